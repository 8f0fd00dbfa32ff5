import { createApiClient, sendWithProgress } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { spawn } from '@carta/panel';
import { settingsSaga } from '@carta/settings';
import { analyticsSaga } from './analytics/analytics-saga.ts';
import { boardSaga } from './board/board-saga.ts';
import { editorReducer } from './editor-reducer.ts';
import { Screens } from './remote-screens.tsx';
import { startOutbox } from './start-outbox.ts';
import { modals } from './tree/dialogs/modals.ts';
import { trashSaga } from './trash/trash-saga.ts';

const api = createApiClient({ sendWithProgress });

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: editorReducer as RemoteModule['reducer'],
  *saga() {
    yield* spawn(startOutbox(api));
    yield* spawn(settingsSaga(api));
    yield* spawn(boardSaga());
    yield* spawn(trashSaga(api));
    yield* spawn(analyticsSaga(api));
  },
  Screens,
  modals,
};
