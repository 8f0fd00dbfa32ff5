import { lazyApiClient } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { spawn } from '@carta/panel';
import { settingsSaga } from '@carta/settings';
import { lazyModule } from '@carta/ui';
import { boardSaga } from './board/board-saga.ts';
import { editorData } from './editor-data.ts';
import { editorReducer } from './editor-reducer.ts';
import { Screens } from './remote-screens.tsx';
import { startOutbox } from './start-outbox.ts';
import { modals } from './tree/dialogs/modals.ts';

const apiCode = lazyModule(() => import(/* webpackChunkName: "outbox" */ './api.ts'));
/** The first screen sends nothing: it is shown without the code of the calls. */
const api = lazyApiClient(async () => (await apiCode.load()).api);

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: editorReducer as RemoteModule['reducer'],
  *saga() {
    yield* spawn(startOutbox(api));
    yield* spawn(settingsSaga(api));
    yield* spawn(boardSaga());
    yield* spawn(editorData.saga(api));
  },
  Screens,
  modals,
};
