import type { ApiClient } from '@carta/api-client';
import { sessionSlice } from '@carta/panel/shell';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import { dayOrdersSaga } from './day-orders-saga.ts';
import { dayOrdersOpened, dayOrdersRequested } from './day-orders-slice.ts';
import { ordersReducer, selectDayOrders } from './orders-state.ts';
import { dinerOrder } from './testing/diner-order.ts';

/** The remote of a panel that was opened at `path`. */
function startAt(path: string) {
  history.replaceState(null, '', path);
  const asked: unknown[] = [];
  const orders: ApiClient['orders'] = async (input) => {
    asked.push(input.params);
    const value = { orders: [dinerOrder({ version: asked.length })], requests: [], sums: { count: 1, cents: 1 } };
    return { ok: true, value, etag: null, unchanged: false };
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, orders: ordersReducer },
    preloadedState: { session: { user: null, development: false, businessKey: 'demo', ended: false } },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(dayOrdersSaga({ orders } as unknown as ApiClient));
  const version = () => selectDayOrders(store.getState()).orders?.[0]?.version;
  return { asked, store, version };
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the orders of a panel that is opened', () => {
  it('the orders are asked for with the desk’s code, once, and shown when the desk is there', async () => {
    const { asked, store, version } = startAt('/panel/orders/desk');
    expect(asked).toEqual([{ businessKey: 'demo' }]);
    store.dispatch(dayOrdersOpened());
    await waitFor(() => expect(version()).toBe(1));
    expect(asked).toHaveLength(1);
    store.dispatch(dayOrdersRequested());
    await waitFor(() => expect(version()).toBe(2));
  });

  it('a panel that is opened at another screen asks for no orders', () => {
    expect(startAt('/panel/orders').asked).toEqual([]);
  });
});
