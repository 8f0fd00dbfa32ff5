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

const ONSETS = ['b', 'c', 'ch', 'd', 'f', 'g', 'gr', 'l', 'm', 'n', 'p', 'pr', 'r', 's', 't', 'tr', 'v', 'z'];
const RHYMES = ['a', 'ada', 'ana', 'e', 'el', 'er', 'illa', 'ino', 'o', 'ón', 'osa', 'u'];
const VOLUMES = [
  '500 CC',
  '750CC',
  '473 cc',
  '1000 CC',
  '375cc',
  'X 2',
  '1/2 LITRO',
  '(PARA 2)',
  '+ GASEOSA',
  '2DA. 50%',
];
const CATEGORIES = 6;
const SUBCATEGORIES = 24;

/**
 * Returns a menu file that takes as many bytes as a restaurant's own: titles in capitals of 26 letters from 320 different words, a third of them
 * with a volume or an offer, descriptions and diets on a part, in 6 categories of 24 subcategories.
 */
export function restaurantMenu(products: number): MenuFile {
  let state = 1;
  // Below 1.
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const list = <T>(length: number, make: () => T) => Array.from({ length }, make);
  const words = list(320, () => pick(ONSETS) + pick(RHYMES) + pick(ONSETS) + pick(RHYMES));
  // Some words are more frequent than others, as in any text.
  const phrase = (length: number) => list(length, () => words[Math.floor(320 * random() ** 3)] ?? '').join(' ');
  const each = products / SUBCATEGORIES;
  const subcategories = Array.from({ length: SUBCATEGORIES }, (_, place) => {
    // Products of a kind have a word and a price in common: 'PIZZETA CALABRESA'.
    const kind = phrase(1);
    const cheapest = 3 + 40 * random() ** 2;
    const title = () =>
      `${random() < 0.5 ? `${kind} ${phrase(2)}` : phrase(random() < 0.9 ? 3 : 4)}${random() < 0.2 ? ` ${pick(VOLUMES)}` : ''}`;
    return {
      title: phrase(2).toUpperCase(),
      products: list(Math.round((place + 1) * each) - Math.round(place * each), () => ({
        title: title().toUpperCase(),
        price: `${Math.round(cheapest * (1 + random() ** 2)) * 500}.00`,
        ...(random() < 0.05 && { description: phrase(6) }),
        ...(random() < 0.06 && { diets: ['vegetarian' as const] }),
      })),
    };
  });
  return {
    currency: '$',
    categories: Array.from({ length: CATEGORIES }, (_, nth) => ({
      title: phrase(1).toUpperCase(),
      categories: subcategories.filter((_child, place) => Math.floor((place * CATEGORIES) / SUBCATEGORIES) === nth),
    })),
  };
}
