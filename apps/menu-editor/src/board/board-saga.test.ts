import { overlaysSlice, selectBlocked, sessionSlice } from '@carta/panel/shell';
import { settingsRefused, settingsSaved, settingsSubmitted, type SettingsChange } from '@carta/settings';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { boardSaga } from './board-saga.ts';

const error = { code: 'network', status: 0, message: 'no network' } as const;
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

describe('boardSaga', () => {
  it('a submitted board blocks the screen, and a saved one reloads the page', () => {
    const { store, reloads, blocked } = begin();
    store.dispatch(settingsSubmitted({ form: 'board', changes: [CHANGE] }));
    expect([blocked(), reloads()]).toEqual([true, 0]);
    store.dispatch(settingsSaved({ form: 'board' }));
    expect([blocked(), reloads()]).toEqual([true, 1]);
  });

  it('a refused board releases the screen', () => {
    const { store, reloads, blocked } = begin();
    store.dispatch(settingsSubmitted({ form: 'board', changes: [CHANGE] }));
    store.dispatch(settingsRefused({ form: 'board', failures: [{ error }] }));
    expect([blocked(), reloads()]).toEqual([false, 0]);
  });

  it('the save of another form neither blocks the screen nor reloads the page', () => {
    const { store, reloads, blocked } = begin();
    store.dispatch(settingsSubmitted({ form: 'wifi', changes: [CHANGE] }));
    store.dispatch(settingsSaved({ form: 'wifi' }));
    expect([blocked(), reloads()]).toEqual([false, 0]);
  });
});
