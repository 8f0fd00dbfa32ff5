const [ONSETS, RHYMES] = [
  ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'qu', 'r', 's', 't', 'tr', 'v', 'z'],
  ['a', 'ada', 'ana', 'e', 'el', 'illa', 'ino', 'o', 'ón', 'osa', 'ero', 'ic'],
];
const SIZES = [
  '187 cc',
  '310cc',
  '330 cc',
  '375 cc',
  '473cc',
  '500 CC',
  '600cc',
  '710 cc',
  '750CC',
  '1000 cc',
  '1,5 L',
];
const PORTIONS = ['', '', '', '4 PORCIONES', '8 PORC.', 'X 3 UNIDS.', 'X 6', 'PARA 2', 'CHICA', 'GRANDE', '1/2'];
const DRINKS = [
  'AGUA',
  'AGUA CON GAS',
  'AGUA SABORIZADA',
  'GASEOSA',
  'LIMONADA',
  'JUGO',
  'CERV.',
  'CERVEZA',
  'SIDRA',
  'VINO',
  'MALBEC',
  'CABERNET SAUVIGNON',
  'TORRONTÉS',
  'ESPUMANTE',
  'GIN',
  'WHISKY',
  'VERMUT',
  'FERNET',
  'LICOR',
  'RON',
];
const DISHES = [
  'MILANESA',
  'MILANESA DE POLLO',
  'TORTILLA',
  'EMPANADAS',
  'ÑOQUIS',
  'ENSALADA',
  'BIFE',
  'PROVOLETA',
  'PIZZA',
  'PIZZETA',
  'SORRENTINOS',
  'LOMO',
  'MERLUZA',
  'RABAS',
  'LOCRO',
  'SANDWICH',
  'PANCHO',
  'BAGUETTE',
  'TOSTADO',
  'HAMBURGUESA',
  'CANELONES',
  'TARTA',
  'MATAMBRE',
  'CHORIPÁN',
  'WOK',
  'FLAN',
  'ALFAJOR',
  'MEDIALUNAS',
];
const WITH = [
  'MUZZARELLA',
  'JAMÓN CRUDO',
  'RÚCULA',
  'ROQUEFORT',
  'CALABRESA',
  'NAPOLITANA',
  'CHEDDAR',
  'PANCETA',
  'CEBOLLA',
  'TOMATE',
  'MORRÓN',
  'HUEVO',
  'VERDEO',
  'ESPINACA',
  'PESTO',
  'FILETO',
  'CREMA',
  'HONGOS',
  'PAPAS',
  'PURÉ',
];
const TOLD = [
  'de nalga',
  'con salsa de tomate',
  'gratinada',
  'con pan de campo',
  'cocida al horno de barro',
  'alcanza para dos',
  'con guarnición a elección',
  'servida con limón',
  'con manteca y perejil',
  'sin cebolla',
  'del día',
  'de la casa',
  'con huevos de campo',
  'picante',
  'hecha en el momento',
  'con hierbas frescas',
  'bien fría',
  'de estación',
];
const BRANDS = 90;
const SUBCATEGORIES_EACH = 5;

/**
 * A menu file as heavy as a restaurant's own, always the same: titles in capitals of 27 letters on average with brands and volumes, hardly
 * any twice, in two levels; a fifth with a description, and a quarter with a diet to filter by.
 * @param {import('./carta-place.mjs').MenuSize} size `categories` counts those that hold products
 */
export function wordyMenu({ categories, products }) {
  let state = 1;
  // Below 1.
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)];
  const brands = Array.from({ length: BRANDS }, () =>
    [ONSETS, RHYMES, ONSETS, RHYMES].map(pick).join('').toUpperCase(),
  );
  const drink = () => `${pick(DRINKS)} ${pick(brands)} ${pick(SIZES)}`;
  const filling = () =>
    random() < 0.4 ? pick(WITH) : `${pick(WITH)} ${pick(['Y', '+', 'C/', 'Y', '/'])} ${pick(WITH)}`;
  const dish = () => `${pick(DISHES)} ${filling()} ${pick(PORTIONS)}`.trim();
  const deal = () => `${pick(DISHES)} ${pick(WITH)} + ${pick(DRINKS)} ${pick(brands)} ${pick(SIZES)}`;
  const kinds = [dish, drink, dish, drink, deal];
  const told = () => `${pick(WITH).toLowerCase()}, ${pick(TOLD)}, ${pick(TOLD)} y ${pick(WITH).toLowerCase()}.`;
  const each = products / categories;
  const subcategories = Array.from({ length: categories }, (_, place) => ({
    title: `${pick([...DRINKS, ...DISHES])} ${pick(brands)}`,
    products: Array.from({ length: Math.round((place + 1) * each) - Math.round(place * each) }, () => ({
      title: kinds[place % kinds.length](),
      price: `${(4 + ((place * 7) % 23) + Math.floor(5 * random() ** 2)) * 500}.00`,
      ...(random() < 1 / 5 && { description: sentence(told()) }),
      ...(random() < 1 / 4 && { diets: ['vegetarian'] }),
    })),
  }));
  return {
    currency: '$',
    categories: Array.from({ length: Math.ceil(categories / SUBCATEGORIES_EACH) }, (_, nth) => ({
      title: pick(['RESTAURANT', 'BEBIDAS', 'POSTRES & CAFÉ', 'PROMOCIONES', 'COCINA', 'BARRA']) + ` ${pick(brands)}`,
      categories: subcategories.slice(nth * SUBCATEGORIES_EACH, (nth + 1) * SUBCATEGORIES_EACH),
    })),
  };
}

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
