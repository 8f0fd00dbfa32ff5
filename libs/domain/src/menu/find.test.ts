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
    ['milanesas', ['Picada de milanesas para dos', 'Milanesa napolitana', 'Sándwich de milanesa', 'Menú del mediodía']],
    ['milan', ['Picada de milanesas para dos', 'Milanesa napolitana', 'Sándwich de milanesa', 'Menú del mediodía']],
    ['papa', ['Ñoquis de papa', 'Milanesa napolitana']],
    ['nada', ['Empanada de carne']],
    ['te', ['Té']],
  ])('[FIND-2] %j finds whole words, then beginnings, then parts; titles, then descriptions', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  it.each([
    ['flanes', 'Flan'],
    ['flan', 'Flanes'],
    ['limones', 'Jugo de limón'],
    ['limón', 'Jugo de limones'],
    ['postres', 'Postre helado'],
    ['tés', 'Té'],
    ['ajíes', 'Ají'],
    ['nueces', 'Budín de nuez'],
    ['nuez', 'Budín de nueces'],
    ['sándwiches', 'Sándwich'],
    ['wraps', 'Wrap'],
  ])('[FIND-2] %j finds «%s»: the singular and the plural are one word', (query, title) => {
    const menu = finder([item('Otra cosa', title), item(title)]);
    expect(menu(query)).toEqual({ items: [item(title), item('Otra cosa', title)], forgiven: null });
  });

  it.each([
    ['flanes', 'Flautas'],
    ['ales', 'Pollo al disco'],
    ['as', 'Pollo a la naranja'],
    ['cenas', 'Pan de centeno'],
  ])('[FIND-2] %j is no plural of a word of «%s»', (query, title) => {
    expect(finder([item(title)])(query).items).toEqual([]);
  });

  it.each([
    ['vinos', ['Vino de la casa', 'Copa de malbec']],
    ['vino', ['Vino de la casa', 'Copa de malbec']],
    ['bebidas', ['Menú del mediodía', 'Té', 'Vino de la casa', 'Copa de malbec']],
    ['bebida', ['Menú del mediodía', 'Té', 'Vino de la casa', 'Copa de malbec']],
    ['beb', ['Menú del mediodía', 'Té', 'Vino de la casa', 'Copa de malbec']],
    ['bebidas malbec', ['Copa de malbec']],
    ['sándwiches', ['Sándwich de milanesa']],
    ['caliente', ['Té']],
  ])('[FIND-3] %j finds the products of its category after those that say it', (query, found) => {
    expect([titles(query), find(query).forgiven]).toEqual([found, null]);
  });

  it('[FIND-3] a product in a subcategory that says it, too, comes before the others of the category', () => {
    const drinks = 'Bebidas y vinos';
    const menu = finder([
      item('Limonada', '', `${drinks} › Sin alcohol`),
      item('Malbec', '', `${drinks} › Vinos tintos de la casa`),
      item('Oporto', '', 'Vinos de postre'),
      item('Pollo', 'al vino blanco', 'Cocina'),
      item('Panqueque al whisky', '', 'Postres y vinotecas'),
    ]);
    expect(menu('vino').items.map(({ title }) => title)).toEqual([
      'Pollo',
      'Malbec',
      'Limonada',
      'Oporto',
      'Panqueque al whisky',
    ]);
  });

  it('[FIND-3] a product that says every word comes before one whose category says a word', () => {
    const menu = finder([
      item('Napolitana', '', 'Pizzas'),
      item('Fugazzeta', '', 'Pizzas'),
      item('Promo', 'media pizzeta, napolitanas', 'Menú del día'),
    ]);
    expect(menu('pizz napolitana').items.map(({ title }) => title)).toEqual(['Promo', 'Napolitana']);
  });

  it.each([
    ['a part of a word', 'res', 'Tira de asado', 'Bife de res', 'Postres'],
    ['a beginning of two letters', 'te', 'Nachos', 'Té', 'Tentempiés'],
  ])(
    '[FIND-3] %s in a category’s title counts only where nothing else is found: %j',
    (_what, query, one, other, path) => {
      const found = item(one, '', path);
      expect(finder([found, item(other)])(query).items).toEqual([item(other)]);
      expect(finder([found])(query)).toEqual({ items: [found], forgiven: null });
    },
  );

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
