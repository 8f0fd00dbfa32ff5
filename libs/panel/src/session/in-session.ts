import { call, put, take } from 'typed-redux-saga';
import { sessionEnded, sessionResumed } from './session-slice.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } };

/** Sends a request; where the session has ended, asks the owner to sign in again and then sends it once more. */
export function* inSession<A extends Answer>(request: () => Promise<A>) {
  for (;;) {
    const answer: A = yield* call(request);
    if (answer.ok || answer.error.code !== 'unauthenticated') return answer;
    yield* put(sessionEnded());
    yield* take(sessionResumed);
  }
}
