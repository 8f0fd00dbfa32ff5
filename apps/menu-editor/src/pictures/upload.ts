import { call, inSession, newest, put, race, take } from '@carta/panel';
import { uploadCancelled } from '../saving/owners-change.ts';
import { uploadProgressed } from './pictures-slice.ts';

interface Uploading {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

type Answer = Parameters<typeof inSession>[0] extends () => Promise<infer A> ? A : never;

/** Sends a picture and tells meanwhile how much of it is sent; null where the owner cancelled, which breaks it off. */
export function* upload<A extends Answer>(send: (uploading: Uploading) => Promise<A>) {
  const over = new AbortController();
  const shares = newest<number>();
  const request = () => send({ signal: over.signal, onProgress: shares.tell });
  const { answer } = yield* race({
    answer: call(inSession<A>, request),
    cancelled: take(uploadCancelled),
    told: call(tellProgress, shares.next),
  });
  over.abort();
  return answer ?? null;
}

function* tellProgress(next: () => Promise<number>) {
  for (;;) yield* put(uploadProgressed(yield* call(next)));
}
