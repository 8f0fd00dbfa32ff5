import { categoryTitle } from '../menu/category.ts';
import { itemTitle } from '../menu/item.ts';
import type { Menu } from '../menu/menu.ts';
import type { FileMain, MenuFile } from './menu-file.ts';
import { menuToFile } from './menu-to-file.ts';
import type { Price } from '../prices/price-schema.ts';
import { priceFromDecimal, priceInCents } from '../prices/price.ts';
import { listOf } from '../list-of.ts';

/** A category or item by its shown title; `path` has the titles of the categories around it, outermost first. */
export interface FileEntry {
  readonly kind: 'category' | 'product';
  readonly path: readonly string[];
  readonly title: string;
}

/** A product whose price a file changes. */
export interface RepricedEntry extends FileEntry {
  readonly from: Price;
  readonly to: Price;
}

/** The effects of an import, each list in the sequence of the tree. */
export interface MenuFileChanges {
  readonly added: FileEntry[];
  readonly removed: FileEntry[];
  readonly repriced: RepricedEntry[];
}

interface PricedEntry extends FileEntry {
  /** Null for a category. */
  readonly price: Price | null;
}

/**
 * Returns what an import would change. An added file changes no existing record. A replacing file keeps records with the same title in the same
 * place; records with the same title are matched in order. [FILE-5]
 * @deprecated The `effect` of `planImport` says all that an import does.
 */
export function menuFileChanges(
  menu: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>,
  file: MenuFile,
  { replace }: { readonly replace: boolean },
): MenuFileChanges {
  const before = replace ? entriesOf(menuToFile(menu)) : [];
  const waiting = new Map<string, PricedEntry[]>();
  for (const entry of before.toReversed()) {
    const known = waiting.get(placeOf(entry));
    if (known) known.push(entry);
    else waiting.set(placeOf(entry), [entry]);
  }
  const added: FileEntry[] = [];
  const repriced: RepricedEntry[] = [];
  const kept = new Set<PricedEntry>();

  for (const entry of entriesOf(file)) {
    const match = waiting.get(placeOf(entry))?.pop();
    if (match) kept.add(match);
    else added.push(named(entry));
    const from = match?.price;
    if (from && entry.price && priceInCents(from) !== priceInCents(entry.price))
      repriced.push({ ...named(entry), from, to: entry.price });
  }
  return { added, removed: before.filter((entry) => !kept.has(entry)).map(named), repriced };
}

function entriesOf({ categories }: MenuFile): PricedEntry[] {
  return listOf(categories).flatMap((main) => {
    const path = [categoryTitle(main)];
    return [
      { kind: 'category', path: [], title: path[0] ?? '', price: null },
      ...itemEntries(main, path),
      ...listOf(main.categories).flatMap((child): PricedEntry[] => {
        const title = categoryTitle(child);
        return [{ kind: 'category', path, title, price: null }, ...itemEntries(child, [...path, title])];
      }),
    ];
  });
}

function itemEntries({ products: items }: Pick<FileMain, 'products'>, path: string[]): PricedEntry[] {
  return listOf(items).map((item) => {
    const price = priceFromDecimal(item.price);
    return { kind: 'product', path, title: itemTitle(item), price: price.ok ? price.value : null };
  });
}

function placeOf({ kind, path, title }: FileEntry): string {
  return JSON.stringify([kind, ...path, title]);
}

function named({ kind, path, title }: FileEntry): FileEntry {
  return { kind, path, title };
}
