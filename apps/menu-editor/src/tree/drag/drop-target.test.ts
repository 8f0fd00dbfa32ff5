import { dropTarget, landing } from './drop-target.ts';

/** Rows of different heights, from 100 on: 100–150, 150–300, 300–350, 350–400. */
const SIBLINGS = [50, 150, 50, 50].map((height, index, heights) => {
  const start = 100 + heights.slice(0, index).reduce((sum, one) => sum + one, 0);
  return { start, end: start + height };
});
const at = (top: number, slot: number) => dropTarget({ top, height: 40, siblings: SIBLINGS, slot });

describe('dropTarget', () => {
  it.each([
    [100, 0, 0],
    [175, 0, 0],
    [176, 0, 1],
    [275, 0, 1],
    [276, 0, 2],
    [326, 0, 3],
    [350, 3, 3],
    [325, 3, 2],
    [225, 3, 1],
    [125, 3, 0],
  ])('with its top at %i, the row from slot %i lands at %i', (top, slot, index) => {
    expect(at(top, slot)).toBe(index);
  });

  it('a row held where it was lifted stays, whichever slot it was', () => {
    expect(SIBLINGS.map(({ start }, slot) => at(start, slot))).toEqual([0, 1, 2, 3]);
  });

  it('reaches a row’s height beyond the first and the last sibling, and no further', () => {
    expect([at(41, 2), at(39, 2), at(419, 2), at(421, 2)]).toEqual([0, null, 3, null]);
  });

  it('is null without siblings', () => {
    expect(dropTarget({ top: 0, height: 40, siblings: [], slot: 0 })).toBeNull();
  });

  it('stays the same once the slot has moved there, for rows of any height', () => {
    for (let top = 100; top <= 400; top += 1) {
      for (let slot = 0; slot < 4; slot += 1) {
        const heights = [50, 150, 60, 90];
        const target = settle(heights, slot, top);
        expect(settle(target.heights, target.slot, top).slot).toBe(target.slot);
      }
    }
  });
});

describe('landing', () => {
  const targets = new Map([['postres', 'Postres']]);
  const over = (top: number, under: string | null) =>
    landing({ top, height: 40, siblings: SIBLINGS, slot: 0 }, under, targets);

  it('is the category under the row, even right beside the siblings', () => {
    expect([over(410, 'postres'), over(2_000, 'postres')]).toEqual([
      { kind: 'category', key: 'postres' },
      { kind: 'category', key: 'postres' },
    ]);
  });

  it.each([null, 'cocina', 'flan'])('is a place among the siblings over %j, which cannot hold the row', (under) => {
    expect(over(276, under)).toEqual({ kind: 'place', index: 2 });
    expect(over(2_000, under)).toEqual({ kind: 'nowhere' });
  });
});

/** Moves the row in the slot to its target until it has none other. */
function settle(heights: number[], slot: number, top: number): { heights: number[]; slot: number } {
  for (let tries = 0; tries < heights.length + 1; tries += 1) {
    let start = 100;
    const siblings = heights.map((height) => ({ start, end: (start += height) }));
    const target = dropTarget({ top, height: 1_000, siblings, slot }) ?? slot;
    if (target === slot) return { heights, slot };
    const [moved = 0] = heights.slice(slot, slot + 1);
    heights = heights.toSpliced(slot, 1).toSpliced(target, 0, moved);
    slot = target;
  }
  throw new Error('it never rests');
}
