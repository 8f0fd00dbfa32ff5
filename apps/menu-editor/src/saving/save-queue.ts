import type { ApiClient } from '@carta/api-client';
import {
  actionChannel,
  delay,
  flush,
  menuReceived,
  menuRefreshRequested,
  menuSlice,
  put,
  screenBlocked,
  screenReleased,
  select,
  take,
  takeEvery,
  takeLatest,
  type MenuState,
  type PanelState,
} from '@carta/panel';
import { selectUnsaved } from '../editor-state.ts';
import { CANCELLED, UNEXPECTED, type MenuFact, type Outcome } from './outcome.ts';
import { isBlocking, isOwnersChange, type OwnersChange } from './owners-change.ts';
import { offerUndo } from './offer-undo.ts';
import { saveChange } from './save-change.ts';
import { changeRefused, changeSaved, savedNoticeEnded } from './saving-slice.ts';
import { tellNotSaved } from './tell-not-saved.ts';

const SAVED_NOTICE_MS = 3_000;

/**
 * Saves what the owner changes, one change at a time and in order. It keeps the menu as the server has it:
 * changes that still wait are laid over every menu that arrives, and a refused one leaves what is stored.
 */
export function saveQueue(api: ApiClient) {
  return function* () {
    const queue = yield* actionChannel(isOwnersChange);
    let stored = yield* select(({ menu }: PanelState) => menu);
    let shown = stored;

    function* show() {
      const unsaved = yield* select(selectUnsaved);
      shown = withFacts(stored, unsaved);
      const { menu, etag } = shown;
      if (menu) yield* put(menuReceived({ menu, etag }));
    }

    yield* takeEvery(menuReceived, function* ({ payload }) {
      if (payload.menu === shown.menu) return;
      stored = payload;
      yield* show();
    });
    yield* takeEvery(isBlocking, function* () {
      yield* put(screenBlocked());
    });
    yield* takeLatest(changeSaved, function* () {
      yield* delay(SAVED_NOTICE_MS);
      yield* put(savedNoticeEnded());
    });

    for (;;) {
      const change = yield* take(queue);
      if (!(yield* select(selectUnsaved)).includes(change)) continue;
      const { facts, error } = yield* attempt(api, change);
      if (error === CANCELLED) {
        yield* put(menuRefreshRequested());
        continue;
      }
      const before = stored.menu;
      stored = withFacts(stored, facts);
      if (error) {
        yield* flush(queue);
        yield* put(changeRefused({ change, error }));
        yield* tellNotSaved(change, error);
      } else {
        yield* put(changeSaved(change));
        yield* offerUndo(change, before);
      }
      yield* show();
      if (error || isBlocking(change)) yield* put(screenReleased());
      const waiting = yield* select(selectUnsaved);
      if (waiting.length === 0) yield* put(menuRefreshRequested());
    }
  };
}

function* attempt(api: ApiClient, change: OwnersChange) {
  try {
    return yield* saveChange(api, change);
  } catch (error) {
    console.error(error);
    return { facts: [], error: UNEXPECTED } satisfies Outcome;
  }
}

function withFacts(state: MenuState, facts: readonly MenuFact[]): MenuState {
  return facts.reduce<MenuState>(menuSlice.reducer, state);
}
