import { finder, matchedRanges, searchWords } from './find.ts';

const item = (title: string, description = '', path = '') => ({ title, description, path });
const HIGUERA = [
  item('Picada de milanesas para dos', '', 'Cocina Entradas'),
  item('Empanada de carne', 'Cortada a cuchillo', 'Cocina Entradas'),
  item('Milanesa napolitana', 'Con papas', 'Cocina Platos principales'),
  item('Ñoquis de papa', 'Con salsa de tomates', 'Cocina Platos principales'),
  item('Sándwich de milanesa', '', 'Hamburguesas y sándwiches'),
  item('Menú del mediodía', 'Con milanesa, puré y bebida', 'Menú del día'),
  item('Té', '', 'Bebidas Calientes'),
  item('Vino de la casa', '', 'Bebidas Vinos'),
  item('Copa de malbec', '', 'Bebidas Vinos'),
];
const find = finder(HIGUERA);
const titles = (query: string) => find(query).items.map(({ title }) => title);

describe('the diners’ search', () => {
  it.each([
    ['EMPANADA', ['Empanada de carne']],
    ['ñoquis', ['Ñoquis de papa']],
    ['noquis', ['Ñoquis de papa']],
    ['Ménu', ['Menú del mediodía']],
    ['carne empanada', ['Empanada de carne']],
    ['empanada cuchillo', ['Empanada de carne']],
    ['  puré, ', ['Menú del mediodía']],
    ['empanada milanesa', []],
    ['sushi', []],
    ['', []],
    [' ?! ', []],
  ])('[FIND-1] %j finds %j', (query, found) => {
    expect([titles(query), find(query).forgiven]).toEqual([found, null]);
  });

  it('[FIND-1] a search without letters or numbers has no words', () => {
    expect([searchWords(' ?! '), searchWords('7 Up, 1/2 🍕')]).toEqual([[], ['7', 'up', '1', '2', '🍕']]);
  });

  it.each([
    ['milanesa', ['Milanesa napolitana', 'Sándwich de milanesa', 'Menú del mediodía', 'Picada de milanesas para dos']],
    ['papa', ['Ñoquis de papa', 'Milanesa napolitana']],
    ['nada', ['Empanada de carne']],
    ['te', ['Té']],
  ])('[FIND-2] %j finds whole words, then beginnings, then parts; titles, then descriptions', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  it.each([
    ['vinos', ['Vino de la casa', 'Copa de malbec']],
    ['bebidas', ['Té', 'Vino de la casa', 'Copa de malbec']],
    ['bebidas malbec', ['Copa de malbec']],
    ['bebida', ['Menú del mediodía']],
  ])('[FIND-3] %j finds the products of its category only where no product says it', (query, found) => {
    expect([titles(query), find(query).forgiven]).toEqual([found, null]);
  });

  it.each([
    ['wrong', 'milaneza', 'milanesa'],
    ['wrong', 'nilanesa', 'milanesa'],
    ['added', 'milannesa', 'milanesa'],
    ['missing', 'milnesa', 'milanesa'],
    ['swapped', 'mialnesa', 'milanesa'],
    ['missing', 'vno', 'vino'],
    ['missing', 'ñoqis', 'ñoquis'],
    ['wrong', 'bebudas', 'bebidas'],
    ['wrong while typing', 'milanez', 'milanesa'],
    ['wrong in each word', 'empamada carme', 'empanada carne'],
    ['wrong in one word', 'milaneza napolitana', 'milanesa napolitana'],
  ])('[FIND-4] a letter %s is forgiven: %j means «%s»', (_what, query, meant) => {
    expect(find(query).forgiven).toBe(meant);
    expect(titles(query)).toEqual(titles(meant));
    expect(titles(query).length).toBeGreaterThan(0);
  });

  it.each([
    ['a missing', 'cocacola', 'coca cola'],
    ['a missing', 'cocacola chica', 'coca cola chica'],
    ['a missing', '7up', '7 up'],
    ['a missing', 'teverde', 'té verde'],
    ['while typing, a missing', 'cocaco', 'coca cola'],
    ['an added', 'fan ta', 'fanta'],
    ['an added', 'lata fan ta', 'lata fanta'],
  ])('[FIND-4] %s space is forgiven: %j means «%s»', (_what, query, meant) => {
    const drinks = [item('Coca-Cola chica'), item('7 Up'), item('Té verde'), item('Fanta lata')];
    const found = finder(drinks)(query);
    expect([found.forgiven, found.items.length]).toEqual([meant, 1]);
    expect(finder(drinks)(meant)).toEqual({ items: found.items, forgiven: null });
  });

  it('[FIND-4] words of two texts are not taken for one', () => {
    const menu = finder([item('Coca', 'Cola')]);
    expect(menu('cocacola')).toEqual({ items: [], forgiven: null });
  });

  it.each(['milamezza', 'vini tinto', 'ta', 'tee', 'cat', 'nilanez', 'pupu', 'empamada sushi'])(
    '[FIND-4] more is not forgiven, nor a letter of a short word: %j',
    (query) => {
      expect(find(query)).toEqual({ items: [], forgiven: null });
    },
  );

  it('[FIND-4] what the menu has as it was typed is not taken for another word', () => {
    const menu = finder([item('Milanesa'), item('Milaneza de soja')]);
    expect(menu('milaneza')).toEqual({ items: [item('Milaneza de soja')], forgiven: null });
  });

  it.each([
    ['Sándwich de Milanesa', 'milanesa', ['Milanesa']],
    ['Picada de milanesas', 'milanesa', ['milanesas']],
    ['Ñoquis (de papa)', 'noquis PAPA', ['Ñoquis', 'papa']],
    ['N\u0303oquis', 'ñoquis', ['N\u0303oquis']],
    ['Té con leche', 'te', ['Té']],
    ['Café', 'te', []],
    ['', 'te', []],
  ])('[FIND-5] in %j, the words of %j are %j', (text, query, words) => {
    expect(matchedRanges(text, query).map(([from, to]) => text.slice(from, to))).toEqual(words);
  });
});
