/** @postgres rows that are written or counted up */
import { DAY_MS, newKey, type Menu, type Visit, type VisitCount } from '@carta/domain';
import { describeOnce } from '../testing/once.ts';
import { titled } from '../testing/titled.ts';
import { allVisits } from '../testing/all-visits.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { VisitCounter } from './visit-counter.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const HOST = { host: 'carta.test' };
const DINER = { ...HOST, origin: 'http://carta.test', 'user-agent': CHROME };
const VIEW: Visit = { kind: 'page', from: 'direct' };
const SCAN: Visit = { kind: 'page', from: 'qr' };

let server: TestServer;
let menu: Menu;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-21T15:00:00Z');
  server = await testServer({ now: () => now });
  menu = await server.setMenu('owner', 'Tapas: croquetas, ~bravas | ~Postres: flan');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const report = (visits: unknown, request: CallRequest = {}) =>
  send<{ code?: string }>(server, 'recordVisits', { as: null, headers: DINER, body: { visits }, ...request });

/** All that is stored, once the server has stopped. */
async function stored(business = 'higuera'): Promise<VisitCount[]> {
  await server.app.close();
  return allVisits(server.stores.visits, business);
}
const on = (day: string, key: string, count: number): VisitCount => ({ kind: 'page', key, day, count });
/** A count of the business without an hour. */
const of = (business: string, count: VisitCount) => ({ ...count, business, hour: null });

