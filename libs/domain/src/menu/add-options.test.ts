import fc from 'fast-check';
import { addOption } from './add-options.ts';
import { canHoldCategory, canHoldItem, type Holding } from './to-level.ts';

describe('what a category offers to add', () => {
  it.each([
    [1, null, 0, 0, 'category-or-product'],
    [1, 3, 0, 0, 'category-or-product'],
    [1, null, 1, 0, 'category'],
    [1, 3, 0, 1, 'product'],
    [1, null, 0, 1, 'product'],
    [2, null, 0, 0, 'product'],
    [2, null, 0, 4, 'product'],
  ] as const)(
    '[ADD-1] level %d, toLevel %p, with %d categories and %d products: %s',
    (level, toLevel, subcategories, items, option) => {
      expect(addOption({ category: { level, toLevel }, subcategories, items })).toBe(option);
    },
  );

  it('[ADD-1] a category never offers to add what it may not hold', () => {
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
