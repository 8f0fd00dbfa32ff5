import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED, type Category, type Item, type Menu } from '@carta/domain';
import {
  businessReceived,
  call,
  categoriesAdded,
  connectionBack,
  connectionLost,
  delay,
  itemsAdded,
  menuReceived,
  menuRefreshRequested,
  menuShown,
  menuReducer,
  put,
  screenBlocked,
  screenReleased,
  select,
  selectConnectionLost,
  snackbarOutdated,
  snackbarShown,
  take,
  takeEvery,
  takeLatest,
  type MenuState,
  type PanelState,
} from '@carta/panel';
import { SAVED_NOTICE_MS } from '@carta/settings';
import { recordsAdded, undoChosen, undoRequested, uploadCancelled } from './actions.ts';
import { isCommandOf, isCommand, type Command } from './command-action.ts';
import type { MenuChange, Undo } from './command.ts';
import { blocksScreen, definitionOf, needsConnection, recordsOf, showsAtOnce } from './definition-of.ts';
import {
  commandRefused,
  commandSaved,
  commandsInherited,
  commandWaits,
  recordsPending,
  savedNoticeEnded,
  selectQueue,
  selectWaiting,
} from './outbox-slice.ts';
import { logFailure, refuseCommand } from './refuse-command.ts';
import { isSectionOpen, untilSectionOpens } from './section-open.ts';
import { sendCommand } from './send-command.ts';
import { UndoHistory } from './undo-history.ts';
import { optimisticChanges, undoOf } from './undo-of.ts';

const NOTHING_TO_UNDO = 'No hay cambios para deshacer';
const CANNOT_UNDO = 'El último cambio no se puede deshacer';
const NOT_CONNECTED = { code: 'network', status: 0, message: '' } as const;

/**
 * Sends the queued commands one at a time and in order. It holds the server's menu and applies the queue to each new one, so that a
 * refused command is rolled back. Without a connection, commands wait and show optimistically; in another section, what is refused or in
 * conflict waits for this one to be opened. `server` is the server's menu before the first queued command.
 */
export function outboxQueue(api: ApiClient, server: MenuState, isOpen = isSectionOpen) {
  return function* () {
    let shown = yield* select(({ menu }: PanelState) => menu);
    const history = new UndoHistory();
    /** The text of the last offer to undo, by the kind of change. */
    const offered = new Map<string, string>();

    /** Shows the server's menu with the queue applied; returns the queue's changes. */
    function* showQueue() {
      const queue = yield* select(selectQueue);
      const waiting = yield* select(selectWaiting);
      const changesMade: MenuChange[] = [];
      shown = server;
      for (const command of queue) {
        const changes = waiting || showsAtOnce(command) ? optimisticChanges(command, shown.menu) : [command];
        shown = changes.reduce<MenuState>(menuReducer, shown);
        changesMade.push(...changes);
      }
      if (shown.menu) yield* put(menuShown(shown.menu));
      yield* put(recordsPending(waiting ? queue.flatMap(recordsOf) : []));
      return changesMade;
    }

    /** The server has what was deleted: nobody needs to restore it any more. */
    function* withdrawOffers() {
      const known = keysOf(server.menu);
      const texts = history.forgetRestored((key) => known.has(key), yield* select(selectQueue));
      for (const text of texts) yield* put(snackbarOutdated(text));
    }

    function* showWaiting(commands: readonly Command[]) {
      const before = shown.menu;
      const changes = yield* showQueue();
      if (!commands.some(showsAtOnce)) yield* announceRecords(changes, before);
      for (const command of commands) yield* put(commandWaits(command));
      yield* put(screenReleased());
    }

    yield* takeEvery([menuReceived, businessReceived], function* (received) {
      server = menuReducer(server, received);
      yield* showQueue();
      yield* withdrawOffers();
    });
    yield* takeEvery(isCommand, function* (command) {
      const waiting = yield* select(selectWaiting);
      const before = shown.menu;
      history.sent(command);
      if (waiting) yield* needsConnection(command) ? refuseCommand(command, NOT_CONNECTED) : showWaiting([command]);
      else if (showsAtOnce(command)) yield* showQueue();
      else if (blocksScreen(command)) yield* put(screenBlocked());
      if (waiting && !needsConnection(command)) history.add(command, undoOf(command, before));
    });
    yield* takeEvery(commandRefused, ({ payload: { command, dropped } }) => {
      for (const refused of [command, ...dropped]) history.forget(refused);
    });
    yield* takeEvery(undoRequested, function* () {
      yield* call(allSent);
      const change = history.takeLast();
      const { commands: undoing = [], text } = change?.undo ?? {};
      const words = change ? CANNOT_UNDO : NOTHING_TO_UNDO;
      if (undoing.length === 0) yield* put(snackbarShown({ tone: 'info', text: words }));
      // The snackbar offers it no longer.
      if (text !== undefined) yield* put(snackbarOutdated(text));
      // Copied: what a snackbar offers is frozen, and sagas mark what they put.
      for (const command of undoing) yield* put({ ...command });
      if (undoing.length > 0) yield* put(snackbarShown({ tone: 'success', text: 'Cambio deshecho' }));
    });
    yield* takeEvery(undoChosen, function* ({ payload }) {
      for (const command of payload.commands) yield* put({ ...command });
    });
    yield* takeEvery(connectionLost, function* () {
      yield* showWaiting(yield* select(selectQueue));
    });
    yield* takeEvery([commandsInherited, uploadCancelled], showQueue);
    yield* takeLatest(commandSaved, function* () {
      yield* delay(SAVED_NOTICE_MS);
      yield* put(savedNoticeEnded());
    });
    if (yield* select(selectConnectionLost)) yield* put(connectionLost());
    const queued = yield* select(selectQueue);
    if (queued.some(blocksScreen)) yield* put(screenBlocked());
    if (queued.length > 0) yield* showQueue();

    let refused: Command | null = null;
    for (;;) {
      const command = yield* nextCommand();
      const before = server.menu;
      // A refresh may bring what the command adds before its answer arrives.
      const shownBefore = shown.menu;
      const {
        result,
        changes,
        error,
        notice,
        undo: answered,
        reported,
      } = yield* sendCommand(api, server, command, isOpen);
      server = changes.reduce<MenuState>(menuReducer, server);
      if (result === 'cancelled') {
        yield* put(menuRefreshRequested());
        continue;
      }
      if (result === 'unreachable') {
        const known = yield* select(selectConnectionLost);
        if (!known) yield* put(connectionLost());
        if (!needsConnection(command)) {
          if (!known) logFailure(command);
          continue;
        }
      }
      if (error && !needsConnection(command) && !isOpen()) {
        logFailure(command);
        yield* untilSectionOpens(isOpen);
        continue;
      }
      const undo = error ? null : history.add(command, answered ?? undoOf(command, before, changes));
      if (error) {
        yield* refuseCommand(command, error, { created: addedBy(changes).map(({ key }) => key), reported });
        refused = command;
      } else {
        yield* put(commandSaved(command));
        if (isNextTry(refused, command)) yield* put(snackbarOutdated(definitionOf(command).failure.text ?? NOT_SAVED));
      }
      yield* withdrawOffers();
      yield* announceRecords(changes, shownBefore);
      if (notice !== undefined) yield* put(snackbarShown({ tone: 'success', text: notice }));
      yield* offerUndo(undo, offered);
      yield* showQueue();
      if (error || blocksScreen(command)) yield* put(screenReleased());
      if ((yield* select(selectQueue)).length === 0) yield* put(menuRefreshRequested());
    }
  };
}

