import { createApiClient } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { editorReducer } from './editor-state.ts';
import { saveQueue } from './saving/save-queue.ts';
import { Screens } from './screens.tsx';
import { modals } from './tree/dialogs/modals.ts';

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: editorReducer as RemoteModule['reducer'],
  saga: saveQueue(createApiClient()),
  Screens,
  modals,
};
