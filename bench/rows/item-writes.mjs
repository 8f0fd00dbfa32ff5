import path from 'node:path';
import { startFloor } from '../floors/start-floor.mjs';
import { loadAlternately } from '../measuring/load-alternately.mjs';
import { countWriteStatements } from '../servers/count-write-statements.mjs';
import { reorderOf, updateFloor, updateOf } from './edits.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const ROUNDS = 5;
const REORDERS = 200;

/**
 * One product's update and one reorder among siblings, against a server that runs one SQL update.
 * @param {import('../servers/carta-place.mjs').CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function itemWrites(place) {
  const { url, folder, items } = place;
  const floor = await startFloor(folder, { DATABASE: path.join(folder, 'floor.db') });
  try {
    const ours = { origin: url, status: 200 };
    const theirs = { origin: floor.url, status: 200, request: updateFloor };
    const fast = { connections: 4, until: { ms: 1000 } };
    const update = await loadAlternately(ROUNDS, {
      ours: { ...ours, ...fast, request: (nth) => updateOf(place, nth) },
      floor: { ...theirs, ...fast },
    });
    const alone = { connections: 1, until: { requests: REORDERS } };
    const reorder = await loadAlternately(ROUNDS, {
      ours: { ...ours, ...alone, request: (nth) => reorderOf(place, nth) },
      floor: { ...theirs, ...alone },
    });
    const written = await countWriteStatements(place, [updateOf(place, -1), reorderOf(place, REORDERS)]);
    const reordered = `reorder among ${items.length}`;
    return [
      {
        what: "one product's update, 4 connections",
        unit: 'perSecond',
        figure: update.ours.perSecond,
        floor: update.floor.perSecond,
        leastRatio: 0.4,
      },
      { what: "one product's update, write statements", unit: 'count', figure: written[0], floor: 1, mostOf: 3 },
      { what: `${reordered}, p50`, unit: 'ms', figure: reorder.ours.p50, floor: reorder.floor.p50, mostOf: 3 },
      { what: `${reordered}, p99`, unit: 'ms', figure: reorder.ours.p99, floor: reorder.floor.p99, mostOf: 8 },
      { what: `${reordered}, write statements`, unit: 'count', figure: written[1], floor: 1, mostOf: 3 },
    ];
  } finally {
    await floor.stop();
  }
}
