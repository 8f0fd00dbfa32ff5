import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicMenu } from '@carta/domain';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { rendered, STAND_IN_SCRIPT, STAND_IN_STYLE } from '../testing/stand-in-site.ts';
import { PEOPLE, testServer, type Person, type TestServer } from '../testing/test-server.ts';

const start = () => testServer({ env: { SUPPORT_WHATSAPP: '5491155550100', PRODUCT_URL: 'https://carta.test' } });

let server: TestServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

async function open(url: string, as?: Person) {
  const cookie = as ? { cookie: `carta-session=${await server.session(as)}` } : {};
  const response = await server.app.inject({ url, headers: { ...cookie, accept: 'text/html' } });
  return { status: response.statusCode, headers: response.headers, html: response.body };
}

describe('a page of the panel', () => {
  it.each(['/panel', '/login', '/panel/menu/flat', '/panel/news/una-novedad?x=1'])(
    'the page at %s carries an owner’s state',
    async (url) => {
      await server.renewBusinesses();
      const menu = await server.setMenu('owner', 'Tapas: croquetas');
      await server.stores.notifications.add('higuera', { title: 't', message: 'm', image: 'i', createdAt: 5 });
      const { status, headers, html } = await open(url, 'owner');
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(rendered(html)).toEqual({
        path: url,
        state: {
          user: { email: PEOPLE.owner.email, avatar: null, payments: [], lastNotificationRead: 0, locked: false },
          menu,
          menuEtag: expect.stringMatching(/^W\/".+"$/),
          development: false,
          businessKey: 'higuera',
          notificationsTotal: 1,
          remotes: { orders: { version: '1', manifest: '/remotes/orders/1/mf-manifest.json', screens: [] } },
          productUrl: 'https://carta.test',
          supportWhatsApp: '5491155550100',
        },
        assets: { scripts: [STAND_IN_SCRIPT], styles: [], fonts: [] },
      });
    },
  );

  it.each(['/panel', '/login', '/panel/menu/flat'])('the page at %s carries no owner for a visitor', async (url) => {
    const { status, html } = await open(url);
    expect(status).toBe(200);
    expect(rendered(html).state).toMatchObject({ user: null, menu: null, businessKey: null, notificationsTotal: 0 });
    expect(rendered(html).path).toBe(url);
  });

  it.each([
    ['/panel/', '/panel'],
    ['/panel///', '/panel'],
    ['/login/', '/login'],
    ['/login/?next=/panel/', '/login?next=/panel/'],
    ['/panel/menu/flat/', '/panel/menu/flat'],
    ['/panel/news/una-novedad/?x=1/', '/panel/news/una-novedad?x=1/'],
    ['/panel/nowhere//', '/panel/nowhere'],
  ])('the page at %s leads to %s', async (url, to) => {
    for (const as of ['owner', undefined] as const) {
      const { status, headers } = await open(url, as);
      expect([status, headers.location]).toEqual([301, to]);
    }
  });

  it('a page that no screen has is answered with 404', async () => {
    expect((await open('/panel/nowhere', 'owner')).status).toBe(404);
  });

  it('the address / redirects to the panel', async () => {
    const { status, headers } = await open('/');
    expect([status, headers.location]).toEqual([302, '/panel']);
  });
});

