import { get, set } from 'idb-keyval';
import { orElse } from './or-else.ts';

/** One value that a device remembers, whoever is signed in. */
export interface DeviceMemory<Value> {
  /** Resolves with the value; undefined if there is none. */
  readonly read: () => Promise<Value | undefined>;
  readonly keep: (value: Value) => Promise<void>;
}

/** Returns what this device remembers under a name. A browser without a store remembers nothing beyond the page. */
export function deviceMemory<Value>(name: string): DeviceMemory<Value> {
  return {
    read: () => orElse(undefined, () => get<Value>(name)),
    keep: (value) => orElse(undefined, () => set(name, value)),
  };
}
