/** @postgres notices of another program */
import type { ApiError } from '@carta/contract';
import { DAY_MS, MINUTE_MS } from '@carta/domain';
import { describeOnce } from '../testing/once.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { nextTurn } from '../processes/event-loop.ts';
import { openStores } from '../stores.ts';
import { holdWrites } from '../testing/hold-writes.ts';

const START = Date.UTC(2026, 10, 21);

let server: TestServer;
let now = START;
beforeAll(async () => {
  server = await testServer({ now: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
beforeEach(async () => {
  now = START;
  await server.renewBusinesses();
});
afterAll(() => server.close());

const { email } = PEOPLE.owner;
const login = (body: unknown, request: CallRequest = {}) =>
  send<ApiError>(server, 'login', { as: null, body, ...request });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const cookiesOf = (answer: { headers: Record<string, unknown> }) => [answer.headers['set-cookie']].flat().map(String);
const cookieOf = (answer: { headers: Record<string, unknown> }) => cookiesOf(answer)[0] ?? '';
const tokenOf = (answer: { headers: Record<string, unknown> }) =>
  /carta-session=([^;]*)/.exec(cookieOf(answer))?.[1] ?? '';
const isSignedIn = async (token: string) => (await send(server, 'menu', { token })).status === 200;

describeOnce('signing in', () => {
  it('a sign-in returns user and menu, and a cookie that no script can read', async () => {
    const answer = await login({ email, password: PASSWORD });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { user: { email, locked: false }, menu: { key: 'higuera' } },
    ]);
    expect(cookieOf(answer)).toMatch(/^carta-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(tokenOf(answer))).toBe(true);
  });

  it('a sign-in over https returns a cookie for https and this host only', async () => {
    const answer = await login({ email, password: PASSWORD }, { headers: { 'x-forwarded-proto': 'https' } });
    expect(cookieOf(answer)).toMatch(
      /^__Host-carta-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const cookie of cookiesOf(answer)) expect(cookie).toContain('; Secure');
  });

  it('[LOGIN-2] a sign-in accepts the email in any case', async () => {
    expect((await login({ email: email.toUpperCase(), password: PASSWORD })).status).toBe(200);
  });

  it('a locked owner can sign in', async () => {
    const { status, body } = await login({ email: PEOPLE.locked.email, password: PASSWORD });
    expect([status, body]).toMatchObject([200, { user: { locked: true } }]);
  });

  it('a sign-in never reuses a session, and ends the one that the browser sent', async () => {
    const first = tokenOf(await login({ email, password: PASSWORD }));
    const second = tokenOf(await login({ email, password: PASSWORD }, { token: first }));
    expect(second).not.toBe(first);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
    const fixed = tokenOf(await login({ email, password: PASSWORD }, { token: 'higuera.chosen-by-another' }));
    expect(fixed).not.toBe('higuera.chosen-by-another');
  });

  it('a sign-in gets the same answer for a wrong password and an unknown email', async () => {
    const wrong = await login({ email, password: 'equivocada' });
    const unknown = await login({ email: 'nadie@nada.test', password: 'equivocada' });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      {
        error: true,
        code: 'credentials',
        message: 'Correo electrónico o contraseña incorrectos',
      },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{}, '"email" is required', 'email'],
    [{ email: 'x', password: PASSWORD }, '"email" must be a valid email', 'email'],
    [{ email }, '"password" is required', 'password'],
    [{ email, password: 'short' }, '"password" length must be at least 8 characters long', 'password'],
    [
      { email, password: 'x'.repeat(65) },
      '"password" length must be less than or equal to 64 characters long',
      'password',
    ],
    [{ email: 5, password: PASSWORD }, '"email" must be a string', 'email'],
    [{ email: null, password: null }, '"email" must be a string', 'email'],
    ['text', '"value" must be of type object', ''],
    [[], '"value" must be of type object', ''],
  ])('[LOGIN-4] a sign-in with %j is refused in the validator’s words', async (body, message, path) => {
    const { status, body: answer } = await login(body);
    expect([status, answer]).toEqual([400, { error: true, code: 'invalid', message, issues: [{ path, message }] }]);
  });

  it('a sign-in without a body is invalid', async () => {
    expect((await login(undefined)).status).toBe(400);
  });
});

describeOnce('failed sign-ins', () => {
  const fail = (times: number, as: string, address: string) =>
    Promise.all(Array.from({ length: times }, () => login({ email: as, password: 'equivocada' }, from(address))));

  it('failed sign-ins are limited to ten in five minutes for one email from one address', async () => {
    const statuses = (await fail(14, email, '10.0.0.1')).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    now += MINUTE_MS;
    const limited = await login({ email, password: PASSWORD }, from('10.0.0.1'));
    expect([limited.status, limited.body.code, limited.headers['retry-after']]).toEqual([429, 'rate-limited', '240']);
    expect((await login({ email, password: PASSWORD }, from('10.0.0.2'))).status).toBe(200);
    expect((await login({ email: PEOPLE.neighbour.email, password: PASSWORD }, from('10.0.0.1'))).status).toBe(200);
    now += 4 * MINUTE_MS + 1;
    expect((await login({ email, password: PASSWORD }, from('10.0.0.1'))).status).toBe(200);
  });

  it('failed sign-ins are limited to a hundred from one address', async () => {
    const attempts = Array.from({ length: 100 }, (_, nth) =>
      login({ email: `nadie${nth}@nada.test`, password: 'equivocada' }, from('10.0.1.1')),
    );
    expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([401]));
    expect((await login({ email, password: PASSWORD }, from('10.0.1.1'))).status).toBe(429);
    expect((await login({ email, password: PASSWORD }, from('10.0.1.2'))).status).toBe(200);
    const warning = server.logLines().find(({ msg }) => msg.startsWith('too many failed sign-ins from one address'));
    expect(warning).toMatchObject({ from: '10.0.1.0/24' });
    expect(server.logged()).not.toContain('10.0.1.1');
  }, 30_000);

  it('successful and invalid sign-ins do not count as failed', async () => {
    for (let nth = 0; nth < 12; nth++) {
      expect((await login({ email, password: PASSWORD }, from('10.0.2.1'))).status).toBe(200);
      expect((await login({ email, password: 'short' }, from('10.0.2.1'))).status).toBe(400);
    }
  });
});

