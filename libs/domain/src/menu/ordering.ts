import type { Key } from './key.ts';
import { ok, refused, type Result } from '../result.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** A record among siblings; `order` is 0-based. */
export interface Ordered {
  readonly key: Key;
  readonly order: number;
}

/** Returns a copy sorted by `order`, lowest first; those whose order is no number come last. [ORD-1] */
export function sortByOrder<T extends Ordered>(records: readonly T[]): T[] {
  const place = ({ order }: T) => numberOr(order, Number.MAX_VALUE);
  return [...listOf(records)].sort((a, b) => place(a) - place(b));
}

/** Returns the order of a new sibling: the highest + 1, or 0 if it is the first. Ignores what is no whole number. [ORD-2] */
export function nextOrder(siblings: readonly Ordered[]): number {
  const orders = listOf(siblings).map(({ order }) => (Number.isSafeInteger(order) ? order : -1));
  return orders.reduce((next, order) => Math.max(next, order + 1), 0);
}

/** Returns `requested` if it is a whole number from 0 that no sibling has, otherwise the highest + 1. [ORD-3] */
export function orderFor(siblings: readonly Ordered[], requested?: number): number {
  const isPlace = requested !== undefined && Number.isSafeInteger(requested) && requested >= 0;
  return isPlace && listOf(siblings).every(({ order }) => order !== requested) ? requested : nextOrder(siblings);
}

/** True if a drop moves the record: false at the same 0-based index, outside a list (`null`), and at what is no index. [ORD-5] */
export function moves(fromIndex: number, toIndex: number | null): toIndex is number {
  return toIndex !== null && isIndex(toIndex) && toIndex !== fromIndex;
}

/**
 * Moves `key` to the 0-based `toIndex` among its siblings and renumbers from 0; at the same index every order stays. [ORD-4] [ORD-5]
 * Of two with one key the first moves. Refuses 'unknown-key' and, for what is no index among them, 'out-of-range'.
 */
export function moveWithin<T extends Ordered>(
  siblings: readonly T[],
  key: Key,
  toIndex: number,
): Result<T[], 'unknown-key' | 'out-of-range'> {
  const sorted = sortByOrder(siblings);
  const fromIndex = sorted.findIndex((sibling) => sibling.key === key);
  const [moved] = sorted.splice(fromIndex, fromIndex < 0 ? 0 : 1);
  if (!moved) return refused('unknown-key');
  if (!isIndex(toIndex) || toIndex > sorted.length) return refused('out-of-range');
  sorted.splice(toIndex, 0, moved);
  if (!moves(fromIndex, toIndex)) return ok(sorted);
  return ok(sorted.map((sibling, order) => ({ ...sibling, order })));
}

const isIndex = (index: number) => Number.isSafeInteger(index) && index >= 0;
