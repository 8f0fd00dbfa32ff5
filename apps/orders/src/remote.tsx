import { createApiClient } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { spawn } from '@carta/panel';
import { settingsSaga } from '@carta/settings';
import { dayOrdersSaga } from './day-orders-saga.ts';
import { orderRefundsSaga } from './order-refunds-saga.ts';
import { ordersReducer } from './orders-state.ts';
import { Screens } from './remote-screens.tsx';

const api = createApiClient();

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: ordersReducer as RemoteModule['reducer'],
  *saga() {
    yield* spawn(settingsSaga(api));
    yield* spawn(dayOrdersSaga(api));
    yield* spawn(orderRefundsSaga(api));
  },
  Screens,
};
