import { newCategory, type Category } from '../menu/category.ts';
import { newItem, type Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';

/** Key of the business that every fixture belongs to. */
export const BUSINESS = 'demo';

const KEY_LENGTH = 21;

/** Returns the key that a fixture with this title has; `nth` is 1-based, for titles that repeat. */
export function keyOf(title: string, nth = 1): Key {
  const suffix = nth === 1 ? '' : `-${nth}`;
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, KEY_LENGTH - suffix.length);
  return `${name}${suffix}`.padEnd(KEY_LENGTH, '_');
}

/** A whole category: level 2 where it has a parent. Its key, and with it its _id, comes from its title. */
export function category({ parent, ...fields }: Partial<Category> = {}): Category {
  const { title = 'Tapas' } = fields;
  const key = fields.key ?? keyOf(title);
  const fresh = newCategory({ business: BUSINESS, key, order: 0, ...(parent === undefined ? {} : { parent }) });
  return { ...fresh, _id: `id-${key}`, version: 0, title, ...fields };
}

/** A whole product, of a level 1 unless `level` says 3. Its key, and with it its _id, comes from its title. */
export function item(fields: Partial<Item> = {}): Item {
  const { title = 'croquetas', parent = keyOf('Tapas') } = fields;
  const key = fields.key ?? keyOf(title);
  const fresh = newItem({ business: BUSINESS, key, order: 0, parent: { key: parent, level: 1 } });
  return { ...fresh, _id: `id-${key}`, version: 0, title, ...fields };
}
