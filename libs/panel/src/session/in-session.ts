import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { sessionEnded, sessionResumed } from './session-slice.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } };

/**
 * Sends a request and returns its answer. If the session has ended, or is that of another owner who signed in in this browser, waits for a new
 * sign-in and sends the request again. What is refused as `forbidden` after that sign-in too is returned.
 */
export function* inSession<A extends Answer>(request: () => Promise<A>): SagaGenerator<A> {
  let wasForbidden = false;
  for (;;) {
    const answer: A = yield* call(request);
    if (answer.ok) return answer;
    const { code } = answer.error;
    // The panel asks for nothing but its owner's: refused, the cookie is another owner's.
    const isOthers: boolean = code === 'forbidden' && !wasForbidden;
    if (code !== 'unauthenticated' && !isOthers) return answer;
    wasForbidden ||= isOthers;
    yield* put(sessionEnded());
    yield* take(sessionResumed);
  }
}
