import fc from 'fast-check';
import { removeCategory } from './menu.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { categoryTitled, itemTitled, menu } from '../testing/testing.ts';
import { restorableUntil, restore, restoreMainCategories, type Deletion } from './trash.ts';

const MENU = menu('Cocina > Entradas: empanadas*1, provoleta | Cocina > Platos: bife*3 | Postres: flan*2 | Vacía');

function deleted(title: string): { left: typeof MENU; deletion: Deletion } {
  const { key } = categoryTitled(MENU, title);
  const { menu: left } = removeCategory(MENU, key);
  const gone = <T extends { key: string }>(before: readonly T[], after: readonly T[]) =>
    before.filter((record) => !after.some((other) => other.key === record.key));
  const categories = gone(
    [...MENU.categoriesL1, ...MENU.categoriesL2],
    [...left.categoriesL1, ...left.categoriesL2],
  ).sort((a, b) => a.level - b.level);
  return { left, deletion: { categories, items: gone(MENU.items, left.items) } };
}

function withoutItem(title: string) {
  const item = itemTitled(MENU, title);
  return {
    left: { ...MENU, items: MENU.items.filter((one) => one !== item) },
    deletion: { categories: [], items: [item] },
  };
}

describe('the trash', () => {
  it('[TRASH-1] a deletion can be restored for 30 days', () => {
    expect(new Date(restorableUntil(Date.parse('2026-11-21T10:00:00Z'))).toISOString()).toBe(
      '2026-12-21T10:00:00.000Z',
    );
  });

  it.each(['Cocina', 'Postres', 'Entradas', 'Vacía'])('[TRASH-2] restores %s with its contents', (title) => {
    const { left, deletion } = deleted(title);
    const restored = restore(left, deletion);
    if (!restored.ok) throw new Error(restored.reason);
    expect(restored.value.categories).toEqual(deletion.categories);
    expect(restored.value.items.map(({ key, parent, order }) => [key, parent, order])).toEqual(
      deletion.items.map(({ key, parent, order }) => [key, parent, order]),
    );
  });

  it('[TRASH-2] restores a record last if its order is taken, with new ranks in the old sequence', () => {
    const { left, deletion } = deleted('Cocina');
    const [taken] = left.categoriesL1;
    const moved = { ...left, categoriesL1: [{ ...taken!, order: 0 }] };
    const restored = restore(moved, deletion);
    if (!restored.ok) throw new Error(restored.reason);
    expect(restored.value.categories[0]?.order).toBe(1);
    expect(restored.value.items.map(({ title, featured }) => [title, featured])).toEqual([
      ['empanadas', 3],
      ['provoleta', false],
      ['bife', 4],
    ]);
  });

  it('[TRASH-2] restores an item, and marks an empty level 1 with toLevel 3', () => {
    const { left, deletion } = withoutItem('flan');
    const postres = { ...categoryTitled(MENU, 'Postres'), toLevel: null };
    const unmarked = {
      ...left,
      categoriesL1: left.categoriesL1.map((one) => (one.key === postres.key ? postres : one)),
    };
    const restored = restore(unmarked, deletion);
    expect(restored).toMatchObject({ ok: true, value: { marksParent: true, items: [{ title: 'flan', featured: 4 }] } });
    expect(restore(left, deletion)).toMatchObject({ ok: true, value: { marksParent: false } });
  });

  it('[TRASH-3] refuses what has no place any more', () => {
    const flan = withoutItem('flan');
    const postres = categoryTitled(MENU, 'Postres').key;
    const gone = { ...flan.left, categoriesL1: flan.left.categoriesL1.filter(({ key }) => key !== postres) };
    expect(restore(gone, flan.deletion)).toEqual({ ok: false, reason: 'parent-gone' });

    const child = { ...categoryTitled(MENU, 'Platos'), parent: postres };
    const filled = { ...flan.left, categoriesL2: [...flan.left.categoriesL2, child] };
    expect(restore(filled, flan.deletion)).toEqual({ ok: false, reason: 'holds-categories' });

    const { left, deletion } = deleted('Entradas');
    const held = {
      ...left,
      items: [...left.items, { ...itemTitled(MENU, 'flan'), parent: deletion.categories[0]!.parent! }],
    };
    expect(restore(held, deletion)).toEqual({ ok: false, reason: 'holds-items' });
    expect(restore(left, { categories: [], items: [] })).toEqual({ ok: false, reason: 'parent-gone' });
  });

  it('[TRASH-2] whatever is deleted and restored at once is there again, but for its ranks', () => {
    fc.assert(
      fc.property(anyMenu, fc.nat(), (any, nth) => {
        const all = [...any.categoriesL1, ...any.categoriesL2];
        const root = all[nth % Math.max(all.length, 1)];
        if (!root) return;
        const { menu: left } = removeCategory(any, root.key);
        const kept = new Set([...left.categoriesL1, ...left.categoriesL2, ...left.items].map(({ key }) => key));
        const categories = [root, ...all.filter(({ key }) => !kept.has(key) && key !== root.key)];
        const items = any.items.filter(({ key }) => !kept.has(key));
        const restored = restore(left, { categories, items });
        if (!restored.ok) throw new Error(restored.reason);
        expect(restored.value.categories).toEqual(categories);
        const unranked = (list: readonly object[]) => list.map((item) => ({ ...item, featured: null }));
        expect(unranked(restored.value.items)).toEqual(unranked(items));
      }),
    );
  });

  it('[TRASH-4] main categories that are restored together get their orders and the sequence of their featured items back', () => {
    const before = menu('Cocina > Platos: bife*3, locro*1 | Postres: flan*2, helado | Vinos: malbec*4');
    const deletions = before.categoriesL1.map((main) => {
      const categories = [main, ...before.categoriesL2.filter(({ parent }) => parent === main.key)];
      const keys = categories.map(({ key }) => key);
      return { categories, items: before.items.filter(({ parent }) => keys.includes(parent)) };
    });
    expect(restoreMainCategories({ categoriesL1: [], items: [] }, deletions)).toEqual({
      categories: deletions.flatMap(({ categories }) => categories),
      items: before.items,
    });
    const fresh = menu('Nueva: pan*1');
    const restored = restoreMainCategories(fresh, deletions);
    expect(restored.categories.map(({ title, order }) => [title, order])).toEqual([
      ['Cocina', 1],
      ['Platos', 0],
      ['Postres', 2],
      ['Vinos', 3],
    ]);
    expect(restored.items.map(({ title, featured }) => [title, featured])).toEqual([
      ['bife', 4],
      ['locro', 2],
      ['flan', 3],
      ['helado', false],
      ['malbec', 5],
    ]);
  });
});
