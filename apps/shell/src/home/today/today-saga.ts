import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED, type Closures, type Menu } from '@carta/domain';
import {
  businessReceived,
  createAction,
  createSlice,
  inSession,
  put,
  select,
  selectBusinessKey,
  snackbarShown,
  takeLeading,
} from '@carta/panel';

interface TodaySettings {
  readonly closures: Closures;
  /** Absent: it stays as it is. */
  readonly pageNotice?: Menu['pageNotice'];
}

interface TodayChange extends TodaySettings {
  /** Text of the snackbar once it is saved. */
  readonly saved: string;
  /** What the snackbar's 'Deshacer' puts back. */
  readonly before?: TodaySettings;
}

/** The owner closes earlier today, or by the usual hours again. [HOURS-10] */
export const todayChanged = createAction<TodayChange>('home/todayChanged');

const slice = createSlice({
  name: 'home/today',
  initialState: { saving: false },
  reducers: { todayAnswered: () => ({ saving: false }) },
  extraReducers: (builder) => builder.addCase(todayChanged, () => ({ saving: true })),
});
const { todayAnswered } = slice.actions;

export const todayReducer = slice.reducer;

export const selectSavingToday = (state: { readonly home?: { readonly today: { readonly saving: boolean } } }) =>
  state.home?.today.saving ?? false;

/** Sends what changes of today, one field after the other, and puts each answer into the menu. */
export function todaySaga(api: Pick<ApiClient, 'updateBusiness'>) {
  return function* watchToday() {
    yield* takeLeading(todayChanged, function* ({ payload: { closures, pageNotice, saved, before } }) {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return void (yield* put(todayAnswered()));
      const bodies = [{ closures: [...closures] }, ...(pageNotice === undefined ? [] : [{ pageNotice }])];
      for (const body of bodies) {
        const answer = yield* inSession(() => api.updateBusiness({ params: { businessKey }, body }));
        if (!answer.ok) {
          console.error(answer.error);
          yield* put(todayAnswered());
          yield* put(snackbarShown({ tone: 'error', text: NOT_SAVED }));
          return;
        }
        yield* put(businessReceived(answer.value));
      }
      yield* put(todayAnswered());
      const undo = before && { label: 'Deshacer', dispatches: todayChanged({ ...before, saved: 'Como antes' }) };
      yield* put(snackbarShown({ tone: 'success', text: saved, ...(undo && { action: undo }) }));
    });
  };
}
