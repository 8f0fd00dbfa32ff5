import { newCategory, type Category } from '../menu/category.ts';
import { nextFeaturedRank } from '../menu/featured.ts';
import { newItem, type Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import type { FileGroup, FileItem, MenuFile } from './menu-file.ts';
import { nextOrder } from '../menu/ordering.ts';
import { newOptionGroup } from '../options/edit-group.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { withoutEmpty } from '../without-empty.ts';
import { priceFromDecimal } from '../prices/price.ts';
import { listOf } from '../list-of.ts';

/** What the imported records are added to. */
export interface FileTarget {
  readonly business: string;
  readonly newKey: () => Key;
  /** The level-1 categories, items and option groups that stay; empty if the file replaces the menu. */
  readonly existing?: {
    readonly categoriesL1: readonly Category[];
    readonly items: readonly Item[];
    readonly optionGroups?: readonly OptionGroup[];
  };
}

/** A category before it is stored: the server gives it id and version. */
export type NewCategory = Omit<Category, '_id' | 'version'>;
/** A product before it is stored. */
export type NewItem = Omit<Item, '_id' | 'version'>;
/** A group before it is stored. */
export type NewOptionGroup = Omit<OptionGroup, '_id' | 'version'>;

/**
 * Returns the records of a file with new option groups: 0-based orders after the existing ones, featured ranks without gaps after the existing ones. [FILE-3]
 * @deprecated `planImport` keeps what is there already.
 */
export function menuFileToRecords(
  file: MenuFile,
  { business, newKey, existing = { categoriesL1: [], items: [], optionGroups: [] } }: FileTarget,
): { categories: NewCategory[]; items: NewItem[]; optionGroups: NewOptionGroup[] } {
  const categories: NewCategory[] = [];
  const items: NewItem[] = [];
  const firstGroup = nextOrder(existing.optionGroups ?? []);
  const optionGroups = listOf(file.options).map((group, index) =>
    groupOf(group, { business, key: newKey(), order: firstGroup + index }, newKey),
  );
  const groupKeys = new Map(optionGroups.map(({ title, key }) => [title, key]));
  const wanted: { item: NewItem; rank: number }[] = [];

  const addItems = (fileItems: readonly FileItem[] | undefined, parent: NewCategory) => {
    for (const [order, fileItem] of listOf(fileItems).entries()) {
      const price = priceFromDecimal(fileItem.price);
      // Parsing has refused every other price.
      if (!price.ok) continue;
      const { title, description = '', show = true, allergens, diets, options } = fileItem;
      const fresh = newItem({ business, key: newKey(), parent, order });
      const declared = withoutEmpty({
        allergens,
        diets,
        optionGroups: listOf(options).flatMap((name) => groupKeys.get(name) ?? []),
      });
      const item = { ...fresh, title, description, show, price: price.value, ...declared };
      items.push(item);
      if (fileItem.featured !== undefined) wanted.push({ item, rank: fileItem.featured });
    }
  };

  const firstOrder = nextOrder(existing.categoriesL1);
  for (const [index, main] of listOf(file.categories).entries()) {
    const { title, show = true, availability } = main;
    const fresh = newCategory({ business, key: newKey(), order: firstOrder + index });
    const root: NewCategory = {
      ...fresh,
      title,
      show,
      toLevel: main.products ? 3 : null,
      ...withoutEmpty({ availability }),
    };
    categories.push(root);
    addItems(main.products, root);
    for (const [order, { title, show = true, availability, products }] of listOf(main.categories).entries()) {
      const fresh = newCategory({ business, key: newKey(), order, parent: root.key });
      const child = { ...fresh, title, show, ...withoutEmpty({ availability }) };
      categories.push(child);
      addItems(products, child);
    }
  }

  const firstRank = nextFeaturedRank(existing.items);
  wanted.sort((a, b) => a.rank - b.rank);
  for (const [index, { item }] of wanted.entries()) item.featured = firstRank + index;
  return { categories, items, optionGroups };
}

function groupOf(
  { options, ...head }: FileGroup,
  place: Pick<OptionGroup, 'business' | 'key' | 'order'>,
  newKey: () => Key,
): NewOptionGroup {
  const written = listOf(options).flatMap(({ price: decimal, ...option }) => {
    const price = priceFromDecimal(decimal);
    return price.ok ? [{ ...option, key: newKey(), price: price.value }] : [];
  });
  return newOptionGroup({ ...head, options: written }, place);
}
