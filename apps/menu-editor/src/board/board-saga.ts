import { call, put, screenBlocked, screenReleased, selectBusinessKey, select, take, takeEvery } from '@carta/panel';
import { settingsRefused, settingsSaved, settingsSubmitted } from '@carta/settings';
import { forgetDraft } from './board-draft.ts';

export const BOARD_FORM = 'board';

/** Blocks the screen while the board is saved, and loads the page again when it is. */
export function boardSaga(reload: () => void) {
  function* followSave({ payload: { form } }: ReturnType<typeof settingsSubmitted>) {
    if (form !== BOARD_FORM) return;
    yield* put(screenBlocked());
    const outcome = yield* take([settingsSaved, settingsRefused]);
    if (!settingsSaved.match(outcome)) {
      yield* put(screenReleased());
      return;
    }
    const businessKey = yield* select(selectBusinessKey);
    if (businessKey !== null) yield* call(forgetDraft, businessKey);
    reload();
  }

  return function* watchBoard() {
    yield* takeEvery(settingsSubmitted, followSave);
  };
}