describe('a session', () => {
  it('a session ends 180 days after its start, however often it is used', async () => {
    const token = await server.session('owner');
    for (let day = 20; day < 180; day += 20) {
      now = START + day * DAY_MS;
      expect(await isSignedIn(token)).toBe(true);
    }
    const answer = await send(server, 'menu', { token });
    expect(cookieOf(answer)).toBe('undefined');
    now = START + 170 * DAY_MS;
    expect(cookieOf(await send(server, 'menu', { token }))).toContain(`Max-Age=${(10 * DAY_MS) / 1000};`);
    now = START + 180 * DAY_MS - 1;
    expect(await isSignedIn(token)).toBe(true);
    now += 1;
    expect(await isSignedIn(token)).toBe(false);
    expect(await server.stores.sessions.deleteExpired()).toBe(1);
  });

  it('sessions and sign-ins work after the clock is set back', async () => {
    const token = await server.session('owner');
    now -= 3 * DAY_MS;
    expect(await isSignedIn(token)).toBe(true);
    expect((await login({ email, password: PASSWORD })).status).toBe(200);
  });

  it('a session ends after thirty days without use', async () => {
    const token = await server.session('owner');
    now += 30 * DAY_MS - 1;
    expect(await isSignedIn(token)).toBe(true);
    now += 30 * DAY_MS;
    expect(await isSignedIn(token)).toBe(false);
  });

  it('a session and its cookie are renewed at most once a day', async () => {
    const token = await server.session('owner');
    const visit = async () => cookieOf(await send(server, 'menu', { token }));
    now += DAY_MS - 1;
    expect(await visit()).toBe('undefined');
    now += 2;
    expect(await visit()).toMatch(`carta-session=${token}; Max-Age=2592000;`);
    expect(await visit()).toBe('undefined');
  });

  it('a session that cannot be renewed stays open and is renewed by a later request', async () => {
    const token = await server.session('owner');
    now += 2 * DAY_MS;
    const release = await holdWrites(server.dataDir);
    const answer = await send(server, 'menu', { token });
    expect([answer.status, cookieOf(answer)]).toEqual([200, 'undefined']);
    await release();
    expect(cookieOf(await send(server, 'menu', { token }))).toContain('Max-Age=2592000');
  });

  it('signing out deletes the session on the server', async () => {
    const token = await server.session('owner');
    const answer = await send(server, 'logout', { token });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(cookieOf(answer)).toMatch(/^carta-session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('signing out succeeds without a session', async () => {
    expect(await send(server, 'logout', { as: null })).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('an invented token opens no session', async () => {
    for (const token of ['', 'higuera', 'higuera.', '.', 'x'.repeat(5000), 'higuera.%00', `otra.${'a'.repeat(43)}`]) {
      expect((await send(server, 'menu', { token })).status).toBe(401);
    }
  });

  it('a token with the name of another business opens no session', async () => {
    const token = await server.session('owner');
    expect(await isSignedIn(token.replace('higuera.', 'otra.'))).toBe(false);
  });

  it('a new password ends a session, and a lock holds in it at once', async () => {
    const token = await server.session('owner');
    await server.stores.users.setLocked(email, true);
    expect((await send(server, 'deleteItem', { token, params: { itemKey: 'x' } })).status).toBe(423);
    await server.stores.users.setPassword(email, 'otra contraseña');
    expect(await isSignedIn(token)).toBe(false);
    expect((await login({ email, password: 'otra contraseña' })).status).toBe(200);
  });
});

it('a session is read again after a change of users by another program', async () => {
  const { sessions } = server.stores;
  const token = await server.session('owner');
  expect((await sessions.find(token))?.owner.locked).toBe(false);
  const other = await openStores(server.place);
  if (!other.ok) throw new Error(other.reason);
  await other.value.users.setLocked(email, true);
  await other.value.close();
  // PostgreSQL tells of it within a second.
  while ((await sessions.find(token))?.owner.locked === false) await nextTurn();
});

describeOnce('PUT /api/users/{email}', () => {
  it('an update of the user writes lastNotificationRead and nothing else', async () => {
    const { status, body } = await send(server, 'updateUser', {
      body: { lastNotificationRead: START, locked: true, email: 'x@x.test', avatar: 'x' },
    });
    const user = { email, avatar: null, payments: [], locked: false, lastNotificationRead: START };
    expect([status, body]).toEqual([200, { user }]);
  });
});
