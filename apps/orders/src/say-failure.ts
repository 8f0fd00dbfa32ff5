import { isUnreachable, type ApiFailure } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import { connectionLost, put, snackbarShown } from '@carta/panel';

/** Says in a snackbar what a refused request did not do; where the server did not answer, the connection counts as lost. */
export function* sayFailure(error: ApiFailure, text: string = NOT_SAVED) {
  console.error(error);
  if (isUnreachable(error)) yield* put(connectionLost());
  yield* put(snackbarShown({ tone: 'error', text }));
}
