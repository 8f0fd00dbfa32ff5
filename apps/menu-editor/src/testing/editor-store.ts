import type { ApiClient } from '@carta/api-client';
import type { Screen } from '@carta/contract';
import type { Menu } from '@carta/domain';
import { menuReducer } from '@carta/panel';
import { connectionSlice, notificationsSlice, overlaysSlice, screensSlice, sessionSlice } from '@carta/panel/shell';
import { settingsSaga } from '@carta/settings';
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { editorData } from '../editor-data.ts';
import { editorReducer } from '../editor-reducer.ts';
import type { OpenPersistedOutbox } from '../outbox/persisted-outbox.ts';
import { persistOutbox } from '../outbox/persist-outbox.ts';
import { outboxQueue } from '../outbox/queue.ts';
import { SCREENS } from '../screens.ts';
import { followDraft, followNewRow } from '../tree/editing/follow-draft.ts';

/** A store with the slices of the shell and of the editor; the editor's sagas run on `api`. */
export function editorStore(
  menu: Menu | null,
  api: ApiClient,
  {
    locked = false,
    persistence,
    others = [],
    isSectionOpen = () => true,
  }: {
    locked?: boolean;
    persistence?: OpenPersistedOutbox;
    /** Screens of another remote. */ others?: readonly Screen[];
    isSectionOpen?: () => boolean;
  } = {},
) {
  const dispatched: string[] = [];
  const record: Middleware = () => (next) => (action) => {
    dispatched.push((action as { type: string }).type);
    return next(action);
  };
  const sagas = createSagaMiddleware();
  const user = { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked };
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      menu: menuReducer,
      overlays: overlaysSlice.reducer,
      notifications: notificationsSlice.reducer,
      connection: connectionSlice.reducer,
      screens: screensSlice.reducer,
      'menu-editor': editorReducer,
    },
    preloadedState: {
      session: { user, development: false, businessKey: menu?.key ?? null, ended: false },
      menu: { menu, etag: null },
      screens: [
        ...SCREENS.map((screen) => ({ ...screen, remote: 'menu-editor' })),
        ...others.map((screen) => ({ ...screen, remote: 'other' })),
      ],
    },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(record, sagas),
  });
  sagas.run(outboxQueue(api, store.getState().menu, isSectionOpen));
  if (persistence) sagas.run(persistOutbox, persistence);
  sagas.run(followDraft);
  sagas.run(followNewRow);
  sagas.run(editorData.saga(api));
  sagas.run(settingsSaga(api));
  return Object.assign(store, { dispatched });
}

/** Resolves once every pending microtask has run. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
