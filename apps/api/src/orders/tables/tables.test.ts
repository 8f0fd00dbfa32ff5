/** @postgres visits and requests by lock, a partial index, a migration */
import {
  DAY_MS,
  DEFAULT_ORDER_DESK,
  MINUTE_MS,
  newKey,
  type Business,
  type DinerOrder,
  type Menu,
  type PublicDinerOrder,
  type SentOrder,
  type Table,
} from '@carta/domain';
import { describeOnce } from '../../testing/once.ts';
import { goodOrder } from '../../testing/good-order.ts';
import { openEvents } from '../../testing/event-stream.ts';
import { setGoodMenu } from '../../testing/good-requests.ts';
import { send, type Answer } from '../../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../../testing/test-server.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly issues?: { path: string }[];
  readonly current?: unknown;
}
interface Listed {
  readonly orders: DinerOrder[];
  readonly requests: { key: string; kind: string; table: { key: string; title: string }; createdAt: number }[];
  readonly visits?: string[];
}

const BUSINESS: string = PEOPLE.owner.business;
/** Wednesday. */
const EVENING = Date.parse('2026-11-25T21:00:00-03:00');

let now = EVENING;
let server: TestServer;
let menu: Menu;
let token: string;
let tables: readonly Table[];

beforeAll(async () => {
  server = await testServer({ now: () => now, env: { ORDERS_PER_NETWORK: '1000', ORDERS_PER_HOUR: '5000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 3 * DAY_MS;
  token = await server.session('owner');
  await server.stores.orders.expire();
  for (const { key } of (await server.menuOf('owner')).tables) await server.stores.orders.closeTable(BUSINESS, key);
  await setGoodMenu(server, 'owner');
  const written = ['Mesa 1', 'Mesa 2', 'Mesa 3'].map((title) => ({ key: newKey(), title }));
  expect((await save(written)).status).toBe(200);
  menu = await server.menuOf('owner');
  tables = menu.tables;
});

const save = (written: unknown, as: 'owner' | 'neighbour' = 'owner', version?: unknown) =>
  send<Business & Refused>(server, 'updateBusiness', {
    as,
    ...(as === 'owner' && { token }),
    body: { tables: written, ...(version === undefined ? {} : { version }) },
  });
const table = (nth: number): Table => {
  const found = tables[nth];
  if (!found) throw new Error(`there is no table ${nth}`);
  return found;
};
const seated = (at: Table, changes: Partial<SentOrder> = {}) =>
  goodOrder(menu, { type: 'table', table: at.token, name: '', phone: '', payment: null, ...changes });
const post = (
  body: unknown,
  business = BUSINESS,
): Promise<Answer<{ order: PublicDinerOrder; whatsapp: string | null; text: string } & Refused>> =>
  send(server, 'placeOrder', { as: null, params: { businessKey: business }, body });
const order = async (at: Table, changes: Partial<SentOrder> = {}): Promise<PublicDinerOrder> => {
  const { status, body } = await post(seated(at, changes));
  expect(status).toBe(201);
  return body.order;
};
const listed = async (query: Record<string, string> = {}) =>
  (await send<Listed>(server, 'orders', { token, query })).body;
const found = async (key: string) => {
  const stored = await server.stores.orders.find(BUSINESS, key);
  if (!stored) throw new Error('there is no such order');
  return stored.order;
};
const step = async (key: string, state: string) => {
  const { version } = await found(key);
  const params = { businessKey: BUSINESS, orderKey: key };
  return send<DinerOrder & Refused>(server, 'stepOrder', { token, params, body: { state, version } });
};
const shown = (orderKey: string, headers = {}) =>
  send<PublicDinerOrder>(server, 'publicOrder', { as: null, params: { businessKey: BUSINESS, orderKey }, headers });
const change = (at: Pick<Table, 'key'>, body: object) =>
  send<{ orders: DinerOrder[] } & Refused>(server, 'changeTable', {
    token,
    params: { businessKey: BUSINESS, tableKey: at.key },
    body,
  });
const close = (at: Pick<Table, 'key'>) => change(at, { close: true });
const lookUp = (of: string, business = BUSINESS) =>
  send<{ title: string } & Refused>(server, 'publicTable', { as: null, params: { businessKey: business, token: of } });
const ask = (at: Pick<Table, 'token'>, kind: string, business = BUSINESS) =>
  send<{ key: string } & Refused>(server, 'requestAtTable', {
    as: null,
    params: { businessKey: business, token: at.token },
    body: { kind },
  });
const requested = (at: Pick<Table, 'token'>, requestKey: string, business = BUSINESS) =>
  send<{ answered: number | null } & Refused>(server, 'tableRequest', {
    as: null,
    params: { businessKey: business, token: at.token, requestKey },
  });
const answer = (requestKey: string) =>
  send<{ answered: number }>(server, 'answerRequest', { token, params: { businessKey: BUSINESS, requestKey } });
const pathsOf = ({ status, body }: Answer<Refused>) => [
  status,
  body.code,
  ...(body.issues ?? []).map(({ path }) => path),
];

describeOnce('the tables that an owner saves', () => {
  it('[TABLE-3] have tokens of the server’s own, whatever was sent, which stay until another one is asked for', async () => {
    const [first, second] = [table(0), table(1)];
    expect(tables.map(({ token: each }) => each)).toEqual(Array(3).fill(expect.stringMatching(/^[a-z0-9]{10}$/)));
    const { body } = await save([
      { ...second, token: first.token, title: ' Barra ' },
      { key: first.key, title: first.title, renew: true },
    ]);
    expect(body.tables[0]).toEqual({ ...second, title: ' Barra ' });
    expect(body.tables[1]).toMatchObject({ key: first.key, title: first.title });
    expect(body.tables[1]?.token).not.toBe(first.token);
    expect([(await lookUp(first.token)).status, (await lookUp(second.token)).body]).toEqual([
      404,
      { title: ' Barra ' },
    ]);
  });

  it.each([
    ['201 tables', Array.from({ length: 201 }, () => ({ key: newKey(), title: 'Mesa' }))],
    ['a table twice', Array(2).fill({ key: 'mesa'.padEnd(21, '_'), title: 'Mesa' })],
    ['a title of 121 characters', [{ key: newKey(), title: 'm'.repeat(121) }]],
    ['an empty title', [{ key: newKey(), title: '' }]],
    ['no list', 'Mesa 1'],
  ])('[TABLE-1] are not %s', async (_what, written) => {
    const { status, body } = await save(written);
    expect([status, body.issues?.[0]?.path.split(/\W/)[0]]).toEqual([400, 'tables']);
  });

  it('[TABLE-1] are 200 at most, in the order in which they were sent', async () => {
    const written = Array.from({ length: 200 }, (_, nth) => ({ key: newKey(), title: `Mesa ${200 - nth}` }));
    const { body } = await save(written);
    expect(body.tables.map(({ key }) => key)).toEqual(written.map(({ key }) => key));
    expect(new Set(body.tables.map(({ token: each }) => each)).size).toBe(200);
  });

  it('[TABLE-3] made from settings that another device has changed since are refused with the settings as they are now', async () => {
    const { version } = menu;
    const written = tables.map(({ key, title }) => ({ key, title }));
    const added = { key: newKey(), title: 'Mesa 4' };
    const first = await save([...written, added], 'owner', version);
    expect([first.status, first.body.tables.length]).toEqual([200, 4]);
    const renamed = written.map((each, nth) => (nth === 0 ? { ...each, title: 'Barra' } : each));
    const late = await save(renamed, 'owner', version);
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'conflict', first.body]);
    expect((await server.menuOf('owner')).tables).toEqual(first.body.tables);
    expect((await save([...renamed, added], 'owner', first.body.version)).status).toBe(200);
  });

  it('[TABLE-3] without a version replace what is there, as remotes that know of none save them', async () => {
    await save([{ key: table(0).key, title: 'Barra' }]);
    expect((await server.menuOf('owner')).tables.map(({ title }) => title)).toEqual(['Barra']);
  });

  it('[TABLE-3] are refused with a version that is no whole number', async () => {
    expect(pathsOf(await save([], 'owner', '1'))).toEqual([400, 'invalid', 'version']);
  });

  it('[TABLE-3] cannot lose one with open orders, which undoing their making would do, too', async () => {
    const { key } = await order(table(0));
    const kept = tables.slice(1).map(({ key: of, title }) => ({ key: of, title }));
    const refused = await save(kept);
    expect([refused.status, refused.body.message]).toEqual([409, 'Una mesa con pedidos abiertos no se puede quitar']);
    const [made] = await server.stores.changes.list(BUSINESS);
    const undone = await send(server, 'undoChange', { token, params: { businessKey: BUSINESS, key: made?.key ?? '' } });
    expect(undone.status).toBe(409);
    expect((await server.menuOf('owner')).tables).toEqual(tables);
    expect((await step(key, 'rejected')).status).toBe(200);
    expect((await save(kept)).status).toBe(200);
  });

  it('[TABLE-3] [TABLE-7] lose one whose visit is not closed, which can be closed or moved all the same, and asked for no more', async () => {
    const { key } = await order(table(0));
    for (const state of ['accepted', 'ready', 'done']) expect((await step(key, state)).status).toBe(200);
    const { key: asked } = (await ask(table(0), 'bill')).body;
    expect((await save(tables.slice(1).map(({ key: of, title }) => ({ key: of, title })))).status).toBe(200);
    const { visits } = await listed();
    expect(visits).toHaveLength(1);
    const moved = await change(table(0), { moveTo: table(1).key });
    expect([moved.status, moved.body.orders.map(({ table: at }) => at?.key)]).toEqual([200, [table(1).key]]);
    expect((await save(tables.slice(2).map(({ key: of, title }) => ({ key: of, title })))).status).toBe(200);
    expect((await close(table(1))).status).toBe(200);
    expect((await listed()).visits).toEqual([]);
    expect(await server.stores.orders.answeredAt(BUSINESS, asked)).toEqual(now);
    for (const gone of [table(0), table(1), { key: newKey() }]) expect((await close(gone)).status).toBe(404);
  });

  it('are another owner’s alone, and no token is in what everybody may read', async () => {
    await setGoodMenu(server, 'neighbour');
    const theirs = await server.menuOf('neighbour');
    expect((await lookUp(table(0).token, theirs.key)).status).toBe(404);
    expect(pathsOf(await post({ ...goodOrder(theirs), type: 'table', table: table(0).token }, theirs.key))).toEqual([
      409,
      'changed',
      'table',
    ]);
    expect((await ask(table(0), 'waiter', theirs.key)).status).toBe(404);
    const strange = await send(server, 'changeTable', {
      as: 'neighbour',
      params: { businessKey: BUSINESS, tableKey: table(0).key },
      body: { close: true },
    });
    expect(strange.status).toBe(403);
    const secrets = tables.map(({ token: each }) => each);
    const open = [`/m/${BUSINESS}`, `/m/${BUSINESS}?mesa=${table(0).token}`, `/api/public/menus/${BUSINESS}`];
    const pages = await Promise.all(open.map(async (url) => (await server.app.inject(url)).body));
    for (const text of pages) for (const secret of secrets) expect(text).not.toContain(secret);
    expect(pages[1]).toBe(pages[0]);
    expect(
      (await send<{ ordering: object }>(server, 'publicMenu', { as: null, params: { key: BUSINESS } })).body,
    ).toMatchObject({
      ordering: { tables: true },
    });
  });
});

describeOnce('the token of a table', () => {
  it('names its table to any origin, and nothing else does', async () => {
    const { status, headers, body } = await lookUp(table(1).token);
    expect([status, body, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
      200,
      { title: 'Mesa 2' },
      'no-store',
      '*',
    ]);
    for (const other of ['zzzzzzzzzz', table(1).key, '%00', 'x'.repeat(500)])
      expect((await lookUp(other)).status).toBe(404);
    expect((await lookUp(table(1).token, 'nobody')).status).toBe(404);
  });

  it('can be looked up 300 times a minute by one network', async () => {
    const from = (remoteAddress: string, of = table(0).token) =>
      server.app.inject({ url: `/api/public/tables/${BUSINESS}/${of}`, remoteAddress });
    const statuses = await Promise.all(Array.from({ length: 301 }, () => from('203.0.113.5')));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(300).fill(200), 429]);
    expect(statuses[300]?.headers['retry-after']).toBe('60');
    expect((await from('203.0.113.6')).statusCode).toBe(200);
    now += MINUTE_MS;
    expect((await from('203.0.113.5')).statusCode).toBe(200);
  });

  it('is told to nobody who has guessed 300 in a minute, by whichever call', async () => {
    const remoteAddress = '203.0.113.9';
    const guess = (nth: number) => ({ url: `/api/public/tables/${BUSINESS}/${`${nth}`.padStart(10, 'x')}/requests` });
    const sent = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url, payload, remoteAddress }).then(({ statusCode }) => statusCode);
    const statuses = await Promise.all(
      Array.from({ length: 300 }, (_, nth) => sent(guess(nth).url, { kind: 'waiter' })),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await sent(guess(300).url, { kind: 'waiter' })).toBe(429);
    expect(await sent(`/api/public/orders/${BUSINESS}`, seated(table(0)))).toBe(429);
    expect(await sent(`/api/public/tables/${BUSINESS}/${table(0).token}/requests`, { kind: 'waiter' })).toBe(429);
    expect(
      (await server.app.inject({ url: `/api/public/tables/${BUSINESS}/${table(0).token}`, remoteAddress })).statusCode,
    ).toBe(429);
  });

  it('is in no line of the log, however its address is written', async () => {
    const secret = table(0).token;
    await lookUp(secret);
    const key = (await ask(table(0), 'waiter')).body.key;
    await requested(table(0), key);
    await post(seated(table(0)));
    await post(seated(table(0), { total: 1 }));
    for (const url of [
      `/m/${BUSINESS}?mesa=${secret}`,
      `/api/public/%74ables/${BUSINESS}/${secret}`,
      `/api/public/tables/${BUSINESS}/${secret}/nada`,
      `/api/menus/${BUSINESS}/tables.pdf`,
    ])
      await server.app.inject(url);
    expect(server.logged()).toContain('/api/public/tables/:businessKey/:token');
    expect(server.logged()).not.toContain(secret);
    expect(server.logged()).not.toContain(key);
  });
});

