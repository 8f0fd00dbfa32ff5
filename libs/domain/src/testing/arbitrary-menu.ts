import fc from 'fast-check';
import type { Category } from '../menu/category.ts';
import type { Item } from '../menu/item.ts';
import type { Menu } from '../menu/menu.ts';
import type { Price } from '../prices/price-schema.ts';
import { padSmall } from '../prices/price.ts';
import { menu } from './menu.ts';
import { category, item, keyOf } from './records.ts';

const show = fc.boolean();
const title = fc.string({ unit: 'grapheme', maxLength: 10 });

export const anyPrice: fc.Arbitrary<Price> = fc.record({
  currency: fc.constant<'$'>('$'),
  big: fc.integer({ min: 0, max: 99_999_999 }),
  small: fc.nat({ max: 99 }).map(padSmall),
});

const product = fc.record({
  title,
  description: fc.oneof(fc.constant(''), title),
  price: anyPrice,
  show,
  featured: fc.boolean(),
});
const products = fc.array(product, { maxLength: 4 });
const subcategory = fc.record({ title, show, products });
const content = fc.oneof(fc.record({ products }), fc.record({ categories: fc.array(subcategory, { maxLength: 3 }) }));
const mainCategory = fc.record({ title, show, content });

type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;
type MainCategory = Generated<typeof mainCategory>;
type Product = Generated<typeof product>;

/** Whole menus of every shape: hidden records on each level, orders and ranks with gaps, records in no sequence. */
export const anyMenu: fc.Arbitrary<Menu> = fc
  .tuple(fc.array(mainCategory, { maxLength: 4 }), fc.integer({ min: 1, max: 3 }), fc.boolean())
  .map(([written, gap, reversed]) => menuOf(written, gap, reversed));

function menuOf(written: readonly MainCategory[], gap: number, reversed: boolean): Menu {
  const categoriesL1: Category[] = [];
  const categoriesL2: Category[] = [];
  const items: Item[] = [];
  let made = 0;
  const nextKey = () => keyOf(`record-${(made += 1)}`);

  const addItems = (list: readonly Product[], holder: Category) => {
    for (const [index, { featured, ...fields }] of list.entries()) {
      const level = holder.level === 1 ? 2 : 3;
      const rank = featured && 1 + items.length * gap;
      items.push(item({ key: nextKey(), parent: holder.key, level, order: index * gap, featured: rank, ...fields }));
    }
  };

  for (const [index, { content: held, ...fields }] of written.entries()) {
    const toLevel = 'products' in held ? 3 : null;
    const root = category({ key: nextKey(), order: index * gap, toLevel, ...fields });
    categoriesL1.push(root);
    if ('products' in held) addItems(held.products, root);
    else
      for (const [place, { products: list, ...head }] of held.categories.entries()) {
        const child = category({ key: nextKey(), parent: root.key, order: place * gap, ...head });
        categoriesL2.push(child);
        addItems(list, child);
      }
  }
  const records = { categoriesL1, categoriesL2, items };
  if (reversed) for (const list of Object.values(records)) list.reverse();
  return menu('', records);
}
