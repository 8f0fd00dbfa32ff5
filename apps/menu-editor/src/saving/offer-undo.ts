import { pricesChanged, put, snackbarShown } from '@carta/panel';
import { removalConfirmed, restorationConfirmed, type OwnersChange } from './owners-change.ts';

/** Lets the owner take back what was just saved, where that is done by one tap. */
export function* offerUndo(change: OwnersChange) {
  if (removalConfirmed.match(change)) {
    const dispatches = restorationConfirmed({ deleted: change.payload.key });
    yield* put(snackbarShown({ tone: 'info', text: 'Eliminado', action: { label: 'Deshacer', dispatches } }));
  }
  if (pricesChanged.match(change)) {
    const text = change.payload.length === 1 ? '1 precio cambiado' : `${change.payload.length} precios cambiados`;
    const dispatches = pricesChanged(change.payload.map(({ key, from, to }) => ({ key, from: to, to: from })));
    yield* put(snackbarShown({ tone: 'success', text, action: { label: 'Deshacer', dispatches } }));
  }
}
