import { BoundedMap } from '../bounded-map.ts';

/** Another number after each change of the data, whichever process made it. Fails where the database cannot be reached. */
export type DataVersion = () => number;

/** Reads by key, and remembers what it found for as long as nothing in the whole database has changed. */
export function whileUnchanged<T>(
  version: DataVersion,
  most: number,
  read: (key: string) => Promise<T | undefined>,
): (key: string) => Promise<T | undefined> {
  const known = new BoundedMap<string, { version: number; value: T }>(most);
  return async (key) => {
    const now = version();
    const kept = known.get(key);
    if (kept?.version === now) return kept.value;
    const value = await read(key);
    // Read at `now` or later: what changes in between is told by the next look.
    if (value !== undefined) known.set(key, { version: now, value });
    return value;
  };
}
