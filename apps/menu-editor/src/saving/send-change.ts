import { isUnreachable, serverAnswers, type ApiClient } from '@carta/api-client';
import { call, categoryChanged, itemChanged, put, take, type MenuState } from '@carta/panel';
import { conflictOf, settled, type Conflict } from './conflict.ts';
import { GONE, UNEXPECTED, type MenuFact, type Outcome } from './outcome.ts';
import { editConfirmed, needsConnection, type OwnersChange } from './owners-change.ts';
import { saveChange } from './save-change.ts';
import { conflictFound, conflictSettled } from './saving-slice.ts';
import { withFacts } from './with-facts.ts';

/** What came of sending a change, and whether somebody answered. */
export interface Sent extends Outcome {
  readonly reached: boolean;
  /** The owner knows of the failure already. */
  readonly told: boolean;
}

/**
 * Sends one change on the menu as the server has it. Where it fails on a connection that is there, it is sent once more; where it
 * is in the way of somebody else's edit, the owner chooses.
 */
export function* sendChange(api: ApiClient, stored: MenuState, asked: OwnersChange) {
  let state = stored;
  let change = asked;
  for (;;) {
    const sent = yield* sendTwice(api, state, change);
    const conflict = sent.error && editConfirmed.match(change) ? conflictOf(change.payload, sent.error) : null;
    if (!conflict) return sent;

    const mine = conflict.fields.length > 0 ? yield* askWhose(conflict) : [];
    if (!mine) return { ...sent, told: true };
    const edit = settled(conflict, mine);
    if (!edit) return answered({ facts: [theirs(conflict)], error: null });
    state = withFacts(stored, [theirs(conflict)]);
    change = editConfirmed(edit);
  }
}

function* sendTwice(api: ApiClient, stored: MenuState, change: OwnersChange) {
  const first = yield* attempt(api, stored, change);
  if (!first.error || !isUnreachable(first.error)) return answered(first);
  const reached = yield* call(serverAnswers, api);
  if (!reached) return { ...first, reached, told: false } satisfies Sent;
  if (needsConnection(change)) return answered(first);
  const second = yield* attempt(api, withFacts(stored, first.facts), change);
  return answered({ facts: [...first.facts, ...second.facts], error: second.error });
}

function* askWhose(conflict: Conflict) {
  yield* put(conflictFound(conflict));
  const { payload } = yield* take(conflictSettled);
  return payload.mine;
}

function theirs({ current }: Conflict): MenuFact {
  const { key } = current;
  return 'price' in current ? itemChanged({ key, changes: current }) : categoryChanged({ key, changes: current });
}

function* attempt(api: ApiClient, { menu }: MenuState, change: OwnersChange) {
  if (!menu) return GONE;
  try {
    return yield* saveChange(api, menu, change);
  } catch (error) {
    console.error(error);
    return { facts: [], error: UNEXPECTED } satisfies Outcome;
  }
}

function answered(outcome: Outcome): Sent {
  return { ...outcome, reached: true, told: false };
}
