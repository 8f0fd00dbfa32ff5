import { newKey } from '@carta/domain';
import { del, entries, get, set } from 'idb-keyval';
import { lastingStore } from './lasting-store.ts';
import { KEPT_IN, mayHaveKept } from './may-have-kept.ts';
import type { OwnersChange } from './owners-change.ts';

/** Raised where changes that an older panel has kept would not be understood any more. */
const FORMAT = 1;

interface Kept {
  readonly format: number;
  readonly business: string;
  readonly owner: string;
  readonly changes: readonly OwnersChange[];
}

/** Changes that a tab has left behind, and what drops them once they are kept elsewhere. */
export interface Left {
  readonly changes: readonly OwnersChange[];
  readonly forget: () => void;
}

/** Where unsaved changes outlive the page. Each tab keeps its own; what a tab leaves behind when it goes, one other tab inherits. */
export interface KeptChanges {
  keep(changes: readonly OwnersChange[]): void;
  /** Names of the tabs that have kept something of this owner; of those that are open still, too. */
  tabs(): Promise<readonly string[]>;
  /** Waits until the tab is gone, and gives what it has left to one asker alone. */
  inherit(tab: string): Promise<Left>;
}

export type OpenKeptChanges = (whose: { business: string; owner: string }) => KeptChanges;

/** In the browser's IndexedDB. What another owner has kept, or an older panel, goes as soon as nobody uses it. */
export const openKeptChanges: OpenKeptChanges = (whose) => {
  const store = lastingStore(KEPT_IN, 'unsaved');
  const tab = newKey();
  let written = false;
  void whileAlone(tab, () => new Promise(() => {}));

  const isOurs = ({ format, business, owner }: Kept) =>
    format === FORMAT && business === whose.business && owner === whose.owner;

  return {
    keep(changes) {
      const kept: Kept = { format: FORMAT, ...whose, changes };
      if (changes.length === 0 && !written) return;
      written = true;
      const done = changes.length > 0 ? set(tab, kept, store) : del(tab, store);
      done.catch((error: unknown) => console.warn('Unsaved changes cannot be kept', error));
    },
    async tabs() {
      const all = (await mayHaveKept()) ? await entries<string, Kept>(store).catch(() => []) : [];
      for (const [name, kept] of all) if (!isOurs(kept)) void whileAlone(name, () => del(name, store));
      return all.filter(([name, kept]) => name !== tab && isOurs(kept)).map(([name]) => name);
    },
    inherit: (name) =>
      new Promise((resolve) => {
        void whileAlone(name, async () => {
          const kept = await get<Kept>(name, store).catch(() => undefined);
          await new Promise<void>((done) => resolve({ changes: kept?.changes ?? [], forget: done }));
          await del(name, store);
        });
      }),
  };
};

/** Runs once no other tab runs under that name. Over plain http browsers have no locks: it runs at once, and a change may be sent twice. */
async function whileAlone(name: string, run: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(`carta-unsaved-${name}`, run) : run());
}
