import { Item, itemDescription, itemTitle, newItem } from './item.ts';
import { PRODUCT_PLACEHOLDER } from '../pictures/placeholders.ts';
import { BUSINESS, category, item, keyOf } from '../testing/records.ts';

describe('an item', () => {
  it.each([{ featured: 1 }, { featured: false }, { level: 3 }, { description: 'x'.repeat(1_000) }, { title: '' }])(
    '[ITEM-1] may have %j',
    (fields) => {
      expect(Item.safeParse({ ...item(), ...fields }).success).toBe(true);
    },
  );

  it.each([
    [{ featured: 0 }, 'featured'],
    [{ featured: true }, 'featured'],
    [{ featured: 1.5 }, 'featured'],
    [{ level: 1 }, 'level'],
    [{ parent: undefined }, 'parent'],
    [{ order: -1 }, 'order'],
    [{ price: undefined }, 'price'],
    [{ image: undefined }, 'image'],
    [{ soldOutUntil: -1 }, 'soldOutUntil'],
    [{ description: null }, 'description'],
    [{ description: 'x'.repeat(1_001) }, 'description'],
    [{ title: 'x'.repeat(121) }, 'title'],
  ])('[ITEM-1] is refused with %j', (fields, at) => {
    const { error } = Item.safeParse({ ...item(), ...fields });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([at]);
  });

  it('[TITLE-2] without a title shows the fallback title', () => {
    const fallback = 'Producto sin nombre';
    expect(['flan', '', ' '].map((title) => itemTitle({ title }))).toEqual(['flan', fallback, fallback]);
  });

  it('[TITLE-3] without a description shows the fallback text', () => {
    expect([itemDescription({ description: 'Con crema' }), itemDescription({ description: '' })]).toEqual([
      'Con crema',
      'Sin descripción',
    ]);
  });

  it.each([
    [category({ title: 'Tapas' }), 2],
    [category({ title: 'Frías', parent: keyOf('Tapas') }), 3],
  ])('[NEW-2] is created one level below its category', (parent, level) => {
    const made = newItem({ business: BUSINESS, key: keyOf('flan'), order: 4, parent });
    expect(made).toEqual({
      business: BUSINESS,
      key: keyOf('flan'),
      parent: parent.key,
      level,
      order: 4,
      show: true,
      featured: false,
      title: '',
      description: '',
      price: { currency: '$', big: 99, small: '00' },
      image: { url: PRODUCT_PLACEHOLDER },
      soldOutUntil: null,
    });
    expect(Item.safeParse({ ...made, _id: 'a', version: 0 }).success).toBe(true);
  });
});
