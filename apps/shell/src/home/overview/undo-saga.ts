import type { ApiClient } from '@carta/api-client';
import { CHANGED_SINCE, NOT_SAVED } from '@carta/domain';
import {
  createAction,
  inSession,
  menuRefreshRequested,
  put,
  select,
  selectBusinessKey,
  snackbarShown,
  takeLeading,
} from '@carta/panel';
import { savingSlice } from '../saving-slice.ts';

/** The owner takes back the recorded change with this key. [CHANGE-4] */
export const changeUndone = createAction<{ readonly key: string }>('home/changeUndone');

export const undoSaving = savingSlice('undo', changeUndone);

/** Undoes a change on the server and reads the menu again. */
export function undoSaga(api: Pick<ApiClient, 'undoChange'>) {
  return function* watchUndo() {
    yield* takeLeading(changeUndone, function* ({ payload: { key } }) {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return void (yield* put(undoSaving.answered()));
      const answer = yield* inSession(() => api.undoChange({ params: { businessKey, key } }));
      yield* put(undoSaving.answered());
      if (answer.ok) {
        yield* put(menuRefreshRequested());
        yield* put(snackbarShown({ tone: 'success', text: 'Cambio deshecho' }));
        return;
      }
      console.error(answer.error);
      const text = answer.error.code === 'conflict' ? CHANGED_SINCE : NOT_SAVED;
      yield* put(snackbarShown({ tone: 'error', text }));
    });
  };
}
