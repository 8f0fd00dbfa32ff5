import { settingsOf } from '@carta/domain';
import { categoryTitled, menu } from '@carta/domain/testing';
import { businessReceived, menuReceived, menuReducer, selectMenu } from '@carta/panel';
import { connectionSlice, overlaysSlice } from '@carta/panel/shell';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { commandAction } from './outbox/command-action.ts';
import { editorReducer } from './editor-reducer.ts';
import * as code from './outbox-code.ts';
import { startOutbox } from './start-outbox.ts';
import { settled } from './testing/editor-store.ts';
import { fakeApi, hold, refusedWith, type Answers } from './testing/fake-api.ts';

const MENU = menu('Tapas: croquetas | Postres: flan');
const { key } = categoryTitled(MENU, 'Tapas');
const hide = commandAction('menu/categoryChanged', { key, changes: { show: false } });

function start(answers: Answers = {}) {
  const { api, sent } = fakeApi(MENU, answers);
  const fetched = hold<typeof code>();
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      connection: connectionSlice.reducer,
      menu: menuReducer,
      overlays: overlaysSlice.reducer,
      'menu-editor': editorReducer,
    },
    preloadedState: { menu: { menu: MENU, etag: null } },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const persistOutbox = function* () {} as unknown as typeof code.persistOutbox;
  sagas.run(startOutbox(api, () => fetched.answer));
  const arrive = () => fetched.release({ ...code, persistOutbox });
  const shown = () => categoryTitled(selectMenu(store.getState()) ?? MENU, 'Tapas').show;
  return { store, sent, arrive, shown };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/panel/menu/flat');
});
afterEach(() => jest.restoreAllMocks());

it('a command from before the code was loaded is sent once it is', async () => {
  const { store, sent, arrive, shown } = start();
  store.dispatch(hide);
  await settled();
  expect(sent).toEqual([]);
  arrive();
  await settled();
  expect([sent.map(({ name }) => name), shown()]).toEqual([['updateCategory'], false]);
});

it('a command from before the code was loaded is undone if it is refused', async () => {
  const { store, arrive, shown } = start({ updateCategory: () => refusedWith('unavailable') });
  store.dispatch(hide);
  expect(shown()).toBe(false);
  arrive();
  await settled();
  expect(shown()).toBe(true);
});

it('a command from before the code was loaded is applied to a menu that arrived meanwhile', async () => {
  const { store, arrive, shown } = start({ updateCategory: () => hold<never>().answer });
  store.dispatch(hide);
  store.dispatch(menuReceived({ menu: { ...MENU, name: 'Otra' }, etag: '"2"' }));
  arrive();
  await settled();
  expect([selectMenu(store.getState())?.name, shown()]).toEqual(['Otra', false]);
});

it('settings that were saved before the code was loaded stay', async () => {
  const { store, arrive } = start({ updateCategory: () => refusedWith('unavailable') });
  store.dispatch(businessReceived({ ...settingsOf(MENU), name: 'Otra', version: 1 }));
  store.dispatch(hide);
  arrive();
  await settled();
  expect(selectMenu(store.getState())?.name).toBe('Otra');
});
