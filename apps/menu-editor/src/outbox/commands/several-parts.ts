/** Most records in one call. */
const MOST_KEYS = 500;

/** Returns the keys in parts that a call may carry; none for no keys. */
export function severalParts(keys: readonly string[]): string[][] {
  const count = Math.ceil(keys.length / MOST_KEYS);
  return Array.from({ length: count }, (_, part) => keys.slice(part * MOST_KEYS, (part + 1) * MOST_KEYS));
}
