import { randomBytes } from 'node:crypto';

/** @typedef {import('./carta-place.mjs').Item} Item */

/**
 * The body of an order of three lines that is fetched, as a diner's page sends it.
 * @param {readonly Item[]} items
 * @param {number} nth which of the products it has
 */
export function newOrder(items, nth) {
  const lines = [0, 1, 2].map((place) => {
    const { key: item, price } = items[(nth * 3 + place) % items.length];
    const cents = price.big * 100 + Number(price.small);
    return { key: newKey(), item, selection: {}, quantity: 1 + place, note: place === 0 ? 'Sin sal' : '', cents };
  });
  return {
    key: newKey(),
    lines,
    type: 'takeaway',
    zone: null,
    table: null,
    address: '',
    name: 'Julián',
    phone: '11 5555-0100',
    notes: 'Timbre 2',
    payment: null,
    paysWith: null,
    at: null,
    total: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
    language: 'es',
  };
}

const newKey = () => randomBytes(16).toString('base64url').slice(0, 21);
