import { call, put, screenBlocked, screenReleased, selectBusinessKey, select, takeEvery } from '@carta/panel';
import { settingsRefused, settingsSaved, settingsSubmitted } from '@carta/settings';

export const BOARD_FORM = 'board';

/** Comes with the code of the screen, which is open when its form is saved. */
const draftCode = () => import(/* webpackChunkName: "board" */ './board-draft.ts');

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

  function* showSaved({ payload }: OfForm) {
    if (payload.form !== BOARD_FORM) return;
    const businessKey = yield* select(selectBusinessKey);
    if (businessKey !== null) {
      const { deleteDraft } = yield* call(draftCode);
      yield* call(deleteDraft, businessKey);
    }
    reload();
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
