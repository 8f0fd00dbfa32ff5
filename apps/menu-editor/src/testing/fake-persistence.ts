import type { Command } from '../outbox/command-action.ts';
import type { OpenPersistedOutbox } from '../outbox/persisted-outbox.ts';

/** A persisted outbox in memory; each opening is a tab, `close` closes all tabs. */
export function fakePersistence() {
  const queues = new Map<string, readonly Command[]>();
  const openTabs = new Set<string>();
  let opened = 0;

  const open: OpenPersistedOutbox = () => {
    const tab = String(++opened);
    openTabs.add(tab);
    return {
      write: (queue) => void (queue.length > 0 ? queues.set(tab, queue) : queues.delete(tab)),
      tabs: async () => [...queues.keys()].filter((name) => name !== tab && !openTabs.has(name)),
      inherit: async (name) => ({ commands: queues.get(name) ?? [], remove: () => void queues.delete(name) }),
    };
  };
  return Object.assign(open, {
    close: () => openTabs.clear(),
    /** All persisted commands, in order. */
    persisted: () => [...queues.values()].flat(),
  });
}
