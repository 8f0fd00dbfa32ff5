import type { Key } from './key.ts';
import { ok, refused, type Result } from '../result.ts';

/** A record among siblings; `order` is 0-based. */
export interface Ordered {
  readonly key: Key;
  readonly order: number;
}

/** Returns a copy sorted by `order`, lowest first. [ORD-1] */
export function sortByOrder<T extends Ordered>(records: readonly T[]): T[] {
  return [...records].sort((a, b) => a.order - b.order);
}

/** Returns the order of a new sibling: the highest + 1, or 0 if it is the first. [ORD-2] */
export function nextOrder(siblings: readonly Ordered[]): number {
  return siblings.reduce((next, { order }) => Math.max(next, order + 1), 0);
}

/** Returns `requested` if no sibling has it, otherwise the highest + 1. [ORD-3] */
export function orderFor(siblings: readonly Ordered[], requested?: number): number {
  const free = requested !== undefined && siblings.every(({ order }) => order !== requested);
  return free ? requested : nextOrder(siblings);
}

/** True if a drop moves the record: false at the same 0-based index and outside a list (`null`). [ORD-5] */
export function moves(fromIndex: number, toIndex: number | null): toIndex is number {
  return toIndex !== null && toIndex !== fromIndex;
}

/**
 * Moves `key` to the 0-based `toIndex` among its siblings and renumbers from 0; at the same index every order stays. [ORD-4] [ORD-5]
 * Refuses 'unknown-key' and 'out-of-range'.
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
  if (!Number.isInteger(toIndex) || toIndex < 0 || toIndex > sorted.length) return refused('out-of-range');
  sorted.splice(toIndex, 0, moved);
  if (!moves(fromIndex, toIndex)) return ok(sorted);
  return ok(sorted.map((sibling, order) => ({ ...sibling, order })));
}