describeOnce('a visit', () => {
  it('[VISIT-2] a visit is counted by source, kind and key, and survives a stop', async () => {
    const category = { kind: 'category', key: titled(menu, 'Tapas').key } as const;
    const product = { kind: 'product', key: titled(menu, 'croquetas').key } as const;
    await report([SCAN]);
    await report([VIEW, category, product, product]);
    const { status, body, headers } = await report([VIEW]);
    expect([status, body, headers['set-cookie']]).toEqual([200, { ok: true }, undefined]);
    const counts = await stored();
    expect(counts).toHaveLength(4);
    expect(counts).toEqual(
      expect.arrayContaining([
        on('2026-11-21', 'qr', 1),
        on('2026-11-21', 'direct', 2),
        { ...category, day: '2000-01-01', count: 1 },
        { ...product, day: '2000-01-01', count: 2 },
      ]),
    );
  });

  it('[VISIT-3] a visit of something hidden is not counted', async () => {
    const keys = ['Postres', 'bravas', 'flan'].map((title) => titled(menu, title).key);
    const hidden = [...keys, newKey()].flatMap((key) => [
      { kind: 'category', key },
      { kind: 'product', key },
    ]);
    expect((await report(hidden)).status).toBe(200);
    await server.setMenu('neighbour', 'Vinos: malbec');
    await report([{ kind: 'category', key: titled(await server.menuOf('neighbour'), 'Vinos').key }]);
    expect(await stored()).toEqual([]);
  });

  it('a visit of an unknown menu is refused', async () => {
    expect((await report([VIEW], { params: { businessKey: 'nadie' } })).status).toBe(404);
    expect((await report([VIEW], { params: { businessKey: '../' } })).status).toBe(400);
  });

  it.each([
    [{ visits: [{ kind: 'order' }] }, 'visits[0].kind'],
    [{ visits: [VIEW, { kind: 'page', from: 'mail' }] }, 'visits[1].from'],
    [{ visits: [{ kind: 'product', key: "' or 1=1" }] }, 'visits[0].key'],
  ])('[VISIT-1] an invalid visit is refused with all visits of its request: %j', async (body, path) => {
    expect(await report([], { body })).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await stored()).toEqual([]);
  });

  it.each([
    [
      'a search engine',
      { ...DINER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a link preview', { ...DINER, 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a tool', { ...DINER, 'user-agent': 'curl/8.5.0' }],
    ['a client without a user agent', { ...HOST, origin: DINER.origin, 'user-agent': '' }],
    ['a client without an origin', { ...HOST, 'user-agent': CHROME }],
  ])('a visit by %s is answered and not counted', async (_what, headers) => {
    expect((await report([VIEW], { headers })).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('a visit from a page of another origin is refused', async () => {
    expect((await report([VIEW], { headers: { ...DINER, origin: 'https://evil.test' } })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describeOnce('[STATS-2] the day of a visit', () => {
  it.each([
    ['America/Argentina/Buenos_Aires', '2026-11-22T02:59:59Z', '2026-11-21'],
    ['America/Argentina/Buenos_Aires', '2026-11-22T03:00:00Z', '2026-11-22'],
    ['Europe/Madrid', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Madrid', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Madrid', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Madrid', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['America/Santiago', '2026-04-05T03:30:00Z', '2026-04-04'],
  ])('the day in %s at %s is %s', async (timeZone, time, day) => {
    await server.stores.businesses.save('higuera', { timeZone });
    now = Date.parse(time);
    await report([VIEW]);
    now += 3 * DAY_MS;
    expect(await stored()).toEqual([on(day, 'direct', 1)]);
  });
});

describe('many visits', () => {
  it('concurrent visits are written together', async () => {
    // However long the reports take, they are written when the server ends.
    jest.spyOn(VisitCounter.prototype, 'flush').mockResolvedValue();
    const add = jest.spyOn(server.stores.visits, 'add');
    for (let nth = 0; nth < 20; nth += 1) await report([nth < 5 ? SCAN : VIEW]);
    await server.app.close();
    expect(add.mock.calls.map(([visits]) => visits.length)).toEqual([2]);
    expect(await stored()).toEqual(expect.arrayContaining([on('2026-11-21', 'qr', 5), on('2026-11-21', 'direct', 15)]));
  });

  it('counts are added to the stored ones, except those of a deleted business', async () => {
    const { visits } = server.stores;
    const rows = Array.from({ length: 2500 }, (_, nth) =>
      of('higuera', { kind: 'product', key: `k${nth}`, day: '2026-11-21', count: 2 }),
    );
    await visits.add(rows);
    await visits.add([...rows, of('nadie', on('2026-11-21', 'direct', 1))]);
    const counts = await allVisits(visits, 'higuera');
    expect([counts.length, new Set(counts.map(({ count }) => count))]).toEqual([2500, new Set([4])]);
    expect(await allVisits(visits, 'nadie')).toEqual([]);
  });

  it('one address has a limit of visits per minute, and the log has no more than of any request', async () => {
    const hundred = Array.from({ length: 100 }, () => VIEW);
    for (let nth = 0; nth < 6; nth += 1) expect((await report(hundred)).status).toBe(200);
    const refused = await report([VIEW]);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'rate-limited', '60']);
    now += 60_000;
    expect((await report([VIEW])).status).toBe(200);
    expect(await stored()).toEqual([on('2026-11-21', 'direct', 61)]);
  });
});

describe('a missed search', () => {
  const missed = (words: string): Visit => ({ kind: 'search-missed', words });

  it('[VISIT-6] a missed search is counted by its words, and refused with what may say who searched', async () => {
    await report([missed('Súshi '), missed('sushi'), missed('ramen')]);
    for (const words of ['ana@example.com', '11 5555 4444', 'x'.repeat(41), ' ', 'a\0b', 7]) {
      const { status, body } = await report([VIEW, { kind: 'search-missed', words }]);
      expect([status, body]).toMatchObject([400, { issues: [{ path: 'visits[1].words' }] }]);
    }
    const count = (key: string, number: number) => ({ kind: 'search-missed', key, day: '2000-01-01', count: number });
    expect((await stored()).sort((a, b) => b.count - a.count)).toEqual([count('sushi', 2), count('ramen', 1)]);
  });

  it('[VISIT-7] on one day, a business counts 200 different missed searches, and known ones go on counting', async () => {
    const { visits } = server.stores;
    const search = (nth: number, day = '2026-11-21') => ({
      ...on(day, `plato ${nth}`, 1),
      kind: 'search-missed' as const,
    });
    const add = (business: string, counts: readonly VisitCount[]) =>
      visits.add(counts.map((count) => of(business, count)));
    await add(
      'higuera',
      Array.from({ length: 150 }, (_, nth) => search(nth)),
    );
    await add('higuera', [...Array.from({ length: 100 }, (_, nth) => search(nth + 149)), on('2026-11-21', 'qr', 1)]);
    await add('higuera', [search(5, '2026-11-22')]);
    await add('otra', [search(240)]);
    const counts = await allVisits(visits, 'higuera');
    const totals = new Map(counts.map(({ key, count }) => [key, count]));
    expect(totals.size).toBe(201);
    expect(['plato 5', 'plato 149', 'plato 199', 'plato 200', 'qr'].map((key) => totals.get(key))).toEqual([
      2,
      2,
      1,
      undefined,
      1,
    ]);
    expect(await allVisits(visits, 'otra')).toHaveLength(1);
  });

  it('of the missed searches of one address, 60 a minute count', async () => {
    await report(Array.from({ length: 61 }, (_, nth) => missed(`plato ${nth}`)));
    expect(await stored()).toHaveLength(60);
  });
});

describe('an order', () => {
  it('[VISIT-8] an order is counted with its products, but not one with a hidden product', async () => {
    const [croquetas, bravas] = ['croquetas', 'bravas'].map((title) => titled(menu, title).key);
    await report([{ kind: 'order-sent', keys: [croquetas] }]);
    await report([{ kind: 'order-sent', keys: [croquetas, bravas] }]);
    expect((await stored()).sort((a, b) => a.key.length - b.key.length)).toEqual([
      { kind: 'order-sent', key: 'order', day: '2026-11-21', count: 1 },
      { kind: 'order-sent', key: croquetas, day: '2000-01-01', count: 1 },
    ]);
  });

  it('of the orders of one address, 60 a minute count, and the products of an order use up its limit', async () => {
    menu = await server.setMenu('owner', `Tapas: ${Array.from({ length: 11 }, (_, nth) => `tapa ${nth}`).join()}`);
    const order = { kind: 'order-sent', keys: menu.items.map(({ key }) => key) };
    expect((await report(Array.from({ length: 51 }, () => order))).status).toBe(429);
    now += 60_000;
    await report(Array.from({ length: 61 }, () => ({ ...order, keys: order.keys.slice(0, 1) })));
    expect((await stored()).map(({ count }) => count)).toEqual([60, 60]);
  });
});

it('of the visits of one address, 60 a minute count for the same product, and all others count', async () => {
  const product = (title: string) => ({ kind: 'product', key: titled(menu, title).key }) as const;
  menu = await server.setMenu('owner', 'Tapas: croquetas, bravas');
  const visits = [...Array.from({ length: 61 }, () => product('croquetas')), product('bravas')];
  expect((await report(visits)).status).toBe(200);
  expect((await report([product('croquetas')])).status).toBe(200);
  now += 60_000;
  await report([product('croquetas')]);
  const counts = await stored();
  expect(counts.find(({ key }) => key === product('croquetas').key)?.count).toBe(61);
  expect(counts.find(({ key }) => key === product('bravas').key)?.count).toBe(1);
});

it('[VISIT-5] a count is kept for 400 days', async () => {
  const { visits } = server.stores;
  const days = ['2025-10-16', '2025-10-17', '2026-11-21'];
  for (const business of ['higuera', 'otra']) {
    await visits.add(days.map((day) => of(business, on(day, 'direct', 1))));
  }
  expect(await visits.deleteOld()).toBe(2);
  for (const business of ['higuera', 'otra'])
    expect((await allVisits(visits, business)).map(({ day }) => day).sort()).toEqual(days.slice(1));
});
