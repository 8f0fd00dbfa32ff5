import { RELOAD_CHECK } from '@carta/contract';
import { call, put, select, selectBusinessKey, selectUser, spawn, takeEvery } from '@carta/panel';
import { isCommand } from './command-action.ts';
import { needsConnection } from './definition-of.ts';
import { commandRefused, commandSaved, commandsInherited, selectQueue } from './outbox-slice.ts';
import type { OpenPersistedOutbox, PersistedOutbox } from './persisted-outbox.ts';

/** Persists the queue on every change, and inherits the queues of this owner's closed tabs. The page is not reloaded by itself while commands wait. */
export function* persistOutbox(open: OpenPersistedOutbox) {
  const business = yield* select(selectBusinessKey);
  const user = yield* select(selectUser);
  if (business === null || !user) return;
  const persisted = open({ business, owner: user.email });

  let waiting = 0;
  addEventListener(RELOAD_CHECK, (event) => {
    if (waiting > 0) event.preventDefault();
  });

  function* write() {
    const queue = yield* select(selectQueue);
    waiting = queue.length;
    persisted.write(queue.filter((command) => !needsConnection(command)));
  }
  yield* takeEvery([isCommand, commandSaved, commandRefused, commandsInherited], write);
  yield* write();
  yield* spawn(function* () {
    for (const tab of yield* call(persisted.tabs)) yield* spawn(inherit, persisted, tab);
  });
}

function* inherit(persisted: PersistedOutbox, tab: string) {
  const { commands, remove } = yield* call(persisted.inherit, tab);
  if (commands.length > 0) yield* put(commandsInherited([...commands]));
  remove();
}
