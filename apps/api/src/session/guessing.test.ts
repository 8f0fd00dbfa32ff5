/** @postgres turns of attempts, counted up */
import { randomUUID } from 'node:crypto';
import type { ApiError } from '@carta/contract';
import { DAY_MS, MINUTE_MS } from '@carta/domain';
import { openStores } from '../stores.ts';
import { describeOnce, itOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

const { email, business } = PEOPLE.owner;

let server: TestServer;
let now = Date.UTC(2026, 10, 21);
beforeAll(async () => {
  server = await testServer({ now: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
beforeEach(async () => {
  // The failed sign-ins of the tests before are too old to count.
  now += DAY_MS;
  await server.renewBusinesses();
});
afterAll(() => server.close());

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

/** Stores failed sign-ins: to the owner's account, each from another network; or from one `network`, to unknown accounts. */
function failures(count: number, { network = '' } = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => ({
    address: network || `10.1.0.${nth}`,
    id: randomUUID(),
    failed_at: now,
    email: network ? `nadie${nth}@nada.test` : email,
  }));
  return withDatabase(server, (database) => database.insertInto('login_failures').values(rows).execute());
}

it('right passwords that are sent at once all succeed, and wrong ones that are sent at once gain nothing', async () => {
  const right = await Promise.all(Array.from({ length: 25 }, () => signIn(PASSWORD)));
  expect(right.map(({ status }) => status)).toEqual(Array(25).fill(200));
  const wrong = await Promise.all(Array.from({ length: 25 }, () => signIn('equivocada')));
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(15);
});

it('an attempt that was broken off counts as failed', async () => {
  const { loginLimits } = server.stores;
  for (let nth = 0; nth < 10; nth += 1) await loginLimits.attempt({ client: '10.3.0.1', email, isKnown: false });
  now += MINUTE_MS;
  expect((await signIn(PASSWORD, { address: '10.3.0.1' })).status).toBe(429);
});

describeOnce('an account whose password strangers guess from many addresses', () => {
  it('carta session allow lets a new browser through without the wait for 15 minutes; the limits of an address stay', async () => {
    await failures(200);
    expect((await signIn(PASSWORD)).status).toBe(429);
    await server.stores.users.letThrough(email, now + 15 * MINUTE_MS);
    expect((await signIn(PASSWORD)).status).toBe(200);
    for (let nth = 0; nth < 10; nth += 1)
      expect((await signIn('equivocada', { address: '10.4.0.1' })).status).toBe(401);
    expect((await signIn(PASSWORD, { address: '10.4.0.1' })).status).toBe(429);
    now += 15 * MINUTE_MS;
    await failures(1);
    expect((await signIn(PASSWORD)).status).toBe(429);
    expect(await carta(server.dataDir, ['session', 'allow', 'nadie@nada.test'])).toMatchObject({ code: 1 });
    expect(await carta(server.dataDir, ['session', 'allow', email.toUpperCase()])).toMatchObject({ code: 0, out: '' });
  });

  it('an account with 100 failures in an hour makes further sign-ins wait 1 s, then 2, 4 and at most 60', async () => {
    await failures(100);
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

  it('an owner signs in with a new browser once the wait is over', async () => {
    await failures(100);
    expect((await signIn(PASSWORD)).status).toBe(429);
    now += 1000;
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('a browser that has signed in before signs in without waiting, for 180 days', async () => {
    const cookie = browserCookie(await signIn(PASSWORD));
    expect(cookie).toMatch(/^carta-browser-[0-9a-f]{16}=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    await failures(100);
    expect((await signIn(PASSWORD, { cookie })).status).toBe(200);
    now += 180 * DAY_MS;
    await failures(100);
    expect((await signIn(PASSWORD, { cookie })).status).toBe(429);
  });

  it.each([
    ['changed', (cookie: string) => cookie.replace(/=[^.]+/, '=another-id')],
    ['dated later', (cookie: string) => cookie.replace(/\.(\d+)\./, '.9999999999999.')],
    ['empty', (cookie: string) => cookie.replace(/=[^;]+/, '=')],
  ])('a browser whose cookie was %s has to wait', async (_, forged) => {
    const cookie = browserCookie(await signIn(PASSWORD));
    await failures(100);
    expect((await signIn(PASSWORD, { cookie: forged(cookie) })).status).toBe(429);
  });

  it('a browser that is known to another account has to wait', async () => {
    const body = { email: PEOPLE.neighbour.email, password: PASSWORD };
    const theirs = browserCookie(await send(server, 'login', { as: null, body }));
    const own = browserCookie(await signIn(PASSWORD)).split('=')[0];
    await failures(100);
    expect((await signIn(PASSWORD, { cookie: `${own}=${theirs.split('=')[1]}` })).status).toBe(429);
  });

  it('the owner gets a notification about the guesses, once a day', async () => {
    await failures(99);
    const notifications = () => server.stores.notifications.list(business, 0);
    expect(await notifications()).toEqual([]);
    expect((await signIn('equivocada')).status).toBe(401);
    now += MINUTE_MS;
    expect((await signIn('equivocada')).status).toBe(401);
    expect(await notifications()).toMatchObject([{ title: 'Alguien prueba contraseñas de tu cuenta' }]);
    expect((await send(server, 'notifications')).body).toEqual({ total: 1 });
    expect(await server.stores.notifications.list(PEOPLE.neighbour.business, 0)).toEqual([]);
  });

  it('the signed-in owner can change the password meanwhile', async () => {
    const token = await server.session('owner');
    await failures(100);
    const body = { current: PASSWORD, next: 'milanesa-napolitana' };
    expect((await send(server, 'changePassword', { token, body })).status).toBe(200);
  });
});

describeOnce('owners behind one address', () => {
  const proxied = { address: '10.0.0.1' };

  it('an owner signs in with a known browser, however often a stranger at the same address fails', async () => {
    const cookie = browserCookie(await signIn(PASSWORD, proxied));
    for (let nth = 0; nth < 11; nth += 1) await signIn('equivocada', proxied);
    expect((await signIn(PASSWORD, proxied)).status).toBe(429);
    expect((await signIn(PASSWORD, { ...proxied, cookie })).status).toBe(200);
  });

  it('a known browser has a limit of its own', async () => {
    const cookie = browserCookie(await signIn(PASSWORD, proxied));
    for (let nth = 0; nth < 10; nth += 1) {
      expect((await signIn('equivocada', { address: `10.3.0.${nth}`, cookie })).status).toBe(401);
    }
    expect((await signIn(PASSWORD, { ...proxied, cookie })).status).toBe(429);
  });

  it('the log names TRUST_PROXY when an address reaches its limit', async () => {
    await failures(100, { network: proxied.address });
    expect(server.logged()).not.toContain('TRUST_PROXY');
    expect((await signIn(PASSWORD, proxied)).status).toBe(429);
    expect(server.logged()).toContain('if it is a proxy, TRUST_PROXY has to name it');
  });

  it('failures from one IPv6 network of 64 bits count together', async () => {
    for (let nth = 1; nth <= 10; nth += 1) await signIn('equivocada', { address: `2001:db8:1:2:${nth}::1` });
    expect((await signIn(PASSWORD, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await signIn(PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });
});

itOnce('the audit log has email, address and time of each failed sign-in', async () => {
  await signIn('equivocada', { address: '10.0.0.7' });
  await signIn(PASSWORD);
  const today = (await server.stores.audit.list()).filter(({ at }) => at >= now);
  expect(today).toEqual([{ business, who: email, what: 'ingreso fallido desde 10.0.0.7', at: now }]);
});

it('a clock that is set back locks nobody out', async () => {
  const address = '10.0.0.1';
  await failures(90);
  for (let nth = 0; nth < 10; nth += 1) await signIn('equivocada', { address });
  expect((await signIn(PASSWORD, { address })).status).toBe(429);
  now -= DAY_MS;
  expect((await signIn(PASSWORD, { address })).status).toBe(200);
});

it('an owner signs in while another sign-in is checked by a server whose clock is ahead', async () => {
  now += 50;
  await failures(1);
  now -= 50;
  expect((await signIn(PASSWORD)).status).toBe(200);
});

it('a browser that is known to one server is known to every server on the same data', async () => {
  const cookie = browserCookie(await signIn(PASSWORD));
  const others = await openStores({ ...server.place, publicUrl: 'http://carta.test' }, { now: () => now });
  if (!others.ok) throw new Error(others.reason);
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
  const request = { cookies: { [name]: value } } as never;
  expect(others.value.knownBrowsers.idOf(request, email)).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  await others.value.close();
});