describeOnce('an order at a table', () => {
  it('[TABLE-6] arrives at the desk with its table, without a name, for no WhatsApp', async () => {
    await server.stores.businesses.save(BUSINESS, {
      whatsAppNumber: '1155550100',
      legal: {
        netPrices: false,
        tableCharge: { price: { currency: '$', big: 900, small: '00' }, text: '' },
        notice: '',
      },
      orderDesk: { ...DEFAULT_ORDER_DESK, active: true, name: 'required', phone: 'required' },
    });
    const sent = seated(table(0));
    const { status, body } = await post(sent);
    expect(status).toBe(201);
    const { key, title } = table(0);
    const visit: unknown = expect.stringMatching(/^[\w-]{21}$/);
    expect(body).toMatchObject({
      whatsapp: null,
      order: { type: 'table', total: sent.total, table: { key, title, visit } },
    });
    expect(body.text.split('\n\n')).toContain('Mesa 1');
    expect(JSON.stringify(body)).not.toContain(table(0).token);
    const [atDesk] = (await listed()).orders.filter(({ type }) => type === 'table');
    expect(atDesk).toMatchObject({ key: sent.key, payment: null, table: body.order.table });
    expect((await post(sent)).status).toBe(200);
  });

  it('[TABLE-6] is refused once its code was changed, and without a desk', async () => {
    const old = table(0);
    await save(tables.map(({ key, title }) => ({ key, title, ...(key === old.key && { renew: true }) })));
    expect(pathsOf(await post(seated(old)))).toEqual([409, 'changed', 'table']);
    await server.stores.businesses.save(BUSINESS, { orderDesk: DEFAULT_ORDER_DESK });
    expect((await post(seated(table(1)))).status).toBe(404);
    expect((await ask(table(1), 'waiter')).status).toBe(404);
    expect((await lookUp(table(1).token)).status).toBe(200);
  });

  it('[TABLE-6] is counted by its table and not by the network: five may wait', async () => {
    for (let nth = 0; nth < 5; nth += 1) await order(table(0));
    expect((await post(seated(table(0)))).status).toBe(429);
    const { key } = await order(table(1));
    const limited = await testServer({ now: () => now, env: { ORDERS_PER_NETWORK: '1', ORDERS_PER_HOUR: '100' } });
    try {
      const good = await setGoodMenu(limited, 'owner');
      const [at] = good.tables;
      const from = async (body: SentOrder) =>
        (await send(limited, 'placeOrder', { as: null, params: { businessKey: good.key }, body })).status;
      const atTable = () => goodOrder(good, { type: 'table', table: at?.token ?? '' });
      expect(await from(goodOrder(good))).toBe(201);
      expect([await from(goodOrder(good)), await from(atTable()), await from(atTable())]).toEqual([429, 201, 201]);
    } finally {
      await limited.close();
    }
    expect((await step(key, 'accepted')).status).toBe(200);
  });
});

