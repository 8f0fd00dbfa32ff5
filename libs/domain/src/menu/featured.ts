import type { Key } from './key.ts';
import { ok, refused, type Result } from '../result.ts';
import { listOf } from '../list-of.ts';

interface Rankable {
  readonly key: Key;
  readonly featured: false | number;
  readonly show: boolean;
}

/**
 * Returns the 1-based rank of an item that becomes featured: the highest + 1, or 1. Gaps left by other items stay;
 * ranks that are no whole number from 1 are ignored. [FEAT-1] [FEAT-5]
 */
export function nextFeaturedRank(items: readonly Rankable[]): number {
  return ranked(items).reduce((next, { featured }) => Math.max(next, Number(featured) + 1), 1);
}

/** Returns the featured items by rank, without hidden ones and those whose rank is no whole number from 1. [FEAT-2] */
export function featuredShown<T extends Rankable>(items: readonly T[]): T[] {
  return ranked(items).filter(({ show }) => show);
}

/**
 * Moves `key` to the 0-based `toIndex` among the shown featured items and ranks all featured ones from 1, hidden ones last in their old order.
 * Returns all items in their old sequence; unchanged at the same index. Of two with one key the first moves. [FEAT-3] [FEAT-4] Refuses 'unknown-key' and 'out-of-range'.
 */
export function moveFeatured<T extends Rankable>(
  items: readonly T[],
  key: Key,
  toIndex: number,
): Result<T[], 'unknown-key' | 'out-of-range'> {
  const shown = featuredShown(items);
  const fromIndex = shown.findIndex((item) => item.key === key);
  const [moved] = shown.splice(fromIndex, fromIndex < 0 ? 0 : 1);
  if (!moved) return refused('unknown-key');
  if (!Number.isInteger(toIndex) || toIndex < 0 || toIndex > shown.length) return refused('out-of-range');
  shown.splice(toIndex, 0, moved);
  if (toIndex === fromIndex) return ok([...listOf(items)]);
  const hidden = ranked(items).filter(({ show }) => !show);
  const ranks = new Map([...shown, ...hidden].map((item, index) => [item, index + 1]));
  return ok(listOf(items).map((item) => ({ ...item, featured: ranks.get(item) ?? false })));
}

/** Returns the featured items by rank, hidden ones included. A rank is a whole number from 1. */
export function ranked<T extends Rankable>(items: readonly T[]): T[] {
  const isRank = ({ featured }: T) => Number.isSafeInteger(featured) && Number(featured) >= 1;
  return listOf(items)
    .filter(isRank)
    .sort((a, b) => Number(a.featured) - Number(b.featured));
}
