import path from 'node:path';
import { startFloor } from '../floors/start-floor.mjs';
import { loadInTurns } from '../measuring/load-in-turns.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {{ _id: string, key: string, parent: string, title: string }} Product */

const ROUNDS = 5;
const REORDERS = 200;

/**
 * One product's update and one reorder, against a server that runs one SQL update.
 * @param {{ url: string, cookie: string, key: string, products: readonly Product[], folder: string }} place `products` are siblings
 * @returns {Promise<Row[]>}
 */
export async function productWrites({ url, cookie, key, products, folder }) {
  const floor = await startFloor(folder, { DATABASE: path.join(folder, 'floor.db') });
  const headers = { cookie, 'content-type': 'application/json' };
  const put = (/** @type {string} */ path, /** @type {object} */ body) =>
    /** @type {const} */ ({ method: 'PUT', path, headers, body: JSON.stringify(body) });
  const updates = products.map((product) => put('/api/items', updateOf(product, key)));
  const reorders = products.map(({ _id }, nth) =>
    put(`/api/products/sort/${key}/${_id}`, { order: (nth * 17) % products.length }),
  );
  // A row that is written as it was before is not written at all.
  const oneUpdate = products.map(({ title }, nth) => put('/sql', { title: `${title} ${nth}` }));
  try {
    const ours = { origin: url, status: 200 };
    const theirs = { origin: floor.url, status: 200, requests: oneUpdate };
    const fast = { connections: 4, until: { ms: 1000 } };
    const update = await loadInTurns(ROUNDS, {
      ours: { ...ours, ...fast, requests: updates },
      floor: { ...theirs, ...fast },
    });
    const alone = { connections: 1, until: { requests: REORDERS } };
    const reorder = await loadInTurns(ROUNDS, {
      ours: { ...ours, ...alone, requests: reorders },
      floor: { ...theirs, ...alone },
    });
    return [
      {
        ...{ what: "one product's update, 4 connections", unit: 'perSecond' },
        ...{ figure: update.ours.perSecond, floor: update.floor.perSecond, leastRatio: 0.4 },
      },
      {
        ...{ what: `reorder among ${products.length}, p50`, unit: 'ms' },
        ...{ figure: reorder.ours.p50, floor: reorder.floor.p50, mostOf: 3 },
      },
      {
        ...{ what: `reorder among ${products.length}, p99`, unit: 'ms' },
        ...{ figure: reorder.ours.p99, floor: reorder.floor.p99, mostOf: 8 },
      },
    ];
  } finally {
    await floor.stop();
  }
}

/**
 * The call that the editor sends when an owner confirms an edit.
 * @param {Product} product
 * @param {string} business
 */
export const updateOf = ({ key, parent, title }, business) => ({
  ...{ key, parent, business, title },
  description: 'Para compartir',
  price: { currency: '$', big: 12_500, small: '50' },
});
