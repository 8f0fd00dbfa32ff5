import { selectConnectionLost, selectMenu, snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { Button, Stack, useBackLayer } from '@carta/ui';
import { Check, X } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useDiscard } from '../../discard/use-discard.tsx';
import { NEEDS_CONNECTION } from '../../pictures/upload-progress.tsx';
import { uploadCancelled } from '../../outbox/actions.ts';
import { commandAction } from '../../outbox/command-action.ts';
import { selectDraft, draftRejected, editCancelled, valuesChosen } from '../../tree-state/tree-slice.ts';
import { shownTexts, type Draft } from '../../tree-state/draft.ts';
import { readDraft } from '../../tree-state/read-draft.ts';
import { NameField } from './name-field.tsx';
import { GroupChoice } from './group-choice.tsx';
import { ItemFields } from './item-fields.tsx';
import { groupKeysOf, sizeOf } from './item-groups.tsx';
import { ItemPicture } from './picture-button.tsx';
import { useFormInView } from './use-form-in-view.ts';
import frame from '../../picture-frame.module.css';
import styles from './edit-form.module.css';

/** The form that replaces the row being edited. */
export function EditForm() {
  const draft = useSelector(selectDraft);
  return draft && <OpenForm draft={draft} />;
}

function OpenForm({ draft }: { readonly draft: Draft }) {
  const dispatch = useDispatch();
  const offline = useSelector(selectConnectionLost);
  const form = useRef<HTMLFormElement>(null);
  useFormInView(form);

  const menu = useSelector(selectMenu);
  const [addingGroup, setAddingGroup] = useState(false);

  const uploading = draft.saving && draft.picture !== null;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (draft.saving) return;
    const reading = readDraft(draft);
    if (!reading.ok) dispatch(draftRejected(reading.errors));
    else if (draft.picture && offline) dispatch(snackbarShown({ tone: 'error', text: NEEDS_CONNECTION }));
    else dispatch(reading.edit ? commandAction('menu-editor/editConfirmed', reading.edit) : editCancelled());
  };
  const cancel = () => dispatch(uploading ? uploadCancelled() : editCancelled());
  const { leave, question } = useDiscard(!draft.saving && isChanged(draft), cancel);
  useBackLayer(true, leave);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The question opens within this event, and would be closed by it.
    event.stopPropagation();
    leave();
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={confirm} onKeyDown={onKeyDown}>
        {draft.kind === 'product' && <StuckName draft={draft} />}
        <Stack gap={3}>
          {draft.kind === 'category' && <NameField draft={draft} />}
          {draft.kind === 'product' && menu && (
            <ItemFields draft={draft} menu={menu} onAddGroup={() => setAddingGroup(true)} />
          )}
        </Stack>
        <div className={styles.buttons}>
          <Button variant="secondary" icon={X} wide onClick={leave}>
            Cancelar
          </Button>
          <Button type="submit" icon={Check} wide saving={draft.saving}>
            Confirmar
          </Button>
        </div>
      </form>
      {/* Outside of the form, which would get its keys. */}
      {addingGroup && draft.kind === 'product' && menu && (
        <GroupChoice
          menu={menu}
          used={groupKeysOf(draft)}
          hasSize={sizeOf(draft, menu) !== undefined}
          onChoose={(key) => {
            dispatch(valuesChosen({ optionGroups: [...groupKeysOf(draft), key] }));
            setAddingGroup(false);
          }}
          onClose={() => setAddingGroup(false)}
        />
      )}
      {question}
    </>
  );
}

/** Which product is edited, while its name and picture are scrolled away. */
function StuckName({ draft }: { readonly draft: Draft & { kind: 'product' } }) {
  return (
    <div className={styles.stuck} aria-hidden>
      <span className={`${frame.frame} ${styles.picture}`}>
        <ItemPicture draft={draft} iconSize={18} />
      </span>
      <span>{shownTexts(draft).title}</span>
    </div>
  );
}

/** True if leaving the form would lose something. */
function isChanged(draft: Draft): boolean {
  const reading = readDraft(draft);
  return !reading.ok || reading.edit !== null;
}
