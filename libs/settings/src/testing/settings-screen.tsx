import type { ApiClient } from '@carta/api-client';
import { settingsOf, type Business, type ModalInfo } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuReceived, menuReducer, selectMenu, useSelector } from '@carta/panel';
import { overlaysSlice, Provider, selectSnackbars, sessionSlice } from '@carta/panel/shell';
import { TextField } from '@carta/ui';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { bindText } from '../bind-text.ts';
import { SettingsForm } from '../settings-form.tsx';
import { settingsSaga, settingsReducer, SettingsStateContext, type SettingsState } from '../settings-state.ts';
import { useSettings } from '../use-settings.ts';

export const MENU = menu('Postres: flan', {
  modalInfo: { address: 'Belgrano 1420', location: '', phone1: '', phone2: '', schedule: '' },
  version: 3,
});

const OWNER = { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked: false };

export type Answer = Awaited<ReturnType<ApiClient['updateBusiness']>>;

function AddressScreen() {
  const settings = useSettings({
    form: 'info',
    stored: useSelector(selectMenu)?.modalInfo ?? MENU.modalInfo,
    changesOf: (modalInfo, business) => [{ body: { ...business, modalInfo } }],
  });
  return (
    <SettingsForm
      settings={settings}
      conflictFields={[{ label: 'Dirección', textOf: ({ address }) => address }]}
      after={<a href="/panel/menu">Mi menú</a>}
    >
      <TextField label="Dirección" {...bindText(settings, 'address', { path: 'modalInfo.address' })} />
    </SettingsForm>
  );
}

/** Renders a settings screen with an address. Saves get `answers` in turn; without one left, the server saves what was sent. */
export const show = (...answers: (Answer | Promise<Answer>)[]) => showScreen(AddressScreen, answers);

export function showScreen(Screen: ComponentType, answers: (Answer | Promise<Answer>)[]) {
  const sent: unknown[] = [];
  let business: Business = settingsOf(MENU);
  const api = {
    updateBusiness: async (input: { body?: Partial<Business> }): Promise<Answer> => {
      sent.push(input);
      const answer = answers.shift();
      if (answer) return answer;
      business = { ...business, ...input.body, version: business.version + 1 };
      return { ok: true, value: business, etag: null, unchanged: false };
    },
  } as unknown as ApiClient;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      menu: menuReducer,
      overlays: overlaysSlice.reducer,
      remote: combineReducers({ settings: settingsReducer }),
    },
    preloadedState: {
      session: { user: OWNER, development: false, businessKey: MENU.key, ended: false },
      menu: { menu: MENU, etag: null },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(settingsSaga(api));
  render(
    <Provider store={store}>
      <SettingsStateContext value={(state) => (state as { remote: { settings: SettingsState } }).remote.settings}>
        <MemoryRouter initialEntries={['/panel/menu/info']}>
          <main tabIndex={-1}>
            <Routes>
              <Route path="/panel/menu/info" element={<Screen />} />
              <Route path="/panel/menu" element={<h1>Mi menú</h1>} />
            </Routes>
          </main>
        </MemoryRouter>
      </SettingsStateContext>
    </Provider>,
  );
  const notices = () => selectSnackbars(store.getState()).map(({ text }) => text);
  /** Another session has saved these fields, and the page is told of it. */
  const arrives = (changes: Partial<ModalInfo>) => {
    const shown = selectMenu(store.getState()) ?? MENU;
    const menu = { ...shown, modalInfo: { ...shown.modalInfo, ...changes }, version: shown.version + 1 };
    business = settingsOf(menu);
    act(() => void store.dispatch(menuReceived({ menu, etag: JSON.stringify(changes) })));
  };
  const stored = () => selectMenu(store.getState());
  return { sent, notices, arrives, stored, user: userEvent.setup() };
}

export const field = () => screen.getByRole('textbox', { name: 'Dirección' });
export const save = () => screen.getByRole('button', { name: 'Guardar' });
export const failure = (code: string, rest: object = {}) =>
  ({ ok: false, error: { code, status: 400, message: `refused: ${code}`, ...rest } }) as Answer;
