import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { sessionEnded, sessionResumed } from './session-slice.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } };

/** Sends a request and returns its answer. If the session has ended, waits for a new sign-in and sends the request again. */
export function* inSession<A extends Answer>(request: () => Promise<A>): SagaGenerator<A> {
  for (;;) {
    const answer: A = yield* call(request);
    if (answer.ok || answer.error.code !== 'unauthenticated') return answer;
    yield* put(sessionEnded());
    yield* take(sessionResumed);
  }
}
