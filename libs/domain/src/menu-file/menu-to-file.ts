import type { Category } from '../menu/category.ts';
import { ranked } from '../menu/featured.ts';
import type { Item } from '../menu/item.ts';
import { recordsByParent } from '../menu/menu.ts';
import { sortByOrder } from '../menu/ordering.ts';
import type { Key } from '../menu/key.ts';
import type { FileMain, FileMenu, MenuFile } from './menu-file.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { priceToDecimal } from '../prices/price.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { withoutEmpty } from '../without-empty.ts';
import { listOf } from '../list-of.ts';

/** Returns the menu file of a menu; importing it gives the same menu, except pictures and gaps in orders and ranks. [FILE-4] [GROUP-5] */
export function menuToFile(menu: FileMenu): MenuFile {
  const groups = sortByOrder(listOf(menu.optionGroups));
  const groupTitles = distinctTitles(groups);
  const ranks = new Map(ranked(menu.items).map(({ key }, index) => [key, index + 1]));
  const itemsIn = recordsByParent(menu.items);
  const categoriesIn = recordsByParent([...listOf(menu.categoriesL1), ...listOf(menu.categoriesL2)]);
  const fileItemsOf = ({ key }: Category) =>
    (itemsIn.get(key) ?? []).map((item) => fileItem(item, ranks.get(item.key), groupTitles));

  const mainCategoryOf = (category: Category): FileMain => {
    const children = categoriesIn.get(category.key) ?? [];
    const items = fileItemsOf(category);
    if (items.length > 0 || (category.toLevel === 3 && children.length === 0))
      return { ...headOf(category), products: items };
    const categories = children.map((child) => ({ ...headOf(child), products: fileItemsOf(child) }));
    return { ...headOf(category), categories };
  };
  return {
    currency: '$',
    ...withoutEmpty({ options: groups.map((group) => fileGroup(group, groupTitles.get(group.key) ?? '')) }),
    categories: (categoriesIn.get(undefined) ?? []).map(mainCategoryOf),
  };
}

/** Returns the titles of the groups by key; equal ones get ' (2)', ' (3)' …, since a file names groups by their titles. [GROUP-5] */
export function distinctTitles(groups: readonly OptionGroup[]): Map<Key, string> {
  const taken = new Set(groups.map(({ title }) => title));
  const used = new Set<string>();
  return new Map(
    groups.map(({ key, title }) => {
      let distinct = title;
      for (let nth = 2; used.has(distinct) || (distinct !== title && taken.has(distinct)); nth += 1) {
        const suffix = ` (${nth})`;
        distinct = title.slice(0, TEXT_LIMITS.title - suffix.length) + suffix;
      }
      used.add(distinct);
      return [key, distinct];
    }),
  );
}

function fileGroup({ pricing, min, max, options }: OptionGroup, title: string) {
  return {
    title,
    pricing,
    min,
    max,
    options: listOf(options).map(({ title, price, show, allergens, diets, neutral }) => ({
      title,
      price: priceToDecimal(price),
      ...(show ? {} : { show }),
      ...withoutEmpty({ allergens, diets }),
      ...(neutral && { neutral }),
    })),
  };
}

function headOf({ key, title, show, availability }: Category) {
  return { key, title, ...(show ? {} : { show }), ...withoutEmpty({ availability }) };
}

function fileItem(
  { key, title, description, price, show, allergens, diets, optionGroups }: Item,
  featured: number | undefined,
  groupTitles: ReadonlyMap<Key, string>,
) {
  return {
    key,
    title,
    ...(description === '' ? {} : { description }),
    price: priceToDecimal(price),
    ...(show ? {} : { show }),
    ...(featured === undefined ? {} : { featured }),
    ...withoutEmpty({ allergens, diets, options: listOf(optionGroups).flatMap((key) => groupTitles.get(key) ?? []) }),
  };
}

/**
 * True if the file says something of options, allergens, diets or availability; one that does not leaves them as they are. [GROUP-6]
 * @deprecated `planImport` leaves what a file says nothing of.
 */
export function declaresMore({ options, categories }: MenuFile): boolean {
  const ofItems = (items: FileMain['products']) =>
    listOf(items).some((item) => (item.allergens ?? item.diets ?? item.options) !== undefined);
  return (
    options !== undefined ||
    listOf(categories).some(
      ({ availability, products, categories: children }) =>
        availability !== undefined ||
        ofItems(products) ||
        listOf(children).some((child) => child.availability !== undefined || ofItems(child.products)),
    )
  );
}
