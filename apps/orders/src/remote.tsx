import { createApiClient } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { settingsSaga } from '@carta/settings';
import { ordersReducer } from './orders-state.ts';
import { Screens } from './remote-screens.tsx';

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: ordersReducer as RemoteModule['reducer'],
  saga: settingsSaga(createApiClient()),
  Screens,
};
