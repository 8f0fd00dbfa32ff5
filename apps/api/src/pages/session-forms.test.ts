import { SESSION_COOKIE } from '@carta/contract';
import { rendered } from '../testing/stand-in-site.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

describe('signing in by a form', () => {
  const submit = (fields: Record<string, string>, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/login',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const { email } = PEOPLE.owner;

  it('a sign-in by the form redirects to the requested page', async () => {
    const answer = await submit({ email, password: PASSWORD, next: '/panel/menu/flat?x=1' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/panel/menu/flat?x=1']);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const page = await server.app.inject({ url: '/panel', headers: { cookie } });
    expect(rendered(page.body).state.user?.email).toBe(email);
  });

  it.each([
    '//evil.test',
    'https://evil.test/panel',
    '/panel@evil.test',
    '/panelx',
    '/panel\\evil',
    '',
    '/api',
    '/panel/\r\nx: y',
  ])('a sign-in by the form redirects to the panel instead of %j', async (next) => {
    const { headers } = await submit({ email, password: PASSWORD, next });
    expect(headers.location).toBe('/panel');
  });

  it.each([
    [401, 'Correo electrónico o contraseña incorrectos', { email, password: 'equivocada' }],
    [400, '"email" must be a valid email', { email: '<script>', password: PASSWORD }],
    [400, '"email" is required', {}],
  ])('a refused sign-in by the form gets %i and the page with its alert: %s', async (status, message, fields) => {
    const answer = await submit({ ...fields, next: '/panel/orders' });
    expect(answer.statusCode).toBe(status);
    expect(rendered(answer.body)).toMatchObject({
      path: '/login?next=%2Fpanel%2Forders',
      state: { user: null, loginError: { message, email: 'email' in fields ? fields.email : '' } },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('a sign-in by the form has the limits of the call', async () => {
    for (let nth = 0; nth < 10; nth++) await submit({ email, password: 'equivocada' });
    const { statusCode, headers, body } = await submit({ email, password: PASSWORD });
    expect([statusCode, Number(headers['retry-after']) > 200]).toEqual([429, true]);
    expect(rendered(body).state.loginError?.message).toContain('Demasiados intentos');
  });

  it('a sign-in from a page of another origin is refused', async () => {
    expect((await submit({ email, password: PASSWORD }, { origin: 'https://evil.test' })).statusCode).toBe(403);
  });

  it.each([
    ['application/json', '"text"', 400],
    ['application/json', 'null', 400],
    ['multipart/form-data; boundary=b', '--b--', 415],
    ['text/plain', 'x', 415],
    ['application/x-www-form-urlencoded', `email=${'x'.repeat(20_000)}`, 413],
  ])('a form sent as %s is answered with a page', async (type, payload, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/login',
      payload,
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });
});

describe('signing out by a form', () => {
  const signOut = (headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('signing out by the form ends the session and redirects to the login', async () => {
    const cookie = `${SESSION_COOKIE}=${await server.session('owner')}`;
    const answer = await signOut({ cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login']);
    const page = await server.app.inject({ url: '/panel', headers: { cookie } });
    expect(rendered(page.body).state.user).toBeNull();
  });

  it('signing out by the form without a session redirects to the login', async () => {
    const answer = await signOut();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login']);
  });

  it('signing out from a page of another origin is refused, and the session continues', async () => {
    const cookie = `${SESSION_COOKIE}=${await server.session('owner')}`;
    expect((await signOut({ cookie, origin: 'https://evil.test' })).statusCode).toBe(403);
    const page = await server.app.inject({ url: '/panel', headers: { cookie } });
    expect(rendered(page.body).state.user?.email).toBe(PEOPLE.owner.email);
  });
});
