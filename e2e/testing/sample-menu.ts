import type { MenuFile } from '@carta/domain';

const DISHES = ['Milanesa', 'Tortilla', 'Empanada', 'Ñoquis', 'Bife', 'Provoleta', 'Flan', 'Locro', 'Rabas', 'Humita'];

/** Returns a menu file whose products are spread evenly over its categories: 'Carta 3' holds 'Flan 3.7'. */
export function sampleMenu({ categories, products }: { categories: number; products: number }): MenuFile {
  const each = Math.ceil(products / categories);
  return {
    currency: '$',
    categories: Array.from({ length: categories }, (_, category) => ({
      title: `Carta ${category + 1}`,
      products: Array.from({ length: Math.min(each, products - category * each) }, (_, nth) => ({
        title: `${DISHES[nth % DISHES.length]} ${category + 1}.${nth + 1}`,
        price: `${1500 + ((category * 137 + nth * 59) % 300) * 50}.00`,
      })),
    })),
  };
}
