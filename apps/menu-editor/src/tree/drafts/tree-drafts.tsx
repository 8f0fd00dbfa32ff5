import type { Menu } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { useKeptDraft } from '@carta/settings';
import { lazyComponent, lazyModule } from '@carta/ui';
import { useMemo } from 'react';
import type { PastedList } from '../../tools/tools-slice.ts';
import { hasTyped as hasTypedRow, selectNewRow, type KeptRow } from '../../tree-state/adding-slice.ts';
import { hasTyped, type Draft } from '../../tree-state/draft.ts';
import { selectDraft } from '../../tree-state/tree-slice.ts';

// Few pages have something to offer.
const OfferedDrafts = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "offered-drafts" */ './offered-drafts.tsx'), { retries: true }),
  ({ OfferedDrafts }) => OfferedDrafts,
);

/** Keeps what is typed in the tree, and offers what an earlier page left. */
export function TreeDrafts({ menu }: { readonly menu: Menu }) {
  const draft = useSelector(selectDraft);
  const row = useSelector(selectNewRow);
  const edit = useKeptDraft<Draft>({
    form: 'tree/edit',
    typed: useMemo(() => (draft && hasTyped(draft) ? { ...draft, errors: {}, saving: false } : null), [draft]),
  });
  const added = useKeptDraft<KeptRow>({
    form: 'tree/new',
    typed: useMemo(() => (row && hasTypedRow(row) ? { ...row, errors: undefined } : null), [row]),
  });
  // The sheet of the list keeps it while it is open.
  const pasted = useKeptDraft<PastedList>({ form: 'tree/paste', typed: null });
  const isOffered = edit.found ?? added.found ?? pasted.found;
  return isOffered && <OfferedDrafts menu={menu} edit={edit} added={added} pasted={pasted} />;
}
