import type { ApiClient } from '@carta/api-client';
import { salesReport, settingsOf, type Menu, type User, type VisitRange } from '@carta/domain';
import { menu as menuFixture } from '@carta/domain/testing';
import { menuReceived, menuReducer, selectModal } from '@carta/panel';
import {
  connectionSlice,
  overlaysSlice,
  Provider,
  screensSlice,
  selectHasLiveScreen,
  selectSnackbars,
  selectWaiting,
  sessionSlice,
  signedIn,
} from '@carta/panel/shell';
import { settingsSaga } from '@carta/settings';
import { configureStore, type Action } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { dayOrdersSaga } from '../day-orders-saga.ts';
import { ordersData } from '../orders-data.ts';
import { orderRefundsSaga } from '../order-refunds-saga.ts';
import { ordersReducer } from '../orders-state.ts';
import { remote } from '../remote.tsx';
import { SCREENS } from '../screens.ts';
import { soldOutSaga } from '../sold-out-saga.ts';

const OWNER: User = { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked: false };

type Answer = Awaited<ReturnType<ApiClient['updateBusiness']>>;

/**
 * Renders the orders section at `path`. Saves get `answers` in turn; without one left, the server accepts the save. The calls of the desk are those
 * of `desk`, by default of one without orders.
 */
export function renderOrders(
  path: string,
  settings: Partial<Menu> = {},
  answers: readonly Answer[] = [],
  desk: Partial<Pick<ApiClient, 'orders' | 'stepOrder' | 'eraseDiner' | 'refundOrder' | 'sales' | 'updateItem'>> = {},
  { isPhone = false } = {},
) {
  Object.assign(window, {
    IntersectionObserver: NeverSeen,
    matchMedia: () => ({ matches: !isPhone, addEventListener() {}, removeEventListener() {} }),
  });
  Element.prototype.scrollIntoView = () => undefined;
  const menu = menuFixture('Tapas: croquetas, bravas', settings);
  const sent: unknown[] = [];
  const waiting = [...answers];
  const api = {
    orders: async () => ({
      ok: true,
      value: { orders: [], sums: { count: 0, cents: 0 } },
      etag: null,
      unchanged: false,
    }),
    sales: async ({ query }: { query: VisitRange }) => ({
      ok: true,
      value: salesReport([], { range: query, timeZone: menu.timeZone }),
      etag: null,
      unchanged: false,
    }),
    ...desk,
    updateBusiness: async (input: { body: object }): Promise<Answer> => {
      sent.push(input.body);
      return (
        waiting.shift() ?? { ok: true, value: { ...settingsOf(menu), ...input.body }, etag: null, unchanged: false }
      );
    },
  } as unknown as ApiClient;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      menu: menuReducer,
      overlays: overlaysSlice.reducer,
      connection: connectionSlice.reducer,
      screens: screensSlice.reducer,
      orders: ordersReducer,
    },
    preloadedState: {
      session: { user: null, development: false, businessKey: menu.key, ended: false },
      menu: { menu, etag: null },
      screens: SCREENS.map((screen) => ({ ...screen, remote: 'orders' })),
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(settingsSaga(api));
  sagas.run(dayOrdersSaga(api));
  sagas.run(ordersData.saga(api));
  sagas.run(soldOutSaga(api));
  sagas.run(orderRefundsSaga(api));
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <remote.Screens />
      </MemoryRouter>
    </Provider>,
  );
  return {
    sent,
    unmount,
    dispatch: (action: Action) => act(() => void store.dispatch(action)),
    keepsStream: () => selectHasLiveScreen(store.getState()),
    user: userEvent.setup(),
    /** Takes the action of the last snackbar. */
    undo: () => {
      const action = selectSnackbars(store.getState()).at(-1)?.action;
      if (action) act(() => void store.dispatch(action.dispatches));
    },
    waiting: () => selectWaiting(store.getState()),
    lock: () => act(() => void store.dispatch(signedIn({ user: { ...OWNER, locked: true }, businessKey: menu.key }))),
    modal: () => {
      const { type, show } = selectModal(store.getState());
      return show ? type : null;
    },
    notices: () => selectSnackbars(store.getState()).map(({ text }) => text),
    /** The notices that offer to undo what they say. */
    undoable: () => selectSnackbars(store.getState()).flatMap(({ text, action }) => (action ? [text] : [])),
    /** Applies these changes as a menu from the server. */
    receive: (changes: Partial<Menu>) =>
      act(() => void store.dispatch(menuReceived({ menu: { ...menu, ...changes }, etag: '"2"' }))),
  };
}

/** jsdom draws nothing, so nothing comes into sight. */
class NeverSeen {
  observe() {}
  disconnect() {}
}

/** An answer that refuses the save. */
export function refusal(code: 'network' | 'invalid', issues?: { path: string; message: string }[]): Answer {
  return { ok: false, error: { code, status: 400, message: `refused: ${code}`, ...(issues && { issues }) } };
}
