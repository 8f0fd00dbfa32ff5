import { Category, categoryTitle, newCategory } from './category.ts';
import { CATEGORY_PLACEHOLDER } from '../pictures/placeholders.ts';
import { BUSINESS, category, keyOf } from '../testing/records.ts';

const key = keyOf('Tapas');

describe('categories', () => {
  const main = category({ title: 'Tapas' });
  const child = category({ title: 'Frías', parent: key });

  it.each([
    [main, { toLevel: 3 }],
    [main, { title: '' }],
    [main, { image: undefined }],
    [child, { title: 'x'.repeat(120) }],
  ])('[CAT-1] %j may have %j', (record, fields) => {
    expect(Category.safeParse({ ...record, ...fields }).success).toBe(true);
  });

  it.each([
    [main, { level: 3 }, 'level'],
    [main, { toLevel: 2 }, 'toLevel'],
    [child, { toLevel: 3 }, 'toLevel'],
    [main, { parent: key }, 'parent'],
    [child, { parent: undefined }, 'parent'],
    [main, { order: -1 }, 'order'],
    [main, { order: 0.5 }, 'order'],
    [main, { show: null }, 'show'],
    [main, { title: 'x'.repeat(121) }, 'title'],
    [main, { key: 'corta' }, 'key'],
    [main, { business: 'x' }, 'business'],
    [main, { version: undefined }, 'version'],
  ])('[CAT-1] %j is refused with %j', (record, fields, at) => {
    const { error } = Category.safeParse({ ...record, ...fields });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([at]);
    expect(error?.issues[0]?.message).not.toMatch(/invalid/i);
  });

  it('[TITLE-1] a category without a title shows the fallback title', () => {
    expect([categoryTitle({ title: 'Tapas' }), categoryTitle({ title: '' })]).toEqual([
      'Tapas',
      'Categoría sin nombre',
    ]);
  });

  it('[NEW-1] a new main category is shown, has no title and the placeholder as its cover', () => {
    const made = newCategory({ business: BUSINESS, key, order: 3 });
    expect(made).toEqual({
      business: BUSINESS,
      key,
      level: 1,
      order: 3,
      title: '',
      show: true,
      toLevel: null,
      image: { url: CATEGORY_PLACEHOLDER },
    });
    expect(Category.safeParse({ ...made, _id: 'a', version: 0 }).success).toBe(true);
  });

  it('[NEW-1] a new subcategory has no cover', () => {
    const made = newCategory({ business: BUSINESS, key: keyOf('Frías'), order: 0, parent: key });
    expect(made).toMatchObject({ level: 2, parent: key, title: '', show: true, toLevel: null });
    expect(made).not.toHaveProperty('image');
    expect(Category.safeParse({ ...made, _id: 'a', version: 0 }).success).toBe(true);
  });
});
