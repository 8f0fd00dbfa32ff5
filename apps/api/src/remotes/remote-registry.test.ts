import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLog } from '../processes/open-log.ts';
import { registriesOf } from './releases.ts';
import { openRemotes } from './remote-registry.ts';
import { testServer } from '../testing/test-server.ts';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-registry-'));
  mkdirSync(path.join(folder, 'data'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  openRemotes(path.join(folder, 'site'), {
    development: false,
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    dataDir: path.join(folder, 'data'),
    published: async () => new Map(),
  });

/** Gives each write a time of its own: the file system may round. */
let time = 1_000;
function write(file: string, text: string): void {
  const place = path.join(folder, 'site/remotes', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  utimesSync(place, ++time, time);
}
const screensOf = (name: string) => [{ path: `/panel/${name}`, title: name, parent: '/panel' }];
const lineOf = (name: string, version: string) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
});
function publish(name: string, version: string): void {
  const manifest = { carta: { screens: screensOf(name), panel: '^1.0.0' } };
  write(`${name}/${version}/mf-manifest.json`, JSON.stringify(manifest));
}
const register = (registry: object) => write('registry.json', JSON.stringify(registry));
const remote = (name: string, version: string) => ({
  ...lineOf(name, version),
  screens: screensOf(name),
  panel: '^1.0.0',
  integrity: {},
});

/** Registers orders 1 and account 1, both valid. */
function start() {
  for (const name of ['orders', 'account']) publish(name, '1');
  register({ orders: lineOf('orders', '1'), account: lineOf('account', '1') });
  const registry = open();
  expect(registry.built()).toEqual({ orders: remote('orders', '1'), account: remote('account', '1') });
  return registry;
}

describe('the hashes of a remote of our own', () => {
  const FIRST = ['entry.1.js', 'remote.2.js', 'remote.4.css'];
  const hashesOf = (files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [file, `sha384-${createHash('sha384').update(file).digest('base64')}`]));
  const build = (files: readonly string[]) => {
    const manifest = {
      carta: { screens: screensOf('orders') },
      metaData: { remoteEntry: { path: '', name: 'entry.1.js' } },
      exposes: [
        {
          path: './remote',
          assets: { js: { sync: ['remote.2.js'], async: ['later.3.js'] }, css: { sync: ['remote.4.css'] } },
        },
      ],
    };
    write('orders/1/mf-manifest.json', JSON.stringify(manifest));
    for (const file of files) write(`orders/1/${file}`, file);
    register({ orders: lineOf('orders', '1') });
    return open().built();
  };

  it('are those of the files that a page loads first', () => {
    expect(build([...FIRST, 'later.3.js']).orders?.integrity).toEqual(hashesOf(FIRST));
  });

  it('lack those of files that are missing, and the remote stays', () => {
    expect(build(['entry.1.js', 'later.3.js']).orders).toMatchObject({
      screens: screensOf('orders'),
      integrity: hashesOf(['entry.1.js']),
    });
  });

  it('are those of the same files once it is published', () => {
    const built = build(FIRST).orders!;
    const stable = { ...built, team: '', contact: '', integrity: hashesOf([...FIRST, 'later.3.js']) };
    const { orders } = registriesOf({}, new Map([['orders', { stable, canary: null }]])).of(null);
    expect(orders?.integrity).toEqual(built.integrity);
  });
});

describe('the registry of remotes', () => {
  it.each<[string, string, () => void]>([
    [
      'a line without a manifest',
      'orders: la línea no es válida',
      () => register({ orders: { version: '2' }, account: lineOf('account', '2') }),
    ],
    [
      'a line that is no object',
      'orders: la línea no es válida',
      () => register({ orders: null, account: lineOf('account', '2') }),
    ],
    [
      'a line whose manifest is missing',
      'orders: no se puede leer /remotes/orders/2/mf-manifest.json',
      () => register({ orders: lineOf('orders', '2'), account: lineOf('account', '2') }),
    ],
    [
      'a line whose manifest declares no screens',
      'orders: /remotes/orders/3/mf-manifest.json no declara pantallas válidas',
      () => {
        write('orders/3/mf-manifest.json', '{}');
        register({ orders: lineOf('orders', '3'), account: lineOf('account', '2') });
      },
    ],
  ])(
    'with %s keeps that remote’s last valid line, also after a restart, and says so',
    async (_what, problem, breakIt) => {
      const running = start();
      publish('account', '2');
      breakIt();
      for (const registry of [running, open()]) {
        expect(registry.built()).toEqual({ orders: remote('orders', '1'), account: remote('account', '2') });
        expect(await registry.check.failure()).toBe(problem);
      }
      expect(lines.join('')).toContain(problem);
    },
  );

  it.each([
    ['that is no JSON', () => write('registry.json', '{"orders":')],
    ['that is a list', () => write('registry.json', '[]')],
    ['that is missing', () => rmSync(path.join(folder, 'site/remotes/registry.json'))],
  ])('%s keeps all last valid lines, also after a restart, and says so', async (_what, breakIt) => {
    const running = start();
    breakIt();
    for (const registry of [running, open()]) {
      expect(registry.built()).toEqual({ orders: remote('orders', '1'), account: remote('account', '1') });
      expect(await registry.check.failure()).toBe('no se puede leer registry.json');
    }
  });

  it('with a valid line again reports nothing', async () => {
    const registry = start();
    register({ orders: 7 });
    registry.built();
    publish('orders', '2');
    register({ orders: lineOf('orders', '2') });
    expect(registry.built()).toEqual({ orders: remote('orders', '2') });
    expect(await registry.check.failure()).toBeNull();
  });

  it('without a remote’s line forgets the remote', () => {
    const registry = start();
    register({ account: lineOf('account', '1') });
    expect(Object.keys(registry.built())).toEqual(['account']);
    write('registry.json', '{');
    expect(Object.keys(open().built())).toEqual(['account']);
  });

  it('with a line whose manifest arrives later uses it within seconds', () => {
    const registry = start();
    register({ orders: lineOf('orders', '2') });
    expect(registry.built()).toEqual({ orders: remote('orders', '1') });
    publish('orders', '2');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
    expect(registry.built()).toEqual({ orders: remote('orders', '2') });
    now.mockRestore();
  });

  it('works where the last valid lines cannot be stored', () => {
    rmSync(path.join(folder, 'data'), { recursive: true });
    start();
    expect(lines.join('')).toContain('the last valid registry of remotes cannot be stored');
  });
});

it('/readyz names the broken line of the registry and stays 200', async () => {
  register({ orders: 7 });
  const server = await testServer({ readyChecks: { remotes: open().check } });
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { ok: true, checks: { remotes: { ok: false, message: 'orders: la línea no es válida' } } },
  ]);
  await server.close();
});
