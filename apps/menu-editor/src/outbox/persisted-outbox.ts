import { newKey } from '@carta/domain';
import { durableStore, withTabLock } from '@carta/panel/drafts';
import { del, entries, get, set } from 'idb-keyval';
import type { Command } from './command-action.ts';
import { hasPersistedOutbox, OUTBOX_DATABASE } from './outbox-database.ts';

/** Raise it if persisted commands of older releases can no longer be sent; they are then deleted. */
const FORMAT = 1;

interface Persisted {
  readonly format: number;
  readonly business: string;
  readonly owner: string;
  /** The commands; the name is part of the persisted format. */
  readonly changes: readonly Command[];
}

/** The queue of a closed tab. `remove` deletes it; call it once the commands are persisted by this tab. */
interface Inheritance {
  readonly commands: readonly Command[];
  readonly remove: () => void;
}

/** The outbox in the browser's storage. Each tab has its own queue; when a tab has closed, one other tab inherits its queue. */
export interface PersistedOutbox {
  write(queue: readonly Command[]): void;
  /** Names of the tabs that have persisted a queue of this owner, open tabs among them. */
  tabs(): Promise<readonly string[]>;
  /** Resolves with the tab's queue once the tab is closed, for one caller only. */
  inherit(tab: string): Promise<Inheritance>;
}

/** Without locks, two tabs may send the same command. */
const lockOf = (tab: string) => `carta-unsaved-${tab}`;

export type OpenPersistedOutbox = (whose: { business: string; owner: string }) => PersistedOutbox;

/** Opens the outbox in IndexedDB; deletes queues of other owners and older formats once no tab uses them. */
export const openPersistedOutbox: OpenPersistedOutbox = (whose) => {
  const store = durableStore(OUTBOX_DATABASE, 'unsaved');
  const tab = newKey();
  let written = false;
  void withTabLock(lockOf(tab), () => new Promise(() => {}));

  const isOurs = ({ format, business, owner }: Persisted) =>
    format === FORMAT && business === whose.business && owner === whose.owner;

  return {
    write(queue) {
      const persisted: Persisted = { format: FORMAT, ...whose, changes: queue };
      if (queue.length === 0 && !written) return;
      written = true;
      const done = queue.length > 0 ? set(tab, persisted, store) : del(tab, store);
      done.catch((error: unknown) => console.warn('Unsaved changes cannot be kept', error));
    },
    async tabs() {
      const all = (await hasPersistedOutbox()) ? await entries<string, Persisted>(store).catch(() => []) : [];
      for (const [name, persisted] of all)
        if (!isOurs(persisted)) void withTabLock(lockOf(name), () => del(name, store));
      return all.filter(([name, persisted]) => name !== tab && isOurs(persisted)).map(([name]) => name);
    },
    inherit: (name) =>
      new Promise((resolve) => {
        void withTabLock(lockOf(name), async () => {
          const persisted = await get<Persisted>(name, store).catch(() => undefined);
          await new Promise<void>((done) => resolve({ commands: persisted?.changes ?? [], remove: done }));
          await del(name, store);
        });
      }),
  };
};
