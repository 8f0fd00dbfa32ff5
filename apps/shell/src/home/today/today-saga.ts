import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED, type Closures, type Menu } from '@carta/domain';
import { businessReceived, createAction, inSession, put, snackbarShown } from '@carta/panel';
import { savingSlice } from '../saving-slice.ts';

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

export const todaySaving = savingSlice('today', todayChanged);

/** Sends what changes of today, one field after the other, and puts each answer into the menu. */
export function todaySaga(api: Pick<ApiClient, 'updateBusiness'>) {
  return todaySaving.saga(function* (businessKey, { closures, pageNotice, saved, before }) {
    const bodies = [{ closures: [...closures] }, ...(pageNotice === undefined ? [] : [{ pageNotice }])];
    for (const body of bodies) {
      const answer = yield* inSession(() => api.updateBusiness({ params: { businessKey }, body }));
      if (!answer.ok) {
        console.error(answer.error);
        yield* put(snackbarShown({ tone: 'error', text: NOT_SAVED }));
        return;
      }
      yield* put(businessReceived(answer.value));
    }
    const undo = before && { label: 'Deshacer', dispatches: todayChanged({ ...before, saved: 'Como antes' }) };
    yield* put(snackbarShown({ tone: 'success', text: saved, ...(undo && { action: undo }) }));
  });
}
