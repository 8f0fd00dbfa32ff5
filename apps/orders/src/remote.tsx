import { createApiClient } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { spawn } from '@carta/panel';
import { settingsSaga } from '@carta/settings';
import { lazyComponent, lazyModule } from '@carta/ui';
import { dayOrdersSaga } from './day-orders-saga.ts';
import { kitchenSaga } from './kitchen-saga.ts';
import { ordersData } from './orders-data.ts';
import { orderRefundsSaga } from './order-refunds-saga.ts';
import { ordersReducer } from './orders-state.ts';
import { Screens } from './remote-screens.tsx';
import { soldOutSaga } from './sold-out-saga.ts';
import { tableChangesSaga } from './table-changes-saga.ts';
import { tableVisitsSaga } from './table-visits-saga.ts';

const api = createApiClient();
const locked = lazyModule(() => import(/* webpackChunkName: "locked" */ './locked-dialog.tsx'));

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: ordersReducer as RemoteModule['reducer'],
  *saga() {
    yield* spawn(settingsSaga(api));
    yield* spawn(dayOrdersSaga(api));
    yield* spawn(ordersData.saga(api));
    yield* spawn(soldOutSaga(api));
    yield* spawn(orderRefundsSaga(api));
    yield* spawn(tableChangesSaga(api));
    yield* spawn(tableVisitsSaga(api));
    yield* spawn(kitchenSaga(api));
  },
  Screens,
  modals: { lockedEditor: lazyComponent(locked, ({ LockedDialog }) => LockedDialog) },
};
