import { listOf } from '../list-of.ts';
import { KEY_FORM } from '../menu/key.ts';
import { searchText } from '../menu/search.ts';
import { OPTION_LIMITS } from '../options/option-group.ts';
import { allSteps, type Steps } from '../steps.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import type { FileCategory, FileGroup, FileItem, FileMain, MenuFile } from './menu-file.ts';
import type { RowItem, RowSize } from './row-item.ts';

/** The subcategory of products that stand beside subcategories. [FILE-9] */
export const OTHERS = 'Otros';

/** The category of products without one, where the owner has chosen none. */
export const ANY_CATEGORY = 'Menú';

interface Decisions {
  /** The category of products that have none. */
  readonly category?: string;
  /** Ids of the faults whose products are stored hidden and without a price. */
  readonly withoutPrice?: ReadonlySet<string>;
}

/** A menu file made of a table, and how many of its products have no price. */
export interface RowsFile {
  readonly file: MenuFile;
  readonly products: number;
  readonly withoutPrice: number;
}

type FileOption = FileGroup['options'][number];

/**
 * Returns the menu file of a table's products. A category with and without subcategories puts the rest into 'Otros'; sizes become a group,
 * products with the same sizes share it; a product whose price cannot be read is left out, or hidden at price 0. [FILE-9] [FILE-13] [FILE-15]
 */
export function rowsToFile(products: readonly RowItem[], decisions: Decisions = {}): RowsFile {
  return allSteps(rowsToFileSteps(products, decisions));
}

const PRODUCTS_PER_STEP = 200;

/** As `rowsToFile`, in steps. */
export function* rowsToFileSteps(
  products: readonly RowItem[],
  { category = ANY_CATEGORY, withoutPrice = new Set() }: Decisions = {},
): Steps<RowsFile> {
  const rows = listOf(products);
  const nested = new Set(
    rows.filter((row) => row.subcategory !== '').map((row) => searchText(row.category || category)),
  );
  const categories = new Categories();
  const groups = new Groups();
  let [count, unpriced] = [0, 0];
  for (const [nth, row] of rows.entries()) {
    if (nth % PRODUCTS_PER_STEP === 0) yield;
    const priced = pricedItem(row, withoutPrice);
    if (!priced) continue;
    count += 1;
    if (!priced.hasPrice) unpriced += 1;
    const main = row.category || category;
    const inside = row.subcategory === '' && nested.has(searchText(main)) ? OTHERS : row.subcategory;
    const options = priced.sizes.length > 0 ? [groups.titleOf(row, priced.sizes)] : undefined;
    categories.itemsOf(main, inside).push(itemOf(row, priced, options));
  }
  const { list: options } = groups;
  return {
    file: { partial: true, currency: '$', ...(options.length > 0 && { options }), categories: categories.list },
    products: count,
    withoutPrice: unpriced,
  };
}

interface Priced {
  readonly price: string;
  readonly hasPrice: boolean;
  readonly sizes: readonly FileOption[];
}

const NO_PRICE = '0.00';

function pricedItem(row: RowItem, withoutPrice: ReadonlySet<string>): Priced | null {
  const { price } = row;
  const sizes = listOf(row.sizes);
  const options = sizes.flatMap((size) => sizeOption(size, withoutPrice));
  const first = options.find(({ show = true }) => show);
  if (sizes.length > 0) {
    if (options.length === 0) return null;
    return { price: String(first?.price ?? NO_PRICE), hasPrice: first !== undefined, sizes: options };
  }
  if (price && 'decimal' in price) return { price: price.decimal, hasPrice: true, sizes: [] };
  return price && withoutPrice.has(price.fault) ? { price: NO_PRICE, hasPrice: false, sizes: [] } : null;
}

function sizeOption({ title, price }: RowSize, withoutPrice: ReadonlySet<string>): FileOption[] {
  if ('decimal' in price) return [{ title, price: price.decimal }];
  return withoutPrice.has(price.fault) ? [{ title, price: NO_PRICE, show: false }] : [];
}

/** A visible cell is said too, since it shows what was hidden. */
function itemOf(row: RowItem, { price, hasPrice }: Priced, options: string[] | undefined): FileItem {
  const show = hasPrice ? row.show : false;
  return {
    ...(KEY_FORM.test(row.key) && { key: row.key }),
    title: row.title,
    ...(row.description !== '' && { description: row.description }),
    price,
    ...(show !== undefined && { show }),
    ...(options && { options }),
  };
}

/** Names that differ in case, accents and spaces only are one category; the first spelling stays. */
class Categories {
  readonly list: MenuFile['categories'] = [];
  readonly #known = new Map<string, FileCategory>();

  /** Returns the list of a category's items; it holds categories if `inside` names one. */
  itemsOf(main: string, inside: string): FileItem[] {
    const root: FileMain = this.#named(this.list, '', main);
    const holder = inside === '' ? root : this.#named((root.categories ??= []), main, inside);
    return (holder.products ??= []);
  }

  #named(siblings: FileCategory[], parent: string, title: string): FileCategory {
    const id = JSON.stringify([searchText(parent), searchText(title)]);
    const known = this.#known.get(id);
    if (known) return known;
    const added = { title };
    siblings.push(added);
    this.#known.set(id, added);
    return added;
  }
}

/** The size groups of a file: one for all products with the same sizes. */
class Groups {
  readonly list: FileGroup[] = [];
  readonly #titles = new Map<string, string>();
  readonly #used = new Set<string>();

  titleOf({ title, sizeTitle }: RowItem, options: readonly FileOption[]): string {
    const kept = options.slice(0, OPTION_LIMITS.options);
    const head = /^(?:title|)$/i.test(sizeTitle) ? 'Tamaño' : sizeTitle;
    const id = JSON.stringify([head, kept]);
    const known = this.#titles.get(id);
    if (known !== undefined) return known;
    const named = this.#distinct(head, title);
    this.#titles.set(id, named);
    this.list.push({ title: named, pricing: 'replace', min: 1, max: 1, options: [...kept] });
    return named;
  }

  /** Groups of a file differ by title: 'Tamaño', then 'Tamaño: Muzza'. */
  #distinct(head: string, product: string): string {
    let title = head.slice(0, TEXT_LIMITS.title);
    for (let nth = 1; this.#used.has(title); nth += 1) {
      const suffix = nth === 1 ? '' : ` (${nth})`;
      title = `${head}: ${product}`.slice(0, TEXT_LIMITS.title - suffix.length) + suffix;
    }
    this.#used.add(title);
    return title;
  }
}
