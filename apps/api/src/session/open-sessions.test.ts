/** @postgres old rows deleted in batches */
import type { ApiError, OpenSession } from '@carta/contract';
import { DAY_MS } from '@carta/domain';
import { describeOnce } from '../testing/once.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const START = Date.UTC(2026, 10, 21);
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let server: TestServer;
let now = START;
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
beforeEach(async () => {
  now = START;
  await server.renewBusinesses();
});
afterAll(() => server.close());

const { email } = PEOPLE.owner;
async function signIn(password = PASSWORD, agent = PHONE) {
  const body = { email, password };
  const { status, headers } = await send(server, 'login', { as: null, body, headers: { 'user-agent': agent } });
  return { status, token: /carta-session=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '' };
}
const isSignedIn = async (token: string) => (await send(server, 'notifications', { token })).status === 200;
const sessionsOf = async (token: string) =>
  (await send<{ sessions: OpenSession[] }>(server, 'sessions', { token })).body.sessions;
const change = (token: string, current: string, next: string) =>
  send<ApiError & { ended: number }>(server, 'changePassword', { token, body: { current, next } });

describe('the list of open sessions', () => {
  it('the list of sessions begins with the current one and gives each device and times', async () => {
    const { token: phone } = await signIn();
    now += 2 * DAY_MS;
    const { token: desk } = await signIn(PASSWORD, 'curl/8.0');
    await isSignedIn(phone);
    expect(await sessionsOf(phone)).toEqual([
      { id: expect.any(String), device: 'Chrome en Android', startedAt: START, seenAt: now, current: true },
      { id: expect.any(String), device: '', startedAt: now, seenAt: now, current: false },
    ]);
    expect((await sessionsOf(desk)).map(({ current, device }) => [current, device])).toEqual([
      [true, ''],
      [false, 'Chrome en Android'],
    ]);
  });

  it('the list of sessions has no expired session and none of another owner', async () => {
    await signIn();
    await server.session('neighbour');
    now += 31 * DAY_MS;
    const { token } = await signIn();
    expect(await sessionsOf(token)).toHaveLength(1);
  });
});

describe('ending one session', () => {
  const end = (token: string, id: string) => send<ApiError>(server, 'endSession', { token, params: { id } });
  const idsOf = async (token: string) => (await sessionsOf(token)).map(({ id }) => id);

  it('ending one session keeps the others', async () => {
    const [{ token }, { token: second }, { token: third }] = await Promise.all([signIn(), signIn(), signIn()]);
    const [own = ''] = await idsOf(second);
    expect((await end(token, own)).body).toEqual({ ok: true });
    expect(await Promise.all([token, second, third].map(isSignedIn))).toEqual([true, false, true]);
    expect((await end(token, own)).status).toBe(404);
  });

  it('ending the current session signs out', async () => {
    const { token } = await signIn();
    const { headers } = await end(token, (await idsOf(token))[0] ?? '');
    expect(String(headers['set-cookie'])).toMatch(/^carta-session=; /);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('an owner cannot end the session of another owner', async () => {
    const [{ token }, neighbour] = await Promise.all([signIn(), server.session('neighbour')]);
    const params = { email: PEOPLE.neighbour.email };
    const { body } = await send<{ sessions: OpenSession[] }>(server, 'sessions', { token: neighbour, params });
    expect((await end(token, body.sessions[0]?.id ?? '')).status).toBe(404);
    expect((await send(server, 'notifications', { token: neighbour })).status).toBe(200);
  });
});

describe('ending the other sessions', () => {
  it('ending the other sessions keeps the current one and those of other owners, and returns how many it ended', async () => {
    const [{ token }, others, neighbour] = await Promise.all([
      signIn(),
      Promise.all([signIn(), signIn()]),
      server.session('neighbour'),
    ]);
    expect((await send(server, 'endOtherSessions', { token })).body).toEqual({ ended: 2 });
    expect([await isSignedIn(token), await isSignedIn(neighbour)]).toEqual([true, true]);
    for (const other of others) expect(await isSignedIn(other.token)).toBe(false);
    expect((await send(server, 'endOtherSessions', { token })).body).toEqual({ ended: 0 });
  });
});

describeOnce('changing the password', () => {
  it('after a password change only the new password signs in, the other sessions are over and the current one has another token', async () => {
    const { token } = await signIn();
    const { token: other } = await signIn();
    const { body, headers } = await change(token, PASSWORD, 'milanesa-napolitana');
    expect(body).toEqual({ ended: 1 });
    const next = /carta-session=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(await Promise.all([next, token, other].map(isSignedIn))).toEqual([true, false, false]);
    expect([(await signIn()).status, (await signIn('milanesa-napolitana')).status]).toEqual([401, 200]);
  });

  it.each([
    ['equivocada', 'milanesa-napolitana', 'current', 'No es tu contraseña actual'],
    [PASSWORD, 'corta', 'next', 'Usa de 8 a 64 caracteres'],
    [PASSWORD, PASSWORD, 'next', 'Ya es tu contraseña'],
    [PASSWORD, 'iloveyou', 'next', 'Es una de las contraseñas más usadas: elige otra'],
    [PASSWORD, 'Password123', 'next', 'Es una de las contraseñas más usadas: elige otra'],
    [PASSWORD, 'Ana@Higuera.test', 'next', 'No puede ser tu correo ni el nombre de tu negocio'],
  ])(
    '[PASSWORD-1] [PASSWORD-2] [PASSWORD-3] a password change from %s to %s is refused at %s',
    async (current, next, path, message) => {
      const { token } = await signIn();
      const { status, body } = await change(token, current, next);
      expect([status, body.issues]).toEqual([400, [{ path, message }]]);
      expect((await signIn()).status).toBe(200);
    },
  );

  it('of two concurrent password changes, one succeeds', async () => {
    const { token } = await signIn();
    const answers = await Promise.all([
      change(token, PASSWORD, 'milanesa-napolitana'),
      change(token, PASSWORD, 'provoleta-al-hierro'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('a wrong current password counts as a failed sign-in', async () => {
    const { token } = await signIn();
    for (let nth = 0; nth < 6; nth++) await change(token, `equivocada ${nth}`, 'milanesa-napolitana');
    for (let nth = 0; nth < 4; nth++) await signIn(`equivocada ${nth}`);
    const { status, headers } = await change(token, PASSWORD, 'milanesa-napolitana');
    expect([status, Number(headers['retry-after']) > 200]).toEqual([429, true]);
    now += 5 * 60 * 1000;
    expect((await change(token, PASSWORD, 'milanesa-napolitana')).status).toBe(200);
  });
});
