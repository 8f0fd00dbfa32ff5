import path from 'node:path';
import { startFloor } from '../floors/start-floor.mjs';
import { loadInTurns } from '../measuring/load-in-turns.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {{ _id: string, key: string, parent: string, title: string }} Product */

const ROUNDS = 5;
const REORDERS = 200;
const JSON_BODY = { 'content-type': 'application/json' };

/**
 * One product's update and one reorder, against a server that runs one SQL update.
 * @param {{ url: string, cookie: string, key: string, products: readonly Product[], folder: string }} place `products` are siblings
 * @returns {Promise<Row[]>}
 */
export async function productWrites({ url, cookie, key, products, folder }) {
  const floor = await startFloor(folder, { DATABASE: path.join(folder, 'floor.db') });
  const put = { method: 'PUT', status: 200, headers: { cookie, ...JSON_BODY } };
  const oneUpdate = {
    ...{ ...put, url: `${floor.url}/sql`, headers: JSON_BODY },
    // A row that is written as it was before is not written at all.
    requests: products.map(({ title }, nth) => ({ body: JSON.stringify({ title: `${title} ${nth}` }) })),
  };
  const updates = products.map((product) => ({ body: JSON.stringify(updateOf(product, key)) }));
  const reorders = products.map(({ _id }, nth) => ({
    path: `/api/products/sort/${key}/${_id}`,
    body: JSON.stringify({ order: (nth * 17) % products.length }),
  }));
  try {
    const update = await loadInTurns(ROUNDS, {
      ours: { ...put, url: `${url}/api/items`, connections: 4, requests: updates },
      floor: { ...oneUpdate, connections: 4 },
    });
    const reorder = await loadInTurns(ROUNDS, {
      ours: { ...put, url, connections: 1, amount: REORDERS, requests: reorders },
      floor: { ...oneUpdate, connections: 1, amount: REORDERS },
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
