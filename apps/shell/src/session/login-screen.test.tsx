import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEnded } from '@carta/panel/shell';
import { ownerState, visitorState } from '../testing/preloaded-states.ts';
import { renderApp, renderSignIn } from '../testing/render-app.tsx';
import { selectSignIn, signInRefused } from '../sign-in-slice.ts';

const button = () => screen.getByRole('button', { name: 'Iniciar sesión' });

describe('login', () => {
  it('[LOGIN-1] the button is active only while both fields are filled', async () => {
    renderSignIn('/login', visitorState);
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'demo@carta.test');
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Contraseña'), 'carta-demo');
    expect(button()).toBeEnabled();
    await userEvent.clear(screen.getByLabelText('Correo electrónico'));
    expect(button()).toBeDisabled();
  });

  it('hands over what was typed once, even when the button is pressed twice', async () => {
    const store = renderSignIn('/panel/menu/flat', visitorState);
    const submitted: unknown[] = [];
    store.subscribe(() => submitted.push(selectSignIn(store.getState()).pending));
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'demo@carta.test');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'carta-demo{Enter}');
    await userEvent.click(button());
    expect(submitted.filter(Boolean)).toEqual([true]);
  });

  it('shows a refusal as an alert that can be dismissed', async () => {
    const store = renderSignIn('/login', visitorState);
    act(() => void store.dispatch(signInRefused('"email" must be a valid email')));
    expect(screen.getByRole('alert')).toHaveTextContent('"email" must be a valid email');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends the form to the server where no script runs, with the address that was asked for', () => {
    renderSignIn('/panel/menu/flat', visitorState);
    const form = button().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/login');
    expect(form).toHaveFormValues({ next: '/panel/menu/flat' });
  });

  it('shows the way to a lost password where support has a number', async () => {
    renderSignIn('/login', { ...visitorState, supportWhatsApp: '5491155550199' });
    expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/5491155550199\?text=/),
    );
  });

  it('asks for the password over the screen when the session has ended', async () => {
    const store = await renderApp('/panel', ownerState);
    act(() => void store.dispatch(sessionEnded()));
    expect(await screen.findByRole('dialog', { name: 'Tu sesión terminó' })).toHaveTextContent('demo@carta.test');
    await waitFor(() => expect(screen.getByLabelText('Contraseña')).toHaveFocus());
  });
});
