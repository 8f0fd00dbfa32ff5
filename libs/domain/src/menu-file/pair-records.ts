import { categoryTitle, type Category } from '../menu/category.ts';
import { itemTitle, type Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { searchText } from '../menu/search.ts';
import type { FileCategory, FileItem, FileMain, FileMenu, MenuFile } from './menu-file.ts';
import { inSteps, type Steps } from '../steps.ts';

/** A product of a file with the categories around it. */
export interface PlacedItem {
  readonly item: FileItem;
  readonly main: FileMain;
  /** Null for a product of a main category. */
  readonly sub: FileCategory | null;
}

/** The records of a menu that records of a file stand for. */
export interface PairedRecords {
  readonly categories: ReadonlyMap<FileCategory, Category>;
  readonly items: ReadonlyMap<FileItem, Item>;
}

/** Returns the products of a file in its sequence. */
export function itemsOfFile({ categories }: MenuFile): PlacedItem[] {
  return categories.flatMap((main) => [
    ...(main.products ?? []).map((item) => ({ item, main, sub: null })),
    ...(main.categories ?? []).flatMap((sub) => (sub.products ?? []).map((item) => ({ item, main, sub }))),
  ]);
}

/**
 * Pairs the records of a file with those of the menu, each at most once: a product by its key, else by category and name, else by its name where
 * only one product of the menu and one of the file has it; a category by its key, else by its name and that of the category around it. Equal
 * names are paired in sequence, as written first, then without case and accents. [FILE-16]
 */
export function* pairRecords(menu: FileMenu, file: MenuFile): Steps<PairedRecords> {
  const categories = yield* pairCategories(menu, file);
  const items = yield* pairItems(menu, file, categories);
  return { categories, items };
}

function* pairCategories(menu: FileMenu, file: MenuFile): Steps<Map<FileCategory, Category>> {
  const pairs = new Pairs<FileCategory, Category>();
  const subs = file.categories.flatMap((main) => (main.categories ?? []).map((sub) => ({ main, sub })));
  pairs.byKey(file.categories, menu.categoriesL1);
  pairs.byKey(
    subs.map(({ sub }) => sub),
    menu.categoriesL2,
  );
  const named = [file.categories, subs.map(({ sub }) => sub), menu.categoriesL1, menu.categoriesL2].flat();
  const spellings = yield* spellingsOf(named.map(categoryTitle));
  for (const words of spellings)
    pairs.byPlace(
      file.categories.map((category) => [category, words(categoryTitle(category))] as const),
      menu.categoriesL1.map((category) => [category, words(categoryTitle(category))] as const),
    );
  for (const words of spellings)
    pairs.byPlace(
      subs.map(({ main, sub }) => [sub, id(pairs.found.get(main)?.key ?? null, words(categoryTitle(sub)))] as const),
      menu.categoriesL2.map((category) => [category, id(category.parent, words(categoryTitle(category)))] as const),
    );
  yield;
  return pairs.found;
}

function* pairItems(
  menu: FileMenu,
  file: MenuFile,
  categories: ReadonlyMap<FileCategory, Category>,
): Steps<Map<FileItem, Item>> {
  const placed = itemsOfFile(file);
  const items = placed.map(({ item }) => item);
  const pairs = new Pairs<FileItem, Item>();
  const mainOf = new Map(menu.categoriesL2.map(({ key, parent }) => [key, parent]));
  pairs.byKey(items, menu.items);
  const [asWritten, plain] = yield* spellingsOf([...items, ...menu.items].map(itemTitle));
  for (const words of [asWritten, plain]) {
    pairs.byPlace(
      placed.map(
        ({ item, main, sub }) => [item, id(categories.get(sub ?? main)?.key ?? null, words(itemTitle(item)))] as const,
      ),
      menu.items.map((item) => [item, id(item.parent, words(itemTitle(item)))] as const),
    );
    yield;
    // A file that does not know the subcategories of the menu, or puts what has none into 'Otros'.
    pairs.byPlace(
      placed.map(({ item, main }) => [item, id(categories.get(main)?.key ?? null, words(itemTitle(item)))] as const),
      menu.items.map((item) => [item, id(mainOf.get(item.parent) ?? item.parent, words(itemTitle(item)))] as const),
    );
    yield;
  }
  pairs.byOnlyName(items, menu.items, (item) => plain(itemTitle(item)));
  yield;
  return pairs.found;
}

type Spelling = (title: string) => string;

/** Returns a title as it is written, and without case and accents, which takes long: each is worked out once. */
function* spellingsOf(titles: readonly string[]): Steps<[asWritten: Spelling, plain: Spelling]> {
  const plain = new Map<string, string>();
  yield* inSteps(titles, (title) => {
    if (!plain.has(title)) plain.set(title, searchText(title));
  });
  return [(title) => title, (title) => plain.get(title) ?? searchText(title)];
}

/** A record of a place; one without a place has none in common. */
function id(parent: Key | null | undefined, title: string): string | null {
  return parent === null || parent === undefined ? null : `${parent} ${title}`;
}

/** Pairs of a file's records and the menu's; what is paired is taken. */
class Pairs<F extends object & { readonly key?: Key | undefined }, R extends { readonly key: Key }> {
  readonly found = new Map<F, R>();
  readonly #taken = new Set<R>();

  byKey(file: readonly F[], records: readonly R[]): void {
    const known = new Map(records.map((record) => [record.key, record]));
    for (const one of file) if (one.key !== undefined) this.#pair(one, known.get(one.key));
  }

  byPlace(file: readonly (readonly [F, string | null])[], records: readonly (readonly [R, string | null])[]): void {
    const waiting = new Map<string, R[]>();
    for (const [record, place] of records.toReversed()) {
      if (place === null || this.#taken.has(record)) continue;
      const same = waiting.get(place);
      if (same) same.push(record);
      else waiting.set(place, [record]);
    }
    for (const [one, place] of file)
      if (place !== null && !this.found.has(one)) this.#pair(one, waiting.get(place)?.pop());
  }

  byOnlyName(file: readonly F[], records: readonly R[], nameOf: (record: F | R) => string): void {
    const only = <T extends F | R>(list: readonly T[]) => {
      const named = new Map<string, T | null>();
      for (const one of list) {
        const name = nameOf(one);
        named.set(name, named.has(name) ? null : one);
      }
      return named;
    };
    const inFile = only(file);
    for (const [name, record] of only(records)) {
      const one = inFile.get(name);
      if (one && record && !this.found.has(one)) this.#pair(one, record);
    }
  }

  #pair(one: F, record: R | undefined): void {
    if (!record || this.#taken.has(record) || this.found.has(one)) return;
    this.found.set(one, record);
    this.#taken.add(record);
  }
}
