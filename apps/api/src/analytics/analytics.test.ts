/** @postgres sums and distinct counts */
import type { HomeSummary } from '@carta/contract';
import {
  DEFAULT_ORDER_DESK,
  type AnalyticsReport,
  type DinerOrder,
  type LastChange,
  type VisitsInRange,
  type VisitsReport,
} from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { send, type CallRequest } from '../testing/send.ts';
import type { CallName } from '@carta/contract';
import { testServer, type TestServer } from '../testing/test-server.ts';

const DINER = {
  host: 'carta.test',
  origin: 'http://carta.test',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
};

let server: TestServer;
let now = Date.parse('2026-11-22T01:00:00Z');
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
beforeEach(async () => {
  now = Date.parse('2026-11-22T01:00:00Z');
  await server.renewBusinesses();
});
afterAll(() => server.close());

/** Stores a number of visits of a category or item on a day. */
async function visited(title: string, day: string, count: number): Promise<void> {
  const record = titled(await server.menuOf('owner'), title);
  const kind = 'price' in record ? 'product' : 'category';
  await server.stores.visits.add([{ business: 'higuera', kind, key: record.key, day, hour: null, count }]);
}
const report = async () => (await send<AnalyticsReport>(server, 'mostVisitedCategories')).body.report;
const visits = async (query: Record<string, string> = {}) => send<VisitsReport>(server, 'visits', { query });

describe('GET the most visited categories', () => {
  it('[STATS-2] [STATS-3] [STATS-4] the report lists the categories of the last 30 days under their present titles, most visited first', async () => {
    await server.setMenu('owner', 'Tapas: croquetas | Cocina > Platos: bife | Postres: flan | Nada: pan');
    await visited('Tapas', '2026-10-22', 90);
    await visited('Tapas', '2026-10-23', 1);
    await visited('Tapas', '2026-11-21', 1);
    await visited('Platos', '2026-11-01', 5);
    await visited('Postres', '2026-11-20', 9);
    await visited('flan', '2026-11-20', 50);
    const { key, version } = titled(await server.menuOf('owner'), 'Tapas');
    const renamed = { key, business: 'higuera', title: 'Picadas', version };
    await send(server, 'updateCategory', { params: { level: '1', key }, body: renamed });
    expect(await report()).toEqual([
      { page: 'Postres', count: 9 },
      { page: 'Platos', count: 5 },
      { page: 'Picadas', count: 2 },
    ]);
    const { key: categoryKey } = titled(await server.menuOf('owner'), 'Postres');
    await send(server, 'deleteCategory', { params: { level: '1', categoryKey } });
    expect((await report()).map(({ page }) => page)).toEqual(['Platos', 'Picadas']);
  });

  it('the report of a new business is empty', async () => {
    expect(await report()).toEqual([]);
  });

  it('the report includes visits that are not written yet', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const body = { visits: [{ kind: 'category', key: titled(menu, 'Tapas').key }] };
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    expect(await report()).toEqual([{ page: 'Tapas', count: 1 }]);
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    expect(await report()).toEqual([{ page: 'Tapas', count: 2 }]);
  });

  it.each([
    ['America/Argentina/Buenos_Aires', '2026-10-23'],
    ['Pacific/Kiritimati', '2026-10-24'],
    ['Pacific/Pago_Pago', '2026-10-23'],
    ['UTC', '2026-10-24'],
  ])('[STATS-2] the report in %s begins at %s', async (timeZone, first) => {
    await server.setMenu('owner', 'Tapas: croquetas');
    await server.stores.businesses.save('higuera', { timeZone });
    const dayBefore = new Date(Date.parse(first) - 1).toISOString().slice(0, 10);
    await visited('Tapas', dayBefore, 100);
    expect(await report()).toEqual([]);
    await visited('Tapas', first, 1);
    expect(await report()).toEqual([{ page: 'Tapas', count: 1 }]);
  });
});

