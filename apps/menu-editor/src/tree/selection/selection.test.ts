import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { boxStates, selectedRecords, toggledSelection } from './selection.ts';

const MENU = menu('Cocina > Entradas: pan, bravas | Cocina > Platos: bife | Postres: flan, helado | Vacía');
const RECORDS = [...MENU.categoriesL1, ...MENU.categoriesL2, ...MENU.items];
const keyOf = (title: string) => RECORDS.find((record) => record.title === title)?.key ?? title;
const titleOf = (key: string) => RECORDS.find((record) => record.key === key)?.title ?? key;
const pressed = (...titles: string[]) =>
  titles.reduce<string[]>((selected, title) => toggledSelection(MENU, selected, keyOf(title)), []);

describe('the selection', () => {
  it.each([
    [['flan'], ['flan']],
    [['flan', 'flan'], []],
    [['Entradas'], ['Entradas', 'bravas', 'pan']],
    [['Entradas', 'pan'], ['bravas']],
    [['Cocina'], ['Cocina', 'Entradas', 'Platos', 'bife', 'bravas', 'pan']],
    [
      ['Cocina', 'bife'],
      ['Entradas', 'bravas', 'pan'],
    ],
    [
      ['pan', 'bravas'],
      ['bravas', 'pan'],
    ],
    [
      ['pan', 'Entradas'],
      ['Entradas', 'bravas', 'pan'],
    ],
    [['Cocina', 'Cocina'], []],
    [['Vacía'], ['Vacía']],
  ])('after presses on %j has %j', (presses, selected) => {
    expect(
      pressed(...presses)
        .map(titleOf)
        .sort(),
    ).toEqual(selected);
  });

  it('a category with some of its records selected is mixed, and so is the one around it', () => {
    const states = boxStates(MENU, pressed('pan', 'bravas', 'Postres'));
    expect(Object.fromEntries([...states].map(([key, state]) => [titleOf(key), state]))).toEqual({
      pan: 'on',
      bravas: 'on',
      Entradas: 'mixed',
      Cocina: 'mixed',
      Postres: 'on',
      flan: 'on',
      helado: 'on',
    });
  });

  it('has categories without those inside them, items outside them, and all items, in the sequence of the tree', () => {
    const { count, categories, items, allItems } = selectedRecords(MENU, pressed('helado', 'Cocina'));
    const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title);
    expect([count, titles(categories), titles(items), titles(allItems)]).toEqual([
      7,
      ['Cocina'],
      ['helado'],
      ['pan', 'bravas', 'bife', 'helado'],
    ]);
  });

  it('has no record that another session has deleted', () => {
    const left = { ...MENU, items: MENU.items.filter(({ title }) => title !== 'flan') };
    const selected = [itemTitled(MENU, 'flan').key, categoryTitled(MENU, 'Vacía').key];
    expect(selectedRecords(left, selected)).toMatchObject({ count: 1, items: [], categories: [{ title: 'Vacía' }] });
  });
});
