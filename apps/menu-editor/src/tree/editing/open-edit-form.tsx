import { CannotOpen, useSelector } from '@carta/panel';
import { lazyComponent, lazyModule } from '@carta/ui';
import { selectDraft, draftLost, editCancelled } from '../../tree-state/tree-slice.ts';
import { hasTyped } from '../../tree-state/draft.ts';

/** The form in a row's place; it arrives in the chunk of the dialogs. */
export const OpenEditForm = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ './edit-form.tsx')),
  ({ EditForm }) => EditForm,
  { Failed: CannotEdit },
);

/** The row comes back; what was typed on an earlier page is shown to be copied. */
function CannotEdit() {
  const draft = useSelector(selectDraft);
  return <CannotOpen closing={draft && hasTyped(draft) ? draftLost() : editCancelled()} />;
}
