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

const ONSETS = ['b', 'c', 'ch', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'pr', 'r', 's', 't', 'tr', 'v'];
const RHYMES = ['a', 'ada', 'ana', 'e', 'el', 'illa', 'ino', 'o', 'ón', 'osa'];
const SUBCATEGORIES = 21;

/** Returns a menu file that takes as many bytes as a restaurant's own: titles of 27 letters from 250 different words, in 4 categories of 21 subcategories. */
export function restaurantMenu(products: number): MenuFile {
  let state = 1;
  // Below 1; some words are more frequent than others, as in any text.
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = Array.from({ length: 320 }, () => pick(ONSETS) + pick(RHYMES) + pick(ONSETS) + pick(RHYMES));
  const title = () =>
    Array.from({ length: 3 + Math.round(random()) }, () => words[Math.floor(320 * random() ** 3)]).join(' ');
  const each = products / SUBCATEGORIES;
  const subcategories = Array.from({ length: SUBCATEGORIES }, (_, place) => ({
    title: title().slice(0, 18),
    products: Array.from({ length: Math.round((place + 1) * each) - Math.round(place * each) }, () => ({
      title: title(),
      price: `${Math.round(3 + 30 * random() ** 2) * 500}.00`,
    })),
  }));
  return {
    currency: '$',
    categories: [0, 6, 8, 14].map((from, nth, all) => ({
      title: title().slice(0, 12),
      categories: subcategories.slice(from, all[nth + 1]),
    })),
  };
}
