import { findCategory, type Menu } from '@carta/domain';
import { snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { DraftSheet, useKeptDraft } from '@carta/settings';
import { useEffect, useMemo, type ReactNode } from 'react';
import { RECORD_GONE } from '../../outbox/refuse-command.ts';
import { LocalImage } from '../../pictures/local-image.tsx';
import { toolOpened, type PastedList } from '../../tools/tools-slice.ts';
import { hasTyped as hasTypedRow, newRowResumed, selectNewRow, type KeptRow } from '../../tree-state/adding-slice.ts';
import { hasTyped, newDraft, type Draft } from '../../tree-state/draft.ts';
import { readDraft } from '../../tree-state/read-draft.ts';
import {
  ancestorsOpened,
  draftLost,
  draftResumed,
  revealRequested,
  selectDraft,
  unsavedFound,
} from '../../tree-state/tree-slice.ts';
import { recordIn, untouchedFrom } from '../editing/follow-draft.ts';
import { editFields, rowFields, titleOfDraft } from './draft-fields.tsx';
import styles from './tree-drafts.module.css';

/** Keeps what is typed in the tree, and offers what an earlier page left. */
export function TreeDrafts({ menu }: { readonly menu: Menu }) {
  return (
    <>
      <EditDraft menu={menu} />
      <RowDraft menu={menu} />
      <PasteDraft menu={menu} />
    </>
  );
}

function EditDraft({ menu }: { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const typed = useMemo(() => (draft && hasTyped(draft) ? { ...draft, errors: {}, saving: false } : null), [draft]);
  /** The edit as it is based on the menu of today. */
  const rebased = (left: Draft): Draft => {
    const record = recordIn(menu, left);
    return record ? ({ ...left, base: untouchedFrom(record, left) } as Draft) : left;
  };
  const kept = useKeptDraft<Draft>({
    form: 'tree/edit',
    typed,
    isUseful: (left) => !recordIn(menu, left) || isEdit(rebased(left)),
    onResume: (left) => {
      dispatch(draftResumed(rebased(left)));
      // Its texts can be copied.
      if (recordIn(menu, left)) dispatch(revealRequested(left.base.key));
      else dispatch(draftLost());
    },
  });
  const left = kept.found?.value;
  const key = left && recordIn(menu, left) ? left.base.key : null;
  useEffect(() => {
    dispatch(unsavedFound(key));
    if (key !== null) dispatch(revealRequested(key));
  }, [dispatch, key]);
  if (!left) return null;
  const picture = left.picture && <LocalImage picture={left.picture} size={56} />;
  return (
    <DraftSheet kept={kept} of={titleOfDraft(left)} fields={editFields(left, picture && <Photo>{picture}</Photo>)} />
  );
}

function RowDraft({ menu }: { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const row = useSelector(selectNewRow);
  const typed = useMemo(() => (row && hasTypedRow(row) ? { ...row, errors: undefined } : null), [row]);
  const kept = useKeptDraft<KeptRow>({
    form: 'tree/new',
    typed,
    onResume: (left) => {
      const parent = left.parent === null ? undefined : findCategory(menu, left.parent);
      if (left.parent !== null && !parent) return dispatch(snackbarShown({ tone: 'info', text: RECORD_GONE }));
      if (parent) dispatch(ancestorsOpened([parent.key, ...(parent.parent ? [parent.parent] : [])]));
      return dispatch(newRowResumed(left));
    },
  });
  const left = kept.found?.value;
  if (!left) return null;
  const picture = left.picture && <LocalImage picture={left.picture} size={56} />;
  return (
    <DraftSheet
      kept={kept}
      of={left.kind === 'product' ? 'Producto nuevo' : 'Categoría nueva'}
      fields={rowFields(left, picture && <Photo>{picture}</Photo>)}
    />
  );
}

function PasteDraft({ menu }: { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const kept = useKeptDraft<PastedList>({
    form: 'tree/paste',
    typed: null,
    isUseful: ({ target }) => findCategory(menu, target) !== undefined,
    onResume: (left) => dispatch(toolOpened({ name: 'paste', ...left })),
  });
  if (!kept.found) return null;
  return (
    <DraftSheet kept={kept} of="Pegar lista" fields={[{ label: 'Lista', before: '', after: kept.found.value.text }]} />
  );
}

function Photo({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.photo}>
      1 foto nueva
      {children}
    </span>
  );
}

/** True if the draft differs from its record, or cannot be read. */
function isEdit(draft: Draft): boolean {
  const reading = readDraft({ ...newDraft(draft), ...draft });
  return !reading.ok || reading.edit !== null;
}
