import type { CategoryChanges, OptionGroup } from '@carta/domain';
import { createAction } from '@carta/panel';
import type { Undo } from './command.ts';
import type { Declaration } from './commands/declare-several.ts';

/** The section is shown, with the dialogs of what waits for the owner. */
export const sectionOpened = createAction('menu-editor/sectionOpened');

/** The owner cancels the upload of a picture, whether queued or being sent. */
export const uploadCancelled = createAction('menu-editor/uploadCancelled');

/** The owner wants a change undone that takes several commands. */
export const undoChosen = createAction<Pick<Undo, 'commands'>>('menu-editor/undoChosen');

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
