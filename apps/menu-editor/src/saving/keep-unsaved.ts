import { call, put, select, selectBusinessKey, selectUser, spawn, takeEvery } from '@carta/panel';
import { selectUnsaved } from '../editor-state.ts';
import type { KeptChanges, OpenKeptChanges } from './kept-changes.ts';
import { isOwnersChange, needsConnection } from './owners-change.ts';
import { changeRefused, changeSaved, changesInherited } from './saving-slice.ts';

/** Keeps what is unsaved for as long as it is, and takes over what other tabs of this owner have left behind. */
export function* keepUnsaved(openKept: OpenKeptChanges) {
  const business = yield* select(selectBusinessKey);
  const user = yield* select(selectUser);
  if (business === null || !user) return;
  const kept = openKept({ business, owner: user.email });

  function* keep() {
    const unsaved = yield* select(selectUnsaved);
    kept.keep(unsaved.filter((change) => !needsConnection(change)));
  }
  yield* takeEvery([isOwnersChange, changeSaved, changeRefused, changesInherited], keep);
  yield* keep();
  yield* spawn(function* () {
    for (const tab of yield* call(kept.tabs)) yield* spawn(inherit, kept, tab);
  });
}

function* inherit(kept: KeptChanges, tab: string) {
  const { changes, forget } = yield* call(kept.inherit, tab);
  if (changes.length > 0) yield* put(changesInherited([...changes]));
  forget();
}
