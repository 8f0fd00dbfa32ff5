import { alternately } from '../measuring/alternately.mjs';
import { median } from '../measuring/statistics.mjs';
import { loadCold } from './load-cold.mjs';
import { scriptBytes } from './request-log.mjs';

/** @typedef {Awaited<ReturnType<typeof loadCold>>} Loaded */

/**
 * Opens our page and the floor's in turns; gives the medians of the rounds. What is counted exactly is the same in each.
 * @param {number} rounds
 * @param {import('./speeds.mjs').Speed} speed
 * @param {Record<'ours' | 'floor', import('./load-cold.mjs').ColdLoad>} pages
 */
export async function loadColdAlternately(rounds, speed, { ours, floor }) {
  const loaded = await alternately(rounds, { ours: () => loadCold(ours, speed), floor: () => loadCold(floor, speed) });
  const summary = (/** @type {Loaded[]} */ results) => ({
    readyAfter: median(results.map(({ readyAfter }) => readyAfter)),
    blocked: median(results.map(({ blocked }) => blocked)),
    scripts: Math.max(...results.map(({ requests }) => scriptBytes(requests))),
    requests: Math.max(...results.map(({ requests }) => requests.length)),
  });
  return { ours: summary(loaded.ours), floor: summary(loaded.floor) };
}
