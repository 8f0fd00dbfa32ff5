import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { DAY_MS } from '@carta/domain';
import { MANIFEST } from '@carta/publishing';
import { folderStorage } from '../storage/folder-storage.ts';
import { deleteExpiredReleases, publishRemote } from '../remotes/publish-remote.ts';
import { readRemoteOutput, type RemoteOutput } from '../remotes/remote-output.ts';
import { carta } from '../testing/carta.ts';
import { writeRemoteOutput, type StandInOutput } from '../testing/remote-output.ts';
import { rendered } from '../testing/stand-in-site.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await testServer({ now: () => now });
  // The build's version of orders is the first one.
  writeRemoteOutput(path.join(server.siteDir, 'remotes/orders/1'));
});
afterEach(() => server.close());

async function remote(...args: string[]) {
  const result = await carta(server.dataDir, ['remote', ...args], undefined, server.siteDir);
  // A server looks for changes of other processes once a turn of the event loop.
  await setImmediate();
  return result;
}
const folder = () => path.join(server.siteDir, '../output');
const output = (changes: StandInOutput = {}) => {
  rmSync(folder(), { recursive: true, force: true });
  return writeRemoteOutput(folder(), changes);
};
async function readOutput(source: string): Promise<RemoteOutput> {
  const read = await readRemoteOutput(source, '');
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}
const code = (text: string): StandInOutput => ({ files: { 'entry.11111111.js': text } });

/** Publishes and returns the version. */
async function publish(changes: StandInOutput = {}, ...options: string[]): Promise<string> {
  const { code: exit, out, err } = await remote('publish', output(changes), ...options);
  expect([exit, out]).toEqual([0, '']);
  return /^\S+ ([0-9a-f]{16}) (?:está|ya estaba) publicada/.exec(err)?.[1] ?? err;
}
const live = async () => rendered((await server.app.inject('/panel')).body).state.remotes;
const liveVersion = async (name = 'orders') => (await live())[name]?.version;

