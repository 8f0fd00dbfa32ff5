import { categoryTitled, itemTitled, menu } from '../testing/testing.ts';
import { categoriesForItem, moveItemInto, moveItemsInto, targetOf } from './move-item.ts';

const MENU = menu('Cocina > Entradas: empanadas, provoleta | Cocina > Platos: bife | Postres: flan | Vacía');
const bife = itemTitled(MENU, 'bife');
const target = (title: string) => targetOf(MENU, categoryTitled(MENU, title));

describe('an item moved to another category', () => {
  it.each([
    ['Entradas', undefined, 3, ['empanadas', 'provoleta', 'bife']],
    ['Entradas', 0, 3, ['bife', 'empanadas', 'provoleta']],
    ['Entradas', 1, 3, ['empanadas', 'bife', 'provoleta']],
    ['Postres', undefined, 2, ['flan', 'bife']],
    ['Vacía', 0, 2, ['bife']],
  ])('[MOVE-1] in %s at %p has level %d, among %j', (title, toIndex, level, titles) => {
    const moved = moveItemInto(bife, target(title), toIndex);
    if (!moved.ok) throw new Error(moved.reason);
    expect(moved.value.items.map((item) => item.title)).toEqual(titles);
    expect(moved.value.items.map(({ order }) => order)).toEqual(titles.map((_, order) => order));
    expect(itemTitled({ ...MENU, items: moved.value.items }, 'bife')).toMatchObject({
      parent: categoryTitled(MENU, title).key,
      level,
    });
  });

  it.each([
    ['Vacía', true],
    ['Postres', false],
    ['Entradas', false],
  ])('[MOVE-2] marks %s with toLevel 3: %s', (title, marks) => {
    const moved = moveItemInto(bife, target(title));
    expect(moved.ok && moved.value.marksTarget).toBe(marks);
  });

  it.each([
    ['Cocina', undefined, 'holds-categories'],
    ['Platos', undefined, 'same-parent'],
    ['Postres', 2, 'out-of-range'],
    ['Postres', -1, 'out-of-range'],
  ])('[MOVE-3] to %s at %p is refused: %s', (title, toIndex, reason) => {
    expect(moveItemInto(bife, target(title), toIndex)).toEqual({ ok: false, reason });
  });

  it('[MOVE-3] may go to every category that can hold it', () => {
    const offered = categoriesForItem(MENU, itemTitled(MENU, 'flan'));
    expect(offered.map(({ title }) => title)).toEqual(['Entradas', 'Platos', 'Vacía']);
  });
});

describe('several items moved to another category', () => {
  const several = (...titles: string[]) => titles.map((title) => itemTitled(MENU, title));

  it.each([
    ['Entradas', ['bife', 'flan'], ['empanadas', 'provoleta', 'bife', 'flan'], false],
    ['Entradas', ['flan', 'empanadas', 'bife'], ['empanadas', 'provoleta', 'flan', 'bife'], false],
    ['Vacía', ['provoleta', 'flan'], ['provoleta', 'flan'], true],
    ['Entradas', ['empanadas'], ['empanadas', 'provoleta'], false],
  ])('[MOVE-4] [MOVE-2] %s gets %j at its end: %j, marked with toLevel 3: %s', (title, moved, titles, marks) => {
    const placed = moveItemsInto(several(...moved), target(title));
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.value.items.map((item) => [item.title, item.order, item.parent])).toEqual(
      titles.map((one, order) => [one, order, categoryTitled(MENU, title).key]),
    );
    expect(placed.value.marksTarget).toBe(marks);
  });

  it('[MOVE-4] a category that holds categories is refused', () => {
    expect(moveItemsInto(several('flan'), target('Cocina'))).toEqual({ ok: false, reason: 'holds-categories' });
  });
});
