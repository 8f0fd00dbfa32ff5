import { MAX_SEVERAL } from '@carta/domain';

/** Returns the keys in parts that a call may carry; none for no keys. */
export function severalParts(keys: readonly string[]): string[][] {
  const count = Math.ceil(keys.length / MAX_SEVERAL);
  return Array.from({ length: count }, (_, part) => keys.slice(part * MAX_SEVERAL, (part + 1) * MAX_SEVERAL));
}
