import { itemTitled, menu } from '@carta/domain/testing';
import { moveGroups } from './move-groups.ts';

const MENU = menu('Cocina > Entradas: rabas | Cocina > Platos: bife | Postres: flan | Vinos | Barra > Café con leche');
const groups = (title: string, search = '') =>
  moveGroups(MENU, [itemTitled(MENU, title)], search).map(({ main, categories }) => [
    main?.title,
    categories.map((category) => category.title),
  ]);

describe('moveGroups', () => {
  it('[MOVE-3] leaves out the item’s own category and those that hold categories, and groups level 2 under its level 1', () => {
    expect(groups('rabas')).toEqual([
      ['Cocina', ['Platos']],
      [undefined, ['Postres', 'Vinos']],
      ['Barra', ['Café con leche']],
    ]);
    expect(groups('flan')).toEqual([
      ['Cocina', ['Entradas', 'Platos']],
      [undefined, ['Vinos']],
      ['Barra', ['Café con leche']],
    ]);
  });

  it('[SEARCH-1] finds a category by its own title and by that of its main category', () => {
    expect(groups('flan', 'CAFE')).toEqual([['Barra', ['Café con leche']]]);
    expect(groups('flan', 'cocina')).toEqual([['Cocina', ['Entradas', 'Platos']]]);
    expect(groups('flan', 'pizza')).toEqual([]);
  });

  it('keeps two main categories with the same title apart', () => {
    const twice = menu('Vinos > Blancos | Postres: flan');
    const [first] = twice.categoriesL1;
    const second = { ...first!, key: 'v'.repeat(21), order: 1 };
    const tintos = { ...twice.categoriesL2[0]!, key: 't'.repeat(21), title: 'Tintos', parent: second.key };
    const both = {
      ...twice,
      categoriesL1: [first!, second, twice.categoriesL1[1]!],
      categoriesL2: [...twice.categoriesL2, tintos],
    };
    expect(moveGroups(both, [itemTitled(both, 'flan')], '')).toHaveLength(2);
  });
});
