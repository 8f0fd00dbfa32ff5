import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Reducer } from 'redux';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import type { PreloadedState, RemoteModule } from '@carta/contract';
import { menuSlice } from '@carta/panel';
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
  menu: menuSlice.reducer,
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
  const sagas = createSagaMiddleware();
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
    /** Adds a remote's reducer to the state and runs its saga; does nothing for a remote that was injected before. */
    inject(name: string, { reducer, saga }: RemoteModule) {
      if (name in injected) return;
      injected[name] = reducer ?? ((state: unknown = null) => state);
      store.replaceReducer(combineReducers({ ...reducers, ...injected }));
      if (saga) sagas.run(saga as Saga);
    },
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;
