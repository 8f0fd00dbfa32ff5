import type { OpenKeptChanges } from '../saving/kept-changes.ts';
import type { OwnersChange } from '../saving/owners-change.ts';

/** Keeps changes as a browser does, without one: each opening is a tab, and `close` ends them all. */
export function memoryOfTabs() {
  const kept = new Map<string, readonly OwnersChange[]>();
  const open = new Set<string>();
  let opened = 0;

  const openKept: OpenKeptChanges = () => {
    const tab = String(++opened);
    open.add(tab);
    return {
      keep: (changes) => void (changes.length > 0 ? kept.set(tab, changes) : kept.delete(tab)),
      tabs: async () => [...kept.keys()].filter((name) => name !== tab && !open.has(name)),
      inherit: async (name) => ({ changes: kept.get(name) ?? [], forget: () => void kept.delete(name) }),
    };
  };
  return Object.assign(openKept, {
    close: () => open.clear(),
    /** All that is kept, in order. */
    left: () => [...kept.values()].flat(),
  });
}
