import type { Steps } from '@carta/domain';
import { pausesAfter, stepsInTurns, type Turns } from '@carta/menu-file/turns';

/**
 * Resolves in the next turn of the event loop: long work lets other requests go on between its steps. After a callback of a
 * socket or a file, one immediate would still run in the same turn.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const TURNS: Turns = { length: 8, pause: nextTurn };

/** Returns a function that waits for the next turn once the work since the last one has taken some ms, and else goes on. */
export function pauses(): () => Promise<void> {
  return pausesAfter(TURNS);
}

/** Goes through steps, some ms of them in each turn of the event loop, and returns their result. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  await nextTurn();
  return stepsInTurns(steps, TURNS);
}

/** Runs `work` on one slice of the list after the other, each in a turn of its own. */
export async function inSlices<T>(
  list: readonly T[],
  size: number,
  work: (slice: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await nextTurn();
    await work(list.slice(start, start + size));
  }
}
