import { setImmediate } from 'node:timers/promises';

/** Resolves in the next turn of the event loop: long work lets other requests go on between its steps. */
export const nextTurn = (): Promise<void> => setImmediate();

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
