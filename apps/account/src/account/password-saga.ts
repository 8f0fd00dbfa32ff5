import type { ApiClient, ApiFailure } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import { inSession, put, select, selectUser, snackbarShown, takeLeading } from '@carta/panel';
import { openSessions } from './open-sessions.ts';
import {
  otherSessionsEnded,
  passwordChanged,
  passwordRefused,
  passwordSubmitted,
  sessionEnded,
} from './password-slice.ts';

/** Changes the password, and ends other sessions of the owner. */
export function passwordSaga(api: ApiClient) {
  function* showFailure(error: ApiFailure) {
    const unanswered = error.code === 'network' || error.code === 'unexpected' || error.code === 'unavailable';
    if (unanswered) console.error(error);
    yield* put(snackbarShown({ tone: 'error', text: unanswered ? NOT_SAVED : error.message }));
  }

  function* change({ payload: body }: ReturnType<typeof passwordSubmitted>) {
    const email = (yield* select(selectUser))?.email ?? '';
    const answer = yield* inSession(() => api.changePassword({ params: { email }, body }));
    if (answer.ok) {
      yield* put(passwordChanged());
      yield* put(openSessions.requested());
      yield* put(snackbarShown({ tone: 'success', text: 'Contraseña cambiada' }));
      return;
    }
    const { issues = [] } = answer.error;
    yield* put(passwordRefused([...issues]));
    if (issues.length === 0) yield* showFailure(answer.error);
  }

  function* endOthers() {
    const email = (yield* select(selectUser))?.email ?? '';
    const answer = yield* inSession(() => api.endOtherSessions({ params: { email } }));
    if (!answer.ok) return yield* showFailure(answer.error);
    yield* put(openSessions.requested());
    yield* put(snackbarShown({ tone: 'success', text: 'Se cerraron las demás sesiones' }));
  }

  function* endOne({ payload: id }: ReturnType<typeof sessionEnded>) {
    const email = (yield* select(selectUser))?.email ?? '';
    const answer = yield* inSession(() => api.endSession({ params: { email, id } }));
    // A session that is over already needs no ending.
    if (!answer.ok && answer.error.code !== 'not-found') return yield* showFailure(answer.error);
    yield* put(openSessions.requested());
    yield* put(snackbarShown({ tone: 'success', text: 'Se terminó la sesión' }));
  }

  return function* watchPassword() {
    yield* takeLeading(passwordSubmitted, change);
    yield* takeLeading(otherSessionsEnded, endOthers);
    yield* takeLeading(sessionEnded, endOne);
  };
}
