import type { ApiClient } from '@carta/api-client';
import { EMPTY_SIGN_IN, NOT_CONNECTED } from '@carta/domain';
import { call, menuReceived, put, select, selectUser, snackbarShown, takeLatest, takeLeading } from '@carta/panel';
import { sessionResumed, signedIn } from '@carta/panel/shell';
import { lazyModule } from '@carta/ui';
import { signInBegun, signInRefused, signInSettled, signInSubmitted, signOutRequested } from '../sign-in-slice.ts';

export type GoTo = (address: string) => void;

const validator = lazyModule(
  () => import(/* webpackChunkName: "check-login", webpackExports: ["checkLogin"] */ '@carta/domain'),
);
const loadValidator = () => validator.load().catch(() => null);

/** Signs in and out. `goTo` navigates to another page. [LOGIN-*] */
export function sessionSaga(api: ApiClient, goTo: GoTo) {
  function* signIn({ payload: { email, password, thenGoTo } }: ReturnType<typeof signInSubmitted>) {
    const loaded = yield* call(loadValidator);
    if (!loaded) return yield* put(signInRefused(NOT_CONNECTED));
    const checked = loaded.checkLogin({ email, password });
    if (!checked.ok) return yield* put(signInRefused(checked.reason));

    const answer = yield* call(api.login, { body: checked.value });
    if (!answer.ok) return yield* put(signInRefused(answer.error.message));
    const session = answer.value as typeof answer.value | null;
    if (!session) return yield* put(signInRefused(EMPTY_SIGN_IN));
    if (thenGoTo) return yield* call(goTo, thenGoTo);

    const { user, menu } = session;
    yield* put(signedIn({ user, businessKey: menu.key }));
    yield* put(menuReceived({ menu, etag: null }));
    yield* put(signInSettled());
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
    yield* takeLatest(signInBegun, validator.preload);
    yield* takeLeading(signInSubmitted, signIn);
    yield* takeLeading(signOutRequested, signOut);
  };
}
