import { itemTitled, menu } from '@carta/domain/testing';
import { moveGroups } from './move-groups.ts';

const MENU = menu('Cocina > Entradas: rabas | Cocina > Platos: bife | Postres: flan | Vinos | Barra > Café con leche');
const groups = (product: string, search = '') =>
  moveGroups(MENU, itemTitled(MENU, product), search).map(({ main, categories }) => [
    main?.title,
    categories.map((category) => category.title),
  ]);

describe('where a product may go', () => {
  it('[MOVE-3] leaves out its own category and those that hold categories, and shows level 2 under its level 1', () => {
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

  it('[SEARCH-1] a search looks in the titles, also in those around', () => {
    expect(groups('flan', 'CAFE')).toEqual([['Barra', ['Café con leche']]]);
    expect(groups('flan', 'cocina')).toEqual([['Cocina', ['Entradas', 'Platos']]]);
    expect(groups('flan', 'pizza')).toEqual([]);
  });

  it('keeps apart two main categories of the same title', () => {
    const twice = menu('Vinos > Blancos | Postres: flan');
    const [first] = twice.categoriesL1;
    const second = { ...first!, key: 'v'.repeat(21), order: 1 };
    const tintos = { ...twice.categoriesL2[0]!, key: 't'.repeat(21), title: 'Tintos', parent: second.key };
    const both = {
      ...twice,
      categoriesL1: [first!, second, twice.categoriesL1[1]!],
      categoriesL2: [...twice.categoriesL2, tintos],
    };
    expect(moveGroups(both, itemTitled(both, 'flan'), '')).toHaveLength(2);
  });
});
