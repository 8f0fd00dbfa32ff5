import type { Result } from '@carta/domain';

/** Why a store refuses a change: the domain's words, and two that only stored data can give. */
export type Reason =
  | 'not-found'
  | 'key-exists'
  | 'stale'
  | 'holds-categories'
  | 'holds-items'
  | 'parent-gone'
  | 'same-parent'
  | 'wrong-level'
  | 'wrong-to-level'
  | 'out-of-range'
  | 'malformed-html';

/** What a change gives. A stale one carries the record as it is now, a creation the one that has its key. */
export type Outcome<T> = Result<T, Reason> | { ok: false; reason: 'stale' | 'key-exists'; current: unknown };
