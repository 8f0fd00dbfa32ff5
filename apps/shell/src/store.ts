import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Reducer } from 'redux';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import type { PreloadedState, RemoteModule } from '@carta/contract';
import { connectionSlice, menuSlice, notificationsSlice, overlaysSlice, sessionSlice } from '@carta/panel';
import { signInSlice } from './sign-in-slice.ts';

const reducers = {
  session: sessionSlice.reducer,
  menu: menuSlice.reducer,
  overlays: overlaysSlice.reducer,
  notifications: notificationsSlice.reducer,
  connection: connectionSlice.reducer,
  signIn: signInSlice.reducer,
};

/** The one store of the panel, begun with what the server put into the page. */
export function createShellStore(preloaded: PreloadedState) {
  const { user, menu, menuEtag, development, businessKey, notificationsTotal, supportWhatsApp, loginError } = preloaded;
  const injected: Record<string, Reducer> = {};
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: reducers,
    preloadedState: {
      session: { user, development, businessKey, ended: false, ...(supportWhatsApp && { supportWhatsApp }) },
      menu: { menu, etag: menuEtag },
      notifications: { total: notificationsTotal },
      signIn: { error: loginError?.message ?? null, pending: false },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: development,
  });

  return Object.assign(store, {
    runSaga: (saga: Saga): Task => sagas.run(saga),
    /** Gives a remote its place in the state and starts its saga; does nothing for a remote that has its place. */
    inject(name: string, { reducer, saga }: RemoteModule) {
      if (name in injected) return;
      injected[name] = reducer ?? ((state: unknown = null) => state);
      store.replaceReducer(combineReducers({ ...reducers, ...injected }));
      if (saga) sagas.run(saga as Saga);
    },
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;
