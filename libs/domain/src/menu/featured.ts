import type { Key } from './key.ts';
import { ok, refused, type Result } from '../result.ts';

interface Rankable {
  readonly key: Key;
  readonly featured: false | number;
  readonly show: boolean;
}

/** Returns the rank of the next featured product: the highest + 1, or 1. [FEAT-1] */
export function nextFeaturedRank(items: readonly Rankable[]): number {
  return items.reduce((next, { featured }) => Math.max(next, (featured || 0) + 1), 1);
}

/** Returns what a product's `featured` becomes when it is turned around: the next rank, or false; the other ranks stay. [FEAT-5] */
export function toggledFeatured({ featured }: Pick<Rankable, 'featured'>, items: readonly Rankable[]): false | number {
  return featured === false ? nextFeaturedRank(items) : false;
}

/** Returns the featured products that are shown, by rank. [FEAT-2] */
export function featuredShown<T extends Rankable>(items: readonly T[]): T[] {
  return ranked(items).filter(({ show }) => show);
}

/**
 * Moves `key` to the 0-based `toIndex` among the shown featured products and ranks all featured ones from 1; hidden ones follow in their old order.
 * Returns all items, in the order in which they came; at the same index as they were. [FEAT-3] [FEAT-4] Refuses 'unknown-key' and 'out-of-range'.
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
  if (toIndex === fromIndex) return ok([...items]);
  const hidden = ranked(items).filter(({ show }) => !show);
  const ranks = new Map([...shown, ...hidden].map((item, index) => [item.key, index + 1]));
  return ok(items.map((item) => ({ ...item, featured: ranks.get(item.key) ?? false })));
}

/** Returns the featured products, shown or not, by rank. */
export function ranked<T extends Rankable>(items: readonly T[]): T[] {
  return items.filter(({ featured }) => featured !== false).sort((a, b) => Number(a.featured) - Number(b.featured));
}