describe('GET the visits', () => {
  it('[STATS-5] the report counts views and scans by day, and lists what was seen most', async () => {
    await server.setMenu('owner', 'Tapas: croquetas, rabas');
    const page = { kind: 'page', business: 'higuera', hour: null } as const;
    await server.stores.visits.add([
      { ...page, key: 'qr', day: '2026-11-15', count: 4 },
      { ...page, key: 'direct', day: '2026-11-15', count: 3 },
      { ...page, key: 'direct', day: '2026-11-14', count: 100 },
    ]);
    await visited('Tapas', '2026-11-16', 6);
    await visited('croquetas', '2026-11-16', 1);
    await visited('rabas', '2026-11-17', 2);
    const body = { visits: [{ kind: 'page', from: 'qr' }] };
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    expect((await visits({ days: '7' })).body).toEqual({
      days: [
        { day: '2026-11-15', visits: 7, qr: 4 },
        ...['16', '17', '18', '19', '20'].map((day) => ({ day: `2026-11-${day}`, visits: 0, qr: 0 })),
        { day: '2026-11-21', visits: 1, qr: 1 },
      ],
      categories: [{ page: 'Tapas', count: 6 }],
      products: [
        { title: 'rabas', count: 2 },
        { title: 'croquetas', count: 1 },
      ],
      missedSearches: [],
      orders: { days: expect.any(Array), products: [] },
    });
  });

  it('[STATS-12] the report lists what diners searched for in vain', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    const missed = (words: string) => ({ kind: 'search-missed', words });
    const body = { visits: [missed('sushi'), missed('ramen'), missed(' SÚSHI ')] };
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    expect((await visits()).body.missedSearches).toEqual([
      { words: 'sushi', count: 2 },
      { words: 'ramen', count: 1 },
    ]);
  });

  it('[STATS-13] the report has the orders that diners started and sent, by day and by product', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas, rabas');
    const keysOf = (...titles: string[]) => titles.map((title) => titled(menu, title).key);
    const body = {
      visits: [
        { kind: 'order-started', keys: keysOf('rabas') },
        { kind: 'order-started', keys: keysOf('croquetas') },
        { kind: 'order-sent', keys: keysOf('croquetas', 'rabas') },
      ],
    };
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    const { orders } = (await visits()).body;
    expect(orders.days.at(-1)).toEqual({ day: '2026-11-21', started: 2, sent: 1 });
    expect(orders.days.slice(0, -1).every(({ started, sent }) => started + sent === 0)).toBe(true);
    expect(orders.products).toEqual([
      { title: 'croquetas', started: 1, sent: 1 },
      { title: 'rabas', started: 1, sent: 1 },
    ]);
  });

  it('[STATS-5] the report covers 30 days, 7 or 90, and refuses other numbers', async () => {
    expect((await visits()).body.days).toHaveLength(30);
    expect((await visits({ days: '90' })).body.days[0]?.day).toBe('2026-08-24');
    for (const days of ['8', '', '-7', '1e9']) {
      expect(await visits({ days })).toMatchObject({ status: 400, body: { issues: [{ path: 'days' }] } });
    }
  });
});

