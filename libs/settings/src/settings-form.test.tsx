import { settingsOf } from '@carta/domain';
import { menuReceived } from '@carta/panel';
import { TextField } from '@carta/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { SettingsForm } from './settings-form.tsx';
import { failure, field, MENU, save, show, showScreen, type Answer } from './testing/settings-screen.tsx';
import { useSettings } from './use-settings.ts';

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
        body: { ...settingsOf(MENU), modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis' } },
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
