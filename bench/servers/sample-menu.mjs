const DISHES = [
  'Milanesa',
  'Tortilla',
  'Empanada',
  'Ñoquis',
  'Ensalada',
  'Bife',
  'Provoleta',
  'Flan',
  'Helado',
  'Pizza',
  'Sorrentinos',
  'Costillar',
  'Lomo',
  'Merluza',
  'Rabas',
  'Locro',
  'Humita',
  'Matambre',
  'Vacío',
  'Choripán',
];
const KINDS = [
  'napolitana',
  'con papas',
  'de la casa',
  'al horno',
  'con salsa',
  'a la parrilla',
  'criolla',
  'con queso',
  'para dos',
  'chica',
  'grande',
  'especial',
];

/** @param {number} number */
const kind = (number) => KINDS[number % KINDS.length];

/** @typedef {ReturnType<typeof sampleMenu>} SampleMenu */

const OPTIONS = ['Chica', 'Mediana', 'Grande', 'Con queso', 'Con huevo', 'Con panceta', 'Sin sal'];
const OPTIONS_EACH = 5;

/**
 * The menu with groups of five options, of which each product uses one or two, and with declared allergens.
 * @param {SampleMenu} menu
 * @param {number} groups
 */
export function withOptions(menu, groups) {
  const titleOf = (/** @type {number} */ group) => `Opciones ${(group % groups) + 1} ${kind(group % groups)}`;
  return {
    ...menu,
    options: Array.from({ length: groups }, (_, group) => ({
      title: titleOf(group),
      pricing: 'add',
      min: 0,
      max: 3,
      options: Array.from({ length: OPTIONS_EACH }, (_, nth) => ({
        title: OPTIONS[(group + nth) % OPTIONS.length],
        price: `${500 + ((group * 31 + nth * 7) % 40) * 50}.00`,
        allergens: { gluten: 'free', milk: nth % 2 === 0 ? 'contains' : 'free' },
      })),
    })),
    categories: menu.categories.map((category, index) => ({
      ...category,
      products: category.products.map((product, nth) => ({
        ...product,
        allergens: { gluten: nth % 3 === 0 ? 'free' : 'contains', eggs: 'free' },
        options: nth % 2 === 0 ? [titleOf(index * 2 + nth)] : [titleOf(index * 2 + nth), titleOf(index * 2 + nth + 7)],
      })),
    })),
  };
}

/**
 * A menu file with texts as long as a restaurant's, always the same; the products are shared out among its categories.
 * @param {{ categories: number, products: number }} size
 */
export function sampleMenu({ categories, products }) {
  const each = products / categories;
  return {
    currency: '$',
    categories: Array.from({ length: categories }, (_, category) => ({
      title: `Carta ${category + 1} ${kind(category)}`,
      products: Array.from({ length: Math.round((category + 1) * each) - Math.round(category * each) }, (_, nth) => ({
        title: `${DISHES[nth % DISHES.length]} ${kind(nth * 5 + category)} ${kind(nth + category * 7)}`,
        price: `${1500 + ((category * 137 + nth * 59) % 300) * 50}.00`,
      })),
    })),
  };
}
