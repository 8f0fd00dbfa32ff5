import { createApiClient, downloadFile } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { spawn } from '@carta/panel';
import { passwordSaga } from './account/password-saga.ts';
import { pdfSaga, saveFile } from './account/pdf-saga.ts';
import { qrDownloadedSaga } from './account/qr-downloaded-saga.ts';
import { accountData } from './account-data.ts';
import { accountReducer } from './account-reducer.ts';
import { notificationsReadSaga } from './notifications/notifications-read-saga.ts';
import { Screens } from './remote-screens.tsx';

const api = createApiClient();

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: accountReducer as RemoteModule['reducer'],
  *saga() {
    yield* spawn(accountData.saga(api));
    yield* spawn(passwordSaga(api));
    yield* spawn(notificationsReadSaga(api));
    yield* spawn(qrDownloadedSaga(api));
    yield* spawn(pdfSaga({ downloadFile, saveFile }));
  },
  Screens,
};
