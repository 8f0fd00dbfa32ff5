import { findCategory, newItem, type Item, type Menu } from '@carta/domain';
import { selectConnectionLost, selectMenu, snackbarShown, type PanelState } from '@carta/panel';
import { commandAction } from '../../outbox/command-action.ts';
import { typedAddition } from '../../outbox/additions.ts';
import type { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { NEEDS_CONNECTION } from '../../pictures/upload-progress.tsx';
import { newRowRejected, selectNewRow } from '../../tree-state/adding-slice.ts';
import { readNewRow } from '../../tree-state/read-new-row.ts';

export type AddingState = Parameters<typeof selectNewRow>[0] & Pick<PanelState, 'menu' | 'connection'>;

/** Saves the row being typed. False if it is invalid; one without a name leaves nothing behind. */
export function saveNewRow(state: AddingState, dispatch: ReturnType<typeof useUnlockedDispatch>): boolean {
  const row = selectNewRow(state);
  if (!row || row.title.trim() === '') return true;
  const reading = readNewRow(row);
  if (!reading.ok) dispatch(newRowRejected(reading.errors));
  else if (row.picture && selectConnectionLost(state))
    dispatch(snackbarShown({ tone: 'error', text: NEEDS_CONNECTION }));
  else {
    const addition = typedAddition({ kind: row.kind, parent: row.parent, typed: [reading.typed] });
    dispatch(addition);
    const base = itemOf(selectMenu(state), addition.payload);
    if (base && row.picture)
      dispatch(
        commandAction('menu-editor/editConfirmed', { kind: 'product', base, changes: {}, picture: row.picture }),
      );
    return true;
  }
  return false;
}

/** Returns the item as the server creates it. */
function itemOf(menu: Menu | null, { parent, keys, typed }: ReturnType<typeof typedAddition>['payload']): Item | null {
  const category = menu && findCategory(menu, parent);
  const [key] = keys;
  if (!category || key === undefined) return null;
  const item = newItem({ business: category.business, key, order: 0, parent: category });
  return { ...item, ...typed?.[0], _id: key, version: 0 };
}