describe('the registry in a page', () => {
  let shared: TestServer;
  beforeEach(async () => {
    shared = server;
    server = await start();
  });
  afterEach(async () => {
    await server.close();
    server = shared;
  });

  it('the registry names screens and files from the manifests on this server; for a remote of another origin, those of its line', async () => {
    const write = (file: string, content: object) => {
      const place = path.join(server.siteDir, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, JSON.stringify(content));
    };
    const at = (folder: string) => ({ version: '3', manifest: `${folder}/mf-manifest.json` });
    const screens = [{ path: '/panel/orders', title: 'Pedidos', parent: '/panel' }];
    const elsewhere = { ...at('https://account.test/3'), screens: [{ ...screens[0], path: '/panel/account' }] };
    const assets = { js: { sync: ['expose.3.js'], async: ['later.3.js'] }, css: { sync: ['expose.3.css'] } };
    const metaData = { remoteEntry: { name: 'entry.3.js', path: '' } };
    write('remotes/orders/3/mf-manifest.json', {
      metaData,
      exposes: [{ path: './remote', assets }],
      carta: { screens },
    });
    write('remotes/orders/3/expose.3.js', {});
    write('remotes/registry.json', {
      orders: at('/remotes/orders/3'),
      account: elsewhere,
      'menu-editor': at('/remotes/menu-editor/3'),
    });

    expect(rendered((await open('/panel')).html).state.remotes).toEqual({
      orders: {
        ...at('/remotes/orders/3'),
        screens,
        files: {
          entry: '/remotes/orders/3/entry.3.js',
          scripts: ['/remotes/orders/3/expose.3.js'],
          styles: ['/remotes/orders/3/expose.3.css'],
        },
        integrity: { 'expose.3.js': expect.stringMatching(/^sha384-/) },
      },
      account: elsewhere,
      'menu-editor': { ...at('/remotes/menu-editor/3'), screens: [] },
    });
    expect(server.logged()).toContain('menu-editor: no se puede leer /remotes/menu-editor/3/mf-manifest.json');
  });

  it('a remote whose manifest cannot be read keeps the screens that it declared before', async () => {
    const screens = [{ path: '/panel/orders', title: 'Pedidos', parent: '/panel' }];
    const register = (version: string) => {
      const manifest = `/remotes/orders/${version}/mf-manifest.json`;
      writeFileSync(
        path.join(server.siteDir, 'remotes/registry.json'),
        JSON.stringify({ orders: { version, manifest } }),
      );
    };
    const screensOfPage = async () => rendered((await open('/panel', 'owner')).html).state.remotes.orders?.screens;
    mkdirSync(path.join(server.siteDir, 'remotes/orders/30'), { recursive: true });
    writeFileSync(
      path.join(server.siteDir, 'remotes/orders/30/mf-manifest.json'),
      JSON.stringify({ carta: { screens } }),
    );
    register('30');
    expect(await screensOfPage()).toEqual(screens);
    register('lost');
    expect(await screensOfPage()).toEqual(screens);
    expect(server.logged()).toContain('orders: no se puede leer /remotes/orders/lost/mf-manifest.json');
  });

  it('a page uses a changed registry without a restart, and the last valid one while it is broken', async () => {
    const registry = path.join(server.siteDir, 'remotes/registry.json');
    const remotes = async () => rendered((await open('/panel')).html).state.remotes;
    await remotes();
    const swapped = { orders: { version: '2', manifest: 'https://orders.test/2/mf-manifest.json', screens: [] } };
    writeFileSync(registry, JSON.stringify(swapped));
    expect(await remotes()).toEqual(swapped);
    writeFileSync(registry, '{"orders":');
    expect(await remotes()).toEqual(swapped);
    expect(server.logged()).toContain('no se puede leer registry.json');
    rmSync(registry);
    expect(await remotes()).toEqual(swapped);
  });
});

