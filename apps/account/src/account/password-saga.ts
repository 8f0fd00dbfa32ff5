import type { ApiClient, ApiFailure } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import { inSession, put, select, selectUser, snackbarShown, takeLeading } from '@carta/panel';
import { listWanted } from '../lists/lists-slice.ts';
import { othersEnded, passwordChanged, passwordRefused, passwordSubmitted, sessionEnded } from './password-slice.ts';

/** Changes the password, and ends the sessions that the owner has elsewhere. */
export function passwordSaga(api: ApiClient) {
  function* tell(error: ApiFailure) {
    const unsure = error.code === 'network' || error.code === 'unexpected' || error.code === 'unavailable';
    if (unsure) console.error(error);
    yield* put(snackbarShown({ tone: 'error', text: unsure ? NOT_SAVED : error.message }));
  }

  function* change({ payload: body }: ReturnType<typeof passwordSubmitted>) {
    const email = (yield* select(selectUser))?.email ?? '';
    const answer = yield* inSession(() => api.changePassword({ params: { email }, body }));
    if (answer.ok) {
      yield* put(passwordChanged());
      yield* put(listWanted('sessions'));
      yield* put(snackbarShown({ tone: 'success', text: 'Contraseña cambiada' }));
      return;
    }
    const { issues = [] } = answer.error;
    yield* put(passwordRefused([...issues]));
    if (issues.length === 0) yield* tell(answer.error);
  }

  function* endOthers() {
    const email = (yield* select(selectUser))?.email ?? '';
    const answer = yield* inSession(() => api.endOtherSessions({ params: { email } }));
    if (!answer.ok) return yield* tell(answer.error);
    yield* put(listWanted('sessions'));
    yield* put(snackbarShown({ tone: 'success', text: 'Se cerraron las demás sesiones' }));
  }

  function* endOne({ payload: id }: ReturnType<typeof sessionEnded>) {
    const email = (yield* select(selectUser))?.email ?? '';
    const answer = yield* inSession(() => api.endSession({ params: { email, id } }));
    // One that is over already is what was asked for.
    if (!answer.ok && answer.error.code !== 'not-found') return yield* tell(answer.error);
    yield* put(listWanted('sessions'));
    yield* put(snackbarShown({ tone: 'success', text: 'Se terminó la sesión' }));
  }

  return function* watchPassword() {
    yield* takeLeading(passwordSubmitted, change);
    yield* takeLeading(othersEnded, endOthers);
    yield* takeLeading(sessionEnded, endOne);
  };
}