describe('GET the visits of a range', () => {
  type RangeReport = VisitsReport & { readonly range: VisitsInRange };
  const range = async (from: string, to: string) => send<RangeReport>(server, 'visits', { query: { from, to } });
  const page = { kind: 'page', business: 'higuera', key: 'direct' } as const;

  it('[STATS-14] [STATS-15] the report has each day of the range, and those before', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    await server.stores.visits.add([
      { ...page, day: '2026-11-03', hour: 20, count: 4 },
      { ...page, day: '2026-11-01', hour: 20, count: 3 },
      { ...page, day: '2026-10-31', hour: 20, count: 2 },
      { ...page, day: '2026-10-29', hour: 20, count: 1 },
    ]);
    const { status, body } = await range('2026-11-01', '2026-11-02');
    expect([status, body.days]).toEqual([
      200,
      [
        { day: '2026-11-01', visits: 3, qr: 0 },
        { day: '2026-11-02', visits: 0, qr: 0 },
      ],
    ]);
    expect(body.range).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-02',
      covered: { from: '2026-11-01', to: '2026-11-02' },
      before: { from: '2026-10-30', to: '2026-10-31', days: [{ visits: 0 }, { visits: 2 }] },
    });
    expect((await range('2026-11-21', '2026-11-21')).body.days).toHaveLength(1);
    expect((await range('2025-10-18', '2026-11-21')).body).toMatchObject({
      range: { from: '2025-10-18', before: null },
    });
  });

  it('[STATS-16] [VISIT-9] a visit is in the hour of the business’s clocks', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    now = Date.parse('2026-11-22T02:59:00Z');
    const body = { visits: [{ kind: 'page', from: 'qr' }] };
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    now = Date.parse('2026-11-22T03:00:00Z');
    await send(server, 'recordVisits', { as: null, headers: DINER, body });
    const { hours, withoutHour } = (await range('2026-11-21', '2026-11-22')).body.range;
    const visited = hours.flatMap((counts, weekday) =>
      counts.flatMap((count, hour) => (count > 0 ? [[weekday, hour, count]] : [])),
    );
    expect([visited, withoutHour]).toEqual([
      [
        [5, 23, 1],
        [6, 0, 1],
      ],
      0,
    ]);
  });

  it('[STATS-17] a range that reaches into months without days covers them whole, before and after they are kept so', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    await visited('Tapas', '2026-07-31', 100);
    await visited('Tapas', '2026-08-01', 1);
    await visited('Tapas', '2026-08-31', 2);
    await visited('Tapas', '2026-09-01', 4);
    const reports = [await range('2026-08-20', '2026-11-21'), await visits({ days: '90' })].map(({ body }) => body);
    await server.stores.visits.compact();
    expect([await range('2026-08-20', '2026-11-21'), await visits({ days: '90' })].map(({ body }) => body)).toEqual(
      reports,
    );
    expect(reports[0]).toMatchObject({
      categories: [{ page: 'Tapas', count: 7 }],
      range: { covered: { from: '2026-08-01', to: '2026-11-21' } },
    });
    expect(reports[1]?.categories).toEqual([{ page: 'Tapas', count: 7 }]);
    const september = (await range('2026-09-01', '2026-11-21')).body;
    expect([september.categories[0]?.count, september.range.covered.from]).toEqual([4, '2026-09-01']);
  });

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2025-10-17', to: '2026-11-21' }, 'to'],
    [{ from: '2026-11-01' }, 'to'],
    [{ to: '2026-11-01' }, 'from'],
    [{ from: '2026-02-30', to: '2026-11-01' }, 'from'],
    [{ from: "' or 1=1", to: '2026-11-01' }, 'from'],
  ])('[STATS-14] the range %j is refused at %s', async (query, path) => {
    expect(await send(server, 'visits', { query })).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });
});

