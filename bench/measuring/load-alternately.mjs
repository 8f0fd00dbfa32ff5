import { alternately } from './alternately.mjs';
import { load } from './load.mjs';
import { median, percentile } from './statistics.mjs';

/** @typedef {import('./load.mjs').Load} Load */

/**
 * Puts the same kind of load on us and on the floor in turns; gives the medians of the rounds.
 * @param {number} rounds
 * @param {{ ours: Load, floor: Load }} loads
 */
export async function loadAlternately(rounds, { ours, floor }) {
  const runs = await alternately(rounds, { ours: () => load(ours), floor: () => load(floor) });
  const summary = (/** @type {Awaited<ReturnType<typeof load>>[]} */ results) => ({
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ latencies }) => percentile(latencies, 0.5))),
    p99: median(results.map(({ latencies }) => percentile(latencies, 0.99))),
  });
  return { ours: summary(runs.ours), floor: summary(runs.floor) };
}
