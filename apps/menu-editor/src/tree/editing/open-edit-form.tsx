import { CannotOpen, useSelector } from '@carta/panel';
import { lazyComponent, lazyModule } from '@carta/ui';
import { selectDraft, draftLost, editCancelled } from '../../tree-state/tree-slice.ts';
import { hasTyped } from '../../tree-state/draft.ts';

/** The edit form, loaded with the chunk of the dialogs. */
export const OpenEditForm = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ './edit-form.tsx')),
  ({ EditForm }) => EditForm,
  { Failed: CannotEdit },
);

/** Closes the draft; a typed one joins the lost drafts. */
function CannotEdit() {
  const draft = useSelector(selectDraft);
  return <CannotOpen closing={draft && hasTyped(draft) ? draftLost() : editCancelled()} />;
}