describe('the visit of a table', () => {
  it('[TABLE-7] has several rounds, and ends by closing the table, which delivers what is accepted or ready', async () => {
    const first = await order(table(0));
    const visit = first.table?.visit ?? '';
    await step(first.key, 'accepted');
    await step(first.key, 'ready');
    await step(first.key, 'done');
    const second = await order(table(0));
    const third = await order(table(0));
    expect([second, third].map((round) => round.table?.visit)).toEqual([visit, visit]);
    expect((await order(table(1))).table?.visit).not.toBe(visit);
    expect((await listed()).visits).toContain(visit);
    const refused = await close(table(0));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'conflict',
      'Responde primero los pedidos nuevos de la mesa',
    ]);
    await step(second.key, 'accepted');
    await step(third.key, 'accepted');
    await step(third.key, 'ready');
    const closed = await close(table(0));
    expect(closed.status).toBe(200);
    expect(closed.body.orders.map(({ key, state }) => [key, state])).toEqual([
      [second.key, 'done'],
      [third.key, 'done'],
    ]);
    expect((await listed()).visits).not.toContain(visit);
    expect((await close(table(0))).body.orders).toEqual([]);
    expect((await order(table(0))).table?.visit).not.toBe(visit);
  });

  it('[TABLE-7] is told to its diners as over once the table is closed, with another ETag, and as going on where that is taken back', async () => {
    const { key } = await order(table(0));
    for (const state of ['accepted', 'ready', 'done']) await step(key, state);
    const before = await shown(key);
    expect('tableClosed' in before.body).toBe(false);
    await close(table(0));
    const closed = await shown(key, { 'if-none-match': String(before.headers.etag) });
    expect([closed.status, closed.body.tableClosed]).toEqual([200, true]);
    expect((await step(key, 'ready')).status).toBe(200);
    expect('tableClosed' in (await shown(key)).body).toBe(false);
  });

  it('[TABLE-7] does not begin with what was rejected or cancelled', async () => {
    const first = await order(table(0));
    await step(first.key, 'rejected');
    expect((await listed()).visits).not.toContain(first.table?.visit);
    const second = await order(table(0));
    expect(second.table?.visit).not.toBe(first.table?.visit);
    expect((await listed()).visits).toContain(second.table?.visit);
  });

  it('[TABLE-7] is over with its day where nobody has closed it and nothing is open', async () => {
    const [done, open] = [await order(table(0)), await order(table(1))];
    for (const { key } of [done, open]) await step(key, 'accepted');
    await step(done.key, 'ready');
    await step(done.key, 'done');
    now += DAY_MS;
    token = await server.session('owner');
    const { visits = [], orders } = await listed();
    expect([visits.includes(done.table?.visit ?? ''), visits.includes(open.table?.visit ?? '')]).toEqual([false, true]);
    expect(orders.map(({ key }) => key)).toContain(open.key);
    expect(orders.map(({ key }) => key)).not.toContain(done.key);
    expect((await order(table(0))).table?.visit).not.toBe(done.table?.visit);
    const further = await order(table(1));
    expect(further.table?.visit).toBe(open.table?.visit);
    await step(open.key, 'ready');
    await step(open.key, 'done');
    expect((await listed()).orders.map(({ key }) => key)).toContain(open.key);
  });

  it('[TABLE-7] [ORDER-16] is open again where what closing has delivered is taken back, unless others sit there', async () => {
    const first = await order(table(0));
    await step(first.key, 'accepted');
    await close(table(0));
    expect((await step(first.key, 'accepted')).body.state).toBe('accepted');
    expect((await listed()).visits).toContain(first.table?.visit);
    await close(table(0));
    const next = await order(table(0));
    expect((await step(first.key, 'accepted')).body.state).toBe('accepted');
    const { visits } = await listed();
    expect([visits?.includes(next.table?.visit ?? ''), visits?.includes(first.table?.visit ?? '')]).toEqual([
      true,
      false,
    ]);
  });

  it('[TABLE-7] moves to a free table alone, with its requests', async () => {
    const here = await order(table(0));
    const there = await order(table(1));
    const request = await ask(table(0), 'bill');
    const taken = await change(table(0), { moveTo: table(1).key });
    expect([taken.status, taken.body.message]).toEqual([409, 'Esa mesa no está libre']);
    const free = await change(table(2), { moveTo: table(1).key });
    expect([free.status, free.body.message]).toEqual([409, 'La mesa está libre: no hay nada que pasar']);
    expect(pathsOf(await change(table(0), { moveTo: newKey() }))).toEqual([400, 'invalid', 'moveTo']);
    for (const body of [{}, { close: false }, { moveTo: 'mesa' }, { moveTo: table(1).key, close: true }])
      expect((await change(table(0), body)).status).toBe(400);
    expect((await change({ key: newKey() }, { close: true })).status).toBe(404);
    const moved = await change(table(0), { moveTo: table(2).key });
    expect(moved.status).toBe(200);
    const { key, title } = table(2);
    expect(moved.body.orders.map((one) => [one.key, one.table])).toEqual([
      [here.key, { key, title, visit: here.table?.visit }],
    ]);
    expect((await listed()).requests.map(({ table: at }) => at)).toEqual([{ key, title }]);
    expect((await requested(table(0), request.body.key)).body).toEqual({ answered: null });
    expect((await order(table(2))).table?.visit).toBe(here.table?.visit);
    expect((await order(table(0))).table?.visit).not.toBe(here.table?.visit);
    expect((await found(there.key)).table?.key).toBe(table(1).key);
  });

  it('[TABLE-7] cannot move to its own table', async () => {
    await order(table(0));
    expect((await change(table(0), { moveTo: table(0).key })).status).toBe(409);
  });

  it('[TABLE-7] of two orders that come at once is one, and of two tables that move to the same one only one does', async () => {
    const both = await Promise.all([order(table(0)), order(table(0))]);
    expect(new Set(both.map((one) => one.table?.visit)).size).toBe(1);
    await order(table(1));
    const moved = await Promise.all([0, 1].map((nth) => change(table(nth), { moveTo: table(2).key })));
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[TABLE-7] is another one for what is still being paid when its table is closed', async () => {
    const first = await order(table(0));
    await step(first.key, 'accepted');
    const unpaid = { ...(await found(first.key)), key: newKey(), day: 'unpaid', state: 'unpaid', version: 0 } as const;
    await server.stores.orders.add(BUSINESS, [unpaid], menu.timeZone);
    expect((await close(table(0))).body.orders.map(({ key }) => key)).toEqual([first.key]);
    const kept = await found(unpaid.key);
    expect([kept.state, kept.table?.visit === first.table?.visit]).toEqual(['unpaid', false]);
    expect((await change(table(0), { moveTo: table(1).key })).body.orders).toEqual([]);
    await server.stores.orders.payOtherwise(BUSINESS, unpaid.key, 'cash');
    expect((await found(unpaid.key)).table).toMatchObject({ key: table(1).key, visit: kept.table?.visit });
    expect((await listed()).visits).toContain(kept.table?.visit);
    expect((await order(table(1))).table?.visit).toBe(kept.table?.visit);
  });

  it('[SALES-3] is in the sales and in the file of orders by its table', async () => {
    const first = await order(table(0));
    await step(first.key, 'accepted');
    const { day } = first;
    const { body } = await send<{ tables: unknown[] }>(server, 'sales', { token, query: { from: day, to: day } });
    const { key, title } = table(0);
    expect(body.tables).toEqual([{ key, title, orders: 1, cents: first.total }]);
    const cookie = `carta-session=${token}`;
    const url = `/api/orders/${BUSINESS}/export.csv?from=${day}&to=${day}`;
    expect((await server.app.inject({ url, headers: { cookie } })).body).toContain(';Mesa;Mesa 1;');
  });
});

