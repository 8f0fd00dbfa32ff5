import type { ApiClient, ApiFailure } from '@carta/api-client';
import {
  businessReceived,
  connectionBack,
  connectionLost,
  delay,
  menuReceived,
  menuRefreshRequested,
  menuShown,
  menuSlice,
  put,
  screenBlocked,
  screenReleased,
  select,
  selectConnectionLost,
  take,
  takeEvery,
  takeLatest,
  type MenuState,
  type PanelState,
} from '@carta/panel';
import { selectUnsaved, selectWaiting } from '../editor-state.ts';
import { announceAdditions } from './announce-additions.ts';
import { offerUndo } from './offer-undo.ts';
import { CANCELLED, NOT_REACHED } from './outcome.ts';
import { isBlocking, isOwnersChange, needsConnection, type OwnersChange } from './owners-change.ts';
import { changeRefused, changeSaved, changesInherited, changeWaits, savedNoticeEnded } from './saving-slice.ts';
import { sendChange } from './send-change.ts';
import { shownEarly } from './shown-early.ts';
import { standsOn } from './stands-on.ts';
import { tellConsole, tellNotSaved } from './tell-not-saved.ts';
import { withFacts } from './with-facts.ts';

const SAVED_NOTICE_MS = 3_000;

/**
 * Saves what the owner changes, one change at a time and in order. It keeps the menu as the server has it:
 * changes that still wait are laid over every menu that arrives, and a refused one leaves what is stored.
 * Without a connection changes wait, shown as if they were saved. `begin` is the menu before the first unsaved change.
 */
export function saveQueue(api: ApiClient, begin: MenuState) {
  return function* () {
    let stored = begin;
    let shown = yield* select(({ menu }: PanelState) => menu);

    function* show() {
      const unsaved = yield* select(selectUnsaved);
      const waiting = yield* select(selectWaiting);
      const factsOf = (change: OwnersChange, { menu }: typeof stored) =>
        waiting && menu ? shownEarly(change, menu) : [change];
      shown = unsaved.reduce((state, change) => withFacts(state, factsOf(change, state)), stored);
      if (shown.menu) yield* put(menuShown(shown.menu));
    }

    function* letWait(changes: readonly OwnersChange[]) {
      const before = shown.menu;
      yield* show();
      yield* announceAdditions(changes, before, shown.menu);
      for (const change of changes) yield* put(changeWaits(change));
      yield* put(screenReleased());
    }

    yield* takeEvery(menuReceived, function* ({ payload }) {
      stored = payload;
      yield* show();
    });
    yield* takeEvery(businessReceived, (received) => {
      stored = menuSlice.reducer(stored, received);
    });
    yield* takeEvery(isOwnersChange, function* (change) {
      const waiting = yield* select(selectWaiting);
      if (waiting) yield* needsConnection(change) ? refuse(change, NOT_REACHED) : letWait([change]);
      else if (isBlocking(change)) yield* put(screenBlocked());
    });
    yield* takeEvery(connectionLost, function* () {
      yield* letWait(yield* select(selectUnsaved));
    });
    yield* takeEvery(changesInherited, show);
    yield* takeLatest(changeSaved, function* () {
      yield* delay(SAVED_NOTICE_MS);
      yield* put(savedNoticeEnded());
    });
    if (yield* select(selectConnectionLost)) yield* put(connectionLost());
    const made = yield* select(selectUnsaved);
    if (made.some((change) => isBlocking(change))) yield* put(screenBlocked());
    if (made.length > 0) yield* show();

    for (;;) {
      const change = yield* nextChange();
      const before = stored.menu;
      const { facts, error, reached, told } = yield* sendChange(api, stored, change);
      stored = withFacts(stored, facts);
      if (error === CANCELLED) {
        yield* put(menuRefreshRequested());
        continue;
      }
      const known = yield* select(selectConnectionLost);
      if (!reached && !known) yield* put(connectionLost());
      if (!reached && !needsConnection(change)) {
        if (!known) tellConsole(change);
        continue;
      }
      if (error) yield* refuse(change, error, told);
      else yield* put(changeSaved(change));
      yield* announceAdditions([change], shown.menu, stored.menu);
      if (!error) yield* offerUndo(change, before);
      yield* show();
      if (error || isBlocking(change)) yield* put(screenReleased());
      const left = yield* select(selectUnsaved);
      if (left.length === 0) yield* put(menuRefreshRequested());
    }
  };
}

/** The change whose turn it is, once there is one and a connection for it. */
function* nextChange() {
  for (;;) {
    const [change] = yield* select(selectUnsaved);
    const lost = yield* select(selectConnectionLost);
    if (change && !lost) return change;
    yield* take([isOwnersChange, changesInherited, connectionBack]);
  }
}

/** What stands on a refused change goes with it. */
function* refuse(change: OwnersChange, error: ApiFailure, told = false) {
  const unsaved = yield* select(selectUnsaved);
  const later = unsaved.slice(unsaved.indexOf(change) + 1);
  const dropped = unsaved.includes(change) ? later.filter((other) => standsOn(other, change, error)) : [];
  const left = unsaved.filter((other) => other !== change && !dropped.includes(other));
  yield* put(changeRefused({ change, error, dropped, left }));
  if (!told) yield* tellNotSaved(change, error);
}
