import { newKey, type CategoryChanges, type OptionGroup } from '@carta/domain';
import { createAction } from '@carta/panel';
import { commandAction } from './command-action.ts';
import type { Addition, TypedRecord } from './commands/add.ts';
import type { Declaration } from './commands/declare-several.ts';

type Unkeyed = Omit<Addition, 'keys' | 'typed'>;

export const categoryMoved = commandAction('menu/categoryMoved');
export const itemMoved = commandAction('menu/itemMoved');
export const itemMovedInto = commandAction('menu/itemMovedInto');
export const itemsMovedInto = commandAction('menu/itemsMovedInto');
export const itemsPutBack = commandAction('menu-editor/itemsPutBack');
export const pricesChanged = commandAction('menu/pricesChanged');
export const severalChanged = commandAction('menu/severalChanged');
export const severalRemovalConfirmed = commandAction('menu-editor/severalRemovalConfirmed');
export const categoryChanged = commandAction('menu/categoryChanged');
export const itemChanged = commandAction('menu/itemChanged');
export const itemFeatured = commandAction('menu/itemFeatured');
export const itemUnfeatured = commandAction('menu/itemUnfeatured');
export const featuredMoved = commandAction('menu/featuredMoved');
export const editConfirmed = commandAction('menu-editor/editConfirmed');
export const coverConfirmed = commandAction('menu-editor/coverConfirmed');
export const additionConfirmed = commandAction(
  'menu-editor/additionConfirmed',
  ({ count, ...addition }: Unkeyed & { count: number; typed?: TypedRecord[] }): Addition => ({
    ...addition,
    keys: Array.from({ length: count }, newKey),
  }),
);
export const removalConfirmed = commandAction('menu-editor/removalConfirmed');
export const duplicationConfirmed = commandAction('menu-editor/duplicationConfirmed');
export const restorationConfirmed = commandAction('menu-editor/restorationConfirmed');
export const groupAdditionConfirmed = commandAction('menu-editor/groupAdditionConfirmed');
export const groupEditConfirmed = commandAction('menu-editor/groupEditConfirmed');
export const groupRemovalConfirmed = commandAction('menu-editor/groupRemovalConfirmed');
export const groupMoved = commandAction('menu-editor/groupMoved');
export const declarationsConfirmed = commandAction('menu-editor/declarationsConfirmed');
export const pricesPlanned = commandAction('menu-editor/pricesPlanned');
export const planMoved = commandAction('menu-editor/planMoved');
export const planCancelled = commandAction('menu-editor/planCancelled');
export const importConfirmed = commandAction('menu-editor/importConfirmed');
export const importUndone = commandAction('menu-editor/importUndone');

/** Adds records that the owner has typed. */
export function typedAddition(addition: Unkeyed & { typed: TypedRecord[] }) {
  return additionConfirmed({ ...addition, count: addition.typed.length });
}

/** The owner cancels the upload of a picture, whether queued or being sent. */
export const uploadCancelled = createAction('menu-editor/uploadCancelled');

/** The owner wants the last change of this page undone. */
export const undoRequested = createAction('menu-editor/undoRequested');

/** A command has added records to the shown menu; `key` is the first of them. */
export const recordsAdded = createAction<{ key: string; parent: string | null }>('menu-editor/recordsAdded');

/** What an open sheet would change of a category or of what it holds. */
export interface RecordsDraft {
  /** Key of the category. */
  readonly within: string;
  readonly changes: readonly (Declaration | ({ readonly key: string } & Pick<CategoryChanges, 'availability'>))[];
}

/** The changed group of the open form as it would be saved, for the preview; null if there is none. */
export const groupDrafted = createAction<OptionGroup | null>('menu-editor/groupDrafted');
/** The changes of the open sheet as they would be saved, for the preview; null if there is none. */
export const recordsDrafted = createAction<RecordsDraft | null>('menu-editor/recordsDrafted');
