import type { ApiFailure } from '@carta/api-client';
import type { Category, CategoryChanges, Item, ItemChanges, OptionGroup } from '@carta/domain';
import { categoryChanged, groupsChanged, itemChanged } from '@carta/panel';
import { markedCommand } from './command-mark.ts';
import type { EditedOption, GroupValues } from './commands/group-values.ts';
import { comparedOption, valuesOfGroup } from './commands/group-values.ts';

type Field = keyof CategoryChanges | keyof ItemChanges | keyof GroupValues;

/** Changed fields of a record; `base` is the record as it was when the owner began to edit it. */
export interface RecordEdit {
  readonly kind: 'category' | 'product' | 'optionGroup';
  readonly base: Category | Item | OptionGroup;
  readonly changes: object;
}

/** An edit of a record that another session has changed meanwhile. */
export interface Conflict {
  readonly edit: RecordEdit;
  /** The server's record. */
  readonly current: Category | Item | OptionGroup;
  /** The fields that both changed, to different values. */
  readonly fields: readonly Field[];
}

/** Returns the conflict that a refusal reports; null if it reports none. */
export function findConflict(edit: RecordEdit, { code, current }: ApiFailure): Conflict | null {
  const now = current as Conflict['current'] | undefined;
  if (code !== 'conflict' || now?.key !== edit.base.key) return null;
  return { edit, current: now, fields: fieldsOf(edit).filter((field) => isConflicting(edit, now, field)) };
}

/** Returns the server's record as a change, and the edit that is left to send; `mine` are the conflicting fields that keep the owner's value. */
export function settleConflict({ edit, current, fields }: Conflict, mine: readonly Field[]) {
  const theirs = changeOf(current);
  const kept = fieldsOf(edit).filter((field) => mine.includes(field) || !fields.includes(field));
  const wanted = kept.filter((field) => !isSame(field, edit.changes, current));
  if (wanted.length === 0 && !('picture' in edit)) return { theirs, retry: null };
  const changes = Object.fromEntries(wanted.map((field) => [field, valueOf(edit.changes, field)]));
  const retry = { ...edit, base: current, changes };
  return {
    theirs,
    retry:
      edit.kind === 'optionGroup'
        ? markedCommand('menu-editor/groupEditConfirmed', retry)
        : markedCommand('menu-editor/editConfirmed', retry),
  };
}

function changeOf(current: Conflict['current']) {
  const { key } = current;
  if ('options' in current) return groupsChanged([current]);
  return 'price' in current ? itemChanged({ key, changes: current }) : categoryChanged({ key, changes: current });
}

/** Returns the version that an edit names, based on the server's record; edits of different fields do not conflict. */
export function versionFor(base: Conflict['current'], now: Conflict['current'], changes: object): number {
  const isUntouched = (Object.keys(changes) as Field[]).every((field) => isSame(field, base, now));
  return isUntouched ? now.version : base.version;
}

/** Returns the value of a field in a record, or in the changes of an edit. */
export function valueOf(holder: object, field: Field): unknown {
  const values = 'pricing' in holder ? valuesOfGroup(holder as OptionGroup) : holder;
  return (values as Record<string, unknown>)[field];
}

function fieldsOf({ changes }: RecordEdit): Field[] {
  return Object.keys(changes) as Field[];
}

function isConflicting({ base, changes }: RecordEdit, now: Conflict['current'], field: Field): boolean {
  return !isSame(field, now, base) && !isSame(field, now, changes);
}

/** True if two records, or the changes of an edit, have the same value in a field. */
function isSame(field: Field, ...holders: readonly [object, object]): boolean {
  const [one, other] = holders.map((holder) => {
    const value = valueOf(holder, field);
    return JSON.stringify(field === 'options' ? (value as EditedOption[]).map(comparedOption) : value);
  });
  return one === other;
}
