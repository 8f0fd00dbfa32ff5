/** @postgres counts that are added to rows in turn */
import { DAY_MS, MINUTE_MS } from '@carta/domain';
import { openStores } from '../stores.ts';
import { describeOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

/** 21:40 in Buenos Aires. */
const MOMENT = Date.UTC(2026, 10, 25, 0, 40);
const { business } = PEOPLE.owner;

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = MOMENT;
  server = await testServer({ now: () => now });
});
afterEach(() => server.close());

const logged = (...args: string[]) => carta(server.dataDir, ['log', '--business', business, ...args]);

describeOnce('carta log', () => {
  it('shows how requests about a business were answered around a moment of its own clocks, a line a minute', async () => {
    const token = await server.session('owner');
    await server.app.inject(`/m/${business}`);
    await server.app.inject(`/m/${business}/nada`);
    await send(server, 'menu', { token });
    now += MINUTE_MS;
    jest.spyOn(server.stores.menus, 'read').mockRejectedValueOnce(new Error('broken on purpose'));
    await send(server, 'menu', { token });
    await server.app.inject('/m/nadie');
    await server.app.close();
    const { code, out, err } = await logged('--at', '2026-11-24 21:40');
    expect([code, err]).toEqual([0, '']);
    const lines = out.trim().split('\n');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      11,
      '2026-11-24T21:35-03:00  2xx 0  3xx 0  4xx 0  5xx 0',
      '2026-11-24T21:45-03:00  2xx 0  3xx 0  4xx 0  5xx 0',
    ]);
    expect(lines[5]).toBe('2026-11-24T21:40-03:00  2xx 2  3xx 0  4xx 1  5xx 0');
    expect(lines[6]).toMatch(/^2026-11-24T21:41-03:00 {2}2xx \d {2}3xx 0 {2}4xx 0 {2}5xx \d$/);
    const json = JSON.parse((await logged('--at', '2026-11-24T21:40', '--json')).out) as unknown[];
    expect(json[5]).toEqual({ at: '2026-11-24T21:40-03:00', '2xx': 2, '3xx': 0, '4xx': 1, '5xx': 0 });
  });

  it.each(['ayer', '2026-11-24', '2026-02-30 10:00', '2026-11-24 25:00', ''])(
    'the moment %j is typed wrong, which ends with 2',
    async (at) => {
      expect(await logged('--at', at)).toMatchObject({ code: 2, out: '' });
    },
  );

  it('an unknown business is refused', async () => {
    expect(await carta(server.dataDir, ['log', '--business', 'nadie', '--at', '2026-11-24 21:40'])).toMatchObject({
      code: 1,
      err: 'No existe el negocio nadie\n',
    });
  });
});

it('servers add up what they count, and it is kept for 30 days', async () => {
  const opened = await openStores(server.place, { now: () => now });
  if (!opened.ok) throw new Error(opened.reason);
  const minute = Math.floor(now / MINUTE_MS);
  const answers = [
    { business, minute, counts: [1, 0, 0, 2] as const },
    { business: 'nadie', minute, counts: [1, 0, 0, 0] as const },
  ];
  await Promise.all(
    [server.stores, opened.value].map(({ answerCounts }) => answerCounts.add(answers, { isLast: true })),
  );
  const { answerCounts } = server.stores;
  expect(await answerCounts.between(business, minute, minute)).toEqual([{ minute, counts: [2, 0, 0, 4] }]);
  now += 29 * DAY_MS;
  expect(await answerCounts.deleteOld()).toBe(0);
  now += 2 * DAY_MS;
  expect(await answerCounts.deleteOld()).toBe(1);
  await opened.value.close();
});

it('each line of an authenticated call has its business, and lines have the network of the client alone', async () => {
  await send(server, 'menu', { token: await server.session('owner') });
  await send(server, 'menu', { as: null });
  const lines = server.logLines().filter(({ path }) => path === `/api/menus/${business}`);
  expect(lines.map((line) => [line.status, line.business])).toEqual([
    [200, business],
    [401, undefined],
  ]);
  expect(new Set(lines.map(({ from }) => from))).toEqual(new Set(['127.0.0.0/24']));
});
