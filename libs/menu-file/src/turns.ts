import type { Steps } from '@carta/domain';

/** How long work takes turns with other work. */
export interface Turns {
  /** How long it goes on in one turn, in ms. */
  readonly length: number;
  /** Resolves in the next turn. */
  readonly pause: () => Promise<void>;
}

/** Returns a function that pauses once work has gone on for a turn since the last pause, and else goes on. */
export function pausesAfter({ length, pause }: Turns): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < length) return;
    await pause();
    began = performance.now();
  };
}

export interface StepsOptions {
  readonly signal?: AbortSignal;
  /** Called with the share that is done, 0 to 1, before others may run. */
  readonly onProgress?: (share: number) => void;
}

/** Goes through steps, a turn of them at a time, and returns their result; rejects with the signal's reason once it is aborted. */
export async function stepsInTurns<T>(
  steps: Steps<T>,
  turns: Turns,
  { signal, onProgress }: StepsOptions = {},
): Promise<T> {
  const pause = pausesAfter(turns);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value !== undefined) onProgress?.(step.value);
    await pause();
    signal?.throwIfAborted();
  }
}
