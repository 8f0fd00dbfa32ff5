import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { carta } from '../testing/carta.ts';
import { writeRemoteOutput, type StandInOutput } from '../testing/remote-output.ts';
import { rendered } from '../testing/stand-in-site.ts';
import { testServer, type Person, type TestServer } from '../testing/test-server.ts';
import { isInCanary } from './canary.ts';

describe('isInCanary', () => {
  const businesses = Array.from({ length: 2000 }, (_, nth) => `negocio-${nth}`);
  const share = (percent: number) => ({ percent, businesses: [] });
  const members = (percent: number, remote = 'orders') =>
    businesses.filter((business) => isInCanary(share(percent), remote, business));

  it.each([1, 10, 50, 99])('a share of %i percent is about that share of the businesses', (percent) => {
    expect(members(percent).length / businesses.length).toBeCloseTo(percent / 100, 1);
  });

  it('a larger share has every business of a smaller one, and another remote has other businesses', () => {
    expect(members(30)).toEqual(expect.arrayContaining(members(10)));
    expect(members(10, 'account')).not.toEqual(members(10));
  });

  it('listed businesses are the only ones, and a visitor is never one', () => {
    const listed = { percent: null, businesses: ['higuera'] };
    expect(['higuera', 'otra', null].map((business) => isInCanary(listed, 'orders', business))).toEqual([
      ...[true, false, false],
    ]);
    expect(isInCanary(share(99), 'orders', null)).toBe(false);
  });
});

describe('a version on trial', () => {
  let server: TestServer;
  let now = Date.now();
  beforeEach(async () => {
    server = await testServer({ now: () => (now += 1000) });
    writeRemoteOutput(path.join(server.siteDir, 'remotes/orders/1'));
  });
  afterEach(() => server.close());

  const remote = async (...args: string[]) => {
    const result = await carta(server.dataDir, ['remote', ...args], undefined, server.siteDir);
    await setImmediate();
    return result;
  };
  const output = (changes: StandInOutput) => writeRemoteOutput(path.join(server.siteDir, '../output'), changes);
  const code = (text: string): StandInOutput => ({ files: { 'entry.11111111.js': text } });
  const versionFor = async (person: Person | null, name = 'orders') => {
    const cookie = person && `carta-session=${await server.session(person)}`;
    const page = await server.app.inject({ url: '/panel', headers: cookie ? { cookie } : {} });
    return rendered(page.body).state.remotes[name]?.version;
  };
  const versions = async () => [await versionFor('owner'), await versionFor('neighbour'), await versionFor(null)];
  /** Publishes for 'higuera' and returns the version. */
  const trial = async (text: string) => {
    const { out, err } = await remote('publish', output(code(text)), '--business', 'higuera');
    expect(err).toBe('');
    return /^orders (\w+) está a prueba para higuera \(los demás: \w+\)\n$/.exec(out)?.[1] ?? out;
  };

  it('is live for its businesses only until it is promoted; list and history say so', async () => {
    const version = await trial('second();');
    expect(await versions()).toEqual([version, '1', '1']);
    expect((await server.app.inject(`/remotes/orders/${version}/entry.11111111.js`)).body).toBe('second();');
    expect((await remote('list')).out).toMatch(new RegExp(`^orders  1  .*a prueba: ${version} para higuera\n$`));
    const promoted = await remote('promote', 'orders', '--why', 'Anda bien');
    expect(promoted.out).toBe(`orders ${version} está publicada (antes: 1)\n`);
    expect(await versions()).toEqual([version, version, version]);
    const history = (await remote('history', 'orders')).out.trim().split('\n');
    expect(history).toEqual([
      expect.stringMatching(/orders {2}de la compilación {2}1$/),
      expect.stringContaining(`orders  a prueba  ${version} para higuera  `),
      expect.stringMatching(new RegExp(`orders  para todos  ${version}  .*Anda bien$`)),
    ]);
    expect((await remote('promote', 'orders')).err).toBe('orders: no hay una versión a prueba\nNo se cambió nada.\n');
  });

  it('a rollback ends it and leaves the stable version, the next one leads to the version before', async () => {
    await remote('publish', output(code('2')));
    const stable = await versionFor(null);
    const version = await trial('3');
    expect(await versions()).toEqual([version, stable, stable]);
    expect((await remote('rollback', 'orders')).out).toBe(
      `orders ${stable} es la de todos (terminó la prueba de ${version})\n`,
    );
    expect(await versions()).toEqual([stable, stable, stable]);
    expect((await remote('rollback', 'orders')).code).toBe(0);
    expect(await versions()).toEqual(['1', '1', '1']);
  });

  it('another publication replaces it, for a share of the businesses or for all', async () => {
    const version = await trial('2');
    const share = await remote('publish', output(code('2')), '--percent', '99');
    expect(share.out).toBe(`orders ${version} está a prueba para el 99 % de los negocios (los demás: 1)\n`);
    const all = await remote('publish', output(code('2')));
    expect(all.out).toBe(`orders ${version} está publicada (antes: 1)\n`);
    expect(await versions()).toEqual([version, version, version]);
    expect((await remote('publish', output(code('2')), '--percent', '5')).out).toBe(
      `orders ${version} ya estaba publicada\n`,
    );
  });

  it('a new remote can begin on trial: other businesses have no screen of it, and its paths are claimed', async () => {
    const { out } = await remote('publish', output({ name: 'tables' }), '--business', 'higuera,fogon');
    const [, version] = /^tables (\w+) está a prueba para higuera, fogon \(los demás: ninguna\)/.exec(out) ?? [];
    expect([await versionFor('owner', 'tables'), await versionFor('neighbour', 'tables')]).toEqual([
      version,
      undefined,
    ]);
    expect((await remote('list')).out).toMatch(/^tables {2}ninguna/m);
    const screens = [{ path: '/panel/tables', title: 'Otra', parent: '/panel' }];
    const refused = await remote('publish', output({ name: 'other', carta: { screens } }));
    expect(refused.err).toContain('/panel/tables ya es una pantalla de tables');
    expect((await remote('remove', 'tables')).code).toBe(0);
    expect(await versionFor('owner', 'tables')).toBeUndefined();
  });

  it.each([
    ['--percent 0', 'el porcentaje tiene que ser un número de 1 a 99'],
    ['--percent 100', 'el porcentaje tiene que ser un número de 1 a 99'],
    ['--percent 5 --business higuera', 'un porcentaje o negocios, no los dos'],
    ['--business nadie', 'no existe el negocio nadie'],
  ])('%s is refused, and nothing changes', async (options, problem) => {
    const { code: exit, err } = await remote('publish', output(code('2')), ...options.split(' '));
    expect([exit, err]).toEqual([1, expect.stringContaining(problem)]);
    expect(await versions()).toEqual(['1', '1', '1']);
    expect(await server.stores.remotes.history()).toEqual([]);
  });
});