describe('carta remote publish', () => {
  it('a published version is live at once, with files that a server sends compressed and for ever', async () => {
    const version = await publish(code('second();'));
    const at = `/remotes/orders/${version}`;
    expect((await live()).orders).toEqual({
      version,
      manifest: `${at}/mf-manifest.json`,
      panel: '^1.0.0',
      screens: [{ path: '/panel/orders', title: 'orders', parent: '/panel' }],
      files: {
        entry: `${at}/entry.11111111.js`,
        scripts: [`${at}/expose.22222222.js`],
        styles: [`${at}/expose.33333333.css`],
      },
      integrity: expect.any(Object),
    });
    const answer = await server.app.inject({
      url: `${at}/entry.11111111.js`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-encoding': 'br',
        vary: 'accept-encoding',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ]);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('second();');
    expect((await server.app.inject(`${at}/entry.11111111.js`)).body).toBe('second();');
    const { etag } = answer.headers;
    expect(
      (await server.app.inject({ url: `${at}/mf-manifest.json`, headers: { 'if-none-match': 'W/"x"' } })).statusCode,
    ).toBe(200);
    const known = await server.app.inject({
      url: `${at}/entry.11111111.js`,
      headers: { 'if-none-match': String(etag) },
    });
    expect(known.statusCode).toBe(304);
    for (const url of [`${at}/nothing.js`, `${at}/../../../carta.db`, `${at}/%2e%2e/x.js`, '/remotes/orders/x/y.js'])
      expect((await server.app.inject(url)).statusCode).toBe(404);
  });

  it('the version is made from the content: the same folder gives the same one, also elsewhere and compressed', async () => {
    const version = await publish();
    expect(await publish({}, '--why', 'otra vez')).toBe(version);
    writeFileSync(path.join(folder(), 'entry.11111111.js.br'), 'compressed');
    expect((await remote('publish', folder())).err).toBe(`orders ${version} ya estaba publicada\n`);
    expect(await publish(code('other();'))).not.toBe(version);
    expect((await server.stores.remotes.history('orders')).map(({ what }) => what)).toEqual([
      'first',
      'publish',
      'publish',
    ]);
  });

  it.each<[string, string, StandInOutput]>([
    [
      'another contract',
      'entry.11111111.js: es para el contrato 2, y este servidor tiene el 1',
      code('r={contractVersion:2}'),
    ],
    ['a newer panel', 'necesita @carta/panel ^1.3.0, y el panel tiene 1.2.0', { carta: { panel: '^1.3.0' } }],
    [
      'a panel of another major',
      'necesita @carta/panel ^2.0.0, y el panel tiene 1.2.0',
      { carta: { panel: '^2.0.0' } },
    ],
    ['no range of the panel', 'carta.panel tiene que ser como ^1.0.0', { carta: { panel: undefined } }],
    [
      'an import that the panel lacks',
      'importa useTables de @carta/panel, que el panel 1.2.0 no ofrece',
      { carta: { imports: ['useTables'] } },
    ],
    [
      'a global selector',
      'expose.33333333.css: el selector body alcanza',
      { files: { 'expose.33333333.css': '.a{top:0}body{top:0}' } },
    ],
    ['a missing file', 'lost.js: falta este archivo', { named: ['entry.11111111.js', 'lost.js'] }],
    ['screens that are none', 'no declara pantallas válidas', { carta: { screens: [{ path: '/other' }] } }],
    ['no screens', 'no declara ninguna pantalla', { carta: { screens: [] } }],
    ['no team', 'falta carta.team', { carta: { team: undefined } }],
    [
      'a path of another remote',
      '/panel/account/:id ya es una pantalla de account',
      { carta: { screens: [{ path: '/panel/account/:id', title: 'A', parent: '/panel' }] } },
    ],
    [
      'one path twice',
      '/panel/x ya es una pantalla de orders',
      { carta: { screens: Array(2).fill({ path: '/panel/x', title: 'X', parent: '/panel' }) } },
    ],
  ])('a remote with %s is refused, and nothing changes', async (_what, problem, changes) => {
    const screens = [{ path: '/panel/account/:key', title: 'Cuenta', parent: '/panel' }];
    expect((await remote('publish', output({ name: 'account', carta: { screens } }))).code).toBe(0);
    const before = [
      await live(),
      await server.stores.remotes.history(),
      readdirSync(path.join(server.dataDir, 'files/remotes')),
    ];
    const { code: exit, out, err } = await remote('publish', output(changes));
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain(problem);
    expect(err).toMatch(/No se cambió nada\.\n$/);
    const after = [
      await live(),
      await server.stores.remotes.history(),
      readdirSync(path.join(server.dataDir, 'files/remotes')),
    ];
    expect(after).toEqual(before);
  });

  it('a remote without a report of its check is refused unless --unchecked, which the history says', async () => {
    const { code: exit, err } = await remote('publish', output({ isChecked: false }));
    expect([exit, err]).toEqual([1, expect.stringContaining('falta el informe de carta-remote check')]);
    expect(await liveVersion()).toBe('1');
    await publish({ isChecked: false }, '--unchecked');
    await publish(code('checked();'), '--unchecked');
    const unchecked = (await server.stores.remotes.history('orders')).map(({ isUnchecked }) => isUnchecked);
    expect(unchecked).toEqual([false, true, false]);
  });

  it.each([
    ['changed', () => writeFileSync(path.join(folder(), 'entry.11111111.js'), 'other();')],
    ['added', () => writeFileSync(path.join(folder(), 'more.js'), 'more();')],
    ['deleted', () => rmSync(path.join(folder(), 'more.22222222.js'))],
  ])('the report of a check does not hold once a file was %s', async (_what, change) => {
    const named = ['entry.11111111.js', 'expose.22222222.js'];
    output({ named, files: { 'more.22222222.js': 'more();' } });
    change();
    expect(await remote('publish', folder())).toMatchObject({
      code: 1,
      err: expect.stringContaining('falta el informe'),
    });
  });

  it.each([
    ['a missing folder', '/nowhere/at/all', 'no existe esa carpeta'],
    ['an address that is no manifest', 'https://orders.test/index.html', 'tiene que terminar en /mf-manifest.json'],
    ['an address that does not answer', 'http://127.0.0.1:1/mf-manifest.json', 'no se pudo leer esa dirección'],
  ])('%s is refused', async (_what, source, problem) => {
    const { code: exit, err } = await remote('publish', source);
    expect([exit, err]).toEqual([
      1,
      `${source}: ${problem}\nNo se cambió nada.\n`.replace('tiene', 'la dirección tiene'),
    ]);
  });

  describe('a manifest of another server', () => {
    let origin: string;
    let allowed: string | null;
    const elsewhere = createServer((request, response) => {
      if (allowed !== null) response.setHeader('access-control-allow-origin', allowed);
      response.end(readFileSync(path.join(folder(), path.basename(request.url ?? ''))));
    });
    beforeAll(async () => {
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    });
    afterAll(() => elsewhere.close());
    beforeEach(() => {
      allowed = 'http://localhost:3000';
      output();
    });

    it('is published with its address: the policy allows its origin, and the page has the hashes of its files', async () => {
      const { code: exit, out } = await remote('publish', `${origin}/v/mf-manifest.json`);
      expect([exit, out]).toEqual([0, '']);
      const { integrity, ...orders } = (await live()).orders!;
      expect(orders).toMatchObject({
        manifest: `${origin}/v/mf-manifest.json`,
        files: { entry: `${origin}/v/entry.11111111.js` },
      });
      expect(integrity).toEqual((await server.stores.remotes.live()).get('orders')!.stable!.integrity);
      expect((await server.app.inject('/panel')).headers['content-security-policy']).toContain(
        `script-src 'self' ${origin}`,
      );
    });

    it.each([null, 'https://another.test'])(
      'is refused if its answers allow pages of the origin %s only',
      async (answered) => {
        allowed = answered;
        const source = `${origin}/v/mf-manifest.json`;
        const { code: exit, err } = await remote('publish', source);
        const reason =
          'su servidor no deja que las páginas de http://localhost:3000 lo lean (Access-Control-Allow-Origin)';
        expect([exit, err]).toEqual([
          1,
          [MANIFEST, 'entry.11111111.js', 'expose.22222222.js', 'expose.33333333.css']
            .map((file) => `${source}: ${file}: ${reason}\n`)
            .join('') + 'No se cambió nada.\n',
        ]);
      },
    );
  });

  it('the release stores the sha384 of every file, and pages have those that they load first', async () => {
    await publish();
    expect(Object.keys((await live()).orders?.integrity ?? {})).toEqual([
      'entry.11111111.js',
      'expose.22222222.js',
      'expose.33333333.css',
    ]);
    const { integrity } = (await server.stores.remotes.live()).get('orders')!.stable!;
    expect(Object.keys(integrity)).toEqual([
      'entry.11111111.js',
      'expose.22222222.js',
      'expose.33333333.css',
      MANIFEST,
    ]);
    const hash = createHash('sha384').update('register();').digest('base64');
    expect(integrity['entry.11111111.js']).toBe(`sha384-${hash}`);
  });

  it('a build changes nothing of a published remote, and a remote that was never published follows the build', async () => {
    const version = await publish();
    const lineOf = (name: string) => ({ version: '2', manifest: `/remotes/${name}/2/mf-manifest.json` });
    for (const name of ['orders', 'account'])
      writeRemoteOutput(path.join(server.siteDir, 'remotes', name, '2'), { name });
    writeFileSync(
      path.join(server.siteDir, 'remotes/registry.json'),
      JSON.stringify({ orders: lineOf('orders'), account: lineOf('account') }),
    );
    expect([await liveVersion(), await liveVersion('account')]).toEqual([version, '2']);
  });

  it('publications of several remotes at once lose nothing, and of two that claim one path one is refused', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const screens = [{ path: '/panel/shared', title: 'Una', parent: '/panel' }];
    const folders = names.map((name, nth) =>
      writeRemoteOutput(`${folder()}-${name}`, { name, ...(nth < 2 && { carta: { screens } }) }),
    );
    const { stores, siteDir } = server;
    const deps = { stores, siteDir, storage: folderStorage(server), built: await live(), origin: '', signingKey: null };
    const how = { who: 'equipo', why: '', isUnchecked: false, panel: { version: '1.2.0', names: ['useSelector'] } };
    const outputs = await Promise.all(folders.map(readOutput));
    const results = await Promise.all(
      outputs.map((output) => publishRemote(deps, { output, remote: null, group: null, ...how })),
    );
    expect(results.flatMap((result) => (result.ok ? [] : result.problems))).toEqual([
      expect.stringMatching(/\/panel\/shared ya es una pantalla de (?:one|two)/),
    ]);
    expect(Object.keys(await live())).toHaveLength(1 + 3);
    expect(await server.stores.remotes.history()).toHaveLength(3);
  });
});

