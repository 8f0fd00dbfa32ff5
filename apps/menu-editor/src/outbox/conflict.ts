import type { ApiFailure } from '@carta/api-client';
import type { Category, CategoryChanges, Item, ItemChanges } from '@carta/domain';
import { categoryChanged, itemChanged } from '@carta/panel';
import { editConfirmed, type Edit } from './actions.ts';

type Field = keyof CategoryChanges | keyof ItemChanges;

/** An edit of a record that another session has changed meanwhile. */
export interface Conflict {
  readonly edit: Edit;
  /** The server's record. */
  readonly current: Category | Item;
  /** The fields that both changed, to different values. */
  readonly fields: readonly Field[];
}

/** Returns the conflict that a refusal reports; null if it reports none. */
export function findConflict(edit: Edit, { code, current }: ApiFailure): Conflict | null {
  const now = current as Category | Item | undefined;
  if (code !== 'conflict' || now?.key !== edit.base.key) return null;
  return { edit, current: now, fields: fieldsOf(edit).filter((field) => isConflicting(edit, now, field)) };
}

/** Returns the server's record as a change, and the edit that is left to send; `mine` are the conflicting fields that keep the owner's value. */
export function settleConflict({ edit, current, fields }: Conflict, mine: readonly Field[]) {
  const { key } = current;
  const theirs =
    'price' in current ? itemChanged({ key, changes: current }) : categoryChanged({ key, changes: current });
  const kept = fieldsOf(edit).filter((field) => mine.includes(field) || !fields.includes(field));
  const wanted = kept.filter((field) => !isSame(valueOf(edit.changes, field), valueOf(current, field)));
  if (wanted.length === 0 && !('picture' in edit)) return { theirs, retry: null };
  const changes = Object.fromEntries(wanted.map((field) => [field, valueOf(edit.changes, field)]));
  return { theirs, retry: editConfirmed({ ...edit, base: current, changes } as Edit) };
}

export function valueOf(holder: object, field: Field): unknown {
  return (holder as Record<string, unknown>)[field];
}

function fieldsOf({ changes }: Edit): Field[] {
  return Object.keys(changes) as Field[];
}

function isConflicting({ base, changes }: Edit, now: Category | Item, field: Field): boolean {
  const theirs = valueOf(now, field);
  return !isSame(theirs, valueOf(base, field)) && !isSame(theirs, valueOf(changes, field));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
