import { CATEGORY_PLACEHOLDER, findCategory, type Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { DraftSheet, type KeptDraft } from '@carta/settings';
import { Thumbnail } from '@carta/ui';
import { useEffect, type ReactNode } from 'react';
import { LocalImage } from '../../pictures/local-image.tsx';
import { toolOpened, type PastedList } from '../../tools/tools-slice.ts';
import { selectConflict } from '../../outbox/outbox-slice.ts';
import { newRowResumed, newRowsLost, selectAddingPlace, type KeptRow } from '../../tree-state/adding-slice.ts';
import { newDraft, type Draft } from '../../tree-state/draft.ts';
import { readDraft } from '../../tree-state/read-draft.ts';
import { selectIsSelecting } from '../../tree-state/selection-slice.ts';
import {
  ancestorsOpened,
  draftLost,
  draftResumed,
  revealRequested,
  selectEditing,
  unsavedFound,
} from '../../tree-state/tree-slice.ts';
import { hasPlace, recordIn, untouchedFrom } from '../editing/follow-draft.ts';
import { editFields, rowFields, titleOfDraft, titleOfRow } from './draft-fields.tsx';
import styles from './tree-drafts.module.css';

interface OfferedDraftsProps {
  readonly menu: Menu;
  readonly edit: KeptDraft<Draft>;
  readonly added: KeptDraft<KeptRow>;
  readonly pasted: KeptDraft<PastedList>;
}

/** Offers what an earlier page left in the tree, one after another. */
export function OfferedDrafts({ menu, edit, added, pasted }: OfferedDraftsProps) {
  const isHeldBack = useIsBusy();
  return (
    <>
      {edit.found && <OfferedEdit menu={menu} kept={{ ...edit, isHeldBack }} left={edit.found.value} />}
      {!edit.found && added.found && (
        <OfferedRow menu={menu} kept={{ ...added, isHeldBack }} left={added.found.value} />
      )}
      {!edit.found && !added.found && pasted.found && (
        <OfferedPaste kept={{ ...pasted, isHeldBack }} left={pasted.found.value} />
      )}
    </>
  );
}

/** True while the owner edits, adds, selects, or has a conflict to settle: one thing at a time. */
function useIsBusy(): boolean {
  const isEditing = useSelector(selectEditing) !== null;
  const isAdding = useSelector(selectAddingPlace) !== null;
  const isSelecting = useSelector(selectIsSelecting);
  const hasConflict = useSelector(selectConflict) !== null;
  return isEditing || isAdding || isSelecting || hasConflict;
}

interface OfferedProps<Value> {
  readonly menu: Menu;
  readonly kept: KeptDraft<Value>;
  readonly left: Value;
}

function OfferedEdit({ menu, kept, left }: OfferedProps<Draft>) {
  const dispatch = useDispatch();
  const record = recordIn(menu, left);
  // As it is based on the menu of today.
  const draft = record ? ({ ...left, base: untouchedFrom(record, left) } as Draft) : left;
  const isUseful = !record || (isEdit(draft) && isEdit({ ...draft, base: record } as Draft));
  const { discard } = kept;
  useEffect(() => {
    // It would change nothing any more.
    if (!isUseful) discard();
  });
  const key = isUseful && record ? record.key : null;
  useEffect(() => {
    dispatch(unsavedFound(key));
    if (key !== null) dispatch(revealRequested(key));
    return () => void dispatch(unsavedFound(null));
  }, [dispatch, key]);
  if (!isUseful) return null;
  const resume = () => {
    dispatch(draftResumed(draft));
    // The texts of a record that is gone can be copied.
    if (record) dispatch(revealRequested(record.key));
    else dispatch(draftLost());
    kept.resume();
  };
  return (
    <DraftSheet
      kept={{ ...kept, resume }}
      of={titleOfDraft(left)}
      picture={<RecordPicture of={draft} />}
      fields={editFields(left, left.picture && <Photo picture={left.picture} />)}
    />
  );
}

function OfferedRow({ menu, kept, left }: OfferedProps<KeptRow>) {
  const dispatch = useDispatch();
  const parent = left.parent === null ? undefined : findCategory(menu, left.parent);
  const resume = () => {
    kept.resume();
    // Without a place it can be copied.
    if (!hasPlace(menu, left)) return dispatch(newRowsLost([left]));
    if (parent) dispatch(ancestorsOpened([parent.key, ...(parent.parent ? [parent.parent] : [])]));
    return dispatch(newRowResumed(left));
  };
  return (
    <DraftSheet
      kept={{ ...kept, resume }}
      of={titleOfRow(left)}
      fields={rowFields(left, left.picture && <Photo picture={left.picture} />)}
    />
  );
}

function OfferedPaste({ kept, left }: Omit<OfferedProps<PastedList>, 'menu'>) {
  const dispatch = useDispatch();
  const resume = () => {
    dispatch(toolOpened({ name: 'paste', ...left }));
    kept.resume();
  };
  return (
    <DraftSheet
      kept={{ ...kept, resume }}
      of="Pegar lista"
      fields={[
        ...(left.target === null ? [{ label: 'Categoría', before: '', after: left.title ?? '' }] : []),
        { label: 'Lista', before: '', after: left.text },
      ]}
    />
  );
}

function RecordPicture({ of: { kind, base } }: { readonly of: Draft }): ReactNode {
  if (kind === 'product') return <Thumbnail src={base.image.url} />;
  const cover = base.image?.url ?? CATEGORY_PLACEHOLDER;
  return base.level === 1 && <Thumbnail src={cover === CATEGORY_PLACEHOLDER ? null : cover} />;
}

function Photo({ picture }: { readonly picture: Blob }): ReactNode {
  return (
    <span className={styles.photo}>
      1 foto nueva
      <LocalImage picture={picture} size={56} />
    </span>
  );
}

/** True if the draft differs from its record, or cannot be read. */
function isEdit(draft: Draft): boolean {
  const reading = readDraft({ ...newDraft(draft), ...draft });
  return !reading.ok || reading.edit !== null;
}
