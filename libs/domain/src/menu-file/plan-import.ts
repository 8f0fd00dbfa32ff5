import { wholeFile, wholeMenu, type WholeMenu } from './whole-input.ts';
import type { Category } from '../menu/category.ts';
import { nextFeaturedRank, ranked } from '../menu/featured.ts';
import { newItem, type Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { recordsByParent } from '../menu/menu.ts';
import { nextOrder } from '../menu/ordering.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { sizeGroupOf } from '../options/size-group.ts';
import { priceInCents } from '../prices/price.ts';
import { isChanged } from '../settings/changed.ts';
import { withoutEmpty } from '../without-empty.ts';
import type { ImportMode, ImportWay } from './import-way.ts';
import { aspectsOf } from './file-aspects.ts';
import { effectOf, type FileEffect } from './import-effect.ts';
import type { FileItem, FileMenu, MenuFile } from './menu-file.ts';
import type { NewCategory, NewItem, NewOptionGroup } from './menu-file-to-records.ts';
import { itemsOfFile, pairRecords, type PairedRecords, type PlacedItem } from './pair-records.ts';
import { planGroups } from './plan-groups.ts';
import { PlannedCategories, type Place } from './planned-categories.ts';
import { priceOfFile } from './price-of-file.ts';
import { allSteps, inSteps, type Steps } from '../steps.ts';

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
  return allSteps(planImportSteps(menu, file, way, target));
}

/** As `planImport`, for a server: thousands of products take some ms in each step, between which it answers others. [FILE-18] */
export function* planImportSteps(
  menu: FileMenu,
  file: MenuFile,
  way: ImportWay,
  target: PlanTarget,
): Steps<ImportPlan> {
  const [stored, whole] = [wholeMenu(menu), wholeFile(file)];
  const paired = way.isAppended ? NO_PAIRS : yield* pairRecords(stored, whole);
  const planner = new Planner(stored, whole, way, { ...target, paired });
  yield;
  return yield* planner.plan();
}

const NO_PAIRS: PairedRecords = { categories: new Map(), items: new Map() };

class Planner {
  readonly #menu: WholeMenu;
  readonly #file: MenuFile;
  readonly #mode: ImportMode;
  readonly #addsRest: boolean;
  readonly #target: PlanTarget;
  readonly #pairs;
  readonly #groups;
  readonly #says;
  readonly #categories: PlannedCategories;
  readonly #stored: ReadonlyMap<Key, OptionGroup>;
  readonly #itemsIn: ReadonlyMap<Key | undefined, readonly Item[]>;
  readonly #newItems: NewItem[] = [];
  readonly #changedItems = new Map<Key, Item>();
  readonly #skipped: PlacedItem[] = [];
  readonly #sized = new Set<Key>();
  readonly #orders = new Map<Key, number>();

