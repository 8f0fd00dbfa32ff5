import { canHoldCategory, canHoldItem, checkToLevel, resetsToLevel, setsToLevel3, type Holding } from './to-level.ts';

const holding = (level: 1 | 2, toLevel: null | 3, subcategories: number, items: number): Holding => ({
  category: { level, toLevel },
  subcategories,
  items,
});

describe('toLevel', () => {
  it('[LEVEL-1] adding a category under toLevel 3 resets it first', () => {
    expect(resetsToLevel({ toLevel: 3 })).toBe(true);
    expect(resetsToLevel({ toLevel: null })).toBe(false);
  });

  it('[LEVEL-2] adding items to an empty level 1 sets it to 3', () => {
    expect(setsToLevel3(holding(1, null, 0, 0))).toBe(true);
  });

  it.each([
    ['holds subcategories', holding(1, null, 2, 0)],
    ['holds products', holding(1, null, 0, 2)],
    ['is marked already', holding(1, 3, 0, 0)],
    ['is a level 2', holding(2, null, 0, 0)],
  ])('[LEVEL-3] of a category that %s stays unchanged', (_what, held) => {
    expect(setsToLevel3(held)).toBe(false);
  });

  it.each([
    [holding(1, null, 0, 0), 3, { ok: true, value: 3 }],
    [holding(1, null, 0, 2), 3, { ok: true, value: 3 }],
    [holding(1, 3, 0, 0), null, { ok: true, value: null }],
    [holding(1, 3, 0, 2), 3, { ok: true, value: 3 }],
    [holding(2, null, 0, 2), null, { ok: true, value: null }],
    [holding(1, null, 1, 0), 3, { ok: false, reason: 'holds-categories' }],
    [holding(1, 3, 0, 1), null, { ok: false, reason: 'holds-items' }],
    [holding(2, null, 0, 0), 3, { ok: false, reason: 'wrong-level' }],
  ] as const)('[LEVEL-4] %j set to %p: %j', (held, toLevel, result) => {
    expect(checkToLevel(held, toLevel)).toEqual(result);
  });

  it.each([
    [holding(1, null, 0, 0), { ok: true, value: 2 }, { ok: true, value: 2 }],
    [holding(1, 3, 0, 0), { ok: true, value: 2 }, { ok: true, value: 2 }],
    [holding(1, null, 1, 0), { ok: true, value: 2 }, { ok: false, reason: 'holds-categories' }],
    [holding(1, 3, 0, 1), { ok: false, reason: 'holds-items' }, { ok: true, value: 2 }],
    [holding(2, null, 0, 0), { ok: false, reason: 'wrong-level' }, { ok: true, value: 3 }],
    [holding(2, null, 0, 3), { ok: false, reason: 'wrong-level' }, { ok: true, value: 3 }],
  ] as const)('[LEVEL-5] %j under it: a category %j, a product %j', (held, category, product) => {
    expect(canHoldCategory(held)).toEqual(category);
    expect(canHoldItem(held)).toEqual(product);
  });
});
