import type { ApiClient } from '@carta/api-client';
import { settingsOf, type Business, type ModalInfo } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import {
  menuReceived,
  menuSlice,
  overlaysSlice,
  Provider,
  selectMenu,
  selectSnackbars,
  sessionSlice,
  useSelector,
} from '@carta/panel';
import { TextField } from '@carta/ui';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { SettingsForm } from '../settings-form.tsx';
import { settingsSaga } from '../settings-saga.ts';
import { settingsSlice, type SettingsState } from '../settings-slice.ts';
import { SettingsStateContext, useSettings } from '../use-settings.ts';

export const MENU = menu('Postres: flan', {
  modalInfo: { address: 'Belgrano 1420', location: '', phone1: '', phone2: '', schedule: '' },
  version: 3,
});

export type Answer = Awaited<ReturnType<ApiClient['updateBusiness']>>;
const taken = (value: Business): Answer => ({ ok: true, value, etag: null, unchanged: false });

function AddressScreen() {
  const settings = useSettings({
    form: 'info',
    stored: useSelector(selectMenu)?.modalInfo ?? MENU.modalInfo,
    changeOf: (modalInfo, business) => ({ body: { ...business, modalInfo } }),
    draftOf: ({ modalInfo }) => modalInfo,
  });
  return (
    <SettingsForm
      title="Información"
      back="/panel/menu"
      settings={settings}
      conflictFields={[{ label: 'Dirección', textOf: ({ address }) => address }]}
      after={<a href="/panel/menu">Mi menú</a>}
    >
      <TextField
        label="Dirección"
        value={settings.draft.address}
        error={settings.issueAt('modalInfo.address')}
        onChange={({ target }) => settings.edit({ address: target.value })}
      />
    </SettingsForm>
  );
}

/** Shows a settings screen with an address, whose saves are answered in turn; once there is no answer left, as saved. */
export const show = (...answers: (Answer | Promise<Answer>)[]) => showScreen(AddressScreen, answers);

export function showScreen(Screen: ComponentType, answers: (Answer | Promise<Answer>)[]) {
  const sent: unknown[] = [];
  const api = {
    updateBusiness: async (input: unknown) => {
      sent.push(input);
      return answers.shift() ?? taken(settingsOf(MENU));
    },
  } as unknown as ApiClient;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      menu: menuSlice.reducer,
      overlays: overlaysSlice.reducer,
      remote: combineReducers({ settings: settingsSlice.reducer }),
    },
    preloadedState: {
      session: { user: null, development: false, businessKey: MENU.key, ended: false },
      menu: { menu: MENU, etag: null },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(settingsSaga(api));
  render(
    <Provider store={store}>
      <SettingsStateContext value={(state) => (state as { remote: { settings: SettingsState } }).remote.settings}>
        <MemoryRouter initialEntries={['/panel/menu/info']}>
          <Routes>
            <Route path="/panel/menu/info" element={<Screen />} />
            <Route path="/panel/menu" element={<h1>Mi menú</h1>} />
          </Routes>
        </MemoryRouter>
      </SettingsStateContext>
    </Provider>,
  );
  const notices = () => selectSnackbars(store.getState()).map(({ text }) => text);
  const arrives = (changes: Partial<ModalInfo>) => {
    const modalInfo = { ...MENU.modalInfo, ...changes };
    act(() => void store.dispatch(menuReceived({ menu: { ...MENU, modalInfo }, etag: JSON.stringify(changes) })));
  };
  return { store, sent, notices, arrives, user: userEvent.setup() };
}

export const field = () => screen.getByRole('textbox', { name: 'Dirección' });
export const save = () => screen.getByRole('button', { name: 'Guardar' });
export const failure = (code: string, rest: object = {}) =>
  ({ ok: false, error: { code, status: 400, message: `refused: ${code}`, ...rest } }) as Answer;
