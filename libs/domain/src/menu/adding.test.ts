import fc from 'fast-check';
import { addOption, COUNTER, steppedCount } from './adding.ts';
import { canHoldCategory, canHoldItem, type Holding } from './to-level.ts';

describe('a category', () => {
  it.each([
    [1, null, 0, 0, 'category-or-product'],
    [1, 3, 0, 0, 'category-or-product'],
    [1, null, 1, 0, 'category'],
    [1, 3, 0, 1, 'product'],
    [1, null, 0, 1, 'product'],
    [2, null, 0, 0, 'product'],
    [2, null, 0, 4, 'product'],
  ] as const)(
    '[ADD-1] of level %d, toLevel %p, with %d subcategories and %d items offers %s',
    (level, toLevel, subcategories, items, option) => {
      expect(addOption({ category: { level, toLevel }, subcategories, items })).toBe(option);
    },
  );

  it('[ADD-1] never offers to add what it may not hold', () => {
    const anyHolding: fc.Arbitrary<Holding> = fc.record({
      category: fc.oneof(
        fc.record({ level: fc.constant<1>(1), toLevel: fc.constantFrom(null, 3 as const) }),
        fc.record({ level: fc.constant<2>(2), toLevel: fc.constant(null) }),
      ),
      subcategories: fc.constantFrom(0, 0, 1, 5),
      items: fc.constantFrom(0, 0, 1, 5),
    });
    fc.assert(
      fc.property(
        anyHolding.filter(
          ({ category, subcategories, items }) => subcategories === 0 || (category.level === 1 && items === 0),
        ),
        (held) => {
          const option = addOption(held);
          expect(option.includes('category')).toBe(canHoldCategory(held).ok);
          expect(option.includes('product')).toBe(canHoldItem(held).ok);
        },
      ),
    );
  });
});

describe('the counter', () => {
  it.each([
    [1, 1, 2],
    [9, 1, 10],
    [10, 1, 10],
    [10, -1, 9],
    [2, -1, 1],
    [1, -1, 1],
  ] as const)('[COUNT-1] goes from %d by a step of %d to %d', (count, step, next) => {
    expect(steppedCount(count, step)).toBe(next);
  });

  it('[COUNT-1] stays within 1 to 10 after any steps', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 40 }), (steps) => {
        const counts = steps.reduce<number[]>(
          (seen, step) => [...seen, steppedCount(seen.at(-1) ?? COUNTER.min, step)],
          [],
        );
        expect(counts.every((count) => Number.isInteger(count) && count >= 1 && count <= 10)).toBe(true);
      }),
    );
  });
});
