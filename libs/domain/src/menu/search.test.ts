import { categoryTitled, itemTitled, menu } from '../testing/testing.ts';
import { isFoundIn, searchMenu, searchText, WITHOUT_GLUTEN_DATA, WITHOUT_PRICE } from './search.ts';

const MENU = menu(
  'Cocina > Entradas: empanadas, Jamón ibérico | Cocina > Platos: bife, ñoquis | Postres: flan, jamón dulce',
);

const titlesOf = (keys: ReadonlySet<string>) =>
  [...MENU.categoriesL1, ...MENU.categoriesL2, ...MENU.items]
    .filter(({ key }) => keys.has(key))
    .map(({ title }) => title);

describe('the search', () => {
  it.each([
    ['JAMÓN', 'Jamón Ibérico', true],
    ['jamon', 'Jamón Ibérico', true],
    ['nandu', 'ÑANDÚ', true],
    ['iber jam', 'Jamón Ibérico', true],
    ['jamón  ', 'Jamon', true],
    ['jamon crudo', 'Jamón Ibérico', false],
    ['', 'anything', true],
    ['   ', '', true],
  ])('[SEARCH-1] a search for %j finds %j: %s', (query, text, found) => {
    expect(isFoundIn(query, text)).toBe(found);
  });

  it('[SEARCH-1] a search ignores case, accents and double spaces', () => {
    expect(searchText('  Café  con LECHE ')).toBe('cafe con leche');
  });

  it('[SEARCH-2] a search finds titles, descriptions and fallback titles', () => {
    const nameless = { ...itemTitled(MENU, 'bife'), title: '', description: 'con salsa criolla' };
    const menuWith = { ...MENU, items: [nameless] };
    expect([...searchMenu(menuWith, 'sin nombre').matches]).toEqual([nameless.key]);
    expect([...searchMenu(menuWith, 'CRIOLLA').matches]).toEqual([nameless.key]);
    expect(searchMenu(menuWith, 'sin descripción').matches.size).toBe(0);
  });

  it('[SEARCH-3] a match is shown with the categories around it', () => {
    const { matches, shown } = searchMenu(MENU, 'jamon');
    expect(titlesOf(matches)).toEqual(['Jamón ibérico', 'jamón dulce']);
    expect(titlesOf(shown)).toEqual(['Cocina', 'Postres', 'Entradas', 'Jamón ibérico', 'jamón dulce']);
  });

  it('[SEARCH-3] a matching category is shown with everything inside', () => {
    const { matches, shown } = searchMenu(MENU, 'cocina');
    expect([...matches]).toEqual([categoryTitled(MENU, 'Cocina').key]);
    expect(titlesOf(shown)).toEqual(['Cocina', 'Entradas', 'Platos', 'empanadas', 'Jamón ibérico', 'bife', 'ñoquis']);
  });

  it('[SEARCH-4] «Sin precio» finds the hidden products that have no price yet', () => {
    const price = { currency: '$', big: 0, small: '00' } as const;
    const items = MENU.items.map((item) =>
      item.title === 'bife' ? { ...item, show: false, price } : item.title === 'flan' ? { ...item, price } : item,
    );
    const { matches } = searchMenu({ ...MENU, items }, WITHOUT_PRICE);
    expect(titlesOf(matches)).toEqual(['bife']);
  });

  it.each([WITHOUT_GLUTEN_DATA, ' sin  datos de tacc'])(
    '[SEARCH-4] «%s» finds what states nothing of gluten',
    (text) => {
      const states = { bife: 'free', flan: 'contains', empanadas: undefined } as const;
      const declared = {
        ...MENU,
        items: MENU.items.map((item) => {
          const gluten = states[item.title as keyof typeof states];
          return gluten ? { ...item, allergens: { gluten, milk: 'free' as const } } : item;
        }),
      };
      const { matches, shown } = searchMenu(declared, text);
      expect(titlesOf(matches)).toEqual(['empanadas', 'Jamón ibérico', 'ñoquis', 'jamón dulce']);
      expect(titlesOf(shown)).not.toContain('bife');
    },
  );

  it('[SEARCH-3] a search without a match shows nothing', () => {
    expect(searchMenu(MENU, 'pizza').shown.size).toBe(0);
  });
});
