import { newCategory, type Category } from '../menu/category.ts';
import type { Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { recordsByParent } from '../menu/menu.ts';
import { nextOrder } from '../menu/ordering.ts';
import { searchText } from '../menu/search.ts';
import { isChanged } from '../settings/changed.ts';
import { withoutEmpty } from '../without-empty.ts';
import type { aspectsOf } from './file-aspects.ts';
import type { ImportMode } from './import-way.ts';
import type { FileCategory, FileMain, MenuFile } from './menu-file.ts';
import type { NewCategory } from './menu-file-to-records.ts';
import { OTHERS } from './rows-to-file.ts';
import type { WholeMenu } from './whole-input.ts';

/** A category that products of a file go into. */
export type Place = Category | NewCategory;

interface PlacesOf {
  readonly menu: WholeMenu;
  readonly file: MenuFile;
  readonly mode: ImportMode;
  readonly business: string;
  readonly newKey: () => Key;
  readonly says: ReturnType<typeof aspectsOf>;
  readonly pairs: ReadonlyMap<FileCategory, Category>;
}

/** The categories of the menu that those of a file stand for, and the ones that an import adds and changes. [FILE-18] */
export class PlannedCategories {
  readonly added: NewCategory[] = [];
  readonly changed = new Map<Key, Category>();
  readonly #file: MenuFile;
  readonly #mode: ImportMode;
  readonly #target: Pick<PlacesOf, 'business' | 'newKey'>;
  readonly #says: PlacesOf['says'];
  readonly #pairs: PlacesOf['pairs'];
  /** Keys of the categories that hold products. */
  readonly #holding: ReadonlySet<Key>;
  readonly #mains: ReadonlyMap<Key, Category>;
  /** The main categories of the menu and the new ones. */
  readonly #roots: Place[];
  readonly #subcategories: Map<Key | undefined, Place[]>;
  readonly #places = new Map<FileCategory, Place>();

  constructor({ menu, file, mode, business, newKey, says, pairs }: PlacesOf) {
    this.#file = file;
    this.#mode = mode;
    this.#target = { business, newKey };
    this.#says = says;
    this.#pairs = pairs;
    this.#holding = new Set(menu.items.map(({ parent }: Item) => parent));
    this.#mains = new Map(menu.categoriesL1.map((category) => [category.key, category]));
    this.#roots = [...menu.categoriesL1];
    this.#subcategories = recordsByParent(menu.categoriesL2);
  }

  /** Keys of the categories that the file has. */
  keys(): Set<Key> {
    return new Set([...this.#places.values()].map(({ key }) => key));
  }

  /** An empty main category of the menu that gets products is marked for them. */
  marksItems(place: Place): void {
    const old = this.#mode === 'replace' ? undefined : this.#mains.get(place.key);
    if (old && old.toLevel === null) this.changed.set(old.key, { ...old, toLevel: 3 });
  }

  /** In 'replace' every category of the file is in the menu, in the sequence of the file. */
  placeAll(): void {
    for (const [order, main] of this.#file.categories.entries()) {
      const place = this.#place(main, null, order);
      for (const [at, sub] of (main.categories ?? []).entries()) this.#place(sub, place, at);
    }
  }

  /** Categories without products are added too. */
  placeEmpty(): void {
    for (const main of this.#file.categories) {
      if ((main.products ?? []).length + (main.categories ?? []).length === 0) this.of(main, null);
      for (const sub of main.categories ?? []) if ((sub.products ?? []).length === 0) this.of(main, sub);
    }
  }

  of(main: FileMain, sub: FileCategory | null): Place {
    const root = this.#places.get(main) ?? this.#place(main, null);
    if (this.#mode === 'replace') return sub ? (this.#places.get(sub) ?? root) : root;
    const inside = this.#subcategories.get(root.key) ?? [];
    if (sub) return this.#holding.has(root.key) ? root : (this.#places.get(sub) ?? this.#place(sub, root));
    if (inside.length === 0) return root;
    // The menu has subcategories where the file has none.
    const isOthers = (one: Place) => searchText(one.title) === searchText(OTHERS);
    return inside.find(isOthers) ?? this.#addCategory({ title: OTHERS }, root, undefined);
  }

  #place(category: FileCategory | FileMain, parent: Place | null, order?: number): Place {
    const old = this.#pairs.get(category);
    const place = old ? this.#keptCategory(category, old, parent, order) : this.#addCategory(category, parent, order);
    this.#places.set(category, place);
    return place;
  }

  #keptCategory(category: FileCategory | FileMain, old: Category, parent: Place | null, order = old.order): Category {
    if (this.#mode !== 'replace') return old;
    const { title, show, availability } = category;
    const { availability: before, ...rest } = old;
    const kept: Category = {
      ...rest,
      ...(parent && { parent: parent.key }),
      title,
      order,
      show: show ?? (this.#says.show ? true : old.show),
      ...(parent ? {} : { toLevel: toLevelOf(category) }),
      ...withoutEmpty({ availability: this.#says.availability ? availability : before }),
    };
    if (isChanged(old, kept)) this.changed.set(old.key, kept);
    return kept;
  }

  #addCategory(category: Partial<FileCategory> & { title: string }, parent: Place | null, order?: number): NewCategory {
    const { title, show = true, availability } = category;
    const { business, newKey } = this.#target;
    const siblings = parent ? (this.#subcategories.get(parent.key) ?? []) : this.#roots;
    const place = { business, key: newKey(), order: order ?? nextOrder(siblings) };
    const added: NewCategory = {
      ...newCategory({ ...place, ...(parent && { parent: parent.key }) }),
      title,
      show,
      toLevel: parent ? null : toLevelOf(category),
      ...withoutEmpty({ availability }),
    };
    this.added.push(added);
    siblings.push(added);
    if (parent) this.#subcategories.set(parent.key, siblings);
    if (parent) this.#marksCategories(parent);
    return added;
  }

  /** An empty main category that was marked for products gets categories. */
  #marksCategories(parent: Place): void {
    const old = this.#mains.get(parent.key);
    if (old?.toLevel === 3 && this.#mode !== 'replace') this.changed.set(old.key, { ...old, toLevel: null });
  }
}

/** A main category of a file that holds products directly. */
function toLevelOf(category: {
  readonly products?: unknown;
  readonly categories?: readonly unknown[] | undefined;
}): 3 | null {
  return category.products !== undefined && (category.categories ?? []).length === 0 ? 3 : null;
}
