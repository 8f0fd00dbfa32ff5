import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { menuTree } from '@carta/domain';
import { rowTitle } from './row/row-names.ts';
import { flatten, type MovingRow, type Row } from './rows.ts';

const MENU = menu(
  'Cocina > Entradas: empanadas, provoleta, papas | Cocina > Platos: bife | Postres: flan, helado | Vacía',
);
const key = (title: string) => categoryTitled(MENU, title).key;

function rowsWith(opened: readonly string[], moving: MovingRow | null = null): readonly Row[] {
  return flatten(menuTree(MENU), { opened: new Set(opened.map(key)), moving });
}
const titles = (rows: readonly Row[]) => rows.map(rowTitle);

describe('flatten', () => {
  it('returns only the main categories while all are closed', () => {
    expect(titles(rowsWith([]))).toEqual(['Cocina', 'Postres', 'Vacía']);
  });

  it('shows the contents of open categories, level by level', () => {
    expect(titles(rowsWith(['Cocina', 'Entradas', 'Postres']))).toEqual([
      'Cocina',
      'Entradas',
      'empanadas',
      'provoleta',
      'papas',
      'Platos',
      'Postres',
      'flan',
      'helado',
      'Vacía',
    ]);
  });

  it('shows no contents of an open category inside a closed one', () => {
    expect(titles(rowsWith(['Entradas']))).toEqual(['Cocina', 'Postres', 'Vacía']);
  });

  it('gives each category its counts and each row its position among its siblings', () => {
    const rows = rowsWith(['Cocina', 'Postres']);
    expect(rows.map(({ level, position, siblings }) => [level, position, siblings])).toEqual([
      [1, 0, 3],
      [2, 0, 2],
      [2, 1, 2],
      [1, 1, 3],
      [2, 0, 2],
      [2, 1, 2],
      [1, 2, 3],
    ]);
    const held = rows.flatMap((row) => (row.kind === 'category' ? [[row.subcategories, row.items, row.expanded]] : []));
    expect(held).toEqual([
      [2, 0, true],
      [0, 3, false],
      [0, 1, false],
      [0, 2, true],
      [0, 0, false],
    ]);
  });

  it('[SEARCH-3] shows only matches, with positions among them; a category keeps its full counts', () => {
    const found = new Set([key('Cocina'), key('Entradas'), itemTitled(MENU, 'papas').key]);
    const rows = flatten(menuTree(MENU), { opened: found, moving: null, found });
    expect(titles(rows)).toEqual(['Cocina', 'Entradas', 'papas']);
    expect(rows.map(({ position, siblings }) => [position, siblings])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(rows[1]).toMatchObject({ items: 3, expanded: true });
  });

  it('opens an empty category, but not in search results', () => {
    expect(rowsWith(['Vacía']).at(-1)).toMatchObject({ expandable: true, expanded: true });
    const opened = new Set([key('Vacía')]);
    const [found] = flatten(menuTree(MENU), { opened, moving: null, found: opened });
    expect(found).toMatchObject({ expandable: false, expanded: false });
  });

  it('ends a card with the last row of its main category', () => {
    const ends = rowsWith(['Cocina', 'Platos']).filter(({ endsCard }) => endsCard);
    expect(titles(ends)).toEqual(['bife', 'Postres', 'Vacía']);
  });

  it('sorts by order, whatever the sequence of the lists', () => {
    const shuffled = { ...MENU, items: [...MENU.items].reverse(), categoriesL1: [...MENU.categoriesL1].reverse() };
    const rows = flatten(menuTree(shuffled), { opened: new Set([key('Postres')]), moving: null });
    expect(titles(rows)).toEqual(['Cocina', 'Postres', 'flan', 'helado', 'Vacía']);
  });
});

describe('flatten, while a row is moved', () => {
  const movingItem = (title: string, fromIndex: number, toIndex: number): MovingRow => {
    const item = itemTitled(MENU, title);
    return { kind: 'product', key: item.key, parent: item.parent, fromIndex, toIndex };
  };

  it('puts the row where it would land among its siblings', () => {
    const rows = rowsWith(['Cocina', 'Entradas'], movingItem('papas', 2, 0));
    expect(titles(rows).slice(2, 5)).toEqual(['papas', 'empanadas', 'provoleta']);
    expect(rows.slice(2, 5).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('closes the siblings of a moved category, and leaves the rest open', () => {
    const moving: MovingRow = { kind: 'category', key: key('Platos'), parent: key('Cocina'), fromIndex: 1, toIndex: 0 };
    expect(titles(rowsWith(['Cocina', 'Entradas', 'Platos', 'Postres'], moving))).toEqual([
      'Cocina',
      'Platos',
      'Entradas',
      'Postres',
      'flan',
      'helado',
      'Vacía',
    ]);
  });

  it('closes all main categories while one of them is moved', () => {
    const moving: MovingRow = { kind: 'category', key: key('Cocina'), parent: undefined, fromIndex: 0, toIndex: 2 };
    expect(titles(rowsWith(['Cocina', 'Entradas', 'Postres'], moving))).toEqual(['Postres', 'Vacía', 'Cocina']);
  });

  it('leaves the siblings unchanged if the row is gone', () => {
    const gone = { ...movingItem('papas', 2, 0), key: 'x'.repeat(21) };
    expect(titles(rowsWith(['Postres', 'Cocina', 'Entradas'], gone)).slice(2, 5)).toEqual([
      'empanadas',
      'provoleta',
      'papas',
    ]);
  });
});