  constructor(
    menu: WholeMenu,
    file: MenuFile,
    { mode, rest, isAppended = false }: ImportWay,
    { paired, ...target }: PlanTarget & { readonly paired: PairedRecords },
  ) {
    this.#menu = menu;
    this.#file = file;
    this.#mode = mode;
    this.#addsRest = mode === 'replace' || (rest ?? (mode === 'add' ? 'skip' : 'add')) === 'add';
    this.#target = target;
    // 'add' with all that is in the file adds what is there already once more.
    this.#pairs = mode === 'add' && this.#addsRest ? { ...paired, items: NO_PAIRS.items } : paired;
    this.#groups = planGroups(file, mode === 'add' ? new Map() : this.#pairs.items, {
      ...target,
      groups: menu.optionGroups,
      items: menu.items,
      isAppended,
      replaces: mode === 'replace',
    });
    this.#says = aspectsOf(file);
    this.#categories = new PlannedCategories({
      ...target,
      menu,
      file,
      mode,
      says: this.#says,
      pairs: paired.categories,
    });
    this.#stored = new Map(menu.optionGroups.map((group) => [group.key, group]));
    this.#itemsIn = recordsByParent(menu.items);
  }

  *plan(): Steps<ImportPlan> {
    if (this.#mode === 'replace') this.#categories.placeAll();
    yield;
    yield* inSteps(itemsOfFile(this.#file), (placed) => this.#planItem(placed));
    if (this.#mode !== 'replace' && this.#addsRest) this.#categories.placeEmpty();
    this.#rankFeatured();
    yield;
    return yield* this.#result();
  }

  #planItem(placed: PlacedItem): void {
    const { item, main, sub } = placed;
    const old = this.#pairs.items.get(item);
    if (this.#mode === 'replace') this.#replaceItem(item, old, this.#categories.of(main, sub));
    else if (old && this.#mode === 'update') this.#updateItem(item, old);
    else if (old || !(this.#addsRest || this.#mode === 'add')) this.#skipped.push(placed);
    else this.#addItem(item, this.#categories.of(main, sub));
  }

  #nextOrderIn(place: Place): number {
    const known = this.#orders.get(place.key);
    const next = known ?? (this.#mode === 'replace' ? 0 : nextOrder(this.#itemsIn.get(place.key) ?? []));
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
    this.#categories.marksItems(place);
  }

  readonly #wanted: { readonly key: Key; readonly rank: number }[] = [];

  #updateItem(item: FileItem, old: Item): void {
    const optionGroups = this.#groups.keysOf(item, old);
    const { description = old.description, show = old.show } = item;
    const after: Item = {
      ...old,
      description,
      show,
      price: this.#hasSize(old) ? this.#sizedPrice(item, old) : priceOfFile(item.price),
      ...withoutEmpty({ optionGroups }),
    };
    if (isChanged(old, after)) this.#changedItems.set(old.key, after);
  }

  #hasSize(item: Pick<Item, 'optionGroups'>): boolean {
    return sizeGroupOf(item, this.#stored) !== undefined;
  }

  /** Diners see the prices of the sizes: the one of a file that names none of them changes nothing, which the effect says. */
  #sizedPrice(item: FileItem, old: Item): Item['price'] {
    const isOther = priceInCents(priceOfFile(item.price)) !== priceInCents(old.price);
    if (item.options === undefined && isOther) this.#sized.add(old.key);
    return old.price;
  }

  #replaceItem(item: FileItem, old: Item | undefined, place: Place): void {
    if (!old) return this.#addItem(item, place);
    const says = this.#says;
    const { allergens, diets, optionGroups: _groups, ...rest } = old;
    const optionGroups = this.#groups.keysOf(item, old);
    const isSized = this.#hasSize(old) && !says.extras;
    const after: Item = {
      ...rest,
      parent: place.key,
      level: place.level === 1 ? 2 : 3,
      order: this.#nextOrderIn(place),
      title: item.title,
      description: item.description ?? (says.description ? '' : old.description),
      show: item.show ?? (says.show ? true : old.show),
      price: isSized ? this.#sizedPrice(item, old) : priceOfFile(item.price),
      featured: says.featured ? false : old.featured,
      ...withoutEmpty({
        allergens: says.diets ? item.allergens : allergens,
        diets: says.diets ? item.diets : diets,
        optionGroups,
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

  *#result(): Steps<ImportPlan> {
    const isReplaced = this.#mode === 'replace';
    const { categoriesL1, categoriesL2, items } = this.#menu;
    const keptCategories = this.#categories.keys();
    const found = new Set(this.#pairs.items.values());
    const removed = {
      categories: isReplaced ? [...categoriesL1, ...categoriesL2].filter(({ key }) => !keptCategories.has(key)) : [],
      items: isReplaced ? items.filter((item) => !found.has(item)) : [],
      groups: this.#groups.removed,
    };
    const before = new Map(items.map((item) => [item.key, item]));
    const really: Item[] = [];
    yield* inSteps([...this.#changedItems.values()], (item) => {
      if (isChanged(before.get(item.key), item)) really.push(item);
    });
    const added = { categories: this.#categories.added, items: this.#newItems, groups: this.#groups.added };
    const changed = { categories: [...this.#categories.changed.values()], items: really, groups: this.#groups.changed };
    const stays = isReplaced ? [] : items.filter((item) => !found.has(item));
    const effect = yield* effectOf({
      products: itemsOfFile(this.#file),
      pairs: this.#pairs.items,
      found:
        this.#mode === 'add' ? [] : [...found].map((old) => ({ old, after: this.#changedItems.get(old.key) ?? old })),
      added,
      removed,
      kept: stays,
      skipped: this.#skipped,
      sized: this.#sized,
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
