import { categoryTitle } from '../menu/category.ts';
import { itemTitle } from '../menu/item.ts';
import type { Menu } from '../menu/menu.ts';
import type { MenuFile } from './menu-file.ts';
import { menuToFile } from './menu-to-file.ts';
import { priceFromDecimal, priceInCents, type Price } from '../prices/price.ts';

/** A category or product of a menu, by the titles that are shown; `path` names the categories around it, the outer one first. */
export interface FileEntry {
  readonly kind: 'category' | 'product';
  readonly path: readonly string[];
  readonly title: string;
}

export interface RepricedEntry extends FileEntry {
  readonly from: Price;
  readonly to: Price;
}

/** What an import does to a menu, each list in the sequence of the tree. */
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
 * Says what an import would change. A file that is added changes nothing that is there; where it replaces the menu, a record stays
 * that has its title in the file, inside of the same titles; of several that are called the same the first stays for the first. [FILE-5]
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
  return categories.flatMap((main) => {
    const path = [categoryTitle(main)];
    return [
      { kind: 'category', path: [], title: path[0] ?? '', price: null },
      ...itemEntries(main, path),
      ...(main.categories ?? []).flatMap((child): PricedEntry[] => {
        const title = categoryTitle(child);
        return [{ kind: 'category', path, title, price: null }, ...itemEntries(child, [...path, title])];
      }),
    ];
  });
}

function itemEntries(
  { products: items = [] }: Pick<MenuFile['categories'][number], 'products'>,
  path: string[],
): PricedEntry[] {
  return items.map((item) => {
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
