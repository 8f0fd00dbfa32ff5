import { findCategory, categoryTitle, itemsOf, type Menu } from '@carta/domain';
import { itemMovedInto, pricesChanged, put, snackbarShown } from '@carta/panel';
import { removalConfirmed, restorationConfirmed, type OwnersChange } from './owners-change.ts';

/** Lets the owner take back what was just saved, where that is done by one tap. `before` is the menu without it. */
export function* offerUndo(change: OwnersChange, before: Menu | null) {
  if (removalConfirmed.match(change)) {
    const dispatches = restorationConfirmed({ deleted: change.payload.key });
    yield* put(snackbarShown({ tone: 'info', text: 'Eliminado', action: { label: 'Deshacer', dispatches } }));
  }
  if (pricesChanged.match(change)) {
    const text = change.payload.length === 1 ? '1 precio cambiado' : `${change.payload.length} precios cambiados`;
    const dispatches = pricesChanged(change.payload.map(({ key, from, to }) => ({ key, from: to, to: from })));
    yield* put(snackbarShown({ tone: 'success', text, action: { label: 'Deshacer', dispatches } }));
  }
  const moveBack = before && itemMovedInto.match(change) && moveBackOf(before, change.payload);
  if (moveBack) yield* put(snackbarShown(moveBack));
}

function moveBackOf(before: Menu, { key, parent }: ReturnType<typeof itemMovedInto>['payload']) {
  const target = findCategory(before, parent);
  const item = before.items.find((candidate) => candidate.key === key);
  if (!target || !item) return null;
  const toIndex = itemsOf(before, item.parent).findIndex((sibling) => sibling.key === key);
  const dispatches = itemMovedInto({ key, parent: item.parent, toIndex });
  const text = `Movido a «${categoryTitle(target)}»`;
  return { tone: 'success', text, action: { label: 'Deshacer', dispatches } } as const;
}
