import { LRUCache } from 'lru-cache';
import { signals } from '../processes/signals.ts';
import type { DataVersion } from './data-versions.ts';

/** Reads what a cache was asked for since the last call; what it returns makes those values valid at the current version. */
export type Refresh = () => Promise<() => void>;

/** Entries that one refresh reads at most; others are read when they are asked for. */
const MAX_REFRESHED = 1000;

interface CachedRead<T> {
  /** The cache's name in metrics. */
  readonly name: string;
  readonly version: DataVersion;
  /** In entries. */
  readonly max: number;
  readonly read: (key: string) => Promise<T | undefined>;
  /** Where the version is raised without a change: how to read many at once, and the list of what does so before. */
  readonly refresh?: {
    readonly all: Refresh[] | undefined;
    readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  };
}

interface Entry<T> {
  version: number;
  value: T;
  /** Whether it was asked for since the last refresh. */
  isUsed: boolean;
}

/** Returns `read` with a cache whose entries are valid as long as the version is the same. */
export function cachedRead<T>({
  name,
  version,
  max,
  read,
  refresh,
}: CachedRead<T>): (key: string) => Promise<T | undefined> {
  const cache = new LRUCache<string, Entry<T>>({ max });
  refresh?.all?.push(async () => {
    const current = version();
    const used: string[] = [];
    // The last used come first.
    for (const [key, entry] of cache.entries()) {
      if (entry.isUsed && entry.version === current && used.length < MAX_REFRESHED) used.push(key);
      entry.isUsed = false;
    }
    const values = used.length === 0 ? [] : await refresh.read(used);
    return () => {
      for (const [key, value] of values) cache.set(key, { version: version(), value, isUsed: false });
    };
  });
  return async (key) => {
    const current = version();
    const cached = cache.get(key);
    const hit = cached?.version === current;
    signals.cacheAsked.publish({ cache: name, hit });
    if (hit) {
      cached.isUsed = true;
      return cached.value;
    }
    const value = await read(key);
    // The value is as new as `current` or newer: the next call notices a change during the read.
    if (value !== undefined) cache.set(key, { version: current, value, isUsed: true });
    return value;
  };
}
