import { menuTree } from '@carta/domain';
import { categoryTitled, menu } from '@carta/domain/testing';
import { isRow, withAddLines, type TreeLine } from './lines.ts';
import { flatten } from './rows.ts';
import { rowTitle } from './row/row-names.ts';

const MENU = menu('Cocina > Entradas: empanadas | Cocina > Platos: bife | Postres: flan | Vacía');
const keysOf = (...titles: string[]) => new Set(titles.map((title) => categoryTitled(MENU, title).key));

function wordsOf(line: TreeLine): string {
  if (isRow(line)) return rowTitle(line);
  return line.kind === 'new' ? `new ${line.place.kind} in ${line.within}` : `+ ${line.place.kind} in ${line.within}`;
}
const linesOf = (opened: Set<string>, typing: Parameters<typeof withAddLines>[1] = null) =>
  withAddLines(flatten(menuTree(MENU), { opened, moving: null }), typing);

describe('the lines where records are added', () => {
  it('a closed tree has none', () => {
    expect(linesOf(new Set()).map(wordsOf)).toEqual(['Cocina', 'Postres', 'Vacía']);
  });

  it('an open category ends in one for the kind that it holds', () => {
    expect(linesOf(keysOf('Cocina', 'Entradas', 'Postres')).map(wordsOf)).toEqual([
      'Cocina',
      'Entradas',
      'empanadas',
      '+ product in Entradas',
      'Platos',
      '+ category in Cocina',
      'Postres',
      'flan',
      '+ product in Postres',
      'Vacía',
    ]);
  });

  it('[ADD-1] an open empty category of level 1 ends in both', () => {
    expect(linesOf(keysOf('Vacía')).map(wordsOf).slice(2)).toEqual([
      'Vacía',
      '+ product in Vacía',
      '+ category in Vacía',
    ]);
  });

  it('the row being typed is above the line that began it', () => {
    const typing = { kind: 'product', parent: categoryTitled(MENU, 'Postres').key } as const;
    expect(linesOf(keysOf('Postres'), typing).map(wordsOf).slice(1, 5)).toEqual([
      'Postres',
      'flan',
      'new product in Postres',
      '+ product in Postres',
    ]);
  });

  it('the last line of each card ends it', () => {
    const ends = linesOf(keysOf('Cocina', 'Postres')).filter(({ endsCard }) => endsCard);
    expect(ends.map(wordsOf)).toEqual(['+ category in Cocina', '+ product in Postres', 'Vacía']);
  });
});