/** True if the command does what the refused one would have done: to the same record, or to a new one. */
function isNextTry(refused: Command | null, command: Command): boolean {
  if (refused?.type !== command.type) return false;
  const records = recordsOf(refused);
  const isNew = records.length === 0 || definitionOf(command).creates === true;
  return isNew || recordsOf(command).some((key) => records.includes(key));
}

/** Returns the first command of the queue, once there are one and a connection. */
function* nextCommand() {
  for (;;) {
    const [command] = yield* select(selectQueue);
    const lost = yield* select(selectConnectionLost);
    if (command && !lost) return command;
    yield* take([isCommand, commandsInherited, connectionBack]);
  }
}

/** Announces the first record that the changes add to the shown menu. */
function* announceRecords(changes: readonly MenuChange[], shown: Menu | null) {
  const known = keysOf(shown);
  const first = addedBy(changes).find(({ key }) => !known.has(key));
  if (first) yield* put(recordsAdded({ key: first.key, parent: first.parent ?? null }));
}

/** Returns the keys of all that a menu holds. */
function keysOf(menu: Menu | null): ReadonlySet<string> {
  const { categoriesL1 = [], categoriesL2 = [], items = [], optionGroups = [] } = menu ?? {};
  return new Set([...categoriesL1, ...categoriesL2, ...items, ...optionGroups].map(({ key }) => key));
}

function addedBy(changes: readonly MenuChange[]): (Category | Item)[] {
  return changes.flatMap<Category | Item>((change) =>
    categoriesAdded.match(change) || itemsAdded.match(change) ? change.payload : [],
  );
}

/** An offer takes the place of the last one for the same kind of change: on a phone they would cover what is worked on. */
function* offerUndo(undo: Undo | null, offered: Map<string, string>) {
  const [first, ...others] = undo?.commands ?? [];
  if (undo?.text === undefined || !first) return;
  const { text, commands } = undo;
  const dispatches = others.length > 0 ? undoChosen({ commands }) : first;
  const last = offered.get(first.type);
  offered.set(first.type, text);
  if (last !== undefined) yield* put(snackbarOutdated(last));
  const tone = isCommandOf('menu-editor/restorationConfirmed')(dispatches) ? 'info' : 'success';
  yield* put(snackbarShown({ tone, text, action: { label: 'Deshacer', dispatches } }));
}

/** Returns once the server has answered every command; at once without a connection. */
function* allSent() {
  while ((yield* select(selectQueue)).length > 0 && !(yield* select(selectWaiting)))
    yield* take([commandSaved, commandRefused, connectionLost]);
}
