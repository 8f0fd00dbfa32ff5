import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { once } from 'node:events';
import { SESSION_COOKIE } from '@carta/contract';
import { DAY_MS } from '@carta/domain';
import { openStores } from '../stores.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const PUBLIC_URL = 'https://carta.example';

/** A server behind a proxy that terminates TLS and sends no X-Forwarded-Proto. */
let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ env: { PUBLIC_URL }, now: () => now });
});
afterAll(() => server.close());

const { email } = PEOPLE.owner;
const login = (headers: Record<string, string> = {}) =>
  send(server, 'login', { as: null, body: { email, password: PASSWORD }, headers });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie']].flat().map(String);
const menuWith = (cookie: string) => server.app.inject({ url: '/api/menus/higuera', headers: { cookie } });

describe('a server whose PUBLIC_URL is https', () => {
  it('a server with an https PUBLIC_URL sets Secure cookies without the proxy’s headers, the session’s for this host only', async () => {
    const cookies = cookiesOf(await login());
    expect(cookies[0]).toMatch(
      /^__Host-carta-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
    expect((await menuWith(cookies[0]?.split(';')[0] ?? '')).statusCode).toBe(200);
  });

  it('a server with an https PUBLIC_URL accepts the session’s old cookie name for 30 days and replaces it', async () => {
    const cookie = `${SESSION_COOKIE}=${await server.session('owner')}`;
    const answer = await menuWith(cookie);
    expect(answer.statusCode).toBe(200);
    const cookies = cookiesOf(answer);
    expect(cookies.some((set) => set.startsWith('__Host-carta-session='))).toBe(true);
    expect(cookies.some((set) => set.startsWith(`${SESSION_COOKIE}=;`))).toBe(true);
    now += 31 * DAY_MS;
    const later = `${SESSION_COOKIE}=${await server.session('owner')}`;
    expect((await menuWith(later)).statusCode).toBe(401);
    now -= 31 * DAY_MS;
  });

  it('a server with an https PUBLIC_URL accepts changes from its own pages, whatever host the proxy names', async () => {
    const host = '127.0.0.1:3000';
    expect((await login({ host, origin: PUBLIC_URL })).status).toBe(200);
    expect((await login({ host, origin: 'https://carta.example.evil.test' })).status).toBe(403);
    expect((await login({ host, origin: 'http://carta.example' })).status).toBe(403);
  });
});

describe('a change that another site asks for', () => {
  it.each([['/api/users/logout'], ['/logout'], ['/login']])(
    'a cross-site POST %s is refused, with or without an origin',
    async (url) => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
      ]) {
        const { statusCode } = await server.app.inject({ method: 'POST', url, headers });
        expect(statusCode).toBe(403);
      }
    },
  );

  it('a change of a page of the same site without an origin is refused', async () => {
    const statusOf = async (site: string) =>
      (await server.app.inject({ method: 'POST', url: '/api/users/logout', headers: { 'sec-fetch-site': site } }))
        .statusCode;
    expect(await Promise.all(['same-site', 'same-origin', 'none'].map(statusOf))).toEqual([403, 200, 200]);
  });

  it('an origin counts with its scheme and its port', async () => {
    const host = 'carta.test:8080';
    const statusOf = async (origin: string) => (await login({ host, origin })).status;
    const origins = ['http://carta.test:8080', 'https://carta.test:8080', 'http://carta.test', 'null'];
    expect(await Promise.all(origins.map(statusOf))).toEqual([200, 403, 403, 403]);
  });

  it('a link of another site opens the panel', async () => {
    const { statusCode } = await server.app.inject({ url: '/login', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(statusCode).toBe(200);
  });
});

describe('answers', () => {
  it.each(['menu', 'notifications', 'sessions', 'trash'] as const)(
    'the answer of %s is stored by no cache',
    async (name) => {
      const { headers } = await send(server, name, name === 'menu' ? { params: { key: 'higuera' } } : {});
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('a refusal is stored by no cache', async () => {
    const { headers } = await send(server, 'menu', { as: null, params: { key: 'higuera' } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/login', '/m/higuera', '/api/openapi.json'])(
    'the page %s may use neither camera, microphone nor location',
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
    },
  );
});

describe('heads of requests', () => {
  beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));

  /** Sends a head and returns the answer, until the connection is closed. */
  async function answerTo(request: string, ...headers: string[]): Promise<string> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    socket.write(`${[request, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  }
  /** More headers than Node keeps by default. */
  const fillers = Array.from({ length: 2500 }, () => 'a:');

  it('a request with two Host headers is refused', async () => {
    expect(await answerTo('GET /login HTTP/1.1', 'Host: a.test', 'host: b.test')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('a second Host header is seen behind thousands of headers, on a cached page too', async () => {
    await answerTo('GET /m/higuera HTTP/1.1', 'host: a.test');
    for (const url of ['/m/higuera', '/login'])
      expect(await answerTo(`GET ${url} HTTP/1.1`, 'host: a.test', ...fillers, 'host: b.test')).toMatch(
        /^HTTP\/1.1 400 /,
      );
  });

  it('the origin of a change is seen behind thousands of headers', async () => {
    const logout = (...headers: string[]) =>
      answerTo('POST /api/users/logout HTTP/1.1', 'host: a.test', ...fillers, ...headers, 'content-length: 0');
    expect(await logout('origin: https://evil.test')).toMatch(/^HTTP\/1.1 403 /);
    expect(await logout(`origin: ${PUBLIC_URL}`)).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each(['GET /m/higuera HTTP/0.9', 'GET /m/higuera', 'GET /m/higuera HTTP/2.0', 'GET /m/higuera HTTP/1.1'])(
    '%s without a Host header is refused, also when the page is cached',
    async (request) => {
      await answerTo('GET /m/higuera HTTP/1.1', 'host: a.test');
      expect(await answerTo(request)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it('HTTP/1.0, which probes use, is answered without a Host header', async () => {
    expect(await answerTo('GET /healthz HTTP/1.0')).toMatch(/^HTTP\/1.1 200 /);
    expect(await answerTo('GET /m/higuera HTTP/1.0')).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('the log contains no email of a path', async () => {
  for (const part of [email, encodeURIComponent(email), 'ana%40higuera.test']) {
    await server.app.inject(`/api/users/${part}/sessions`);
  }
  expect(server.logged()).toContain('/api/users/:email/sessions');
  expect(server.logged()).not.toContain('higuera.test');
});

it('a database that others could read is readable by its owner only after the next start', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carta-wide-'));
  const open = async () => {
    const stores = await openStores({ dataDir, publicUrl: 'http://carta.test' });
    if (!stores.ok) throw new Error(stores.reason);
    return stores.value;
  };
  await (await open()).close();
  chmodSync(path.join(dataDir, 'carta.db'), 0o644);
  const stores = await open();
  for (const file of ['carta.db', 'carta.db-wal', 'carta.db-shm']) {
    expect([file, statSync(path.join(dataDir, file)).mode & 0o777]).toEqual([file, 0o600]);
  }
  await stores.close();
  rmSync(dataDir, { recursive: true });
});

it('the database’s files are readable by their owner only', () => {
  for (const file of ['carta.db', 'carta.db-wal', 'carta.db-shm']) {
    expect([file, statSync(`${server.dataDir}/${file}`).mode & 0o777]).toEqual([file, 0o600]);
  }
});
