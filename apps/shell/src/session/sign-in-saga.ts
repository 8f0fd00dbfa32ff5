import type { ApiClient, ApiFailure } from '@carta/api-client';
import { EMPTY_SIGN_IN, NOT_CONNECTED } from '@carta/domain';
import { call, put, takeLatest, takeLeading } from '@carta/panel';
import { lazyModule } from '@carta/ui';
import { signInAccepted, signInBegun, signInRefused, signInSubmitted } from '../sign-in-slice.ts';

export type GoTo = (address: string) => void;

const validator = lazyModule(
  () => import(/* webpackChunkName: "check-login", webpackExports: ["checkLogin"] */ '@carta/domain'),
);
const loadValidator = () => validator.load().catch(() => null);

/** Signs in. `goTo` navigates to another page. [LOGIN-*] */
export function signInSaga(api: Pick<ApiClient, 'login'>, goTo: GoTo) {
  function* signIn({ payload: { email, password, thenGoTo } }: ReturnType<typeof signInSubmitted>) {
    const loaded = yield* call(loadValidator);
    if (!loaded) return yield* put(signInRefused(NOT_CONNECTED));
    const checked = loaded.checkLogin({ email, password });
    if (!checked.ok) return yield* put(signInRefused(checked.reason));

    const answer = yield* call(api.login, { body: checked.value });
    if (!answer.ok) return yield* put(signInRefused(refusalText(answer.error)));
    if (thenGoTo) return yield* call(goTo, thenGoTo);
    const { user, menu } = answer.value as Partial<typeof answer.value>;
    yield* put(user && menu ? signInAccepted({ user, menu }) : signInRefused(EMPTY_SIGN_IN));
  }

  return function* watchSignIn() {
    yield* takeLatest(signInBegun, validator.preload);
    yield* takeLeading(signInSubmitted, signIn);
  };
}

/** The server's message; an answer without one, which cannot be read, has a text of its own. [MSG-3] */
function refusalText({ status, message }: ApiFailure): string {
  return status !== 0 && message === NOT_CONNECTED ? EMPTY_SIGN_IN : message;
}
