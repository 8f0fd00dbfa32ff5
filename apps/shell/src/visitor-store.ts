import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import type { PreloadedState } from '@carta/contract';
import { sessionSlice } from '@carta/panel/shell';
import { signInSlice } from './sign-in-slice.ts';

/** The store of the sign-in page: without the menu and its rules, which only an owner needs. */
export function createVisitorStore({ development, loginError }: PreloadedState) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, signIn: signInSlice.reducer },
    preloadedState: {
      session: { user: null, development, businessKey: null, ended: false },
      signIn: { error: loginError?.message ?? null, pending: false },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: development,
  });
  return Object.assign(store, { runSaga: (saga: Saga): Task => sagas.run(saga) });
}

export type VisitorStore = ReturnType<typeof createVisitorStore>;
