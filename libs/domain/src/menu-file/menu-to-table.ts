import { listOf } from '../list-of.ts';
import { categoryTitle } from '../menu/category.ts';
import type { Item } from '../menu/item.ts';
import { recordsByParent } from '../menu/menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { sizeGroupOf } from '../options/size-group.ts';
import { typedPrice } from '../prices/price.ts';
import { COLUMN_FIELDS } from './column-field.ts';
import type { FileMenu } from './menu-file.ts';

/** The columns of an exported table. [FILE-21] */
const EXPORT_COLUMNS = ['key', 'category', 'subcategory', 'title', 'description', 'price', 'size', 'show'] as const;

/**
 * Returns a menu as a table for spreadsheets, its headers first: a row for each product, or for each size of one that has sizes. Importing it
 * changes what was changed in it. [FILE-21]
 */
export function menuToTable(menu: FileMenu): string[][] {
  const itemsIn = recordsByParent(listOf(menu.items));
  const categoriesIn = recordsByParent([...listOf(menu.categoriesL1), ...listOf(menu.categoriesL2)]);
  const groups = new Map(listOf(menu.optionGroups).map((group) => [group.key, group]));
  const rows = (categoriesIn.get(undefined) ?? []).flatMap((main) => [
    ...(itemsIn.get(main.key) ?? []).flatMap((item) => rowsOf(item, [categoryTitle(main), ''], groups)),
    ...(categoriesIn.get(main.key) ?? []).flatMap((sub) =>
      (itemsIn.get(sub.key) ?? []).flatMap((item) => rowsOf(item, [categoryTitle(main), categoryTitle(sub)], groups)),
    ),
  ]);
  return [EXPORT_COLUMNS.map((field) => COLUMN_FIELDS[field]), ...rows];
}

function rowsOf(item: Item, place: readonly string[], groups: ReadonlyMap<string, OptionGroup>): string[][] {
  const { key, title, description, price, show } = item;
  const group = sizeGroupOf(item, groups);
  const shown = show ? 'sí' : 'no';
  if (!group) return [[key, ...place, title, description, typedPrice(price), '', shown]];
  return listOf(group.options).map((option, nth) => [
    key,
    ...place,
    title,
    nth === 0 ? description : '',
    typedPrice(option.price),
    option.title,
    nth === 0 ? shown : '',
  ]);
}