describe('a request of a table', () => {
  it('[TABLE-9] is on the desk until somebody answers it, which its diner reads', async () => {
    const asked = await ask(table(0), 'waiter');
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([201, '*']);
    const { key } = asked.body;
    const again = await ask(table(0), 'waiter');
    expect([again.status, again.body]).toEqual([200, { key }]);
    const bill = await ask(table(0), 'bill');
    expect(bill.status).toBe(201);
    const at = { key: table(0).key, title: 'Mesa 1' };
    expect((await listed()).requests).toEqual([
      { key, kind: 'waiter', table: at, createdAt: now },
      { key: bill.body.key, kind: 'bill', table: at, createdAt: now },
    ]);
    expect((await requested(table(0), key)).body).toEqual({ answered: null });
    now += MINUTE_MS;
    const answered = now;
    expect((await answer(key)).body).toEqual({ answered });
    now += MINUTE_MS;
    expect((await answer(key)).body).toEqual({ answered });
    expect((await requested(table(0), key)).body).toEqual({ answered });
    expect((await listed()).requests.map(({ kind }) => kind)).toEqual(['bill']);
    expect((await ask(table(0), 'waiter')).status).toBe(201);
  });

  it('[TABLE-9] is answered by closing its table, and waits for nobody once its day is over', async () => {
    const { key } = (await ask(table(0), 'bill')).body;
    await close(table(0));
    expect((await requested(table(0), key)).body).toEqual({ answered: now });
    const late = (await ask(table(0), 'bill')).body.key;
    now += DAY_MS;
    token = await server.session('owner');
    expect((await listed()).requests).toEqual([]);
    const next = await ask(table(0), 'bill');
    expect([next.status, next.body.key === late]).toEqual([201, false]);
  });

  it('[TABLE-10] is one of six in ten minutes; one that waits already does not count', async () => {
    for (let nth = 0; nth < 6; nth += 1) {
      const { status, body } = await ask(table(0), nth % 2 === 0 ? 'waiter' : 'bill');
      expect(status).toBe(201);
      expect((await ask(table(0), nth % 2 === 0 ? 'waiter' : 'bill')).status).toBe(200);
      await answer(body.key);
    }
    const refused = await ask(table(0), 'waiter');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await ask(table(1), 'waiter')).status).toBe(201);
    now += 10 * MINUTE_MS;
    expect((await ask(table(0), 'waiter')).status).toBe(201);
  });

  it('of several phones at once is one', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(table(0), 'waiter')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(all.map(({ body }) => body.key)).size).toBe(1);
  });

  it('can be asked for 120 times a minute at one table, and is another table’s or business’s never', async () => {
    const { key } = (await ask(table(0), 'waiter')).body;
    const statuses = await Promise.all(Array.from({ length: 121 }, () => requested(table(0), key)));
    expect(statuses.map(({ status }) => status)).toEqual([...Array<number>(120).fill(200), 429]);
    expect((await requested(table(1), newKey())).status).toBe(404);
    await setGoodMenu(server, 'neighbour');
    const theirs = await server.menuOf('neighbour');
    const [their] = theirs.tables;
    expect((await requested({ token: their?.token ?? '' }, key, theirs.key)).status).toBe(404);
    const params = { businessKey: theirs.key, requestKey: key };
    expect((await send(server, 'answerRequest', { as: 'neighbour', params })).status).toBe(404);
    expect((await answer(newKey())).status).toBe(404);
    expect(pathsOf(await ask(table(0), 'dessert'))).toEqual([400, 'invalid', 'kind']);
  });

  it('is an event of orders, also where nobody has ever ordered', async () => {
    await server.app.listen({ port: 0 });
    await server.renewBusinesses();
    token = await server.session('owner');
    await server.stores.businesses.save(BUSINESS, { orderDesk: { ...DEFAULT_ORDER_DESK, active: true } });
    tables = (await save([{ key: newKey(), title: 'Mesa 1' }])).body.tables;
    const desk = await openEvents(server, token);
    const announced = async () => {
      for (;;) {
        const event = await desk.next();
        if (event === null || event.startsWith('event: orders')) return event;
      }
    };
    try {
      const { key } = (await ask(table(0), 'waiter')).body;
      expect(await announced()).toMatch(/^event: orders\ndata: 1$/);
      await answer(key);
      expect(await announced()).toMatch(/^event: orders\ndata: 2$/);
    } finally {
      await desk.close();
    }
  });
});

