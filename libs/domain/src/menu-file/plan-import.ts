import { wholeFile, wholeMenu, type WholeMenu } from './whole-input.ts';
import { newCategory, type Category } from '../menu/category.ts';
import { nextFeaturedRank, ranked } from '../menu/featured.ts';
import { newItem, type Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { nextOrder } from '../menu/ordering.ts';
import { searchText } from '../menu/search.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { sizeGroupOf } from '../options/size-group.ts';
import { isChanged } from '../settings/changed.ts';
import { withoutEmpty } from '../without-empty.ts';
import type { ImportMode, ImportWay } from './import-way.ts';
import { aspectsOf } from './file-aspects.ts';
import { effectOf, type FileEffect } from './import-effect.ts';
import type { FileCategory, FileItem, FileMain, FileMenu, MenuFile } from './menu-file.ts';
import type { NewCategory, NewItem, NewOptionGroup } from './menu-file-to-records.ts';
import { itemsOfFile, pairRecords, type PlacedItem } from './pair-records.ts';
import { planGroups } from './plan-groups.ts';
import { priceOfFile } from './price-of-file.ts';
import { OTHERS } from './rows-to-file.ts';

interface Changes<C, I, G> {
  readonly categories: readonly C[];
  readonly items: readonly I[];
  readonly groups: readonly G[];
}

/** The records that an import adds, changes (as they are after it) and removes, and its effect in words of the owner. */
export interface ImportPlan {
  readonly added: Changes<NewCategory, NewItem, NewOptionGroup>;
  readonly changed: Changes<Category, Item, OptionGroup>;
  readonly removed: Changes<Category, Item, OptionGroup>;
  readonly effect: FileEffect;
}

interface PlanTarget {
  readonly business: string;
  readonly newKey: () => Key;
}

/**
 * Returns what importing a file does to a menu. What is found keeps key, picture, groups, allergens, diets, sold out and rank unless the file says
 * otherwise; only what is not found is new, and only 'replace' removes what the file does not have. [FILE-18]
 */
export function planImport(menu: FileMenu, file: MenuFile, way: ImportWay, target: PlanTarget): ImportPlan {
  return new Planner(wholeMenu(menu), wholeFile(file), way, target).plan();
}

type Place = Category | NewCategory;

class Planner {
  readonly #menu: WholeMenu;
  readonly #file: MenuFile;
  readonly #mode: ImportMode;
  readonly #addsRest: boolean;
  readonly #target: PlanTarget;
  readonly #pairs;
  readonly #groups;
  readonly #says;
  readonly #stored: ReadonlyMap<Key, OptionGroup>;
  readonly #holding: ReadonlySet<Key>;
  readonly #mains: ReadonlyMap<Key, Category>;
  readonly #places = new Map<FileCategory, Place>();
  readonly #newCategories: NewCategory[] = [];
  readonly #changedCategories = new Map<Key, Category>();
  readonly #newItems: NewItem[] = [];
  readonly #changedItems = new Map<Key, Item>();
  readonly #skipped: PlacedItem[] = [];
  readonly #orders = new Map<Key, number>();

  constructor(menu: WholeMenu, file: MenuFile, { mode, rest, isAppended = false }: ImportWay, target: PlanTarget) {
    this.#menu = menu;
    this.#file = file;
    this.#mode = mode;
    this.#addsRest = mode === 'replace' || (rest ?? (mode === 'add' ? 'skip' : 'add')) === 'add';
    this.#target = target;
    const paired = isAppended
      ? { categories: new Map<FileCategory, Category>(), items: new Map<FileItem, Item>() }
      : pairRecords(menu, file);
    // 'add' with all that is in the file adds what is there already once more.
    this.#pairs = mode === 'add' && this.#addsRest ? { ...paired, items: new Map<FileItem, Item>() } : paired;
    this.#groups = planGroups(file, mode === 'add' ? new Map() : this.#pairs.items, {
      ...target,
      groups: menu.optionGroups,
      items: menu.items,
      isAppended,
      replaces: mode === 'replace',
    });
    this.#says = aspectsOf(file);
    this.#stored = new Map(menu.optionGroups.map((group) => [group.key, group]));
    this.#holding = new Set(menu.items.map(({ parent }) => parent));
    this.#mains = new Map(keyed(menu.categoriesL1));
  }

  plan(): ImportPlan {
    if (this.#mode === 'replace') this.#placeAll();
    for (const placed of itemsOfFile(this.#file)) {
      const { item, main, sub } = placed;
      const old = this.#pairs.items.get(item);
      if (this.#mode === 'replace') this.#replaceItem(item, old, this.#placeOf(main, sub));
      else if (old && this.#mode === 'update') this.#updateItem(item, old);
      else if (old || !(this.#addsRest || this.#mode === 'add')) this.#skipped.push(placed);
      else this.#addItem(item, this.#placeOf(main, sub));
    }
    if (this.#mode !== 'replace' && this.#addsRest) this.#placeEmpty();
    this.#rankFeatured();
    return this.#result();
  }

  /** In 'replace' every category of the file is in the menu, in the sequence of the file. */
  #placeAll(): void {
    for (const [order, main] of this.#file.categories.entries()) {
      const place = this.#place(main, null, order);
      for (const [at, sub] of (main.categories ?? []).entries()) this.#place(sub, place, at);
    }
  }

  /** Categories without products are added too. */
  #placeEmpty(): void {
    for (const main of this.#file.categories) {
      if ((main.products ?? []).length + (main.categories ?? []).length === 0) this.#placeOf(main, null);
      for (const sub of main.categories ?? []) if ((sub.products ?? []).length === 0) this.#placeOf(main, sub);
    }
  }

  #placeOf(main: FileMain, sub: FileCategory | null): Place {
    const root = this.#places.get(main) ?? this.#place(main, null);
    if (this.#mode === 'replace') return sub ? (this.#places.get(sub) ?? root) : root;
    const inside = this.#menu.categoriesL2.filter(({ parent }) => parent === root.key);
    const added = this.#newCategories.filter(({ parent }) => parent === root.key);
    const holdsCategories = inside.length + added.length > 0;
    if (sub) return this.#holding.has(root.key) ? root : (this.#places.get(sub) ?? this.#place(sub, root));
    if (!holdsCategories) return root;
    // The menu has subcategories where the file has none.
    const isOthers = (one: Place) => searchText(one.title) === searchText(OTHERS);
    return [...inside, ...added].find(isOthers) ?? this.#addCategory({ title: OTHERS }, root, undefined);
  }

  #place(category: FileCategory | FileMain, parent: Place | null, order?: number): Place {
    const old = this.#pairs.categories.get(category);
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
    if (isChanged(old, kept)) this.#changedCategories.set(old.key, kept);
    return kept;
  }

  #addCategory(category: Partial<FileCategory> & { title: string }, parent: Place | null, order?: number): NewCategory {
    const { title, show = true, availability } = category;
    const { business, newKey } = this.#target;
    const siblings = parent
      ? [...this.#menu.categoriesL2, ...this.#newCategories].filter((one) => one.parent === parent.key)
      : [...this.#menu.categoriesL1, ...this.#newCategories.filter(({ level }) => level === 1)];
    const place = { business, key: newKey(), order: order ?? nextOrder(siblings) };
    const added: NewCategory = {
      ...newCategory({ ...place, ...(parent && { parent: parent.key }) }),
      title,
      show,
      toLevel: parent ? null : toLevelOf(category),
      ...withoutEmpty({ availability }),
    };
    this.#newCategories.push(added);
    if (parent) this.#marksCategories(parent);
    return added;
  }

  /** An empty main category that was marked for products gets categories. */
  #marksCategories(parent: Place): void {
    const old = this.#menu.categoriesL1.find(({ key }) => key === parent.key);
    if (old?.toLevel === 3 && this.#mode !== 'replace') this.#changedCategories.set(old.key, { ...old, toLevel: null });
  }

  #nextOrderIn(place: Place): number {
    const known = this.#orders.get(place.key);
    const isReplaced = this.#mode === 'replace';
    const next = known ?? (isReplaced ? 0 : nextOrder(this.#menu.items.filter(({ parent }) => parent === place.key)));
    this.#orders.set(place.key, next + 1);
    return next;
  }

  #addItem(item: FileItem, place: Place): void {
    const { business, newKey } = this.#target;
    const { title, description = '', show = true, allergens, diets } = item;
    const fresh = newItem({ business, key: newKey(), parent: place, order: this.#nextOrderIn(place) });
    const optionGroups = this.#groups.keysOf(item, undefined);
    const added: NewItem = {
      ...fresh,
      title,
      description,
      show,
      price: priceOfFile(item.price),
      ...withoutEmpty({ allergens, diets, optionGroups }),
    };
    this.#newItems.push(added);
    if (item.featured !== undefined) this.#wanted.push({ key: added.key, rank: item.featured });
    const old = this.#mode === 'replace' ? undefined : this.#mains.get(place.key);
    if (old && old.toLevel === null) this.#changedCategories.set(old.key, { ...old, toLevel: 3 });
  }

  readonly #wanted: { readonly key: Key; readonly rank: number }[] = [];

  #updateItem(item: FileItem, old: Item): void {
    const optionGroups = this.#groups.keysOf(item, old);
    const { description = old.description, show = old.show } = item;
    const isSized = this.#hasSize(old) && item.options !== undefined;
    const after: Item = {
      ...old,
      description,
      show,
      price: isSized ? old.price : priceOfFile(item.price),
      ...withoutEmpty({ optionGroups }),
    };
    if (isChanged(old, after)) this.#changedItems.set(old.key, after);
  }

  #hasSize(item: Item): boolean {
    return sizeGroupOf(item, this.#stored) !== undefined;
  }

  #replaceItem(item: FileItem, old: Item | undefined, place: Place): void {
    if (!old) return this.#addItem(item, place);
    const says = this.#says;
    const { allergens, diets, optionGroups: _groups, ...rest } = old;
    const isSized = this.#hasSize(old) && item.options !== undefined && !says.extras;
    const after: Item = {
      ...rest,
      parent: place.key,
      level: place.level === 1 ? 2 : 3,
      order: this.#nextOrderIn(place),
      title: item.title,
      description: item.description ?? (says.description ? '' : old.description),
      show: item.show ?? (says.show ? true : old.show),
      price: isSized ? old.price : priceOfFile(item.price),
      featured: says.featured ? false : old.featured,
      ...withoutEmpty({
        allergens: says.diets ? item.allergens : allergens,
        diets: says.diets ? item.diets : diets,
        optionGroups: this.#groups.keysOf(item, old),
      }),
    };
    this.#changedItems.set(old.key, after);
    if (item.featured !== undefined) this.#wanted.push({ key: old.key, rank: item.featured });
  }

  /** The products that the file features follow those that stay featured. [FILE-3] */
  #rankFeatured(): void {
    const wanted = this.#wanted.toSorted((a, b) => a.rank - b.rank).map(({ key }) => key);
    const before = new Map(ranked(this.#menu.items).map(({ key, featured }) => [key, featured]));
    // The same products in the same sequence keep ranks with gaps.
    if (wanted.join() === [...before.keys()].join()) {
      for (const [key, item] of this.#changedItems)
        this.#changedItems.set(key, { ...item, featured: before.get(key) ?? false });
      return;
    }
    const staying = this.#menu.items.filter(({ key }) => this.#mode !== 'replace' || this.#changedItems.has(key));
    const first = nextFeaturedRank(staying.map((item) => this.#changedItems.get(item.key) ?? item));
    const ranks = new Map(wanted.map((key, index) => [key, first + index] as const));
    for (const item of this.#newItems) item.featured = ranks.get(item.key) ?? false;
    for (const [key, item] of this.#changedItems) {
      const rank = ranks.get(key);
      if (rank !== undefined) this.#changedItems.set(key, { ...item, featured: rank });
    }
  }

  #result(): ImportPlan {
    const isReplaced = this.#mode === 'replace';
    const { categoriesL1, categoriesL2, items } = this.#menu;
    const keptCategories = new Set([...this.#places.values()].map(({ key }) => key));
    const found = new Set(this.#pairs.items.values());
    const removed = {
      categories: isReplaced ? [...categoriesL1, ...categoriesL2].filter(({ key }) => !keptCategories.has(key)) : [],
      items: isReplaced ? items.filter((item) => !found.has(item)) : [],
      groups: this.#groups.removed,
    };
    const before = new Map(items.map((item) => [item.key, item]));
    const really = [...this.#changedItems.values()].filter((item) => isChanged(before.get(item.key), item));
    const added = { categories: this.#newCategories, items: this.#newItems, groups: this.#groups.added };
    const changed = { categories: [...this.#changedCategories.values()], items: really, groups: this.#groups.changed };
    const stays = isReplaced ? [] : items.filter((item) => !found.has(item));
    const effect = effectOf({
      products: itemsOfFile(this.#file),
      pairs: this.#pairs.items,
      found:
        this.#mode === 'add' ? [] : [...found].map((old) => ({ old, after: this.#changedItems.get(old.key) ?? old })),
      added,
      removed,
      kept: stays,
      skipped: this.#skipped,
      categories: [...categoriesL1, ...categoriesL2, ...changed.categories, ...added.categories],
      groups: {
        before: this.#stored,
        after: new Map([...this.#stored, ...keyed(changed.groups), ...keyed(added.groups)]),
      },
    });
    return { added, changed, removed, effect };
  }
}

function keyed<T extends { readonly key: Key }>(records: readonly T[]): (readonly [Key, T])[] {
  return records.map((record) => [record.key, record] as const);
}

/** A main category of a file that holds products directly. */
function toLevelOf(category: {
  readonly products?: unknown;
  readonly categories?: readonly unknown[] | undefined;
}): 3 | null {
  return category.products !== undefined && (category.categories ?? []).length === 0 ? 3 : null;
}