describe('carta remote rollback', () => {
  it('a rollback leads to the version before, at last to the build’s first one, whose files stay without the build', async () => {
    const [second, third] = [await publish(code('2')), await publish(code('3'))];
    expect(await liveVersion()).toBe(third);
    expect((await remote('rollback', 'orders', '--why', 'falla')).err).toBe(
      `orders ${second} está publicada (antes: ${third})\n`,
    );
    expect((await remote('rollback', 'orders')).code).toBe(0);
    rmSync(path.join(server.siteDir, 'remotes/orders'), { recursive: true });
    expect(await liveVersion()).toBe('1');
    expect((await server.app.inject('/remotes/orders/1/entry.11111111.js')).body).toBe('register();');
    expect(await remote('rollback', 'orders')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no hay una versión anterior'),
    });
    expect((await remote('rollback', 'orders', '--version', third)).code).toBe(0);
    expect(await liveVersion()).toBe(third);
    expect((await remote('rollback', 'orders', '--version', 'nunca')).err).toContain('no existe la versión nunca');
    expect((await remote('rollback', 'tables')).code).toBe(1);
  });

  it('the history says who changed what, when and why', async () => {
    const version = await publish({ ...code('2'), isChecked: false }, '--unchecked', '--why', 'Nuevo botón');
    await remote('rollback', 'orders');
    const lines = (await remote('history', 'orders')).out.trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ {2}orders {2}de la compilación {2}1$/),
      expect.stringMatching(new RegExp(`Z  orders  publicada  ${version}  .+  sin revisar  Nuevo botón$`)),
      expect.stringMatching(/Z {2}orders {2}recuperada {2}1 {2}\S+/),
    ]);
    expect(await remote('history', 'account')).toMatchObject({ code: 1, err: 'No existe el remoto account\n' });
    expect((await remote('list')).out).toMatch(
      /^orders {2}1 {2}\S+Z {2}orders {2}equipo-orders@carta\.test {2}\/remotes/,
    );
  });
});

