import type { Steps } from '@carta/domain';

/** Work goes on for so many ms before other tasks may run. */
const TURN_MS = 12;

/** Lets other work run: taps, frames, what React draws, other requests. A timer would wait for 4 ms, and `scheduler.yield` lets none of React's work go first. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go);
    port1.start();
    port2.postMessage(null);
  });
}

/** Returns a function that pauses once work has gone on for some ms since the last pause. */
export function pauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await pause();
    began = performance.now();
  };
}

interface TurnOptions {
  readonly signal?: AbortSignal;
  /** Called with the share that is done, 0 to 1, before others may run. */
  readonly onProgress?: (share: number) => void;
}

/** Runs steps with pauses between them and returns their result; rejects with the signal's reason once it is aborted. */
export async function inTurns<T>(steps: Steps<T>, { signal, onProgress }: TurnOptions = {}): Promise<T> {
  const rest = pauses();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value !== undefined) onProgress?.(step.value);
    await rest();
    signal?.throwIfAborted();
  }
}
