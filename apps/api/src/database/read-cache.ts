import { LRUCache } from 'lru-cache';
import { signals } from '../signals.ts';

/** Returns another number after each change of the data by any process. Fails where the database cannot be reached. */
export type DataVersion = () => number;

/** Disables the read caches inside a transaction: no version says what changes there. */
export function uncachedVersion(): DataVersion {
  let version = 0;
  return () => (version += 1);
}

/** Returns `read` with a cache of `max` entries, each of which is valid until anything in the database changes. */
export function cachedRead<T>(
  name: string,
  version: DataVersion,
  max: number,
  read: (key: string) => Promise<T | undefined>,
): (key: string) => Promise<T | undefined> {
  const cache = new LRUCache<string, { version: number; value: T }>({ max });
  return async (key) => {
    const current = version();
    const cached = cache.get(key);
    const hit = cached?.version === current;
    signals.cacheAsked.tell({ cache: name, hit });
    if (hit) return cached.value;
    const value = await read(key);
    // The value is as new as `current` or newer: the next call notices a change during the read.
    if (value !== undefined) cache.set(key, { version: current, value });
    return value;
  };
}