it('publish, rollback and remove warn when a live screen is gone for somebody', async () => {
  const screens = [
    { path: '/panel/orders', title: 'Pedidos', parent: '/panel' },
    { path: '/panel/orders/desk', title: 'Pedidos del día', parent: '/panel/orders', live: true },
  ];
  const warning = expect.stringMatching(/\nAviso: ya no está en vivo \/panel\/orders\/desk\. /);
  const none = expect.not.stringContaining('Aviso');
  const said = async (...args: string[]) => (await remote(...args)).err;
  expect(await said('publish', output({ carta: { screens } }))).toEqual(none);
  expect(await said('publish', output({ ...code('2'), carta: { screens } }))).toEqual(none);
  expect(await said('publish', output(code('3')), '--percent', '10')).toEqual(warning);
  expect(await said('rollback', 'orders')).toEqual(none);
  expect(await said('rollback', 'orders', '--version', '1')).toEqual(warning);
  expect(await said('publish', output({ carta: { screens } }))).toEqual(none);
  expect(await said('remove', 'orders')).toEqual(warning);
});

it('carta remote remove takes a remote and its screens away until it is published or rolled back', async () => {
  expect((await remote('remove', 'orders')).err).toBe('orders ya no está en el panel (antes: 1)\n');
  expect(await live()).toEqual({});
  expect((await remote('remove', 'orders')).err).toContain('no existe ese remoto');
  expect((await remote('rollback', 'orders')).code).toBe(0);
  expect(await liveVersion()).toBe('1');
});

it('the last 5 versions, those of the last 30 days and the live one are kept, files and rows of others deleted', async () => {
  const versions: string[] = [];
  const stored = async (version: string) =>
    (await server.app.inject(`/remotes/orders/${version}/entry.11111111.js`)).statusCode === 200;
  const published = { stores: server.stores, storage: folderStorage(server) };
  for (let nth = 0; nth < 7; nth += 1) versions.push(await publish(code(`version ${nth}`)));
  const [, oldest = ''] = versions;
  expect(await deleteExpiredReleases(published)).toBe(0);
  expect((await remote('rollback', 'orders', '--version', oldest)).code).toBe(0);
  now += 31 * DAY_MS;
  // Of the build's version and seven more, the live one and the four newest others stay.
  expect(await deleteExpiredReleases(published)).toBe(3);
  expect(await Promise.all(versions.map(stored))).toEqual([false, true, false, true, true, true, true]);
  expect((await remote('rollback', 'orders', '--version', versions[0] ?? '')).err).toContain('ya no se guarda');
  expect(await liveVersion()).toBe(oldest);
});
