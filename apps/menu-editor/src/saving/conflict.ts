import type { ApiFailure } from '@carta/api-client';
import type { Category, CategoryChanges, Item, ItemChanges } from '@carta/domain';
import type { Edit } from './owners-change.ts';

type Field = keyof CategoryChanges | keyof ItemChanges;

/** An edit of what somebody else has changed meanwhile. */
export interface Conflict {
  readonly edit: Edit;
  /** The record as the server has it. */
  readonly current: Category | Item;
  /** What both have changed, to different values. */
  readonly fields: readonly Field[];
}

/** Reads a refusal as a conflict; null where it is none. The server's record is trusted as every record that it sends. */
export function conflictOf(edit: Edit, { code, current }: ApiFailure): Conflict | null {
  const now = current as Category | Item | undefined;
  if (code !== 'conflict' || now?.key !== edit.base.key) return null;
  return { edit, current: now, fields: fieldsOf(edit).filter((field) => isContested(edit, now, field)) };
}

/** The edit as it goes on, on what the server has: of each contested field the value that was chosen; null where nothing is left to change. */
export function settled({ edit, current, fields }: Conflict, mine: readonly Field[]): Edit | null {
  const kept = fieldsOf(edit).filter((field) => mine.includes(field) || !fields.includes(field));
  const wanted = kept.filter((field) => !isSame(valueOf(edit.changes, field), valueOf(current, field)));
  if (wanted.length === 0 && !('picture' in edit)) return null;
  const changes = Object.fromEntries(wanted.map((field) => [field, valueOf(edit.changes, field)]));
  return { ...edit, base: current, changes } as Edit;
}

export function valueOf(holder: object, field: Field): unknown {
  return (holder as Record<string, unknown>)[field];
}

function fieldsOf({ changes }: Edit): Field[] {
  return Object.keys(changes) as Field[];
}

function isContested({ base, changes }: Edit, now: Category | Item, field: Field): boolean {
  const theirs = valueOf(now, field);
  return !isSame(theirs, valueOf(base, field)) && !isSame(theirs, valueOf(changes, field));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
