import type { ApiClient } from '@carta/api-client';
import { businessOf, encodeBoard, type Business, type ModalInfo } from '@carta/domain';
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
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { SettingsForm } from './settings-form.tsx';
import { settingsSaga } from './settings-saga.ts';
import { settingsSlice, type SettingsState } from './settings-slice.ts';
import { SettingsStateContext, useSettings } from './use-settings.ts';

const MENU = menu('Postres: flan', {
  modalInfo: { address: 'Belgrano 1420', location: '', phone1: '', phone2: '', schedule: '' },
  version: 3,
});

type Answer = Awaited<ReturnType<ApiClient['updateBusiness']>>;
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

/** A screen that is only unsaved while a photo waits to be sent. */
function PhotoScreen() {
  const settings = useSettings<{ address: string; photo: string | null }>({
    form: 'photo',
    stored: { address: MENU.modalInfo.address, photo: null },
    changeOf: ({ photo }) => ({ form: { logo: new Blob([photo ?? '']) } }),
    isDirty: (_stored, { photo }) => photo !== null,
    onceSaved: { photo: null },
  });
  const { draft, edit, dirty } = settings;
  return (
    <SettingsForm title="Fotos" back="/panel/menu" settings={settings}>
      <TextField label="Dirección" value={draft.address} onChange={({ target }) => edit({ address: target.value })} />
      <button type="button" onClick={() => edit({ photo: 'higo.png' })}>
        Elegir foto
      </button>
      <p>
        {draft.photo ?? 'sin foto'}, {dirty ? 'sin guardar' : 'guardado'}
      </p>
    </SettingsForm>
  );
}

const show = (...answers: (Answer | Promise<Answer>)[]) => showScreen(AddressScreen, answers);

