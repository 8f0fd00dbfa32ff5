import { settingsOf } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { TextField } from '@carta/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { SettingsForm } from './settings-form.tsx';
import { SAVED_NOTICE_MS } from './settings-state.ts';
import { failure, field, MENU, save, show, showScreen, type Answer } from './testing/settings-screen.tsx';
import { useSettings } from './use-settings.ts';

/** A screen whose only unsaved edit is a chosen photo. */
function PhotoScreen() {
  const settings = useSettings<{ address: string; photo: string | null }>({
    form: 'photo',
    stored: { address: MENU.modalInfo.address, photo: null },
    changesOf: ({ photo }) => [{ form: { logo: new Blob([photo ?? '']) } }],
    isDirty: (_stored, { photo }) => photo !== null,
    afterSave: { photo: null },
  });
  const { draft, edit, dirty } = settings;
  return (
    <SettingsForm settings={settings}>
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

/** A screen that sends address and delivery time in a request each. */
function TwoPartsScreen() {
  const { modalInfo, deliveryTime } = useSelector(selectMenu) ?? MENU;
  const settings = useSettings({
    form: 'parts',
    stored: { address: modalInfo.address, deliveryTime },
    changesOf: (draft, business) => [
      { part: 'Dirección', body: { ...business, modalInfo: { ...business.modalInfo, address: draft.address } } },
      { part: 'Tiempo de entrega', body: { deliveryTime: draft.deliveryTime } },
    ],
  });
  const { draft, edit } = settings;
  return (
    <SettingsForm settings={settings}>
      <TextField label="Dirección" value={draft.address} onChange={({ target }) => edit({ address: target.value })} />
      <TextField
        label="Tiempo"
        value={draft.deliveryTime}
        onChange={({ target }) => edit({ deliveryTime: target.value })}
      />
    </SettingsForm>
  );
}

/** A screen whose edits never can be saved. */
function UnsavableScreen() {
  const settings = useSettings({
    form: 'never',
    stored: { address: '' },
    changesOf: () => [],
    canSave: () => false,
  });
  return (
    <SettingsForm settings={settings} after={<a href="/panel/menu">Mi menú</a>}>
      <TextField
        label="Dirección"
        value={settings.draft.address}
        onChange={({ target }) => settings.edit({ address: target.value })}
      />
    </SettingsForm>
  );
}

afterEach(() => jest.restoreAllMocks());
afterEach(() => jest.useRealTimers());

describe('a settings screen', () => {
  it('[SAVE-1] a form without a change cannot be saved', async () => {
    const { user, sent } = show();
    expect(save()).toBeDisabled();
    await user.type(field(), '!');
    expect(save()).toBeEnabled();
    await user.type(field(), '{Backspace}');
    expect(save()).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
  });

  it('[SAVE-2] sends the whole object, and puts the answer into the menu as it is', async () => {
    const { user, sent, stored } = show();
    await user.type(field(), ' bis{Enter}');
    expect(sent).toEqual([
      {
        params: { businessKey: 'demo' },
        body: { ...settingsOf(MENU), modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis' } },
      },
    ]);
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(stored()).toEqual({
      ...MENU,
      modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis' },
      version: MENU.version + 1,
    });
    expect(save()).toBeDisabled();
  });

  it('after a save by the keyboard the focus stays on the button', async () => {
    const { user } = show();
    await user.type(field(), ' bis');
    save().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(save()).toHaveFocus();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('a screen of two parts sends a request for each, and names the one that failed while the other is saved', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, sent, stored } = showScreen(TwoPartsScreen, [failure('network')]);
    await user.type(field(), ' bis');
    await user.type(screen.getByRole('textbox', { name: 'Tiempo' }), '40 minutos{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo guardar: Dirección.');
    expect(sent).toMatchObject([
      { body: { version: 3, modalInfo: { address: 'Belgrano 1420 bis' } } },
      { body: { deliveryTime: '40 minutos' } },
    ]);
    expect(stored()).toMatchObject({ deliveryTime: '40 minutos', modalInfo: MENU.modalInfo });
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Belgrano 1420 bis');
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toMatchObject([{}, {}, { body: { version: 4, deliveryTime: '40 minutos' } }, {}]);
  });

  it('a saved field follows what another session saves later', async () => {
    const { user, arrives } = show();
    await user.type(field(), ' bis{Enter}');
    expect(await screen.findByText('Guardado')).toBeVisible();
    arrives({ address: 'Perú 500' });
    expect(field()).toHaveValue('Perú 500');
    expect(save()).toBeDisabled();
  });

  it('after a save the file is cleared and the text kept; after a refusal both are kept', async () => {
    const { user } = showScreen(PhotoScreen, [failure('too-large')]);
    await user.type(field(), ' bis');
    expect(screen.getByText('sin foto, guardado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elegir foto' }));
    await user.click(save());
    expect(await screen.findByText('higo.png, sin guardar')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('sin foto, guardado')).toBeVisible();
    expect(field()).toHaveValue('Belgrano 1420 bis');
  });

  it('a field that was put back while it was sent stays so, though the stored settings do not mirror it', async () => {
    let answer: (answered: Answer) => void = () => undefined;
    const { user } = showScreen(PhotoScreen, [new Promise<Answer>((resolve) => (answer = resolve))]);
    await user.type(field(), '!');
    await user.click(screen.getByRole('button', { name: 'Elegir foto' }));
    await user.click(save());
    await user.type(field(), '{Backspace}');
    answer({ ok: true, value: { ...settingsOf(MENU), version: 4 }, etag: null, unchanged: false });
    expect(await screen.findByText('sin foto, guardado')).toBeVisible();
    expect(field()).toHaveValue('Belgrano 1420');
  });

  it('a save that is still sent when the notice of the last one goes shows its own', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const saved = (address: string) =>
      ({ ok: true, value: { ...settingsOf(MENU), modalInfo: { ...MENU.modalInfo, address } } }) as Answer;
    let answer: (answer: Answer) => void = () => undefined;
    const { user } = show(saved('Belgrano 1420!'), new Promise((resolve) => (answer = resolve)));
    await user.type(field(), '!{Enter}');
    expect(await screen.findByText('Guardado')).toBeVisible();
    await user.type(field(), '?{Enter}');
    act(() => jest.advanceTimersByTime(SAVED_NOTICE_MS));
    expect(save()).toHaveAttribute('aria-busy', 'true');
    answer(saved('Belgrano 1420!?'));
    expect(await screen.findByText('Guardado')).toBeVisible();
  });

  it('a button that is pressed twice sends one request', async () => {
    const { user, sent } = show(new Promise<Answer>(() => undefined));
    await user.type(field(), '!');
    await user.dblClick(save());
    expect(sent).toHaveLength(1);
  });

  it('a failed save keeps the edits and shows a notice', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices } = show(failure('network'));
    await user.type(field(), '!{Enter}');
    expect(field()).toHaveValue('Belgrano 1420!');
    expect(notices()).toEqual(['No se pudo guardar. Revisa tu conexión e inténtalo otra vez.']);
    expect(save()).toBeEnabled();
  });

  it('the notice of a failed save goes when the next one succeeds', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices } = show(failure('network'));
    await user.type(field(), '!{Enter}');
    expect(notices()).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(notices()).toEqual([]);
  });

  it('an issue of the server is shown at its field', async () => {
    const { user } = show(failure('invalid', { issues: [{ path: 'modalInfo.address', message: 'Es muy larga' }] }));
    await user.type(field(), '!{Enter}');
    expect(await screen.findByText('Es muy larga')).toBeVisible();
    await user.type(field(), '!');
    expect(screen.queryByText('Es muy larga')).not.toBeInTheDocument();
  });

  it('a link away from unsaved edits asks first', async () => {
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

  it('«Guardar y salir» saves and follows the link', async () => {
    const { user, sent } = show();
    await user.type(field(), '!');
    await user.click(screen.getByRole('link', { name: 'Mi menú' }));
    await user.click(screen.getByRole('button', { name: 'Guardar y salir' }));
    expect(await screen.findByRole('heading', { name: 'Mi menú' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { modalInfo: { address: 'Belgrano 1420!' } } }]);
  });

  it('«Guardar y salir» stays on the screen if the save is refused', async () => {
    const { user } = show(failure('invalid', { issues: [{ path: 'modalInfo.address', message: 'Es muy larga' }] }));
    await user.type(field(), '!');
    await user.click(screen.getByRole('link', { name: 'Mi menú' }));
    await user.click(screen.getByRole('button', { name: 'Guardar y salir' }));
    expect(await screen.findByText('Es muy larga')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('Belgrano 1420!');
  });

  it('edits that cannot be saved can only be left or continued', async () => {
    const { user } = showScreen(UnsavableScreen, []);
    await user.type(field(), '!');
    await user.click(screen.getByRole('link', { name: 'Mi menú' }));
    expect(screen.getByRole('button', { name: 'Salir sin guardar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar y salir' })).not.toBeInTheDocument();
  });

  it('the back button asks before it leaves unsaved edits; pressed again it closes the question', async () => {
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

  it('a tab with unsaved edits asks before it is closed', async () => {
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
