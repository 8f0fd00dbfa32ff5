import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ApiError } from '@carta/contract';
import Sqlite from 'libsql';
import { openStores } from '../stores.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { email, business } = PEOPLE.owner;

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  server = await testServer({ now: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
afterEach(() => server.close());

const signIn = (password: string, { address = '10.9.9.9', cookie = '' } = {}) =>
  send<ApiError>(server, 'login', {
    as: null,
    body: { email, password },
    headers: { 'x-forwarded-for': address, cookie },
  });
const browserCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('carta-browser-')) ?? '';

/** Stores failures of strangers at this account, each from a network of its own; or from one network at accounts of nobody. */
function failures(count: number, { network = '' } = {}): void {
  const file = new Sqlite(path.join(server.dataDir, 'carta.db'));
  const row = file.prepare('insert into login_failures (address, id, email, failed_at) values (?, ?, ?, ?)');
  file.exec('begin immediate');
  for (let nth = 0; nth < count; nth += 1) {
    row.run(network || `10.1.0.${nth}`, randomUUID(), network ? `nadie${nth}@nada.test` : email, now);
  }
  file.exec('commit');
  file.close();
}

describe('an account at which strangers guess from everywhere', () => {
  it('waits 1 s after 100 failures in an hour, then 2, 4 and at most 60', async () => {
    failures(100);
    const waits: (string | undefined)[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      const refused = await signIn('equivocada', { address: `10.2.0.${nth}` });
      expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
      waits.push(refused.headers['retry-after'] as string);
      now += Number(refused.headers['retry-after']) * 1000;
      expect((await signIn('equivocada', { address: `10.2.0.${nth}` })).status).toBe(401);
    }
    expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '60', '60']);
  });

  it('is open to its owner in a new browser once the wait is over', async () => {
    failures(100);
    expect((await signIn(PASSWORD)).status).toBe(429);
    now += 1000;
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('is open at once to a browser that has signed in before, for 180 days', async () => {
    const cookie = browserCookie(await signIn(PASSWORD));
    expect(cookie).toMatch(/^carta-browser-[0-9a-f]{16}=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    failures(100);
    expect((await signIn(PASSWORD, { cookie })).status).toBe(200);
    now += 180 * DAY;
    failures(100);
    expect((await signIn(PASSWORD, { cookie })).status).toBe(429);
  });

  it.each([
    ['changed', (cookie: string) => cookie.replace(/=[^.]+/, '=another-id')],
    ['dated later', (cookie: string) => cookie.replace(/\.(\d+)\./, '.9999999999999.')],
    ['empty', (cookie: string) => cookie.replace(/=[^;]+/, '=')],
  ])('is not open to a browser whose cookie was %s', async (_, forged) => {
    const cookie = browserCookie(await signIn(PASSWORD));
    failures(100);
    expect((await signIn(PASSWORD, { cookie: forged(cookie) })).status).toBe(429);
  });

  it('is not open to a browser of another account', async () => {
    const body = { email: PEOPLE.neighbour.email, password: PASSWORD };
    const theirs = browserCookie(await send(server, 'login', { as: null, body }));
    const own = browserCookie(await signIn(PASSWORD)).split('=')[0];
    failures(100);
    expect((await signIn(PASSWORD, { cookie: `${own}=${theirs.split('=')[1]}` })).status).toBe(429);
  });

  it('tells its owner in a notification, once a day', async () => {
    failures(99);
    const notifications = () => server.stores.notifications.list(business, 0);
    expect(await notifications()).toEqual([]);
    expect((await signIn('equivocada')).status).toBe(401);
    now += MINUTE;
    expect((await signIn('equivocada')).status).toBe(401);
    expect(await notifications()).toMatchObject([{ title: 'Alguien prueba contraseñas de tu cuenta' }]);
    expect((await send(server, 'notifications')).body).toEqual({ total: 1 });
    expect(await server.stores.notifications.list(PEOPLE.neighbour.business, 0)).toEqual([]);
  });

  it('lets its owner change the password', async () => {
    const token = await server.session('owner');
    failures(100);
    const body = { current: PASSWORD, next: 'milanesa-napolitana' };
    expect((await send(server, 'changePassword', { token, body })).status).toBe(200);
  });
});

describe('owners behind one address', () => {
  const proxied = { address: '10.0.0.1' };

  it('sign in from their own browsers, however often a stranger there fails', async () => {
    const cookie = browserCookie(await signIn(PASSWORD, proxied));
    for (let nth = 0; nth < 11; nth += 1) await signIn('equivocada', proxied);
    expect((await signIn(PASSWORD, proxied)).status).toBe(429);
    expect((await signIn(PASSWORD, { ...proxied, cookie })).status).toBe(200);
  });

  it('are limited in a known browser, too', async () => {
    const cookie = browserCookie(await signIn(PASSWORD, proxied));
    for (let nth = 0; nth < 10; nth += 1) {
      expect((await signIn('equivocada', { address: `10.3.0.${nth}`, cookie })).status).toBe(401);
    }
    expect((await signIn(PASSWORD, { ...proxied, cookie })).status).toBe(429);
  });

  it('are never limited unnoticed: the log says so and names TRUST_PROXY', async () => {
    failures(100, { network: proxied.address });
    expect(server.logged()).not.toContain('TRUST_PROXY');
    expect((await signIn(PASSWORD, proxied)).status).toBe(429);
    expect(server.logged()).toContain('if it is a proxy, TRUST_PROXY has to name it');
  });

  it('count by 64 bits of an IPv6 address', async () => {
    for (let nth = 1; nth <= 10; nth += 1) await signIn('equivocada', { address: `2001:db8:1:2:${nth}::1` });
    expect((await signIn(PASSWORD, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await signIn(PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });
});

it('the audit log has each failed sign-in: who, from where and when', async () => {
  await signIn('equivocada', { address: '10.0.0.7' });
  await signIn(PASSWORD);
  expect(await server.stores.audit.list()).toEqual([
    { business, who: email, what: 'ingreso fallido desde 10.0.0.7', at: now },
  ]);
});

it('a clock that is set back locks nobody out', async () => {
  const address = '10.0.0.1';
  failures(90);
  for (let nth = 0; nth < 10; nth += 1) await signIn('equivocada', { address });
  expect((await signIn(PASSWORD, { address })).status).toBe(429);
  now -= DAY;
  expect((await signIn(PASSWORD, { address })).status).toBe(200);
});

it('several servers know each other’s browsers', async () => {
  const cookie = browserCookie(await signIn(PASSWORD));
  const others = await openStores({ dataDir: server.dataDir, publicUrl: 'http://carta.test' }, { now: () => now });
  if (!others.ok) throw new Error(others.reason);
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
  const request = { cookies: { [name]: value } } as never;
  expect(others.value.knownBrowsers.idOf(request, email)).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  await others.value.close();
});
