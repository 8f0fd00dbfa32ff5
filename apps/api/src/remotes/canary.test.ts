/** @postgres sums and distinct counts; turns */
import path from 'node:path';
import { MINUTE_MS } from '@carta/domain';
import { describeOnce, itOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { writeRemoteOutput, type StandInOutput } from '../testing/remote-output.ts';
import { send } from '../testing/send.ts';
import { rendered } from '../testing/stand-in-site.ts';
import { testServer, type Person, type TestServer } from '../testing/test-server.ts';
import { openStores } from '../stores.ts';
import { isCanaryBad, isInCanary } from './canary.ts';

describeOnce('isInCanary', () => {
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
      true,
      false,
      false,
    ]);
    expect(isInCanary(share(99), 'orders', null)).toBe(false);
  });
});

describeOnce('isCanaryBad', () => {
  it.each([
    ['no error', [100, 50, 0], [100, 50, 0], false],
    ['under 20 opened sections', [19, 10, 10], [100, 50, 0], false],
    ['20 opened sections and no stable use', [20, 10, 1], [0, 0, 0], true],
    ['exactly 5 %', [100, 100, 5], [100, 100, 0], false],
    ['over 5 %, and none in the stable version', [100, 100, 6], [100, 100, 0], true],
    ['exactly three times the stable version’s', [100, 100, 30], [100, 100, 10], false],
    ['over three times the stable version’s', [100, 100, 31], [100, 100, 10], true],
    ['an error in every session of both', [100, 100, 100], [100, 100, 100], false],
  ])('with %s: opened, sessions, failed %j against %j is %j', (_what, canary, stable, expected) => {
    const use = ([opened = 0, sessions = 0, failed = 0]: readonly number[]) => ({ opened, sessions, failed });
    expect(isCanaryBad(use(canary), use(stable))).toBe(expected);
  });
});

