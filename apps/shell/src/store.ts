import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Action, type Reducer } from 'redux';
import createSagaMiddleware, { stdChannel, type Saga, type Task } from 'redux-saga';
import type { PreloadedState } from '@carta/contract';
import { menuReducer } from '@carta/panel';
import {
  connectionSlice,
  declaredScreens,
  notificationsSlice,
  overlaysSlice,
  screensSlice,
  sessionSlice,
} from '@carta/panel/shell';
import { signInSlice } from './sign-in-slice.ts';

const reducers = {
  session: sessionSlice.reducer,
  menu: menuReducer,
  overlays: overlaysSlice.reducer,
  notifications: notificationsSlice.reducer,
  connection: connectionSlice.reducer,
  screens: screensSlice.reducer,
  signIn: signInSlice.reducer,
};

/** Returns the panel's store with the page's preloaded state. */
export function createShellStore(preloaded: PreloadedState) {
  const { user, menu, menuEtag, development, businessKey, notificationsTotal, supportWhatsApp, loginError, remotes } =
    preloaded;
  const injected: Record<string, Reducer> = {};
  const channel = stdChannel<Action>();
  const sagas = createSagaMiddleware({ channel });
  const store = configureStore({
    reducer: reducers,
    preloadedState: {
      session: { user, development, businessKey, ended: false, ...(supportWhatsApp && { supportWhatsApp }) },
      menu: { menu, etag: menuEtag },
      notifications: { total: notificationsTotal },
      screens: declaredScreens(remotes),
      signIn: { error: loginError?.message ?? null, pending: false },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: development,
  });

  return Object.assign(store, {
    runSaga: (saga: Saga): Task => sagas.run(saga),
    /** Carries every dispatched action to the sagas. */
    channel,
    /** Adds a part to the state. */
    addReducer(name: string, reducer: Reducer) {
      injected[name] = reducer;
      store.replaceReducer(combineReducers({ ...reducers, ...injected }));
    },
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;
