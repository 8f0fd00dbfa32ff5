import fc from 'fast-check';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/menu.ts';
import type { Menu } from './menu.ts';
import { publicMenu } from './public-menu.ts';
import { isTitled } from './is-titled.ts';
import { unfinishedRecords, unfinishedSummary } from './unfinished.ts';

/** A menu in which records written 'sin…' have no title. */
function written(text: string): Menu {
  const { categoriesL1, categoriesL2, items, ...settings } = menu(text);
  const untitled = <T extends { title: string }>(record: T): T =>
    record.title.startsWith('sin') ? { ...record, title: '' } : record;
  return {
    ...settings,
    categoriesL1: categoriesL1.map(untitled),
    categoriesL2: categoriesL2.map(untitled),
    items: items.map(untitled),
  };
}

const reasonsOf = (text: string) => {
  const { categoriesL1, categoriesL2, items } = menu(text);
  const unfinished = unfinishedRecords(written(text));
  const records = [...categoriesL1, ...categoriesL2, ...items];
  return Object.fromEntries(
    records.flatMap(({ key, title }) => (unfinished.has(key) ? [[title, unfinished.get(key)]] : [])),
  );
};

describe('unfinished records', () => {
  it.each([
    ['', false],
    ['  ', false],
    [' Flan', true],
  ])('[DONE-1] the title %j can be read: %s', (title, readable) => {
    expect(isTitled({ title })).toBe(readable);
  });

  it.each([
    ['Tapas: croquetas', {}],
    ['Tapas: croquetas, sin1', { sin1: 'untitled' }],
    ['Tapas: sin1', { Tapas: 'empty', sin1: 'untitled' }],
    ['sin1: croquetas', { sin1: 'untitled' }],
    ['Tapas', { Tapas: 'empty' }],
    ['Tapas: ~croquetas', { Tapas: 'empty' }],
    ['Cocina > Platos: bife | Cocina > Entradas', { Entradas: 'empty' }],
    ['Cocina > Platos', { Cocina: 'empty', Platos: 'empty' }],
    ['Cocina > sin1: bife', { Cocina: 'empty', sin1: 'untitled' }],
    ['Cocina > ~Platos: bife', { Cocina: 'empty' }],
    ['~Tapas', {}],
    ['~Tapas: ~sin1', {}],
    ['~Tapas: sin1', { sin1: 'untitled' }],
  ])('[DONE-1] [DONE-2] [DONE-3] of %j are %j', (text, reasons) => {
    expect(reasonsOf(text)).toEqual(reasons);
  });

  it.each([
    ['Tapas: croquetas', { count: 0, text: '' }],
    ['Tapas: croquetas, sin1', { count: 1, text: '1 producto sin nombre' }],
    ['Tapas: pan, sin1, sin2 | Postres', { count: 3, text: '2 productos sin nombre, 1 categoría vacía' }],
    ['sin1: pan | sin2: pan | A | B', { count: 4, text: '2 categorías sin nombre, 2 categorías vacías' }],
    ['sin1: pan', { count: 1, text: '1 categoría sin nombre' }],
  ])('[DONE-4] %j sums up to %j', (text, summary) => {
    expect(unfinishedSummary(written(text))).toEqual(summary);
  });

  it('[DONE-2] a shown category of level 1 is either public or unfinished, in any menu', () => {
    fc.assert(
      fc.property(anyMenu, (any) => {
        const seen = publicMenu(any).categories.map(({ key }) => key);
        const unfinished = unfinishedRecords(any);
        const shown = any.categoriesL1.filter(({ show }) => show).map(({ key }) => key);
        expect(shown.filter((key) => seen.includes(key) === unfinished.has(key))).toEqual([]);
      }),
    );
  });
});
