/** What saves the owner's changes, in one file that is fetched after the tree stands. */
export { keepUnsaved } from './saving/keep-unsaved.ts';
export { openKeptChanges } from './saving/kept-changes.ts';
export { saveQueue } from './saving/save-queue.ts';
export { followDraft } from './tree/editing/follow-draft.ts';
