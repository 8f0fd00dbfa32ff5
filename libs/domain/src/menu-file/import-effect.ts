import * as z from 'zod/mini';
import { categoryTitle, type Category } from '../menu/category.ts';
import { itemTitle, type Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { sizeGroupOf } from '../options/size-group.ts';
import { Price } from '../prices/price-schema.ts';
import { priceInCents } from '../prices/price.ts';
import { isChanged } from '../settings/changed.ts';
import { anyText, count, object } from '../texts/text.ts';
import type { FileItem } from './menu-file.ts';
import type { NewCategory, NewItem } from './menu-file-to-records.ts';
import type { PlacedItem } from './pair-records.ts';
import { priceOfFile } from './price-of-file.ts';
import { inSteps, type Steps } from '../steps.ts';

const OF_LIST = { error: 'Tiene que ser una lista' };

const entry = {
  /** Of the product in the menu; '' for one that stands only in the file. */
  key: anyText(),
  /** Titles of the categories around it, outermost first. */
  path: z.array(anyText(), OF_LIST),
  title: anyText(),
  /** After the import; of a removed product the last one. */
  price: Price,
};

/** A product of an import as its owner knows it. */
const EffectEntry = object(entry);
export type EffectEntry = z.infer<typeof EffectEntry>;

/** A product with a price that changes; `size` names the size that has it, '' for the product itself. */
const RepricedEffect = object({ ...entry, size: anyText(), from: Price });
export type RepricedEffect = z.infer<typeof RepricedEffect>;

const Entries = z.array(EffectEntry, OF_LIST);

/**
 * All that an import does, each product once in `repriced`, `added`, `hidden`, `shown`, `changed` or `equal`, or in `removed` or `kept`; a product with
 * several prices has a line for each. `unfeatured` and `sized` name products that stand in another list too. [FILE-18]
 */
export const FileEffect = object({
  /** Products of the file. */
  products: count(),
  /** Of these, how many are in the menu already. */
  found: count(),
  removed: Entries,
  unfeatured: Entries,
  repriced: z.array(RepricedEffect, OF_LIST),
  added: Entries,
  hidden: Entries,
  shown: Entries,
  changed: Entries,
  equal: Entries,
  /** Products of the menu that stand not in the file and stay. */
  kept: Entries,
  /** Products of the file that are left out: those that are there already, or that are not to be added. */
  skipped: Entries,
  /** Products with sizes whose price in the file is not taken, since it is that of no size. */
  sized: z.optional(Entries),
  /** Titles of the categories that are added, and of those that go to the trash. */
  categories: object({ added: z.array(anyText(), OF_LIST), removed: z.array(anyText(), OF_LIST) }),
});
export type FileEffect = z.infer<typeof FileEffect>;

type SizeGroup = Pick<OptionGroup, 'pricing' | 'options'>;
type Groups = ReadonlyMap<Key, SizeGroup>;

/** What an import does, by records. */
interface EffectOf {
  readonly products: readonly PlacedItem[];
  readonly pairs: ReadonlyMap<FileItem, Item>;
  /** The products that are found, as they are and as they become. */
  readonly found: readonly { readonly old: Item; readonly after: Item }[];
  readonly added: { readonly categories: readonly NewCategory[]; readonly items: readonly NewItem[] };
  readonly removed: { readonly categories: readonly Category[]; readonly items: readonly Item[] };
  readonly kept: readonly Item[];
  readonly skipped: readonly PlacedItem[];
  readonly sized: ReadonlySet<Key>;
  /** All categories, the new ones too, as they become. */
  readonly categories: readonly (Category | NewCategory)[];
  /** The size groups of the menu, and as they become. */
  readonly groups: { readonly before: Groups; readonly after: Groups };
}

/** Returns the effect of an import in words of the owner. [FILE-18] */
export function* effectOf({
  products,
  pairs,
  found,
  added,
  removed,
  kept,
  skipped,
  sized,
  categories,
  groups,
}: EffectOf): Steps<FileEffect> {
  const pathOf = pathsOf(categories);
  const entry = (item: Pick<Item, 'key' | 'parent' | 'title' | 'price'>): EffectEntry => ({
    key: item.key,
    path: pathOf(item.parent),
    title: itemTitle(item),
    price: item.price,
  });
  const fileEntry = ({ item, main, sub }: PlacedItem): EffectEntry => {
    const path = [main, sub].flatMap((one) => (one ? categoryTitle(one) : []));
    return { key: pairs.get(item)?.key ?? '', path, title: itemTitle(item), price: priceOfFile(item.price) };
  };
  const repriced: RepricedEffect[] = [];
  const unfeatured = removed.items.filter(({ featured }) => featured !== false).map(entry);
  const hidden: EffectEntry[] = [];
  const shown: EffectEntry[] = [];
  const changed: EffectEntry[] = [];
  const equal: EffectEntry[] = [];
  yield* inSteps(found, ({ old, after }) => {
    const prices = pricesOf(old, after, groups);
    if (old.featured !== false && after.featured === false) unfeatured.push(entry(after));
    if (old.show && !after.show) hidden.push(entry(after));
    else if (!old.show && after.show) shown.push(entry(after));
    else if (prices.length > 0) repriced.push(...prices.map((price) => ({ ...entry(after), ...price })));
    else if (isOtherwise(old, after)) changed.push(entry(after));
    else equal.push(entry(after));
  });
  const titlesOf = (list: readonly (Category | NewCategory)[]) => list.map(categoryTitle);
  return {
    products: products.length,
    found: pairs.size,
    repriced,
    unfeatured,
    hidden,
    shown,
    changed,
    equal,
    removed: removed.items.map(entry),
    added: added.items.map(entry),
    kept: kept.map(entry),
    skipped: skipped.map(fileEntry),
    sized: found.filter(({ old }) => sized.has(old.key)).map(({ after }) => entry(after)),
    categories: { added: titlesOf(added.categories), removed: titlesOf(removed.categories) },
  };
}

/** The changed prices of a product: its own, and those of its sizes. */
function pricesOf(
  old: Item,
  after: Item,
  groups: EffectOf['groups'],
): Pick<RepricedEffect, 'size' | 'from' | 'price'>[] {
  const before = new Map((sizeGroupOf(old, groups.before)?.options ?? []).map(({ title, price }) => [title, price]));
  const sizes = (sizeGroupOf(after, groups.after)?.options ?? []).flatMap(({ title: size, price }) => {
    const from = before.get(size);
    return from && isOther(from, price) ? [{ size, from, price }] : [];
  });
  return isOther(old.price, after.price) ? [{ size: '', from: old.price, price: after.price }, ...sizes] : sizes;
}

function pathsOf(categories: EffectOf['categories']): (parent: Key) => string[] {
  const all = new Map(categories.map((category) => [category.key, category]));
  return (parent) => {
    const holder = all.get(parent);
    const main = holder?.parent === undefined ? undefined : all.get(holder.parent);
    return [main, holder].flatMap((category) => (category ? categoryTitle(category) : []));
  };
}

function isOther(from: Price, to: Price): boolean {
  return priceInCents(from) !== priceInCents(to);
}

/** True if more than its place among its siblings changes. */
function isOtherwise(old: Item, after: Item): boolean {
  return isChanged({ ...old, order: 0 }, { ...after, order: 0 });
}
