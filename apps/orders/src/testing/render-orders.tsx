import type { ApiClient } from '@carta/api-client';
import {
  salesReport,
  savedTables,
  settingsOf,
  type Menu,
  type User,
  type VisitRange,
  type WrittenTables,
} from '@carta/domain';
import { menu as menuFixture } from '@carta/domain/testing';
import { menuReceived, menuReducer, selectMenu, selectModal } from '@carta/panel';
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
import { kitchenSaga } from '../kitchen-saga.ts';
import { ordersData } from '../orders-data.ts';
import { orderRefundsSaga } from '../order-refunds-saga.ts';
import { ordersReducer } from '../orders-state.ts';
import { remote } from '../remote.tsx';
import { SCREENS } from '../screens.ts';
import { soldOutSaga } from '../sold-out-saga.ts';
import { tableChangesSaga } from '../table-changes-saga.ts';
import { tableVisitsSaga } from '../table-visits-saga.ts';

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
  desk: Partial<
    Pick<
      ApiClient,
      | 'orders'
      | 'stepOrder'
      | 'tickLines'
      | 'eraseDiner'
      | 'refundOrder'
      | 'sales'
      | 'updateItem'
      | 'answerRequest'
      | 'changeTable'
    >
  > = {},
  { isPhone = false } = {},
) {
  let shownWidth: number = WIDTHS[isPhone ? 'phone' : 'desk'];
  const followers = new Set<() => void>();
  Object.assign(window, {
    IntersectionObserver: NeverSeen,
    matchMedia: (media: string) => ({
      get matches() {
        return matches(media, shownWidth);
      },
      addEventListener: (_: string, follower: () => void) => void followers.add(follower),
      removeEventListener: (_: string, follower: () => void) => void followers.delete(follower),
    }),
  });
  Element.prototype.scrollIntoView = () => undefined;
  const menu = menuFixture('Tapas: croquetas, bravas', settings);
  const sent: unknown[] = [];
  const waiting = [...answers];
  let stored = settingsOf(menu);
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
      const answer = waiting.shift();
      if (answer) return answer;
      stored = { ...stored, ...input.body, ...withTokens(stored, input.body) };
      return { ok: true, value: stored, etag: null, unchanged: false };
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
  sagas.run(tableChangesSaga(api));
  sagas.run(tableVisitsSaga(api));
  sagas.run(kitchenSaga(api));
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
    /** Turns the tablet: the window is as wide as at a desk, as narrow as on a phone, or between. */
    turn: (to: keyof typeof WIDTHS) =>
      act(() => {
        shownWidth = WIDTHS[to];
        for (const follower of followers) follower();
      }),
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
    tables: () => selectMenu(store.getState())?.tables ?? [],
    notices: () => selectSnackbars(store.getState()).map(({ text }) => text),
    /** The notices that offer to undo what they say. */
    undoable: () => selectSnackbars(store.getState()).flatMap(({ text, action }) => (action ? [text] : [])),
    /** Applies these changes as a menu from the server. */
    receive: (changes: Partial<Menu>) =>
      act(() => void store.dispatch(menuReceived({ menu: { ...menu, ...changes }, etag: '"2"' }))),
  };
}

/** Of windows, in CSS pixels. */
const WIDTHS = { desk: 1440, tablet: 800, phone: 390 } as const;

/** True for a list of media of which one is no wider than the window; any other question is answered as at a desk, or on a phone. */
function matches(media: string, width: number): boolean {
  return media.split(',').some((one) => width >= Number(/width >= (\d+)px/.exec(one)?.[1] ?? 500));
}

/** Tables with their tokens, where the body writes some; each new one is another. */
function withTokens({ tables }: Pick<Menu, 'tables'>, body: { readonly tables?: WrittenTables }) {
  let nth = tables.length;
  const newToken = () => `token${String((nth += 1)).padStart(5, '0')}`;
  return body.tables && { tables: savedTables(tables, body.tables, newToken) };
}

/** jsdom draws nothing, so nothing comes into sight. */
class NeverSeen {
  observe() {}
  disconnect() {}
}

/** An answer that refuses the save. */
export function refusal(
  code: 'network' | 'invalid' | 'conflict',
  issues?: { path: string; message: string }[],
): Answer {
  return { ok: false, error: { code, status: 400, message: `refused: ${code}`, ...(issues && { issues }) } };
}
