import { createApiClient, type ApiClient } from '@carta/api-client';
import { selectUser } from '@carta/panel';
import { waitFor } from '@testing-library/react';
import { createShellStore } from '../store.ts';
import { ownerState, visitorState } from '../testing/preloaded-states.ts';
import { sessionSaga } from './session-saga.ts';
import { signInSaga } from './sign-in-saga.ts';
import { selectSignIn, signInSubmitted, signOutRequested } from '../sign-in-slice.ts';

const CREDENTIALS = { email: 'demo@carta.test', password: 'carta-demo' };
const refusal = (message: string) => ({
  ok: false as const,
  error: { code: 'credentials' as const, status: 401, message },
});

function start(api: Partial<ApiClient>, state = visitorState) {
  const visited: string[] = [];
  const requests: unknown[] = [];
  const store = createShellStore(state);
  const recorded = Object.fromEntries(
    Object.entries(api).map(([name, answer]) => [
      name,
      async (input: unknown) => (requests.push(input), (answer as () => unknown)()),
    ]),
  );
  for (const saga of [signInSaga, sessionSaga])
    store.runSaga(saga(recorded as unknown as ApiClient, (address) => visited.push(address)));
  return { store, visited, requests };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('signInSaga and sessionSaga', () => {
  it('[LOGIN-1] an invalid email shows the validator’s message and sends nothing', async () => {
    const { store, requests } = start({ login: async () => refusal('never') });
    store.dispatch(signInSubmitted({ email: 'demo', password: 'carta-demo', thenGoTo: '/panel' }));
    await settled();
    expect(selectSignIn(store.getState()).error).toBe('"email" must be a valid email');
    expect(requests).toEqual([]);
  });

  it('a refused sign-in shows the server’s message and is no longer pending', async () => {
    const { store, visited } = start({ login: async () => refusal('Correo electrónico o contraseña incorrectos') });
    store.dispatch(signInSubmitted({ ...CREDENTIALS, thenGoTo: '/panel' }));
    await settled();
    expect(selectSignIn(store.getState())).toEqual({
      error: 'Correo electrónico o contraseña incorrectos',
      pending: false,
    });
    expect(visited).toEqual([]);
  });

  it.each([
    ['an empty body', '', 200, 'Something went wrong while fetching the data'],
    ['null', 'null', 200, 'Something went wrong while fetching the data'],
    ['an error in a 200', '{"error":true,"message":"Cuenta vencida"}', 200, 'Cuenta vencida'],
    ['the page of a proxy', '<html>', 502, 'Something went wrong while fetching the data'],
    ['a bare 502', '', 502, 'Something went wrong while fetching the data'],
    ['half of a JSON', '{"user":', 200, 'Something went wrong while fetching the data'],
    ['a refusal without a message', '{"error":true}', 200, 'Something went wrong while fetching the data'],
  ])('[MSG-3] a sign-in that is answered by %s shows the specified message', async (_, body, status, message) => {
    const { login } = createApiClient({ fetch: async () => new Response(body, { status }) });
    const { store, visited } = start({ login: () => login({ body: CREDENTIALS }) });
    store.dispatch(signInSubmitted({ ...CREDENTIALS, thenGoTo: '/panel' }));
    await settled();
    expect(selectSignIn(store.getState())).toEqual({ error: message, pending: false });
    expect(visited).toEqual([]);
  });

  it('a sign-in sends the email in lower case and opens the requested page', async () => {
    const { user, menu } = ownerState;
    const { store, visited, requests } = start({
      login: async () => ({ ok: true, value: { user: user!, menu: menu! }, etag: null, unchanged: false }),
    });
    store.dispatch(signInSubmitted({ email: 'Demo@Carta.Test', password: 'carta-demo', thenGoTo: '/panel/menu/flat' }));
    await settled();
    expect(requests).toEqual([{ body: CREDENTIALS }]);
    expect(visited).toEqual(['/panel/menu/flat']);
  });

  it('a sign-out opens the login once the server has ended the session', async () => {
    const { store, visited } = start(
      { logout: async () => ({ ok: true, value: { ok: true }, etag: null, unchanged: false }) },
      ownerState,
    );
    store.dispatch(signOutRequested());
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  it('a sign-out that fails is written to the console, shows nothing, and can be tried again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const bodies = ['<html>', '', '{"ok":true}'];
    const { logout } = createApiClient({
      fetch: async () => new Response(bodies[0], { status: bodies.shift() === '<html>' ? 502 : 200 }),
    });
    const { store, visited } = start({ logout: () => logout() }, ownerState);
    const shown = store.getState().overlays;
    for (const logged of [1, 2]) {
      store.dispatch(signOutRequested());
      await settled();
      expect(errors.mock.calls).toEqual(Array(logged).fill(['No se pudo conectar. Inténtalo otra vez.']));
      expect([store.getState().overlays, visited]).toEqual([shown, []]);
    }
    store.dispatch(signOutRequested());
    await settled();
    expect(visited).toEqual(['/login']);
    errors.mockRestore();
  });

  it('a sign-out without a user does nothing', async () => {
    const { store, visited, requests } = start({
      logout: async () => ({ ok: true, value: { ok: true }, etag: null, unchanged: false }),
    });
    store.dispatch(signOutRequested());
    await settled();
    expect([visited, requests]).toEqual([[], []]);
  });

  it('[MSG-3] an ended session is not resumed by an answer without its user and menu', async () => {
    const { login } = createApiClient({ fetch: async () => new Response('{}') });
    const { store } = start({ login: () => login({ body: CREDENTIALS }) }, ownerState);
    store.dispatch(signInSubmitted({ ...CREDENTIALS, thenGoTo: null }));
    await settled();
    expect(selectSignIn(store.getState())).toEqual({
      error: 'Something went wrong while fetching the data',
      pending: false,
    });
    expect(selectUser(store.getState())).toEqual(ownerState.user);
  });

  it('a resumed session stays on its page', async () => {
    const { user, menu } = ownerState;
    const { store, visited } = start(
      { login: async () => ({ ok: true, value: { user: user!, menu: menu! }, etag: null, unchanged: false }) },
      ownerState,
    );
    store.dispatch(signInSubmitted({ ...CREDENTIALS, thenGoTo: null }));
    await settled();
    expect(visited).toEqual([]);
    expect(selectUser(store.getState())).toEqual(user);
    expect(selectSignIn(store.getState()).pending).toBe(false);
  });
});
