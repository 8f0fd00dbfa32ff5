import type * as z from 'zod/mini';
import { Category } from './category.ts';
import { Item } from './item.ts';
import { BusinessKey, type Key } from './key.ts';
import { sortByOrder } from './ordering.ts';
import { OptionGroup } from '../options/option-group.ts';
import { MercadoPago } from '../settings/mercado-pago.ts';
import { Settings } from '../settings/settings.ts';
import { anyText, count, list, object, shortText } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

const business = {
  key: BusinessKey,
  name: shortText(),
  /** Counts saves of the settings. */
  version: count(),
  ...Settings.shape,
  mercadoPago: MercadoPago,
  /** Address of the public menu. */
  publicUrl: anyText(),
};

/** The settings of a business, without its categories and items. [MENU-3] */
export const Business = object(business);
export type Business = z.infer<typeof Business>;

/** A business with its categories, items and option groups, sorted by order within their parent. [MENU-3] */
export const Menu = object({
  ...business,
  categoriesL1: list(Category),
  categoriesL2: list(Category),
  items: list(Item),
  optionGroups: list(OptionGroup),
});
export type Menu = z.infer<typeof Menu>;

/** Returns the category of either level that has the key; undefined if none has. */
export function findCategory(
  { categoriesL1, categoriesL2 }: Pick<Menu, 'categoriesL1' | 'categoriesL2'>,
  wanted: Key | null | undefined,
): Category | undefined {
  return [...listOf(categoriesL1), ...listOf(categoriesL2)].find(({ key }) => key === wanted);
}

/** Returns the subcategories of the category with this key, by order. [MENU-1] */
export function subcategoriesOf({ categoriesL2 }: Pick<Menu, 'categoriesL2'>, key: Key): Category[] {
  return sortByOrder(listOf(categoriesL2).filter(({ parent }) => parent === key));
}

/** Returns the items directly under the category with this key, by order. [MENU-1] */
export function itemsOf({ items }: Pick<Menu, 'items'>, key: Key): Item[] {
  return sortByOrder(listOf(items).filter(({ parent }) => parent === key));
}

/** Returns all records by the key of their parent, each list by order: finds children of many categories at once. [MENU-1] */
export function recordsByParent<T extends Category | Item>(records: readonly T[]): Map<Key | undefined, T[]> {
  const byParent = new Map<Key | undefined, T[]>();
  for (const record of sortByOrder(records)) {
    const siblings = byParent.get(record.parent);
    if (siblings) siblings.push(record);
    else byParent.set(record.parent, [record]);
  }
  return byParent;
}

/** Returns the settings without categories, items and option groups, as they are sent. [SAVE-2] */
export function settingsOf({
  categoriesL1: _l1,
  categoriesL2: _l2,
  items: _items,
  optionGroups: _groups,
  ...settings
}: Menu): Business {
  return settings;
}

/** Returns the menu without category `key` and its contents, and how many categories (itself included) and items were removed. [DEL-1] */
export function removeCategory(menu: Menu, key: Key): { menu: Menu; removed: { categories: number; items: number } } {
  const [categoriesL1, categoriesL2, all] = [listOf(menu.categoriesL1), listOf(menu.categoriesL2), listOf(menu.items)];
  const gone = new Set([key, ...categoriesL2.filter(({ parent }) => parent === key).map((child) => child.key)]);
  const stays = (category: Category) => !gone.has(category.key);
  const items = all.filter(({ parent }) => !gone.has(parent));
  const left = {
    ...menu,
    categoriesL1: categoriesL1.filter(stays),
    categoriesL2: categoriesL2.filter(stays),
    items,
  };
  return {
    menu: left,
    removed: {
      categories: categoriesL1.length + categoriesL2.length - left.categoriesL1.length - left.categoriesL2.length,
      items: all.length - items.length,
    },
  };
}

/** Returns the change that hides a shown record and shows a hidden one. [SHOW-1] */
export function toggledShow({ show }: { readonly show: boolean }): { show: boolean } {
  return { show: !show };
}
