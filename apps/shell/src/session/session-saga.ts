import type { ApiClient } from '@carta/api-client';
import { call, menuReceived, put, select, selectUser, takeEvery, takeLeading } from '@carta/panel';
import { sessionResumed, signedIn } from '@carta/panel/shell';
import { signInAccepted, signOutRequested } from '../sign-in-slice.ts';
import type { GoTo } from './sign-in-saga.ts';

/** Resumes a session that ended, and signs out; a failed sign-out is only written to the console. `goTo` navigates to another page. */
export function sessionSaga(api: Pick<ApiClient, 'login' | 'logout'>, goTo: GoTo) {
  function* resume({ payload: { user, menu } }: ReturnType<typeof signInAccepted>) {
    yield* put(signedIn({ user, businessKey: menu.key }));
    yield* put(menuReceived({ menu, etag: null }));
    yield* put(sessionResumed());
  }

  function* signOut() {
    const user = yield* select(selectUser);
    if (!user) return;
    const answer = yield* call(api.logout);
    if (!answer.ok) return console.error(answer.error.message);
    yield* call(forgetDrafts, user.email);
    yield* call(goTo, '/login');
  }

  return function* watchSession() {
    yield* takeEvery(signInAccepted, resume);
    yield* takeLeading(signOutRequested, signOut);
  };
}

/** Deletes what the account has typed and not saved: the browser may be somebody else's. */
async function forgetDrafts(account: string): Promise<void> {
  try {
    const { deleteDrafts } = await import(/* webpackChunkName: "drafts" */ '@carta/panel/drafts');
    await deleteDrafts(account);
  } catch (error) {
    // The session has ended: code that cannot be loaded does not keep its owner here.
    console.error(error);
  }
}
