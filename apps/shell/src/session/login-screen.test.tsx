import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEnded } from '@carta/panel/shell';
import { ownerState, visitorState } from '../testing/preloaded-states.ts';
import { renderApp, renderSignIn } from '../testing/render-app.tsx';
import { selectSignIn, signInRefused } from '../sign-in-slice.ts';

const button = () => screen.getByRole('button', { name: 'Iniciar sesión' });

describe('LoginScreen', () => {
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

  it.each([true, false])('the title is «Carta», in development mode: %s', (development) => {
    renderSignIn('/login', { ...visitorState, development });
    expect(screen.getByRole('heading', { level: 1, name: 'Carta' })).toBeInTheDocument();
  });

  it('a button that is pressed twice submits once', async () => {
    const store = renderSignIn('/panel/menu/flat', visitorState);
    const submitted: unknown[] = [];
    store.subscribe(() => submitted.push(selectSignIn(store.getState()).pending));
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'demo@carta.test');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'carta-demo{Enter}');
    await userEvent.click(button());
    expect(submitted.filter(Boolean)).toEqual([true]);
  });

  it('a refusal is an alert that can be dismissed', async () => {
    const store = renderSignIn('/login', visitorState);
    act(() => void store.dispatch(signInRefused('"email" must be a valid email')));
    expect(screen.getByRole('alert')).toHaveTextContent('"email" must be a valid email');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['"email" must be a valid email', 'Correo electrónico'],
    ['"password" is not allowed to be empty', 'Contraseña'],
    ['Correo electrónico o contraseña incorrectos', 'Contraseña'],
  ])('after the alert «%s» is closed the focus is in «%s»', async (message, field) => {
    const store = renderSignIn('/login', visitorState);
    act(() => void store.dispatch(signInRefused(message)));
    screen.getByRole('button', { name: 'Cerrar' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(field)).toHaveFocus();
  });

  it('without JavaScript the form is sent to the server with the requested address', () => {
    renderSignIn('/panel/menu/flat', visitorState);
    const form = button().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/login');
    expect(form).toHaveFormValues({ next: '/panel/menu/flat' });
  });

  it('a support number adds a link for lost passwords', async () => {
    renderSignIn('/login', { ...visitorState, supportWhatsApp: '5491155550199' });
    expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/5491155550199\?text=/),
    );
  });

  it('an ended session opens a dialog that asks for the password', async () => {
    const store = await renderApp('/panel', ownerState);
    act(() => void store.dispatch(sessionEnded()));
    expect(await screen.findByRole('dialog', { name: 'Tu sesión terminó' })).toHaveTextContent('demo@carta.test');
    await waitFor(() => expect(screen.getByLabelText('Contraseña')).toHaveFocus());
    act(() => void store.dispatch(signInRefused('Correo electrónico o contraseña incorrectos')));
    screen.getByRole('button', { name: 'Cerrar' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  });
});
