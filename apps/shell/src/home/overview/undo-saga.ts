import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import {
  createAction,
  createSlice,
  inSession,
  menuRefreshRequested,
  put,
  select,
  selectBusinessKey,
  snackbarShown,
  takeLeading,
} from '@carta/panel';

/** The owner takes back the recorded change with this key. [CHANGE-4] */
export const changeUndone = createAction<{ readonly key: string }>('home/changeUndone');

const CHANGED_SINCE = 'No se puede deshacer: cambió después';

const slice = createSlice({
  name: 'home/undo',
  initialState: { saving: false },
  reducers: { undoAnswered: () => ({ saving: false }) },
  extraReducers: (builder) => builder.addCase(changeUndone, () => ({ saving: true })),
});
const { undoAnswered } = slice.actions;

export const undoReducer = slice.reducer;

export const selectUndoing = (state: { readonly home?: { readonly undo: { readonly saving: boolean } } }) =>
  state.home?.undo.saving ?? false;

/** Undoes a change on the server and reads the menu again. */
export function undoSaga(api: Pick<ApiClient, 'undoChange'>) {
  return function* watchUndo() {
    yield* takeLeading(changeUndone, function* ({ payload: { key } }) {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return void (yield* put(undoAnswered()));
      const answer = yield* inSession(() => api.undoChange({ params: { businessKey, key } }));
      yield* put(undoAnswered());
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