describe('GET the summary for home', () => {
  const summary = async () => (await send<HomeSummary>(server, 'homeSummary')).body;
  const change = async (name: CallName, request: CallRequest): Promise<LastChange | null> => {
    now += 1_000;
    expect((await send(server, name, request)).status).toBeLessThan(300);
    return (await summary()).lastChange;
  };

  it('[STATS-11] the summary has the visits of the last 14 days', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    await server.stores.visits.add([
      { business: 'higuera', kind: 'page', hour: null, key: 'qr', day: '2026-11-07', count: 9 },
      { business: 'higuera', kind: 'page', hour: null, key: 'qr', day: '2026-11-08', count: 3 },
      { business: 'higuera', kind: 'page', hour: null, key: 'direct', day: '2026-11-21', count: 5 },
    ]);
    const { days } = await summary();
    expect([days.length, days[0], days[13]]).toEqual([
      14,
      { day: '2026-11-08', visits: 3, qr: 3 },
      { day: '2026-11-21', visits: 5, qr: 0 },
    ]);
  });

  it('[ALERT-4] the summary counts the open orders of a business whose desk is active, and no other’s', async () => {
    const order = (number: number, changes: Partial<DinerOrder>): DinerOrder => ({
      key: `pedido-${number}`.padEnd(21, '-'),
      number,
      day: '2026-11-21',
      state: 'new',
      type: 'takeaway',
      lines: [],
      zone: null,
      table: null,
      address: '',
      name: '',
      phone: '',
      notes: '',
      payment: null,
      paysWith: null,
      paid: 'no',
      total: 0,
      at: null,
      readyAt: null,
      reason: '',
      createdAt: now - number * 60_000,
      changedAt: now,
      version: 0,
      ...changes,
    });
    const states = ['new', 'new', 'accepted', 'on-the-way', 'done', 'cancelled', 'unpaid'] as const;
    const orders = states.map((state, nth) => order(nth + 1, { state }));
    await server.stores.orders.add('higuera', orders, 'America/Argentina/Buenos_Aires');
    await server.stores.orders.add('otra', [order(9, {})], 'America/Argentina/Buenos_Aires');
    const activate = (active: boolean) =>
      send(server, 'updateBusiness', { body: { orderDesk: { ...DEFAULT_ORDER_DESK, active } } });
    expect((await activate(true)).status).toBe(200);
    expect((await summary()).orders).toEqual({ count: 4, unanswered: 2, oldestAt: now - 4 * 60_000, requests: 0 });
    expect((await activate(false)).status).toBe(200);
    expect((await summary()).orders).toBeNull();
  });

  it('[ALERT-4] the summary counts what tables ask for until somebody answers it', async () => {
    const table = { key: 'mesa-7'.padEnd(21, '-'), title: 'Mesa 7' };
    const body = { orderDesk: { ...DEFAULT_ORDER_DESK, active: true } };
    expect((await send(server, 'updateBusiness', { body })).status).toBe(200);
    expect((await send(server, 'updateBusiness', { body: { tables: [table] } })).status).toBe(200);
    const asked = await server.stores.orders.askAtTable('higuera', {
      table: table.key,
      kind: 'bill',
      timeZone: 'America/Argentina/Buenos_Aires',
    });
    expect((await summary()).orders).toEqual({ count: 0, unanswered: 0, oldestAt: null, requests: 1 });
    if (typeof asked === 'string') throw new Error('asked too often');
    await server.stores.orders.answerRequest('higuera', asked.key);
    expect((await summary()).orders?.requests).toBe(0);
  });

  it('[CHANGE-1] the summary of a business that was never changed has no last change', async () => {
    expect((await summary()).lastChange).toBeNull();
  });

  it('[CHANGE-1] each kind of change is the last one, with the title of its record', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas, bravas | Postres: flan');
    const [tapas, bravas, flan] = ['Tapas', 'bravas', 'flan'].map((title) => titled(menu, title));
    if (!tapas || !bravas || !flan) throw new Error('the menu is incomplete');
    const business = menu.key;
    const edit = { key: bravas.key, business };
    const to = { currency: '$', big: 5_000, small: '00' };
    const params = { businessKey: business, itemKey: flan.key };
    const done = [
      await change('updateItem', { body: { ...edit, price: to } }),
      await change('updateItem', { body: { ...edit, show: false } }),
      await change('updateCategory', { params: { level: '1', key: tapas.key }, body: { title: 'Picadas' } }),
      await change('sortItem', { params: { menuKey: business, productId: bravas._id }, body: { order: 0 } }),
      await change('deleteItem', { params }),
      await change('restore', { params: { businessKey: business, key: flan.key } }),
    ];
    expect(done.map((last) => `${last?.kind} ${last?.done} ${last?.title}`)).toEqual([
      'item priced bravas',
      'item hidden bravas',
      'category edited Picadas',
      'item moved bravas',
      'item deleted flan',
      'item restored flan',
    ]);
    expect(done.at(-1)?.at).toBe(now);
  });

  it('[CHANGE-1] a refused change is not the last one', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const before = (await summary()).lastChange;
    const params = { menuKey: menu.key, productId: titled(menu, 'croquetas')._id };
    expect((await send(server, 'sortItem', { params, body: { order: 7 } })).status).toBe(400);
    expect((await summary()).lastChange).toEqual(before);
  });
});