describeOnce('the lines of an order in the kitchen', () => {
  const tick = async (key: string, body: object) =>
    send<DinerOrder & Refused & { current: DinerOrder }>(server, 'tickLines', {
      token,
      params: { businessKey: BUSINESS, orderKey: key },
      body: { ready: true, version: (await found(key)).version, ...body },
    });
  const twoLines = async () => {
    const one = goodOrder(menu);
    const [line] = one.lines;
    if (!line) throw new Error('the good order has a line');
    const lines = [line, { ...line, key: newKey(), note: 'Sin sal' }];
    return order(table(0), { lines, total: 2 * one.total });
  };

  it('[KITCHEN-1] are ticked by anybody’s tap, and the last one makes the order ready', async () => {
    const { key, lines } = await twoLines();
    const [first = '', second = ''] = lines.map((line) => line.key);
    expect((await tick(key, { keys: [first] })).status).toBe(409);
    await step(key, 'accepted');
    const ticked = await tick(key, { keys: [first] });
    expect(ticked.body).toMatchObject({
      state: 'accepted',
      lines: [{ readyAt: now }, { readyAt: null, note: 'Sin sal' }],
    });
    const at = now;
    now += MINUTE_MS;
    expect((await tick(key, { keys: [first], ready: false })).body.lines.map(({ readyAt }) => readyAt)).toEqual([
      null,
      null,
    ]);
    const done = await tick(key, { keys: [first, second] });
    expect(done.body).toMatchObject({ state: 'ready', lines: [{ readyAt: now }, { readyAt: now }] });
    expect(at).toBeLessThan(now);
    const late = await tick(key, { keys: [first], ready: false });
    expect([late.status, late.body.current.state]).toEqual([409, 'ready']);
    expect((await step(key, 'accepted')).body.state).toBe('accepted');
    expect((await tick(key, { keys: [second], ready: false })).body).toMatchObject({
      state: 'accepted',
      lines: [{ readyAt: now }, { readyAt: null }],
    });
  });

  it('[KITCHEN-1] are refused on a stale version, and where the order does not have them', async () => {
    const { key, lines } = await twoLines();
    await step(key, 'accepted');
    const stale = await tick(key, { keys: [lines[0]?.key], version: 0 });
    expect([stale.status, stale.body.current.version]).toEqual([409, 1]);
    expect(pathsOf(await tick(key, { keys: [newKey()] }))).toEqual([400, 'invalid', 'keys']);
    expect(pathsOf(await tick(key, { keys: [] }))).toEqual([400, 'invalid', 'keys']);
    const params = { businessKey: BUSINESS, orderKey: newKey() };
    const body = { keys: [newKey()], ready: true, version: 0 };
    expect((await send(server, 'tickLines', { token, params, body })).status).toBe(404);
  });
});
