import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reorderOf, updateOf } from './edits.mjs';

const price = { currency: '$', big: 100, small: '00' };
const items = Array.from({ length: 50 }, (_, nth) => ({
  _id: `id${nth}`,
  key: `key${nth}`,
  parent: 'parent',
  title: 'Flan',
  price,
}));
const owner = { cookie: 'session=1', key: 'medida', items };
const TURNS = Array.from({ length: 200 }, (_, nth) => nth);

describe('a write changes something', () => {
  it('an update gives its item another name', () => {
    const sent = TURNS.map((nth) => String(updateOf(owner, nth).body));
    assert.equal(new Set(sent).size, sent.length);
  });

  it('a repeated reorder moves an item to another place', () => {
    const orders = TURNS.map((nth) => JSON.parse(String(reorderOf(owner, nth).body)).order);
    for (const nth of TURNS.slice(items.length)) assert.notEqual(orders[nth], orders[nth - items.length]);
    assert.ok(orders.every((order) => order >= 0 && order < items.length));
  });

  it('every item is moved once', () => {
    const moved = new Set(TURNS.map((nth) => reorderOf(owner, nth).path));
    assert.equal(moved.size, items.length);
  });
});
