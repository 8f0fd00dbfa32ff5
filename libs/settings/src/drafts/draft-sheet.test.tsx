import { TextField } from '@carta/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, MENU, save, show, showScreen } from '../testing/settings-screen.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { useSettings } from '../use-settings.ts';

const left = { typed: { address: 'Mitre 300' }, base: { address: 'Belgrano 1420' } };
const remove = jest.fn(() => Promise.resolve());

jest.mock('@carta/panel/drafts', () => ({
  findDrafts: () => Promise.resolve([{ at: Date.now() - 120_000, value: left, remove }]),
  keepDraft: () => undefined,
}));

const offer = () => screen.findByRole('region', { name: 'Quedó algo sin guardar' });
const isOffered = () => screen.queryByRole('region', { name: 'Quedó algo sin guardar' }) !== null;
const button = (name: string) => screen.getByRole('button', { name });

/** A screen with a field that is never kept. */
function SecretScreen() {
  const settings = useSettings({
    form: 'secret',
    stored: { address: MENU.modalInfo.address, token: '' },
    changesOf: () => [],
    secrets: ['token'],
  });
  const { draft, edit } = settings;
  return (
    <SettingsForm settings={settings}>
      <TextField label="Dirección" value={draft.address} onChange={({ target }) => edit({ address: target.value })} />
      <TextField label="Token" value={draft.token} onChange={({ target }) => edit({ token: target.value })} />
    </SettingsForm>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
});

describe('what an earlier page left of a form', () => {
  it('is offered on a card, field by field, while the form behind it goes on working', async () => {
    const { user } = show();
    expect(await offer()).toHaveTextContent(/hace 2 min.*Dirección.*Mitre 300/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().closest('[inert], [aria-hidden="true"]')).toBeNull();
    await user.type(field(), '1');
    expect(field()).toHaveValue('Belgrano 14201');
  });

  it('waits while something else is typed, and is offered again once that is saved', async () => {
    const { user } = show();
    await offer();
    await user.type(field(), '1');
    expect(isOffered()).toBe(false);
    await user.click(save());
    expect(await offer()).toHaveTextContent('Mitre 300');
    await user.click(button('Seguir editando'));
    expect(field()).toHaveValue('Mitre 300');
    expect(isOffered()).toBe(false);
  });

  it('waits while a secret is typed, which it would take away', async () => {
    const { user } = showScreen(SecretScreen, []);
    await offer();
    await user.type(screen.getByRole('textbox', { name: 'Token' }), 'APP');
    expect(isOffered()).toBe(false);
    await user.clear(screen.getByRole('textbox', { name: 'Token' }));
    await user.click(button('Seguir editando'));
    expect(field()).toHaveValue('Mitre 300');
  });

  it('is not offered any more once it would change nothing', async () => {
    const { user, arrives } = show();
    await offer();
    arrives({ address: 'Mitre 300' });
    expect(isOffered()).toBe(false);
    arrives({ address: 'Alem 5' });
    await user.click(button('Seguir editando'));
    expect(field()).toHaveValue('Mitre 300');
  });

  it.each(['Descartar', 'Seguir editando'])('leaves the focus on the screen after ‘%s’', async (name) => {
    const { user } = show();
    await offer();
    button(name).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(isOffered()).toBe(false));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it.each(['Escape', 'back'])('stays kept for the next time on %s', async (way) => {
    show();
    const card = await offer();
    if (way === 'Escape') fireEvent.keyDown(card, { key: 'Escape' });
    else act(() => history.back());
    await waitFor(() => expect(isOffered()).toBe(false));
    expect(remove).not.toHaveBeenCalled();
  });
});
