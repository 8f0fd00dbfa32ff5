import type { Category } from './category.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import { findCategory, subcategoriesOf, type Menu } from './menu.ts';
import { moveWithin, nextOrder, sortByOrder, type Ordered } from './ordering.ts';
import { ok, refused, type Result } from '../result.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { listOf } from '../list-of.ts';

const COPY = ' (copia)';

/** Copied records; `order` has the keys of the original's siblings in order, the copy directly after the original. */
export interface Copies {
  readonly categories: Category[];
  readonly items: Item[];
  readonly order: Key[];
}

/** Returns the title of a copy: 'Flan (copia)', at most 120 characters; '' for an empty title. [COPY-1] */
export function copyTitle(title: string): string {
  return title && title.slice(0, TEXT_LIMITS.title - COPY.length) + COPY;
}

/**
 * Copies an item with a new key, directly after the original, not featured and hidden. [COPY-1] [COPY-2] [COPY-3] [COPY-4]
 * `newKey` gives each copy its key. Refuses 'unknown-key'.
 */
export function duplicateItem(
  { items }: Pick<Menu, 'items'>,
  key: Key,
  newKey: () => Key,
): Result<Copies, 'unknown-key'> {
  const original = listOf(items).find((item) => item.key === key);
  if (!original) return refused('unknown-key');
  const siblings = items.filter(({ parent }) => parent === original.parent);
  const marked = { ...original, title: copyTitle(original.title), show: false, order: nextOrder(siblings) };
  const copy = copiedItem(marked, newKey);
  return ok({ categories: [], items: [copy], order: withCopyBehind(siblings, key, copy) });
}

/**
 * Copies a category with its contents, directly after the original; only itself is marked as a copy and hidden. [COPY-1] [COPY-2] [COPY-3] [COPY-4]
 * `newKey` gives each copy its key. Refuses 'unknown-key'.
 */
export function duplicateCategory(
  menu: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>,
  key: Key,
  newKey: () => Key,
): Result<Copies, 'unknown-key'> {
  const original = findCategory(menu, key);
  if (!original) return refused('unknown-key');
  const siblings =
    original.level === 1
      ? listOf(menu.categoriesL1)
      : listOf(menu.categoriesL2).filter(({ parent }) => parent === original.parent);
  const copied = new Map([original, ...subcategoriesOf(menu, key)].map((category) => [category.key, newKey()]));
  const copyOf = (category: Category): Category => ({
    ...category,
    ...identity(copied.get(category.key) ?? newKey()),
    ...(category.level === 2 && { parent: copied.get(category.parent ?? '') ?? category.parent }),
  });
  const copy = { ...copyOf(original), title: copyTitle(original.title), show: false, order: nextOrder(siblings) };
  return ok({
    categories: [copy, ...subcategoriesOf(menu, key).map(copyOf)],
    items: listOf(menu.items).flatMap((item) => {
      const parent = copied.get(item.parent);
      return parent === undefined ? [] : [copiedItem({ ...item, parent }, newKey)];
    }),
    order: withCopyBehind(siblings, key, copy),
  });
}

function copiedItem(item: Item, newKey: () => Key): Item {
  return { ...item, ...identity(newKey()), featured: false, soldOutUntil: null };
}

const identity = (key: Key) => ({ _id: key, key, version: 0 });

function withCopyBehind(siblings: readonly Ordered[], key: Key, copy: Ordered): Key[] {
  const place = sortByOrder(siblings).findIndex((sibling) => sibling.key === key) + 1;
  const moved = moveWithin([...siblings, copy], copy.key, place);
  return moved.ok ? moved.value.map((sibling) => sibling.key) : [];
}
