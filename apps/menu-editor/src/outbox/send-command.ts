import { isUnreachable, serverAnswers, type ApiClient, type ApiFailure } from '@carta/api-client';
import {
  buffers,
  call,
  channel,
  inSession,
  menuReducer,
  put,
  race,
  select,
  take,
  type Channel,
  type MenuState,
} from '@carta/panel';
import { uploadCancelled } from './actions.ts';
import type { Command } from './command-action.ts';
import { GONE, type MenuChange, type Sent, type Undo } from './command.ts';
import { definitionOf, needsConnection } from './definition-of.ts';
import type { Conflict } from './conflict.ts';
import { conflictFound, conflictSettled, selectQueue, uploadProgressed } from './outbox-slice.ts';

/** The result of a command: `unreachable` if no answer came; `reported` is true if the owner has seen the failure already. */
interface Delivery {
  readonly result: 'saved' | 'refused' | 'unreachable' | 'cancelled';
  readonly changes: readonly MenuChange[];
  readonly error: ApiFailure | null;
  readonly notice?: string;
  readonly undo?: Undo;
  readonly reported?: boolean;
}

/**
 * Sends a command, based on the server's menu. A failure on a working connection is retried once; the owner settles a conflict with a
 * change of another session; while the section is not open (`isOpen`), the conflict is returned as a refusal.
 */
export function* sendCommand(api: ApiClient, server: MenuState, queued: Command, isOpen: () => boolean) {
  let state = server;
  let command = queued;
  for (;;) {
    const delivery: Delivery = yield* deliver(api, state, command, queued);
    const { conflict: conflicts } = definitionOf(command);
    const conflict = delivery.error && conflicts?.find(command.payload, delivery.error);
    if (!conflicts || !conflict) return delivery;

    const asks = conflict.fields.length > 0;
    if (asks && !needsConnection(command) && !isOpen()) return delivery;
    const mine = asks ? yield* askOwner(conflict) : [];
    if (!mine) return { ...delivery, reported: true };
    const { theirs, retry } = conflicts.settle(conflict, mine);
    if (!retry) return { result: 'saved', changes: [theirs], error: null } satisfies Delivery;
    state = menuReducer(server, theirs);
    command = retry as Command;
  }
}

function* askOwner(conflict: Conflict) {
  yield* put(conflictFound(conflict));
  const { payload } = yield* take(conflictSettled);
  return payload.mine;
}

function* deliver(api: ApiClient, server: MenuState, command: Command, queued: Command) {
  const first = yield* attempt(api, server, command, queued);
  if (first.error === null || !isUnreachable(first.error)) return first;
  if (!(yield* call(serverAnswers, api))) return { ...first, result: 'unreachable' } satisfies Delivery;
  if (needsConnection(command)) return first;
  const state = first.changes.reduce<MenuState>(menuReducer, server);
  const second = yield* attempt(api, state, command, queued);
  return { ...second, changes: [...first.changes, ...second.changes] } satisfies Delivery;
}

/** Sends the command once; after an ended session it waits for the owner to sign in and sends it again. */
function* attempt(api: ApiClient, { menu }: MenuState, command: Command, queued: Command) {
  const aborting = new AbortController();
  const progress = channel<number>(buffers.sliding(1));
  const upload = { signal: aborting.signal, onProgress: progress.put };
  const send = async (): Promise<Sent> => {
    try {
      return menu ? await definitionOf(command).send(api, command.payload, { menu, upload }) : GONE;
    } catch (error) {
      console.error(error);
      return { ok: false, changes: [], error: { code: 'unexpected', status: 0, message: '' } };
    }
  };
  const { sent } = yield* race({
    sent: call(inSession<Sent>, send),
    cancelled: call(cancellation, queued),
    progress: call(showProgress, progress),
  });
  aborting.abort();
  return deliveryOf(sent);
}

function deliveryOf(sent: Sent | undefined): Delivery {
  if (!sent) return { result: 'cancelled', changes: [], error: null };
  return sent.ok ? { ...sent, result: 'saved', error: null } : { ...sent, result: 'refused' };
}

/** Returns once the owner has cancelled the command. */
function* cancellation(queued: Command) {
  do yield* take(uploadCancelled);
  while ((yield* select(selectQueue)).includes(queued));
}

function* showProgress(progress: Channel<number>) {
  for (;;) yield* put(uploadProgressed(yield* take(progress)));
}
