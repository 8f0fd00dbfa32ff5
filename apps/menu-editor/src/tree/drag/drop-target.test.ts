import { dropTarget } from './drop-target.ts';

/** Rows of different heights, from 100 on: 100–150, 150–300, 300–350, 350–400. */
const SIBLINGS = [50, 150, 50, 50].map((height, index, heights) => {
  const start = 100 + heights.slice(0, index).reduce((sum, one) => sum + one, 0);
  return { start, end: start + height };
});
const at = (middle: number, slot: number) => dropTarget({ middle, siblings: SIBLINGS, slot, reach: 40 });

describe('dropTarget', () => {
  it.each([
    [120, 0, 0],
    [224, 0, 0],
    [226, 0, 1],
    [324, 0, 1],
    [326, 0, 2],
    [399, 0, 3],
    [370, 3, 3],
    [324, 3, 2],
    [224, 3, 1],
    [124, 3, 0],
  ])('with its middle at %i, the row from slot %i lands at %i', (middle, slot, index) => {
    expect(at(middle, slot)).toBe(index);
  });

  it('reaches a little beyond the first and the last sibling, and no further', () => {
    expect([at(61, 2), at(59, 2), at(439, 2), at(441, 2)]).toEqual([0, null, 3, null]);
  });

  it('has no target without siblings', () => {
    expect(dropTarget({ middle: 0, siblings: [], slot: 0, reach: 40 })).toBeNull();
  });

  it('stays where it is once the slot has moved there: rows of any height never make it flicker', () => {
    for (let middle = 100; middle <= 400; middle += 1) {
      for (let slot = 0; slot < 4; slot += 1) {
        const heights = [50, 150, 60, 90];
        const target = settle(heights, slot, middle);
        expect(settle(target.heights, target.slot, middle).slot).toBe(target.slot);
      }
    }
  });
});

/** Moves the row in the slot to its target until it has none other. */
function settle(heights: number[], slot: number, middle: number): { heights: number[]; slot: number } {
  for (let tries = 0; tries < heights.length + 1; tries += 1) {
    let start = 100;
    const siblings = heights.map((height) => ({ start, end: (start += height) }));
    const target = dropTarget({ middle, siblings, slot, reach: 1_000 }) ?? slot;
    if (target === slot) return { heights, slot };
    const [moved = 0] = heights.slice(slot, slot + 1);
    heights = heights.toSpliced(slot, 1).toSpliced(target, 0, moved);
    slot = target;
  }
  throw new Error('it never rests');
}
