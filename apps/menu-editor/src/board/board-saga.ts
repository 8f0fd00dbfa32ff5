import { put, screenBlocked, screenReleased, takeEvery } from '@carta/panel';
import { settingsRefused, settingsSaved, settingsSubmitted } from '@carta/settings';

export const BOARD_FORM = 'board';

interface OfForm {
  readonly payload: { readonly form: string };
}

/** Blocks the screen while the board is saved, then loads the page again. */
export function boardSaga(reload: () => void = reloadPage) {
  function* block({ payload }: OfForm) {
    if (payload.form === BOARD_FORM) yield* put(screenBlocked());
  }

  function* release({ payload }: OfForm) {
    if (payload.form === BOARD_FORM) yield* put(screenReleased());
  }

  function showSaved({ payload }: OfForm) {
    if (payload.form === BOARD_FORM) reload();
  }

  return function* watchBoard() {
    yield* takeEvery(settingsSubmitted, block);
    yield* takeEvery(settingsRefused, release);
    yield* takeEvery(settingsSaved, showSaved);
  };
}

/** Reloads without the browser's question about unsaved changes. */
function reloadPage(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}
