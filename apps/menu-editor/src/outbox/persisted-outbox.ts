import { newKey } from '@carta/domain';
import { hasUnsentStore, unsentStore, withTabLock, type UnsentWork } from '@carta/panel/drafts';
import { del, entries, get, set } from 'idb-keyval';
import type { Command } from './command-action.ts';

/** Raise it if persisted commands of older releases can no longer be sent; they are then deleted. */
const FORMAT = 1;

/** With this name the shell finds the queue, and loads the menu editor in any section to send it. */
const REMOTE = 'menu-editor';

/** Queues of older releases do not name their remote. */
interface Persisted extends Omit<UnsentWork, 'remote'>, Partial<Pick<UnsentWork, 'remote'>> {
  readonly format: number;
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
  const store = unsentStore();
  const tab = newKey();
  let written = false;
  void withTabLock(lockOf(tab), () => new Promise(() => {}));

  const isOurs = ({ format, business, owner }: Persisted) =>
    format === FORMAT && business === whose.business && owner === whose.owner;
  const isOfMenuEditor = ([, { remote = REMOTE }]: readonly [string, Persisted]) => remote === REMOTE;

  return {
    write(queue) {
      const persisted: Persisted = { format: FORMAT, remote: REMOTE, ...whose, changes: queue };
      if (queue.length === 0 && !written) return;
      written = true;
      const done = queue.length > 0 ? set(tab, persisted, store) : del(tab, store);
      done.catch((error: unknown) => console.warn('Unsaved changes cannot be kept', error));
    },
    async tabs() {
      const found = (await hasUnsentStore()) ? await entries<string, Persisted>(store).catch(() => []) : [];
      const all = found.filter(isOfMenuEditor);
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
