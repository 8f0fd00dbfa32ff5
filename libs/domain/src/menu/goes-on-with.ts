import type { LastChange } from './last-change.ts';

/** What tells whether two changes are one; `at` in ms since 1970. */
interface MadeChange {
  readonly at: number;
  readonly by: string;
  readonly device: string;
  readonly what: string;
  readonly kind: LastChange['kind'];
}

/** In ms. */
const WITHIN = 3_000;
/** A pasted list is a call for each of its lines, and so is the undo of many deletions. */
const IN_MANY_CALLS = ['added', 'restored'];

/** True if a change goes on with the one before it, so that both are one change of the list. [CHANGE-5] */
export function goesOnWith(last: MadeChange, next: MadeChange): boolean {
  return (
    IN_MANY_CALLS.includes(next.what) &&
    next.at - last.at <= WITHIN &&
    (['by', 'device', 'what', 'kind'] as const).every((part) => last[part] === next[part])
  );
}
