import { overlaysSlice, selectBlocked, sessionSlice } from '@carta/panel';
import { settingsRefused, settingsSaved, settingsSubmitted, type SettingsChange } from '@carta/settings';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { boardSaga } from './board-saga.ts';

const CHANGE: SettingsChange = { body: { deliveryTime: '40 minutos' } };

function begin() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, overlays: overlaysSlice.reducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  let reloads = 0;
  sagas.run(boardSaga(() => (reloads += 1)));
  return { store, reloads: () => reloads, blocked: () => selectBlocked(store.getState()) };
}

describe('saving the board', () => {
  it('blocks the screen, and loads the page again once it is saved', () => {
    const { store, reloads, blocked } = begin();
    store.dispatch(settingsSubmitted({ form: 'board', change: CHANGE }));
    expect([blocked(), reloads()]).toEqual([true, 0]);
    store.dispatch(settingsSaved());
    expect([blocked(), reloads()]).toEqual([true, 1]);
  });

  it('gives the screen back where it was refused', () => {
    const { store, reloads, blocked } = begin();
    store.dispatch(settingsSubmitted({ form: 'board', change: CHANGE }));
    store.dispatch(settingsRefused({ code: 'network', status: 0, message: 'no network' }));
    store.dispatch(settingsSaved());
    expect([blocked(), reloads()]).toEqual([false, 0]);
  });

  it('has nothing to do with the other settings', () => {
    const { store, reloads, blocked } = begin();
    store.dispatch(settingsSubmitted({ form: 'wifi', change: CHANGE }));
    store.dispatch(settingsSaved());
    expect([blocked(), reloads()]).toEqual([false, 0]);
  });
});
