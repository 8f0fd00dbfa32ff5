const DISHES = [
  ...['Milanesa', 'Tortilla', 'Empanada', 'Ñoquis', 'Ensalada', 'Bife', 'Provoleta', 'Flan', 'Helado', 'Pizza'],
  ...['Sorrentinos', 'Costillar', 'Lomo', 'Merluza', 'Rabas', 'Locro', 'Humita', 'Matambre', 'Vacío', 'Choripán'],
];
const KINDS = [
  ...['napolitana', 'con papas', 'de la casa', 'al horno', 'con salsa', 'a la parrilla', 'criolla', 'con queso'],
  ...['para dos', 'chica', 'grande', 'especial'],
];

/** @param {number} number */
const kind = (number) => KINDS[number % KINDS.length];

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
