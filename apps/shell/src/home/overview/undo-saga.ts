import type { ApiClient } from '@carta/api-client';
import { CHANGED_SINCE, NOT_SAVED } from '@carta/domain';
import { createAction, inSession, menuRefreshRequested, put, snackbarShown } from '@carta/panel';
import { savingSlice } from '../saving-slice.ts';

/** The owner takes back the recorded change with this key. [CHANGE-4] */
export const changeUndone = createAction<{ readonly key: string }>('home/changeUndone');

export const undoSaving = savingSlice('undo', changeUndone);

/** Undoes a change on the server and reads the menu again. */
export function undoSaga(api: Pick<ApiClient, 'undoChange'>) {
  return undoSaving.saga(function* (businessKey, { key }) {
    const answer = yield* inSession(() => api.undoChange({ params: { businessKey, key } }));
    if (answer.ok) {
      yield* put(menuRefreshRequested());
      yield* put(snackbarShown({ tone: 'success', text: 'Cambio deshecho' }));
      return;
    }
    console.error(answer.error);
    const text = answer.error.code === 'conflict' ? CHANGED_SINCE : NOT_SAVED;
    yield* put(snackbarShown({ tone: 'error', text }));
  });
}
