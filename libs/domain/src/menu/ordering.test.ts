import fc from 'fast-check';
import type { Key } from './key.ts';
import { moves, moveWithin, nextOrder, orderFor, sortByOrder, type Ordered } from './ordering.ts';

const siblings = (...keys: Key[]): Ordered[] => keys.map((key, order) => ({ key, order }));
const keysOf = (records: readonly Ordered[]) => records.map(({ key }) => key);
const ordersOf = (records: readonly Ordered[]) => records.map(({ order }) => order);

/** Siblings with orders of their own, with gaps, in any sequence. */
const anySiblings = fc
  .uniqueArray(fc.nat({ max: 500 }), { minLength: 1, maxLength: 30 })
  .map((orders) => orders.map((order, index): Ordered => ({ key: `key-${index}`, order })));

describe('the order among siblings', () => {
  it('[ORD-1] the lowest order comes first; equal ones keep their sequence', () => {
    const records = [
      { key: 'c', order: 7 },
      { key: 'a', order: 0 },
      { key: 'b', order: 3 },
      { key: 'd', order: 3 },
    ];
    expect(keysOf(sortByOrder(records))).toEqual(['a', 'b', 'd', 'c']);
    expect(keysOf(records)).toEqual(['c', 'a', 'b', 'd']);
  });

  it.each([
    [[], 0],
    [[0], 1],
    [[0, 1, 2], 3],
    [[7, 2], 8],
  ])('[ORD-2] a new sibling after the orders %j gets %d', (orders, next) => {
    expect(nextOrder(orders.map((order) => ({ key: 'x', order })))).toBe(next);
  });

  it.each([
    [[0, 1], 5, 5],
    [[0, 2], 1, 1],
    [[0, 1], 1, 2],
    [[], 0, 0],
    [[4], undefined, 5],
  ])('[ORD-3] among the orders %j, the requested order %p becomes %d', (orders, requested, given) => {
    const among = orders.map((order) => ({ key: 'x', order }));
    expect(orderFor(among, requested)).toBe(given);
  });

  it('[ORD-3] no two siblings share an order, whatever order is requested', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10 }), { maxLength: 20 }), (requests) => {
        const made: Ordered[] = [];
        for (const requested of requests) made.push({ key: 'x', order: orderFor(made, requested) });
        expect(new Set(ordersOf(made)).size).toBe(made.length);
      }),
    );
  });

  it.each([
    ['a', 2, ['b', 'c', 'a', 'd']],
    ['d', 0, ['d', 'a', 'b', 'c']],
    ['b', 3, ['a', 'c', 'd', 'b']],
    ['c', 1, ['a', 'c', 'b', 'd']],
  ])('[ORD-4] moving %s to %d gives %j, numbered from 0', (key, toIndex, order) => {
    const moved = moveWithin(siblings('a', 'b', 'c', 'd'), key, toIndex);
    expect(moved).toEqual({ ok: true, value: siblings(...order) });
  });

  it('[ORD-4] after any move the orders are 0 to n, and the other siblings keep their sequence', () => {
    fc.assert(
      fc.property(anySiblings, fc.nat(), fc.nat(), (records, from, to) => {
        const { key } = records[from % records.length]!;
        const toIndex = to % records.length;
        const moved = moveWithin(records, key, toIndex);
        if (!moved.ok) throw new Error(moved.reason);
        const before = keysOf(sortByOrder(records));
        expect(keysOf(moved.value)[toIndex]).toBe(key);
        expect(keysOf(moved.value).filter((other) => other !== key)).toEqual(before.filter((other) => other !== key));
        if (before.indexOf(key) !== toIndex) expect(ordersOf(moved.value)).toEqual(records.map((_, index) => index));
      }),
    );
  });

  it('[ORD-4] a move of an unknown key is refused', () => {
    const among = siblings('a', 'b');
    expect(moveWithin(among, 'z', 0)).toEqual({ ok: false, reason: 'unknown-key' });
    expect(moveWithin([], 'z', 0)).toEqual({ ok: false, reason: 'unknown-key' });
    for (const toIndex of [-1, 2, 0.5, NaN, Infinity])
      expect(moveWithin(among, 'a', toIndex)).toEqual({ ok: false, reason: 'out-of-range' });
  });

  it('[ORD-5] a move to the same index keeps every order, gaps included', () => {
    const gaps = [
      { key: 'a', order: 3 },
      { key: 'b', order: 9 },
    ];
    expect(moveWithin(gaps, 'b', 1)).toEqual({ ok: true, value: gaps });
    expect(moveWithin([...gaps].reverse(), 'b', 1)).toEqual({ ok: true, value: gaps });
  });

  it.each([
    [2, 2, false],
    [2, null, false],
    [2, 0, true],
    [0, 1, true],
  ])('[ORD-5] a drop from %d at %p moves: %s', (fromIndex, toIndex, moved) => {
    expect(moves(fromIndex, toIndex)).toBe(moved);
  });

  it('[ORD-4] a move does not change its arguments', () => {
    const among = Object.freeze(siblings('a', 'b', 'c').map((record) => Object.freeze(record)));
    moveWithin(among, 'a', 2);
    expect(among).toEqual(siblings('a', 'b', 'c'));
  });
});
