import { CannotOpen, lazyScreen, useSelector } from '@carta/panel';
import { selectDraft } from '../../editor-state.ts';
import { draftLost, editCancelled } from '../tree-slice.ts';
import { hasTyped } from './draft.ts';

/** The form in a row's place; it comes with the dialogs, which are fetched when the page is first used. */
export const OpenEditForm = lazyScreen(
  () => import(/* webpackChunkName: "dialogs" */ './edit-form.tsx').then((module) => module.EditForm),
  null,
  CannotEdit,
);

/** The row comes back; what was typed on an earlier page is shown to be copied. */
function CannotEdit() {
  const draft = useSelector(selectDraft);
  return <CannotOpen closing={draft && hasTyped(draft) ? draftLost() : editCancelled()} />;
}
