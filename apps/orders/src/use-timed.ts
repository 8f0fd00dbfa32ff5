import { useSyncExternalStore } from 'react';

const TICK_MS = 10_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readNow(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= TICK_MS) now = Date.now();
  return now;
}

/**
 * Returns what `derive` makes of the time, in ms since 1970, anew every 10 s; the component is rendered again only if that has changed. One timer
 * is for all of them.
 */
export function useTimed<T extends string | number | boolean | null>(derive: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => derive(readNow()));
}
