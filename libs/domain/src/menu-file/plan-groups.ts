import type { Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { nextOrder } from '../menu/ordering.ts';
import { searchText } from '../menu/search.ts';
import { newOptionGroup } from '../options/edit-group.ts';
import type { Option, OptionGroup } from '../options/option-group.ts';
import { sizeGroupOf } from '../options/size-group.ts';
import type { FileGroup, FileItem, MenuFile } from './menu-file.ts';
import type { NewOptionGroup } from './menu-file-to-records.ts';
import { distinctTitles } from './menu-to-file.ts';
import { priceOfFile } from './price-of-file.ts';

type Group = OptionGroup | NewOptionGroup;

interface GroupsTarget {
  readonly business: string;
  readonly newKey: () => Key;
  /** The groups and products of the menu. */
  readonly groups: readonly OptionGroup[];
  readonly items: readonly Item[];
  /** True: what the file does not say is taken away. */
  readonly replaces: boolean;
  /** True: all groups of the file are new. */
  readonly isAppended: boolean;
}

/** What becomes of the groups of an import. */
export interface PlannedGroups {
  readonly added: readonly NewOptionGroup[];
  readonly changed: readonly OptionGroup[];
  readonly removed: readonly OptionGroup[];
  /** The groups of a product of the file. `old` is the product of the menu that it stands for. */
  readonly keysOf: (item: FileItem, old: Item | undefined) => Key[] | undefined;
}

/**
 * Returns what an import does to option groups. A group keeps its key, and its options theirs, where the file names it; sizes belong to their
 * products: their prices change for the products that the file names only, so that a size group that others share is copied. [FILE-17]
 */
export function planGroups(file: MenuFile, found: ReadonlyMap<FileItem, Item>, target: GroupsTarget): PlannedGroups {
  return new GroupPlan(file, found, target).plan();
}

/** True for a file that says all groups: sizes alone are what tables have, and an empty list says that there are none. */
export function saysAllGroups({ options }: MenuFile): boolean {
  return options !== undefined && (options.length === 0 || options.some(({ pricing }) => pricing === 'add'));
}

class GroupPlan {
  readonly #target: GroupsTarget;
  readonly #found: ReadonlyMap<FileItem, Item>;
  readonly #byTitle: ReadonlyMap<string, FileGroup>;
  /** Extras are only in Carta's own files, which say all of a product's groups. */
  readonly #saysAll: boolean;
  readonly #stored: ReadonlyMap<Key, OptionGroup>;
  readonly #titles: ReadonlyMap<string, OptionGroup>;
  readonly #added: NewOptionGroup[] = [];
  readonly #changed = new Map<Key, OptionGroup>();
  /** The key of a product's new or changed size group. */
  readonly #sizes = new Map<FileItem, Key>();
  /** The keys of the file's groups, by title. */
  readonly #keys = new Map<string, Key>();
  #order: number;

  constructor(file: MenuFile, found: ReadonlyMap<FileItem, Item>, target: GroupsTarget) {
    this.#target = target;
    this.#found = found;
    this.#byTitle = new Map((file.options ?? []).map((group) => [group.title, group]));
    this.#saysAll = saysAllGroups(file);
    this.#stored = new Map(target.groups.map((group) => [group.key, group]));
    const titles = distinctTitles(target.groups);
    this.#titles = new Map(target.groups.map((group) => [titles.get(group.key) ?? group.title, group]));
    this.#order = nextOrder(target.groups);
  }

  plan(): PlannedGroups {
    this.#planSizes();
    if (this.#target.isAppended || (this.#target.replaces && this.#saysAll))
      for (const group of this.#byTitle.values()) this.#keyOf(group);
    const kept = new Set([...this.#keys.values(), ...this.#sizes.values()]);
    const isRemoved = ({ key }: OptionGroup) => this.#target.replaces && this.#saysAll && !kept.has(key);
    return {
      added: this.#added,
      changed: [...this.#changed.values()],
      removed: this.#target.groups.filter(isRemoved),
      keysOf: (item, old) => this.#keysOf(item, old),
    };
  }

  #keysOf(item: FileItem, old: Item | undefined): Key[] | undefined {
    const before = old?.optionGroups ?? [];
    if (item.options === undefined) return this.#target.replaces && this.#saysAll ? undefined : old?.optionGroups;
    const size = this.#sizes.get(item);
    if (old && !(this.#target.replaces && this.#saysAll)) {
      if (size === undefined) return old.optionGroups;
      const own = before.findIndex((key) => this.#stored.get(key)?.pricing === 'replace');
      return own < 0 ? [size, ...before] : before.with(own, size);
    }
    return item.options.flatMap((title) => {
      const group = this.#byTitle.get(title);
      if (!group) return [];
      return group.pricing === 'replace' && size !== undefined ? size : this.#keyOf(group);
    });
  }

  /** The sizes of products that are in the menu change where they are; equal wishes for one group are one change. */
  #planSizes(): void {
    const wishes = new Map<Key, Map<string, { readonly wanted: OptionGroup; readonly items: FileItem[] }>>();
    for (const [item, old] of this.#found) {
      const group = this.#fileSizesOf(item);
      const stored = sizeGroupOf(old, this.#stored);
      if (!group) continue;
      if (!stored) {
        this.#sizes.set(item, this.#keyOf(group));
        continue;
      }
      const wanted = this.#merged(stored, group);
      const sign = signOf(wanted);
      const ofGroup = wishes.get(stored.key) ?? new Map<string, { wanted: OptionGroup; items: FileItem[] }>();
      wishes.set(stored.key, ofGroup);
      const same = ofGroup.get(sign) ?? { wanted, items: [] };
      ofGroup.set(sign, same);
      same.items.push(item);
    }
    for (const [key, ofGroup] of wishes) this.#carryOut(key, [...ofGroup.values()]);
    for (const [item, key] of this.#sizes) {
      const title = this.#fileSizesOf(item)?.title ?? '';
      if (!this.#keys.has(title)) this.#keys.set(title, key);
    }
  }

  #carryOut(key: Key, wishes: readonly { readonly wanted: OptionGroup; readonly items: readonly FileItem[] }[]): void {
    const stored = this.#stored.get(key);
    if (!stored) return;
    const users = this.#target.items.filter(({ optionGroups }) => optionGroups?.includes(key)).length;
    for (const { wanted, items } of wishes) {
      const isSame = signOf(wanted) === signOf(stored);
      const isOfAll = items.length === users;
      if (!isSame && isOfAll) this.#changed.set(key, wanted);
      const copy =
        isSame || isOfAll ? key : this.#add({ ...wanted, options: wanted.options.map(withNewKey(this.#target)) });
      for (const item of items) this.#sizes.set(item, copy);
    }
  }

  #fileSizesOf({ options }: FileItem): FileGroup | undefined {
    return sizeGroupOf({ optionGroups: options }, this.#byTitle);
  }

  /** The key of a group of the file: that of the menu's group with this title and these options, else a new one. */
  #keyOf(group: FileGroup): Key {
    const known = this.#keys.get(group.title);
    if (known !== undefined) return known;
    const stored = this.#target.isAppended ? undefined : this.#titles.get(group.title);
    const isSame = stored?.pricing === group.pricing && (this.#replacesAll(group) || isEqual(stored, group));
    const key = stored && isSame ? stored.key : this.#add(this.#fresh(group));
    if (stored && isSame && this.#replacesAll(group)) {
      const merged = { ...this.#merged(stored, group), min: group.min, max: group.max };
      if (signOf(merged) !== signOf(stored)) this.#changed.set(key, merged);
    }
    this.#keys.set(group.title, key);
    return key;
  }

  #replacesAll({ pricing }: FileGroup): boolean {
    return this.#target.replaces && this.#saysAll && pricing === 'add';
  }

  #fresh({ options, ...head }: FileGroup): NewOptionGroup {
    const { business, newKey } = this.#target;
    const written = options.map(({ price, ...option }) => ({ ...option, key: newKey(), price: priceOfFile(price) }));
    return newOptionGroup({ ...head, options: written }, { business, key: newKey(), order: 0 });
  }

  #add(group: Group): Key {
    const { business, title, pricing, min, max, options } = group;
    const key = this.#target.newKey();
    this.#added.push({ business, title, pricing, min, max, options, key, order: this.#order });
    this.#order += 1;
    return key;
  }

  /** The stored group with the prices of the file; options that the file does not name stay, unless it replaces them. */
  #merged(stored: OptionGroup, group: FileGroup): OptionGroup {
    const waiting = [...group.options];
    const take = (title: string) => {
      const exact = waiting.findIndex((option) => option.title === title);
      const at = exact < 0 ? waiting.findIndex((option) => searchText(option.title) === searchText(title)) : exact;
      return at < 0 ? undefined : waiting.splice(at, 1)[0];
    };
    const kept = stored.options.flatMap((option): Option[] => {
      const written = take(option.title);
      if (!written) return this.#target.replaces ? [] : [option];
      return [{ ...option, price: priceOfFile(written.price), show: written.show ?? option.show }];
    });
    const added = waiting.length === 0 ? [] : this.#fresh({ ...group, options: waiting }).options;
    return { ...stored, options: [...kept, ...added] };
  }
}

const withNewKey =
  ({ newKey }: GroupsTarget) =>
  (option: Option): Option => ({ ...option, key: newKey() });

function signOf({ min, max, options }: Pick<OptionGroup, 'min' | 'max' | 'options'>): string {
  return JSON.stringify([min, max, options.map(({ title, price, show }) => [title, price.big, price.small, show])]);
}

function isEqual(stored: OptionGroup, { min, max, options }: FileGroup): boolean {
  const written = options.map(({ title, price, show = true }) => [
    title,
    priceOfFile(price).big,
    priceOfFile(price).small,
    show,
  ]);
  return signOf(stored) === JSON.stringify([min, max, written]);
}
