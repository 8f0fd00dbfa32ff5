import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { send } from '../testing/send.ts';
import { STAND_IN_STYLE } from '../testing/stand-in-site.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { holdWrites } from '../testing/hold-writes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Gives tests that change the server one of their own. */
async function withOwnServer(
  test: (own: TestServer) => Promise<void>,
  options: Parameters<typeof testServer>[0] = {},
): Promise<void> {
  const own = await testServer(options);
  try {
    await test(own);
  } finally {
    await own.close();
  }
}

describe('the security headers', () => {
  const policyOf = (headers: Record<string, unknown>) =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name, ...sources]) => [name, sources]),
    );

  it.each([
    ['/panel', ['https:'], []],
    ['/login', ['https:'], []],
    ['/m/higuera', [], [`'sha256-${createHash('sha256').update(STAND_IN_STYLE).digest('base64')}'`]],
    ['/assets/shell/main.0123abcd.js', ['https:'], []],
    ['/healthz', ['https:'], []],
  ])(
    'the page %s allows scripts of its own origin only, and no other site may frame it',
    async (url, otherPictures, ownStyles) => {
      const { headers } = await server.app.inject(url);
      expect(policyOf(headers)).toEqual({
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'style-src': [...ownStyles, "'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...otherPictures],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'base-uri': ["'self'"],
        'object-src': ["'none'"],
      });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(['/api/menus/higuera', '/api/nothing', '/api'])(
    'the API answer %s may load nothing in a browser',
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(policyOf(headers)).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    },
  );

  it('the security headers of the panel allow the origins of the remotes in the registry, those of diners’ pages do not', () =>
    withOwnServer(async ({ app, siteDir }) => {
      const registry = {
        orders: { version: '1', manifest: 'https://orders.test:8443/1/mf-manifest.json' },
        account: { version: '1', manifest: '/remotes/account/1/mf-manifest.json' },
      };
      writeFileSync(path.join(siteDir, 'remotes/registry.json'), JSON.stringify(registry));
      const policy = String((await app.inject('/panel')).headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' https:\/\/orders\.test:8443;/);
      expect(policy).toMatch(/connect-src 'self' https:\/\/orders\.test:8443;/);
      const ofDiners = String((await app.inject('/m/higuera')).headers['content-security-policy']);
      expect(ofDiners).toMatch(/script-src 'self';/);
    }));
});

describe('a server behind a proxy', () => {
  const forwarded = { 'x-forwarded-host': 'carta.test', 'x-forwarded-proto': 'https', origin: 'https://carta.test' };
  const logout = async (env: NodeJS.ProcessEnv, headers: Record<string, string> = forwarded) => {
    const behind = await testServer({ env });
    const answer = await send(behind, 'logout', { headers });
    await behind.close();
    return answer;
  };

  it('a server behind a trusted proxy takes its origin from the proxy’s headers', async () => {
    expect((await logout({ TRUST_PROXY: '127.0.0.1' })).status).toBe(200);
    expect((await logout({ TRUST_PROXY: '1' })).status).toBe(200);
    expect((await logout({ TRUST_PROXY: 'true' })).status).toBe(200);
    expect((await logout({ TRUST_PROXY: 'true' }, { ...forwarded, origin: 'http://localhost' })).status).toBe(403);
  });

  it('a server behind an untrusted proxy ignores the proxy’s headers', async () => {
    expect((await logout({})).status).toBe(403);
    expect((await logout({ TRUST_PROXY: '10.0.0.0/8' })).status).toBe(403);
  });

  it('a server with an https PUBLIC_URL sends Strict-Transport-Security', async () => {
    const { headers } = await logout({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://carta.test' });
    expect(headers['strict-transport-security']).toContain('max-age=');
  });
});

describe('files', () => {
  const get = async (url: string, headers = {}) => {
    const response = await server.app.inject({ url, headers });
    return { status: response.statusCode, ...response.headers, body: response.body };
  };

  it.each([
    ['/assets/shell/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/assets/placeholders/product.webp', 'no-cache'],
    ['/assets/shell/assets.json', 'no-cache'],
    ['/remotes/orders/1/mf-manifest.json', 'public, max-age=31536000, immutable'],
    ['/remotes/orders/dev/mf-manifest.json', 'no-cache'],
    ['/remotes/registry.json', 'no-cache'],
  ])('the file %s is sent with cache-control %s', async (url, caching) => {
    expect(await get(url)).toMatchObject({ status: 200, 'cache-control': caching });
  });

  it('a file that was compressed at build time is sent compressed', async () => {
    const url = '/assets/shell/main.0123abcd.js';
    expect(await get(url, { 'accept-encoding': 'gzip, br' })).toMatchObject({
      body: 'stands in for brotli',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await get(url)).toMatchObject({ body: 'start();' });
  });

  it('a file is sent in part for a range request', async () => {
    const url = '/assets/shell/main.0123abcd.js';
    expect(await get(url, { range: 'bytes=0-4' })).toMatchObject({ status: 206, body: 'start' });
    expect(await get(url, { range: 'bytes=900-' })).toMatchObject({ status: 416 });
  });

  it('a file is answered with 304 to a request with its ETag', async () => {
    const url = '/remotes/registry.json';
    const { etag } = (await get(url)) as { etag?: string };
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
  });

  it('a remote may be loaded by pages of our own origin only, unless REMOTE_ORIGINS names others', async () => {
    const url = '/remotes/orders/1/mf-manifest.json';
    const fromElsewhere = { origin: 'https://b.test' };
    const { 'access-control-allow-origin': allowed, ...own } = await get(url, fromElsewhere);
    expect([allowed, own]).toMatchObject([undefined, { 'cross-origin-resource-policy': 'same-origin' }]);
    const open = await testServer({ env: { REMOTE_ORIGINS: 'https://a.test,https://b.test' } });
    const headersOf = async (headers: object, at = url) =>
      (await open.app.inject({ url: at, headers: { ...headers } })).headers;
    expect(await headersOf(fromElsewhere)).toMatchObject({
      'access-control-allow-origin': 'https://b.test',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding, origin',
    });
    for (const [headers, at] of [
      [{ origin: 'https://c.test' }, url],
      [{}, url],
      [fromElsewhere, '/assets/shell/assets.json'],
    ] as const)
      expect(await headersOf(headers, at)).not.toHaveProperty('access-control-allow-origin');
    await open.close();
  });

  describe('of a business', () => {
    beforeAll(() => {
      const folder = path.join(server.dataDir, 'files/higuera');
      mkdirSync(folder, { recursive: true });
      for (const name of ['abc123.webp', 'abc123-160.webp', 'abc123.png', '.hidden.webp']) {
        writeFileSync(path.join(folder, name), 'a picture');
      }
    });

    it.each(['/files/higuera/abc123.webp', '/files/higuera/abc123-160.webp'])(
      'the picture %s is cached as immutable, and pages of other origins may show it',
      async (url) => {
        expect(await get(url)).toMatchObject({
          status: 200,
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        });
      },
    );

    it.each([
      '/files/higuera/abc123.png',
      '/files/higuera/.hidden.webp',
      '/files/higuera/nothing.webp',
      '/files/higuera/',
      '/files/higuera',
      '/files/',
      '/files/../carta.db',
      '/files/%2e%2e/carta.db',
      '/files/higuera/..%2f..%2fcarta.db',
      '/files/higuera/%00.webp',
      '/files/higuera/abc123.webp%00.png',
      `/files/higuera/${'x'.repeat(300)}.webp`,
      '/assets/../../data/secret.key',
      '/assets/%2e%2e/%2e%2e/data/secret.key',
      '/assets/',
    ])('the address %s leads to no file', async (url) => {
      expect((await get(url)).status).toBe(404);
    });
  });
});

describe('a database that cannot be used', () => {
  it('a locked database is answered with 503 until it is free', () =>
    withOwnServer(
      async (own) => {
        const token = await own.session('owner');
        const release = await holdWrites(own.dataDir);
        const edit = () => send(own, 'updateBusiness', { token, body: { deliveryTime: '30 minutos' } });
        expect(await edit()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
        expect((await send(own, 'menu', { token, params: { key: 'higuera' } })).status).toBe(200);
        await release();
        expect((await edit()).status).toBe(200);
      },
      { busyTimeout: 2000 },
    ));

  it('a change whose client has left is made before the server has ended', () =>
    withOwnServer(async (own) => {
      const { businesses } = own.stores;
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const { save } = businesses;
      const begun = new Promise<void>((resolve) =>
        Object.assign(businesses, {
          save: async (...change: Parameters<typeof save>) => {
            resolve();
            await held;
            return save(...change);
          },
        }),
      );
      const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
      const connection = once(own.app.server, 'connection');
      const call = request(`${address}/api/business/higuera`, {
        method: 'PUT',
        headers: {
          cookie: `carta-session=${await own.session('owner')}`,
          'content-type': 'application/json',
          origin: address,
        },
      });
      call.on('error', () => undefined).end(JSON.stringify({ deliveryTime: '45 minutos' }));
      await begun;
      const [socket] = (await connection) as [Socket];
      const left = once(socket, 'close');
      call.destroy();
      await left;
      const onEnd = jest.fn();
      const ended = own.app.close().then(onEnd);
      // By then, a server that does not wait has ended too.
      await withOwnServer(({ app }) => app.close());
      expect(onEnd).not.toHaveBeenCalled();
      release();
      await ended;
      expect((await own.menuOf('owner')).deliveryTime).toBe('45 minutos');
    }));

  it('a closed database is answered with 503 by every call and page, and the process keeps running', () =>
    withOwnServer(async ({ app, stores, session }) => {
      const cookie = `carta-session=${await session('owner')}`;
      await stores.close();
      for (const url of ['/api/menus/higuera', '/panel', '/m/higuera']) {
        const { statusCode } = await app.inject({ url, headers: { cookie } });
        expect([url, statusCode]).toEqual([url, 503]);
      }
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    }));
});

describe('invalid HTTP', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  it.each([
    ['a nonsense line', 'NONSENSE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n', 400],
  ])('%s is refused in JSON', async (_, request, status) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    socket.write(request);
    await once(socket, 'close');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: true, code: 'invalid' });
  });
});

describe('the log', () => {
  it('the log has one line for each answer, without the query', () =>
    withOwnServer(async ({ app, logged, logLines }) => {
      await app.inject('/panel?token=abc');
      expect(logLines().filter(({ msg }) => msg === 'answered')).toMatchObject([
        { method: 'GET', path: '/panel', status: 200 },
      ]);
      expect(logged()).not.toContain('abc');
    }));
});
