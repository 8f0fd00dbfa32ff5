import { listOf } from '../list-of.ts';
import { categoryTitle } from '../menu/category.ts';
import type { Item } from '../menu/item.ts';
import { recordsByParent, type Menu } from '../menu/menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { typedPrice } from '../prices/price.ts';
import { COLUMN_FIELDS } from './headers.ts';

/** The columns of an exported table. [FILE-21] */
const EXPORT_COLUMNS = [
  ...(['key', 'category', 'subcategory', 'title', 'description', 'price', 'size', 'show'] as const),
] as const;

type TableMenu = Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'> & Partial<Pick<Menu, 'optionGroups'>>;

/**
 * Returns a menu as a table for spreadsheets, its headers first: a row for each product, or for each size of one that has sizes. Importing it
 * changes what was changed in it. [FILE-21]
 */
export function menuToTable(menu: TableMenu): string[][] {
  const itemsIn = recordsByParent(listOf(menu.items));
  const categoriesIn = recordsByParent([...listOf(menu.categoriesL1), ...listOf(menu.categoriesL2)]);
  const sizes = new Map(
    listOf(menu.optionGroups)
      .filter(({ pricing }) => pricing === 'replace')
      .map((group) => [group.key, group]),
  );
  const rows = (categoriesIn.get(undefined) ?? []).flatMap((main) => [
    ...(itemsIn.get(main.key) ?? []).flatMap((item) => rowsOf(item, [categoryTitle(main), ''], sizes)),
    ...(categoriesIn.get(main.key) ?? []).flatMap((sub) =>
      (itemsIn.get(sub.key) ?? []).flatMap((item) => rowsOf(item, [categoryTitle(main), categoryTitle(sub)], sizes)),
    ),
  ]);
  return [EXPORT_COLUMNS.map((field) => COLUMN_FIELDS[field]), ...rows];
}

function rowsOf(item: Item, place: readonly string[], sizes: ReadonlyMap<string, OptionGroup>): string[][] {
  const { key, title, description, price, show, optionGroups } = item;
  const group = listOf(optionGroups)
    .map((one) => sizes.get(one))
    .find((one) => one !== undefined);
  const shown = show ? 'sí' : 'no';
  if (!group) return [[key, ...place, title, description, typedPrice(price), '', shown]];
  return listOf(group.options).map((option, nth) => [
    ...[key, ...place, title, nth === 0 ? description : '', typedPrice(option.price), option.title],
    nth === 0 ? shown : '',
  ]);
}
