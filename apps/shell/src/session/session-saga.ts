import type { ApiClient } from '@carta/api-client';
import { call, menuReceived, put, select, selectUser, snackbarShown, takeEvery, takeLeading } from '@carta/panel';
import { sessionResumed, signedIn } from '@carta/panel/shell';
import { signInAccepted, signOutRequested } from '../sign-in-slice.ts';
import type { GoTo } from './sign-in-saga.ts';

/** Resumes a session that ended, and signs out. `goTo` navigates to another page. */
export function sessionSaga(api: Pick<ApiClient, 'login' | 'logout'>, goTo: GoTo) {
  function* resume({ payload: { user, menu } }: ReturnType<typeof signInAccepted>) {
    yield* put(signedIn({ user, businessKey: menu.key }));
    yield* put(menuReceived({ menu, etag: null }));
    yield* put(sessionResumed());
  }

  function* signOut() {
    if (!(yield* select(selectUser))) return;
    const answer = yield* call(api.logout);
    if (answer.ok) yield* call(goTo, '/login');
    else {
      console.error(answer.error.message);
      yield* put(snackbarShown({ tone: 'error', text: answer.error.message }));
    }
  }

  return function* watchSession() {
    yield* takeEvery(signInAccepted, resume);
    yield* takeLeading(signOutRequested, signOut);
  };
}
