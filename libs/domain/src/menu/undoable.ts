import { listOf } from '../list-of.ts';
import { allSteps, type Steps } from '../steps.ts';

/** A change by what it touches: parts of records, such as 'key content', 'key place' or 'key holds'. */
export interface TouchingChange {
  readonly key: string;
  readonly touches: readonly string[];
  /** What has to be as the change left it, so that it can be undone. */
  readonly needs: readonly string[];
  readonly undone: boolean;
  /** False if what it needs to be undone was not kept. */
  readonly kept: boolean;
}

/** Returns the keys of the changes that can be undone; `changes` are all that are known, the latest first. [CHANGE-4] */
export function undoableChanges(changes: readonly TouchingChange[]): Set<string> {
  return allSteps(undoableSteps(listOf(changes)));
}

/** As `undoableChanges`, one change in each step: a server lets others go on between those of thousands of records. [CHANGE-4] */
export function* undoableSteps(changes: Iterable<TouchingChange>): Steps<Set<string>> {
  const later = new Set<string>();
  const undoable = new Set<string>();
  for (const { key, touches, needs, undone, kept } of changes) {
    yield;
    if (undone) continue;
    if (kept && !listOf(needs).some((part) => later.has(part))) undoable.add(key);
    for (const part of listOf(touches)) later.add(part);
  }
  return undoable;
}