function showScreen(Screen: ComponentType, answers: (Answer | Promise<Answer>)[]) {
  const sent: unknown[] = [];
  const api = {
    updateBusiness: async (input: unknown) => {
      sent.push(input);
      return answers.shift() ?? taken(businessOf(MENU));
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

const field = () => screen.getByRole('textbox', { name: 'Dirección' });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const failure = (code: string, rest: object = {}) =>
  ({ ok: false, error: { code, status: 400, message: `refused: ${code}`, ...rest } }) as Answer;

describe('a settings screen', () => {
  it('[SAVE-1] saves only what has changed', async () => {
    const { user, sent } = show();
    expect(save()).toBeDisabled();
    await user.type(field(), '!');
    expect(save()).toBeEnabled();
    await user.type(field(), '{Backspace}');
    expect(save()).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
  });

  it('[SAVE-2] sends the whole object, and says that it is saved once the menu has it', async () => {
    const { user, store, sent } = show();
    await user.type(field(), ' bis{Enter}');
    expect(sent).toEqual([
      {
        params: { businessKey: 'demo' },
        body: { ...businessOf(MENU), modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis' } },
      },
    ]);
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
    act(() => void store.dispatch(menuReceived({ menu: MENU, etag: '"2"' })));
    expect(await screen.findByText('Guardado')).toBeVisible();
  });

  it('follows what somebody else saves after it has saved itself', async () => {
    const { user, arrives } = show();
    await user.type(field(), ' bis{Enter}');
    arrives({ address: 'Belgrano 1420 bis' });
    expect(await screen.findByText('Guardado')).toBeVisible();
    arrives({ address: 'Perú 500' });
    expect(field()).toHaveValue('Perú 500');
    expect(save()).toBeDisabled();
  });

  it('lets go of a file once it is saved, of nothing that was typed, and of neither where it was refused', async () => {
    const { user, store } = showScreen(PhotoScreen, [failure('too-large')]);
    await user.type(field(), ' bis');
    expect(screen.getByText('sin foto, guardado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elegir foto' }));
    await user.click(save());
    expect(await screen.findByText('higo.png, sin guardar')).toBeVisible();
    await user.click(save());
    act(() => void store.dispatch(menuReceived({ menu: MENU, etag: '"2"' })));
    expect(await screen.findByText('sin foto, guardado')).toBeVisible();
    expect(field()).toHaveValue('Belgrano 1420 bis');
  });

  it('sends once, however often it is pressed', async () => {
    const { user, sent } = show(new Promise<Answer>(() => undefined));
    await user.type(field(), '!');
    await user.dblClick(save());
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed and says so where it cannot be saved', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices } = show(failure('network'));
    await user.type(field(), '!{Enter}');
    expect(field()).toHaveValue('Belgrano 1420!');
    expect(notices()).toEqual(['No se pudo guardar. Revisa tu conexión e inténtalo otra vez.']);
    expect(save()).toBeEnabled();
    errors.mockRestore();
  });

  it('says beside the field what the server finds wrong with it', async () => {
    const { user } = show(failure('invalid', { issues: [{ path: 'modalInfo.address', message: 'Es muy larga' }] }));
    await user.type(field(), '!{Enter}');
    expect(await screen.findByText('Es muy larga')).toBeVisible();
    await user.type(field(), '!');
    expect(screen.queryByText('Es muy larga')).not.toBeInTheDocument();
  });

  describe('that somebody else has saved meanwhile', () => {
    const current = { ...businessOf(MENU), version: 4, modalInfo: { ...MENU.modalInfo, address: 'Perú 500' } };
    const board = { ...current.board, html: encodeBoard('<p>Hoy locro</p>') };
    const stale = () => failure('conflict', { current: { ...current, board } });

    it('shows both sides, and saves the owner’s on what is stored now', async () => {
      const { user, sent } = show(stale());
      await user.type(field(), ' bis{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Alguien más guardó cambios aquí' });
      expect(dialog).toHaveTextContent('Lo tuyo Belgrano 1420 bis');
      expect(dialog).toHaveTextContent('Guardado Perú 500');
      await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
      expect(sent.at(-1)).toEqual({
        params: { businessKey: 'demo' },
        body: { ...current, board, modalInfo: { ...current.modalInfo, address: 'Belgrano 1420 bis' } },
      });
    });

    it('gives the field back where the owner takes the other side', async () => {
      const { user, sent } = show(stale());
      await user.type(field(), ' bis{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }));
      expect(field()).toHaveValue('Belgrano 1420');
      expect(sent).toHaveLength(1);
    });

    it('keeps what was typed where the question is closed', async () => {
      const { user, sent } = show(stale());
      await user.type(field(), ' bis{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Alguien más guardó cambios aquí' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(field()).toHaveValue('Belgrano 1420 bis');
      expect(sent).toHaveLength(1);
    });
  });

  describe('that shows already what somebody else has saved', () => {
    const question = () => screen.queryByRole('dialog', { name: 'Alguien más guardó cambios aquí' });

    it('asks before it undoes that, and saves the owner’s side once it is chosen', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ address: 'Perú 500' });
      expect(field()).toHaveValue('Belgrano 1420 bis');
      await user.click(save());
      expect(question()).toHaveTextContent('Lo tuyo Belgrano 1420 bis');
      expect(question()).toHaveTextContent('Guardado Perú 500');
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
      expect(sent).toEqual([
        {
          params: { businessKey: 'demo' },
          body: { ...businessOf(MENU), modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis' } },
        },
      ]);
      expect(question()).not.toBeInTheDocument();
    });

    it('shows the other side where the owner takes it, and what was typed where the question is closed', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ address: 'Perú 500' });
      await user.click(save());
      await user.keyboard('{Escape}');
      expect(field()).toHaveValue('Belgrano 1420 bis');
      await user.click(save());
      await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
      expect(field()).toHaveValue('Perú 500');
      expect(save()).toBeDisabled();
      expect(sent).toEqual([]);
    });

    it('asks nothing where they changed another field, and undoes none of it', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ location: 'San Telmo' });
      await user.click(save());
      expect(question()).not.toBeInTheDocument();
      expect(sent).toMatchObject([
        { body: { modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis', location: 'San Telmo' } } },
      ]);
    });

    it('asks nothing where they changed it to the same', async () => {
      const { user, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ address: 'Belgrano 1420 bis' });
      expect(save()).toBeDisabled();
      await user.type(field(), '!');
      await user.click(save());
      expect(question()).not.toBeInTheDocument();
    });

    it('follows it where what was typed had been taken back', async () => {
      const { user, arrives } = show();
      await user.type(field(), '!{Backspace}');
      arrives({ address: 'Perú 500' });
      expect(field()).toHaveValue('Perú 500');
    });

    it('does not take its own save for somebody else’s', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis{Enter}');
      await user.type(field(), '!');
      arrives({ address: 'Belgrano 1420 bis' });
      expect(await screen.findByText('Guardado')).toBeVisible();
      await user.type(field(), '!');
      await user.click(save());
      expect(question()).not.toBeInTheDocument();
      expect(sent).toHaveLength(2);
    });
  });

  it('asks before a link takes away what was typed', async () => {
    const { user } = show();
    await user.type(field(), '!');
    await user.click(screen.getByRole('link', { name: 'Mi menú' }));
    expect(screen.getByRole('dialog', { name: 'Tienes cambios sin guardar' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(field()).toHaveValue('Belgrano 1420!');
    await user.click(screen.getByRole('link', { name: 'Mi menú' }));
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByRole('heading', { name: 'Mi menú' })).toBeVisible();
  });

  it('asks before the back button takes away what was typed; pressed once more it takes the question away', async () => {
    const { user } = show();
    await user.type(field(), '!');
    await waitFor(() => expect(history.state).not.toBeNull());
    history.back();
    const question = await screen.findByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await waitFor(() => expect(history.state).not.toBeNull());
    history.back();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(field()).toHaveValue('Belgrano 1420!');
  });

  it('asks before the tab is closed, while something is unsaved', async () => {
    const { user } = show();
    const closed = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closed()).toBe(false);
    await user.type(field(), '!');
    expect(closed()).toBe(true);
  });
});
