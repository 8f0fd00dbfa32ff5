import { NOT_SAVED } from '@carta/domain';
import { selectSnackbars } from '@carta/panel/shell';
import { screen, waitFor } from '@testing-library/react';
import { answered, refusedWith } from '../testing/account-store.ts';
import { renderScreens } from '../testing/render-screens.tsx';

async function open(changePassword: (input: { body: unknown }) => unknown) {
  const sent: unknown[] = [];
  const { store, user } = await renderScreens('/panel/account', {
    api: {
      sessions: () => answered({ sessions: [] }),
      changePassword: (input: never) => {
        sent.push(input);
        return changePassword(input);
      },
    },
  });
  const field = async (name: string) => screen.findByLabelText(name);
  return {
    sent,
    user,
    notices: () => selectSnackbars(store.getState()).map(({ text }) => text),
    field,
    change: async (current: string, next: string) => {
      await user.type(await field('Contraseña actual'), current);
      await user.type(await field('Contraseña nueva'), next);
      await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    },
  };
}

describe('PasswordForm', () => {
  it('the button is enabled once both fields are filled', async () => {
    const { field } = await open(() => answered({ ended: 0 }));
    await field('Contraseña actual');
    expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toBeDisabled();
  });

  it('a change sends both passwords and clears the form', async () => {
    const { change, field, sent, notices } = await open(() => answered({ ended: 1 }));
    await change('carta-demo', 'milanesa-napolitana');
    await waitFor(() => expect(notices()).toEqual(['Contraseña cambiada']));
    expect(sent).toEqual([
      { params: { email: 'demo@carta.test' }, body: { current: 'carta-demo', next: 'milanesa-napolitana' } },
    ]);
    expect([await field('Contraseña actual'), await field('Contraseña nueva')]).toEqual([
      expect.objectContaining({ value: '' }),
      expect.objectContaining({ value: '' }),
    ]);
  });

  it('after a change by Enter the focus stays in the field, and after one by the button on the button', async () => {
    const { change, field, notices, user } = await open(() => answered({ ended: 1 }));
    await user.type(await field('Contraseña actual'), 'carta-demo');
    await user.type(await field('Contraseña nueva'), 'milanesa-napolitana{Enter}');
    await waitFor(() => expect(notices()).toEqual(['Contraseña cambiada']));
    expect(await field('Contraseña nueva')).toHaveFocus();
    expect(await field('Contraseña nueva')).toHaveValue('');
    await change('milanesa-napolitana', 'carta-demo');
    await waitFor(async () => expect(await field('Contraseña nueva')).toHaveValue(''));
    expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toHaveFocus();
  });

  it('[PASSWORD-1] a short password is refused without a request', async () => {
    const { change, sent } = await open(() => answered({ ended: 1 }));
    await change('carta-demo', 'corta');
    expect(await screen.findByText('Usa de 8 a 64 caracteres')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('a refusal of the server is shown at its field, and the typed text stays', async () => {
    const issues = [{ path: 'current', message: 'No es tu contraseña actual' }];
    const { change, field, notices } = await open(() => refusedWith('invalid', { issues }));
    await change('equivocada', 'milanesa-napolitana');
    expect(await screen.findByText('No es tu contraseña actual')).toBeInTheDocument();
    expect([await field('Contraseña nueva'), notices()]).toEqual([
      expect.objectContaining({ value: 'milanesa-napolitana' }),
      [],
    ]);
  });

  it('a lost connection shows a notice', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { change, notices } = await open(() => refusedWith('network'));
    await change('carta-demo', 'milanesa-napolitana');
    await waitFor(() => expect(notices()).toEqual([NOT_SAVED]));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
