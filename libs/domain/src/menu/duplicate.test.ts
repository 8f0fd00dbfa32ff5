import fc from 'fast-check';
import { copyTitle, duplicateCategory, duplicateItem } from './duplicate.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { categoryTitled, itemTitled, menu } from '../testing/testing.ts';

const MENU = menu('Cocina > Entradas: empanadas*1, provoleta | Cocina > Platos: bife | Postres: flan*2, helado');

function keys() {
  let made = 0;
  return () => `copy-${(made += 1)}`.padEnd(21, '_');
}

describe('a copy', () => {
  it.each([
    ['Flan', 'Flan (copia)'],
    ['', ''],
    ['x'.repeat(120), `${'x'.repeat(112)} (copia)`],
  ])('[COPY-1] of %j has the title %j', (title, copied) => {
    expect(copyTitle(title)).toBe(copied);
  });

  it('[COPY-2] [COPY-4] of an item directly follows it, is hidden and otherwise the same', () => {
    const flan = itemTitled(MENU, 'flan');
    const copied = duplicateItem(MENU, flan.key, keys());
    if (!copied.ok) throw new Error(copied.reason);
    const [copy] = copied.value.items;
    expect(copied.value.order).toEqual([flan.key, copy?.key, itemTitled(MENU, 'helado').key]);
    expect(copy).toEqual({
      ...flan,
      _id: copy?.key,
      key: 'copy-1'.padEnd(21, '_'),
      title: 'flan (copia)',
      featured: false,
      show: false,
      order: 2,
    });
  });

  it('[COPY-2] of a category has copies of its contents', () => {
    const copied = duplicateCategory(MENU, categoryTitled(MENU, 'Cocina').key, keys());
    if (!copied.ok) throw new Error(copied.reason);
    const { categories, items, order } = copied.value;
    const titleOf = new Map(categories.map(({ key, title }) => [key, title]));
    expect(categories.map(({ title, level, parent }) => [title, level, titleOf.get(parent ?? '')])).toEqual([
      ['Cocina (copia)', 1, undefined],
      ['Entradas', 2, 'Cocina (copia)'],
      ['Platos', 2, 'Cocina (copia)'],
    ]);
    expect(items.map(({ title, parent }) => [title, titleOf.get(parent)])).toEqual([
      ['empanadas', 'Entradas'],
      ['provoleta', 'Entradas'],
      ['bife', 'Platos'],
    ]);
    expect(order.map((key) => titleOf.get(key))).toEqual([undefined, 'Cocina (copia)', undefined]);
  });

  it('[COPY-4] of a category is hidden itself; what lies in it keeps its own show', () => {
    const mixed = menu('Cocina > Entradas: pan, ~bravas | Cocina > ~Platos: bife');
    const copied = duplicateCategory(mixed, categoryTitled(mixed, 'Cocina').key, keys());
    if (!copied.ok) throw new Error(copied.reason);
    const { categories, items } = copied.value;
    expect([...categories, ...items].map(({ show }) => show)).toEqual([false, true, false, true, false, true]);
  });

  it('[COPY-2] of a subcategory stays under the same parent', () => {
    const entradas = categoryTitled(MENU, 'Entradas');
    const copied = duplicateCategory(MENU, entradas.key, keys());
    expect(copied.ok && copied.value.categories).toMatchObject([{ parent: entradas.parent, order: 2 }]);
    expect(copied.ok && copied.value.order.indexOf(entradas.key)).toBe(0);
    expect(copied.ok && copied.value.order[1]).toBe(copied.ok && copied.value.categories[0]?.key);
  });

  it('[COPY-3] of any record has new keys and is not featured', () => {
    fc.assert(
      fc.property(anyMenu, (any) => {
        const all = [...any.categoriesL1, ...any.categoriesL2, ...any.items].map(({ key }) => key);
        for (const { key } of [...any.categoriesL1, ...any.categoriesL2]) {
          const copied = duplicateCategory(any, key, keys());
          if (!copied.ok) throw new Error(copied.reason);
          const { categories, items } = copied.value;
          const made = [...categories, ...items].map((record) => record.key);
          expect(new Set([...all, ...made]).size).toBe(all.length + made.length);
          expect(items.every(({ featured, parent }) => !featured && made.includes(parent))).toBe(true);
        }
      }),
    );
  });

  it('[COPY-2] of an unknown key is refused', () => {
    expect(duplicateItem(MENU, 'nothing', keys())).toEqual({ ok: false, reason: 'unknown-key' });
    expect(duplicateCategory(MENU, 'nothing', keys())).toEqual({ ok: false, reason: 'unknown-key' });
  });
});