describe('a version on trial', () => {
  let server: TestServer;
  let now = Date.now();
  let step = 1000;
  beforeEach(async () => {
    server = await testServer({ now: () => (now += step) });
    step = 1000;
    writeRemoteOutput(path.join(server.siteDir, 'remotes/orders/1'));
  });
  afterEach(() => server.close());

  const remote = async (...args: string[]) => {
    const result = await carta(server.dataDir, ['remote', ...args], undefined, server.siteDir);
    await server.noticeOthers();
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
    expect(out).toBe('');
    return /^orders (\w+) está a prueba para higuera \(los demás: \w+\)\n$/.exec(err)?.[1] ?? err;
  };

  itOnce('is live for its businesses only until it is promoted; list and history say so', async () => {
    const version = await trial('second();');
    expect(await versions()).toEqual([version, '1', '1']);
    expect((await server.app.inject(`/remotes/orders/${version}/entry.11111111.js`)).body).toBe('second();');
    expect((await remote('list')).out).toMatch(new RegExp(`^orders  1  .*a prueba: ${version} para higuera\n$`));
    const promoted = await remote('promote', 'orders', '--why', 'Anda bien');
    expect(promoted.err).toBe(`orders ${version} está publicada (antes: 1)\n`);
    expect(await versions()).toEqual([version, version, version]);
    const history = (await remote('history', 'orders')).out.trim().split('\n');
    expect(history).toEqual([
      expect.stringMatching(/orders {2}de la compilación {2}1$/),
      expect.stringContaining(`orders  a prueba  ${version} para higuera  `),
      expect.stringMatching(new RegExp(`orders  para todos  ${version}  .*Anda bien$`)),
    ]);
    expect((await remote('promote', 'orders')).err).toBe('orders: no hay una versión a prueba\nNo se cambió nada.\n');
  });

  itOnce('a rollback ends it and leaves the stable version, the next one leads to the version before', async () => {
    await remote('publish', output(code('2')));
    const stable = await versionFor(null);
    const version = await trial('3');
    expect(await versions()).toEqual([version, stable, stable]);
    expect((await remote('rollback', 'orders')).err).toBe(
      `orders ${stable} es la de todos (terminó la prueba de ${version})\n`,
    );
    expect(await versions()).toEqual([stable, stable, stable]);
    expect((await remote('rollback', 'orders')).code).toBe(0);
    expect(await versions()).toEqual(['1', '1', '1']);
  });

  itOnce('another publication replaces it, for a share of the businesses or for all', async () => {
    const version = await trial('2');
    const share = await remote('publish', output(code('2')), '--percent', '99');
    expect(share.err).toMatch(
      new RegExp(
        `^orders ${version} está a prueba para el 99 % de los negocios, que son \\d de \\d \\(los demás: 1\\)\n$`,
      ),
    );
    const all = await remote('publish', output(code('2')));
    expect(all.err).toBe(`orders ${version} está publicada (antes: 1)\n`);
    expect(await versions()).toEqual([version, version, version]);
    expect((await remote('publish', output(code('2')), '--percent', '5')).err).toBe(
      `orders ${version} ya estaba publicada\n`,
    );
  });

  itOnce(
    'a new remote can begin on trial: other businesses have no screen of it, and its paths are claimed',
    async () => {
      const { err } = await remote('publish', output({ name: 'tables' }), '--business', 'higuera,fogon');
      const [, version] = /^tables (\w+) está a prueba para higuera, fogon \(los demás: ninguna\)/.exec(err) ?? [];
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
    },
  );

  describe('that fails', () => {
    const open = (token: string, version: string) =>
      send(server, 'recordOpening', { token, body: { remote: 'orders', version } });
    const fail = (version: string, as: { token: string } | { as: null }, message = 'broken') =>
      send(server, 'reportClientError', {
        ...as,
        body: { remote: 'orders', version, phase: 'render', message, path: '/panel/orders' },
      });
    /** Writes what was counted, as a server does every 5 s. */
    const written = () => server.app.close();
    const whats = async () => (await server.stores.remotes.history('orders')).map(({ what }) => what);
    const sessions = (person: Person, count: number) =>
      Promise.all(Array.from({ length: count }, () => server.session(person)));

    beforeEach(() => {
      // Within one minute.
      now = Math.floor(now / MINUTE_MS) * MINUTE_MS;
      step = 1;
    });

    it('takes itself back, which log and history say with the figures', async () => {
      const version = await trial('second();');
      // First, since counts are written, and the trial is judged, every few seconds.
      for (const token of await sessions('neighbour', 3)) await open(token, '1');
      const [first = '', ...others] = await sessions('owner', 10);
      for (const token of [first, ...others, first, ...others]) await open(token, version);
      for (const message of ['one', 'two', 'three']) await fail(version, { token: first }, message);
      await written();
      expect((await server.stores.remotes.history('orders')).at(-1)).toMatchObject({
        what: 'takeBack',
        version: '1',
        canary: null,
        who: 'carta',
        why: '1 de 10 sesiones con errores; en la estable 0 de 3',
      });
      expect((await remote('history', 'orders')).out).toContain('  retirada sola  1  carta  1 de 10 sesiones');
      expect(server.logged()).toContain('"msg":"a canary was taken back"');
      expect((await server.stores.remotes.live()).get('orders')?.canary).toBeNull();
    });

    it('is taken back once by several servers', async () => {
      const version = await trial('second();');
      const opened = await openStores(server.place, { durable: false, now: () => now });
      if (!opened.ok) throw new Error(opened.reason);
      const change = { name: 'orders', who: 'carta', why: 'x', built: {}, first: null };
      const stores = [server.stores, opened.value, server.stores, opened.value];
      const done = await Promise.all(stores.map(({ remotes }) => remotes.takeBack(change, version)));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await whats()).toEqual(['first', 'canary', 'takeBack']);
      await opened.value.close();
    });

    it.each<[string, (version: string, tokens: string[]) => Promise<unknown>]>([
      ['fail without an owner’s session', (version) => fail(version, { as: null })],
      ['fail in the stable version', async () => fail('1', { token: await server.session('neighbour') })],
      [
        'fail in another version than their business has',
        async (version) => fail(version, { token: await server.session('neighbour') }),
      ],
      ['do not fail', async () => undefined],
    ])('stays while its pages %s', async (_what, act) => {
      const version = await trial('second();');
      const tokens = await sessions('owner', 10);
      for (const token of [...tokens, ...tokens]) await open(token, version);
      await act(version, tokens);
      await written();
      expect(await whats()).toEqual(['first', 'canary']);
    });

    it('stays while fewer than 20 sections were opened in the last 10 minutes', async () => {
      const version = await trial('second();');
      const [token = ''] = await sessions('owner', 1);
      for (let nth = 0; nth < 10; nth += 1) await open(token, version);
      await server.stores.sectionUse.add([
        ...[10, 9].map((age) => ({
          remote: 'orders',
          version,
          minute: Math.floor(now / MINUTE_MS) - age,
          session: 'other',
          opened: 6,
          failed: false,
        })),
      ]);
      await fail(version, { token });
      await written();
      expect(await whats()).toEqual(['first', 'canary']);
      expect(await server.stores.sectionUse.of('orders', version)).toEqual({ opened: 16, sessions: 2, failed: 1 });
    });

    it('is judged by what all servers have counted, and a new trial begins without counts', async () => {
      const version = await trial('second();');
      const [token = ''] = await sessions('owner', 1);
      const use = { remote: 'orders', version, minute: Math.floor(now / MINUTE_MS), session: 'of another server' };
      await server.stores.sectionUse.add([{ ...use, opened: 19, failed: true }]);
      await open(token, version);
      await written();
      expect(await whats()).toEqual(['first', 'canary', 'takeBack']);
      await trial('second();');
      expect(await server.stores.sectionUse.of('orders', version)).toEqual({ opened: 0, sessions: 0, failed: 0 });
    });

    it('nothing is counted without a version on trial', async () => {
      await remote('publish', output(code('2')));
      const version = (await versionFor(null)) ?? '';
      await open(await server.session('owner'), version);
      await fail(version, { token: await server.session('owner') });
      await written();
      expect(await server.stores.sectionUse.of('orders', version)).toEqual({ opened: 0, sessions: 0, failed: 0 });
    });
  });

  it.each([
    ['--percent 0', 2, 'el porcentaje tiene que ser un número de 1 a 99'],
    ['--percent 100', 2, 'el porcentaje tiene que ser un número de 1 a 99'],
    ['--percent 5 --business higuera', 2, 'un porcentaje o negocios, no los dos'],
    ['--business nadie', 1, 'no existe el negocio nadie'],
  ] as const)('%s is refused, and nothing changes', async (options, refused, problem) => {
    const { code: exit, err } = await remote('publish', output(code('2')), ...options.split(' '));
    expect([exit, err]).toEqual([refused, expect.stringContaining(problem)]);
    expect(await versions()).toEqual(['1', '1', '1']);
    expect(await server.stores.remotes.history()).toEqual([]);
  });
});