describe('the public menu', () => {
  it('the public menu shows anybody what diners may see', async () => {
    await server.setMenu('owner', 'Tapas: croquetas, ~bravas | ~Ocultas: flan');
    const { status, headers, html } = await open('/m/higuera');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const { menu } = JSON.parse(html) as { menu: PublicMenu };
    expect(menu.categories).toMatchObject([{ title: 'Tapas', items: [{ title: 'croquetas' }] }]);
    expect(html).not.toMatch(/bravas|Ocultas|flan|@higuera/);
  });

  it.each([
    ['', '', 'es', false],
    ['', 'en-US,en;q=0.9,es;q=0.8', 'en', false],
    ['', 'pt-BR', 'pt', false],
    ['', 'fr-FR, pt;q=0.3, en;q=0.7', 'en', false],
    ['', 'de, *;q=0.1', 'es', false],
    ['?lang=pt', 'en', 'pt', true],
    ['?lang=es', 'en', 'es', true],
    ['?lang=fr', 'en', 'en', false],
    ['?lang=es&lang=pt', 'en', 'en', false],
  ])(
    'the page at «%s», for a browser that accepts «%s», is in %s',
    async (query, accepted, language, isLanguageChosen) => {
      const { headers, body } = await server.app.inject({
        url: `/m/higuera${query}`,
        headers: { 'accept-language': accepted, 'accept-encoding': 'identity' },
      });
      expect(JSON.parse(body)).toMatchObject({ language, isLanguageChosen });
      expect(headers.vary).toBe('accept-language, accept-encoding');
    },
  );

  it('each language has an ETag of its own, and the preview is in Spanish', async () => {
    const answer = (url: string, headers = {}) => server.app.inject({ url, headers });
    const [spanish, english] = [await answer('/m/higuera'), await answer('/m/higuera?lang=en')];
    expect(spanish.headers.etag).not.toBe(english.headers.etag);
    const known = { 'if-none-match': String(english.headers.etag) };
    expect((await answer('/m/higuera?lang=en', known)).statusCode).toBe(304);
    expect((await answer('/m/higuera', known)).statusCode).toBe(200);
    const cookie = `carta-session=${await server.session('owner')}`;
    const preview = await answer('/m/higuera?preview&lang=en', { cookie, 'accept-language': 'pt' });
    expect(JSON.parse(preview.body)).toMatchObject({ language: 'es', isLanguageChosen: false });
  });

  it('a CDN may answer for diners, browsers ask each time, and nobody else keeps what an owner sees', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const cachingOf = async (url: string, as?: Person) => {
      const { status, headers } = await open(url, as);
      return [status, headers['cache-control'], headers['cdn-cache-control']];
    };
    const forCdn = [200, 'no-cache', 'public, s-maxage=1, stale-while-revalidate=60'];
    for (const url of ['/m/higuera', `/m/higuera/p/${menu.items[0]?.key}`, '/api/public/menus/higuera'])
      expect([url, await cachingOf(url)]).toEqual([url, forCdn]);
    expect(await cachingOf('/m/higuera?preview', 'owner')).toEqual([200, 'private, no-cache', undefined]);
    expect(await cachingOf('/m/nadie')).toEqual([404, 'no-cache', undefined]);
    expect(await cachingOf('/panel', 'owner')).toEqual([200, 'no-store', undefined]);
  });

  it('the preview needs a session of the business', async () => {
    expect((await open('/m/higuera?preview')).status).toBe(401);
    expect((await open('/m/higuera?preview', 'neighbour')).status).toBe(403);
    const { status, headers, html } = await open('/m/higuera?preview', 'owner');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(JSON.parse(html)).toMatchObject({ preview: true });
  });

  it('the preview is rendered once for a revision, apart from the diners’ page', async () => {
    let now = Date.now();
    const clocked = await testServer({ now: () => (now += 1) });
    const cookie = `carta-session=${await clocked.session('owner')}`;
    const preview = (headers = {}) =>
      clocked.app.inject({ url: '/m/higuera?preview', headers: { cookie, ...headers } });
    await clocked.setMenu('owner', 'Tapas: croquetas, ~bravas');
    const { body, headers } = await preview();
    expect(body).not.toContain('bravas');
    expect((await preview()).body).toBe(body);
    expect((await preview({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect(JSON.parse((await clocked.app.inject('/m/higuera')).body)).toMatchObject({ preview: false });
    await clocked.setMenu('owner', 'Tapas: rabas');
    const changed = await preview();
    expect(changed.body).toContain('rabas');
    expect(changed.headers.etag).not.toBe(headers.etag);
    await clocked.close();
  });

  it('the code on a printed menu leads to its address', async () => {
    const { publicUrl } = await server.setMenu('owner', 'Tapas: croquetas');
    const { statusCode, headers, rawPayload } = await server.app.inject('/m/higuera/code.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const white = sharp(rawPayload, { density: 400 }).flatten({ background: 'white' }).ensureAlpha().raw();
    const { data, info } = await white.toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(publicUrl);
    expect((await server.app.inject('/m/nobody/code.svg')).statusCode).toBe(404);
  });

  it('the public menu shows a change at once', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    await open('/m/higuera');
    await server.setMenu('owner', 'Tapas: rabas');
    expect((await open('/m/higuera')).html).toContain('rabas');
  });

  it('[SOLD-3] the public menu is rendered again when the first product is back on sale, and else once a day', async () => {
    let now = Date.parse('2026-11-21T15:00:00Z');
    const clocked = await testServer({ now: () => now });
    const [flan] = (await clocked.setMenu('owner', 'Postres: flan')).items;
    await clocked.stores.items.update('higuera', { key: flan!.key, soldOut: true });
    const renderedAt = async () => (JSON.parse((await clocked.app.inject('/m/higuera')).body) as { now: number }).now;
    const first = await renderedAt();
    now = Date.parse('2026-11-22T02:59:59Z');
    expect(await renderedAt()).toBe(first);
    now = Date.parse('2026-11-22T03:00:00Z');
    const second = await renderedAt();
    expect(second).toBe(now);
    now = Date.parse('2026-11-22T07:59:59Z');
    expect(await renderedAt()).toBe(second);
    now = Date.parse('2026-11-22T08:00:00Z');
    expect(await renderedAt()).toBe(now);
    now += 1_000_000;
    expect(await renderedAt()).toBe(now - 1_000_000);
    await clocked.close();
  });

  it('a product has a page of its own, which is sent once and is never that of a hidden product', async () => {
    const { items } = await server.setMenu('owner', 'Tapas: croquetas, ~bravas');
    const [croquetas, bravas] = items;
    const { status, headers, html } = await open(`/m/higuera/p/${croquetas!.key}`);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(JSON.parse(html)).toMatchObject({ item: croquetas!.key, menu: { key: 'higuera' } });
    const again = await server.app.inject({
      url: `/m/higuera/p/${croquetas!.key}`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const key of [bravas!.key, 'nada', '%3Cscript%3E'])
      expect(await open(`/m/higuera/p/${key}`)).toMatchObject({ status: 404, html: 'Producto no encontrado' });
    expect(await open(`/m/nadie/p/${croquetas!.key}`)).toMatchObject({
      status: 404,
      html: 'No hay ningún menú en esta dirección.',
    });
  });

  it.each(['/m/nadie', '/m/x', '/m/%3Cscript%3E', `/m/${'x'.repeat(100)}`])(
    'the address %s is answered with 404: no menu',
    async (url) => {
      const { status, html } = await open(url);
      expect([status, html]).toEqual([404, 'No hay ningún menú en esta dirección.']);
    },
  );

  it.each(['/m/higuera', '/m/nadie', '/m/higuera/menu.pdf'])(
    'the policy of %s allows the page’s own style element and no other inline style',
    async (url) => {
      const { headers } = await open(url);
      const hash = createHash('sha256').update(STAND_IN_STYLE).digest('base64');
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}' 'self';`);
    },
  );

  it.each([
    ['/m/HIGUERA', '/m/higuera'],
    ['/m/Higuera/?qr&lang=en', '/m/higuera?qr&lang=en'],
    ['/m/higuera/', '/m/higuera'],
    ['/m/HIGUERA/p/croquetas', '/m/higuera/p/croquetas'],
    ['/m/higuera/p/croquetas/?lang=pt', '/m/higuera/p/croquetas?lang=pt'],
  ])('the old address %s leads to %s', async (url, location) => {
    const { status, headers } = await open(url);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(['/m/nadie/', '/m/%2F%2Fevil.test/', '/m/x/'])('the address %s leads nowhere', async (url) => {
    expect((await open(url)).status).toBe(404);
  });

  it('the diners’ service worker is asked for anew each time, and is 404 where the build has none', async () => {
    const { status, headers, html } = await open('/m/sw.js');
    expect([status, html]).toEqual([200, 'keep();']);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
    const without = await testServer();
    const assets = JSON.stringify({ scripts: [], styles: [] });
    writeFileSync(path.join(without.siteDir, 'assets/public-menu/assets.json'), assets);
    expect((await without.app.inject({ method: 'HEAD', url: '/m/sw.js' })).statusCode).toBe(404);
    await without.close();
  });

  it('an answer without content has the policy of the page that the browser has kept', async () => {
    const { headers } = await open('/m/higuera');
    const known = await server.app.inject({ url: '/m/higuera', headers: { 'if-none-match': String(headers.etag) } });
    expect(known.statusCode).toBe(304);
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });
});

describe('an unknown address', () => {
  it.each([
    '/nothing',
    '/m',
    '/assets/nothing.js',
    '/files/x',
    '/%E0%A4%A',
    '/panel/%E0%A4%A',
    '/dev/reload',
    '/dev/reload.js',
  ])('the unknown address %s is answered with a readable page', async (url) => {
    const { status, headers, html } = await open(url);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(html).toContain('Página no encontrada');
  });
});

describe('in development', () => {
  let developing: TestServer;
  beforeEach(async () => {
    developing = await testServer({ env: { NODE_ENV: 'development' } });
  });
  afterEach(() => developing.close());

  it('a page in development names it in its state and loads the reload script', async () => {
    const { state, assets } = rendered((await developing.app.inject('/panel')).body);
    expect([state.development, assets.scripts]).toEqual([true, [STAND_IN_SCRIPT, '/dev/reload.js']]);
    expect((await developing.app.inject('/dev/reload.js')).body).toContain('EventSource');
  });

  it('a page in development has the screens that a remote declares now, under the same version', async () => {
    const manifest = path.join(developing.siteDir, 'remotes/orders/1/mf-manifest.json');
    const paths = async () => {
      const { orders } = rendered((await developing.app.inject('/panel')).body).state.remotes;
      return orders?.screens.map((screen) => screen.path);
    };
    expect(await paths()).toEqual([]);
    const screens = [{ path: '/panel/orders', title: 'Pedidos', parent: '/panel' }];
    writeFileSync(manifest, JSON.stringify({ carta: { screens } }));
    expect(await paths()).toEqual(['/panel/orders']);
  });

  it('open pages get an event after each build, and a stop closes their connections', async () => {
    await developing.app.listen({ port: 0 });
    const { port } = developing.app.server.address() as { port: number };
    const response = await fetch(`http://localhost:${port}/dev/reload`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(': open\n\n');
    writeFileSync(path.join(developing.siteDir, 'reload-stamp'), 'now');
    expect((await reader.read()).value).toBe('data: reload\n\n');
    await developing.app.close();
    expect((await reader.read()).done).toBe(true);
  });
});
