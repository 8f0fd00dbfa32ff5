/** @postgres numbers by lock, refusals that roll back */
import { createHash } from 'node:crypto';
import { calls } from '@carta/contract';
import {
  DAY_MS,
  DEFAULT_ORDER_DESK,
  MINUTE_MS,
  newKey,
  orderDay,
  type DinerOrder,
  type Menu,
  type OrderDesk,
  type PublicDinerOrder,
  type SentOrder,
} from '@carta/domain';
import type { BusinessChanges } from '../database/business-row.ts';
import type { OrderRow } from '../database/order-tables.ts';
import { openStores } from '../stores.ts';
import { describeOnce, itOnce } from '../testing/once.ts';
import { openEvents } from '../testing/event-stream.ts';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { titled } from '../testing/titled.ts';
import { send, type Answer } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

interface Placed {
  readonly order: PublicDinerOrder;
  readonly text: string;
  readonly whatsapp: string | null;
  readonly pay: string | null;
}

interface Refused {
  readonly code: string;
  readonly issues?: { path: string }[];
  readonly current?: unknown;
}

const BUSINESS = PEOPLE.owner.business;
const ZONE = 'America/Argentina/Buenos_Aires';
/** Wednesday. */
const EVENING = Date.parse('2026-11-25T21:00:00-03:00');

let now = EVENING;
let server: TestServer;
let menu: Menu;
let token: string;

beforeAll(async () => {
  server = await testServer({ now: () => now, env: { ORDERS_PER_NETWORK: '1000', ORDERS_PER_HOUR: '5000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 3 * DAY_MS;
  token = await server.session('owner');
  menu = await setGoodMenu(server, 'owner');
});

const place = (body: unknown, headers: Record<string, string> = {}): Promise<Answer<Placed & Refused>> =>
  send(server, 'placeOrder', { as: null, params: { businessKey: BUSINESS }, body, headers });
const order = (changes: Partial<SentOrder> = {}) => goodOrder(menu, changes);
const placed = async (changes: Partial<SentOrder> = {}): Promise<Placed> => {
  const { status, body } = await place(order(changes));
  expect(status).toBe(201);
  return body;
};
const step = (key: string, body: object) =>
  send<DinerOrder & Refused>(server, 'stepOrder', { token, params: { businessKey: BUSINESS, orderKey: key }, body });
const seen = (key: string, headers: Record<string, string> = {}) =>
  send<PublicDinerOrder>(server, 'publicOrder', {
    as: null,
    params: { businessKey: BUSINESS, orderKey: key },
    headers,
  });
const cancel = (key: string) =>
  send<PublicDinerOrder & Refused>(server, 'cancelPublicOrder', {
    as: null,
    params: { businessKey: BUSINESS, orderKey: key },
  });
const listed = async (query: Record<string, string> = {}) =>
  (await send<{ orders: DinerOrder[]; sums: { count: number; cents: number } }>(server, 'orders', { token, query }))
    .body;
const settings = async (changes: BusinessChanges) => {
  await server.stores.businesses.save(BUSINESS, changes);
  menu = await server.menuOf('owner');
};
const rowsIn = async (of: TestServer) => {
  let rows: OrderRow[] = [];
  await withDatabase(of, async (database) => {
    rows = await database.selectFrom('orders').selectAll().execute();
  });
  return rows;
};
const desk = (changes: Partial<OrderDesk>) =>
  settings({ orderDesk: { ...DEFAULT_ORDER_DESK, active: true, ...changes } });
const problemsOf = ({ status, body }: Answer<Refused>) => [
  status,
  body.code,
  ...(body.issues ?? []).map(({ path }) => path),
];

describe('an order that a diner sends', () => {
  it('is stored with the next number of its day, and answered with its message', async () => {
    await settings({ whatsAppNumber: '1155550100', pickupPoint: 'La barra' });
    const sent = order();
    const first = await place(sent);
    expect(first).toMatchObject({
      status: 201,
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      body: {
        pay: null,
        order: {
          key: sent.key,
          day: orderDay(ZONE, now),
          state: 'new',
          lines: [{ title: 'bife', quantity: 2, cents: sent.lines[0]?.cents }],
          total: sent.total,
          readyAt: null,
          createdAt: now,
        },
      },
    });
    const { number } = first.body.order;
    const { text, whatsapp } = first.body;
    expect(text.split('\n')[0]).toBe(`Hola, ${BUSINESS}. Quiero hacer este pedido (n.º ${number}):`);
    expect(text).toContain(
      'Nota: Jugoso\n\nRetiro: La barra\n\nPago: Efectivo\n\nNombre: Julián\nTeléfono: 11 5555-0100',
    );
    expect(text.split('\n').at(-1)).toBe(`Pedido ${number}: http://localhost:3000/m/${BUSINESS}/o/${sent.key}`);
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/5491155550100\?text=Hola/);
    expect((await placed()).order.number).toBe(number + 1);
    await settings({ whatsAppNumber: '' });
    expect((await placed()).whatsapp).toBeNull();
  });

  it('is the same under the same key with the same body, in whatever order its fields are', async () => {
    const sent = order();
    const first = await place(sent);
    const again = await place(Object.fromEntries(Object.entries(sent).reverse()));
    expect([again.status, again.body]).toEqual([200, first.body]);
    const [one, other] = await Promise.all([place(sent), place(sent)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const list = await listed();
    expect(list.orders.filter(({ key }) => key === sent.key)).toHaveLength(1);
  });

  it('sent at the same moment by two tabs is stored once', async () => {
    const sent = order();
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.order.number)).size).toBe(1);
    const { order: next } = await placed();
    expect(next.number).toBe((answers[0]?.body.order.number ?? 0) + 1);
  });

  it('under a known key with another body is a conflict, and nothing more is said, even of a body that is invalid', async () => {
    const sent = order();
    await place(sent);
    for (const body of [{ ...sent, total: 1 }, { ...sent, lines: [] }, { key: sent.key }]) {
      const refused = await place(body);
      expect(problemsOf(refused)).toEqual([409, 'conflict']);
      expect(refused.body.current).toBeUndefined();
    }
  });

  it('goes on after the menu has changed: titles and amounts are those of its moment', async () => {
    const sent = order();
    const first = await place(sent);
    const { key, parent } = titled(menu, 'bife');
    const price = { currency: '$', big: 1, small: '00' };
    await send(server, 'updateItem', { token, body: { key, parent, business: BUSINESS, title: 'Otro', price } });
    expect((await seen(sent.key)).body).toEqual(first.body.order);
    expect((await place(sent)).body).toEqual(first.body);
  });

  it('does not raise the menu’s revision', async () => {
    const url = `/api/public/menus/${BUSINESS}`;
    const { headers } = await server.app.inject(url);
    await placed();
    expect((await server.app.inject(url)).headers.etag).toBe(headers.etag);
  });

  it('belongs to the day that ends at 05:00, with numbers from 1', async () => {
    const numbers: unknown[] = [];
    for (const time of ['2027-03-10T04:58:00-03:00', '2027-03-10T04:59:59-03:00', '2027-03-10T05:00:00-03:00']) {
      now = Date.parse(time);
      const { day, number } = (await placed()).order;
      numbers.push([day, number]);
    }
    expect(numbers).toEqual([
      ['2027-03-09', 1],
      ['2027-03-09', 2],
      ['2027-03-10', 1],
    ]);
    now = Date.parse('2027-03-10T21:00:00-03:00');
  });
});

describe('an order is refused', () => {
  it.each<[string, Partial<SentOrder>, unknown[]]>([
    ['without lines', { lines: [] }, [400, 'invalid', 'lines']],
    ['with another total', { total: 1 }, [409, 'changed', 'total']],
    ['with too little cash', { paysWith: 1 }, [400, 'invalid', 'paysWith']],
    ['as a delivery without an address', { type: 'delivery' }, [400, 'invalid', 'address']],
    ['without a name', { name: ' ' }, [400, 'invalid', 'name']],
    ['for a moment that is past', { at: EVENING }, [400, 'invalid', 'at']],
    ['at an unknown table', { type: 'table', table: 'zzzzzzzzzz' }, [409, 'changed', 'table']],
    ['at no table', { type: 'table', table: null }, [409, 'changed', 'table']],
    ['as a delivery that is not offered', { type: 'delivery', address: 'Perú 1082' }, [409, 'changed', 'type']],
    ['by transfer that is not taken', { payment: 'transfer' }, [409, 'changed', 'payment']],
  ])('%s', async (_why, changes, problems) => {
    expect(problemsOf(await place(order(changes)))).toEqual(problems);
  });

  it('where a line is not as the menu says, by its place', async () => {
    const [line] = order().lines as [SentOrder['lines'][number]];
    const more = { ...line, key: newKey() };
    const gone = await place(order({ lines: [line, { ...more, item: newKey() }], total: 4 * line.cents }));
    expect(problemsOf(gone)).toEqual([409, 'changed', 'lines.1']);
    const priced = await place(order({ lines: [{ ...line, cents: 1 }], total: 2 }));
    expect(problemsOf(priced)).toEqual([409, 'changed', 'lines.0', 'total']);
  });

  it('where the business is unknown or has no desk, after what is wrong with the order itself', async () => {
    const unknown = (body: unknown) =>
      send<Refused>(server, 'placeOrder', { as: null, params: { businessKey: 'nadie' }, body });
    expect(problemsOf(await unknown(order()))).toEqual([404, 'not-found']);
    expect(problemsOf(await unknown(order({ type: 'delivery' })))).toEqual([400, 'invalid', 'address']);
    await desk({ active: false });
    expect(problemsOf(await place(order()))).toEqual([404, 'not-found']);
    expect(problemsOf(await place(order({ name: '' })))).toEqual([400, 'invalid', 'name']);
  });

  it('while the business is closed or paused, unless it is wanted for when it is open; a closed one is told before a changed one', async () => {
    await desk({});
    const at = Math.ceil((now + DAY_MS / 2) / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
    await desk({ pausedUntil: now + 60 * MINUTE_MS });
    const paused = await place(order({ total: 1 }));
    expect([...problemsOf(paused), paused.body.current]).toEqual([409, 'closed', { until: now + 60 * MINUTE_MS }]);
    expect((await placed({ at })).order).toMatchObject({ at, readyAt: at });
    await desk({ pausedUntil: now });
    expect((await place(order())).status).toBe(201);
  });

  it('over the limits of a network and of an hour, before it is judged by the menu', async () => {
    const limited = await testServer({ now: () => now, env: { ORDERS_PER_NETWORK: '2', ORDERS_PER_HOUR: '4' } });
    try {
      const good = await setGoodMenu(limited, 'neighbour');
      const from = (address: string, changes: Partial<SentOrder> = {}) =>
        limited.app.inject({
          method: 'POST',
          url: `/api/public/orders/${good.key}`,
          payload: goodOrder(good, changes),
          remoteAddress: address,
        });
      const statuses = async (...addresses: string[]) => {
        const found: number[] = [];
        for (const address of addresses) found.push((await from(address)).statusCode);
        return found;
      };
      expect(await statuses('2001:db8::1', '2001:db8::2', '2001:db8::3')).toEqual([201, 201, 429]);
      const refused = await from('2001:db8::4', { total: 1 });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
      // One more stands there since the menu was made.
      expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([201, 429, 429]);
      const rows = await rowsIn(limited);
      expect(rows.filter(({ network }) => network !== null)).toHaveLength(4);
      expect(JSON.stringify(rows)).not.toMatch(/2001:db8|192\.0\.2/);
      now += 60 * MINUTE_MS;
      for (const { key } of rows) await limited.stores.orders.cancel(good.key, key);
      expect(await statuses('2001:db8::1')).toEqual([201]);
      const left = await rowsIn(limited);
      expect(left.filter(({ network }) => network !== null)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });

  it('where it is too large or no JSON, before anything else', async () => {
    const raw = (payload: string, type = 'application/json') =>
      send<Refused>(server, 'placeOrder', { as: null, params: { businessKey: BUSINESS }, raw: { payload, type } });
    expect((await raw(JSON.stringify({ ...order(), more: 'x'.repeat(64_000) }))).status).toBe(413);
    expect((await raw(JSON.stringify({ ...order(), more: 'x'.repeat(60_000) }))).status).toBe(201);
    expect((await raw('a=1', 'text/plain')).status).toBe(415);
    expect((await raw('{')).status).toBe(400);
  });
});

describeOnce('orders from other pages', () => {
  const origin = { origin: 'https://otra.example', 'sec-fetch-site': 'cross-site' };

  it('are taken from any origin without a cookie, and their preflight is answered', async () => {
    expect((await place(order(), origin)).status).toBe(201);
    const { key } = (await placed()).order;
    for (const url of [`/api/public/orders/${BUSINESS}`, `/api/public/orders/${BUSINESS}/${key}/cancel`]) {
      const { statusCode, headers } = await server.app.inject({ method: 'OPTIONS', url, headers: origin });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*']);
      expect(headers['access-control-allow-headers']).toContain('content-type');
    }
    const refused = await place(order({ total: 1 }), origin);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([409, '*']);
  });

  it('the calls of owners are still refused to them', async () => {
    const { key } = (await placed()).order;
    const { status } = await send(server, 'stepOrder', {
      token,
      params: { businessKey: BUSINESS, orderKey: key },
      body: { state: 'accepted', version: 0 },
      headers: origin,
    });
    expect(status).toBe(403);
  });
});

describeOnce('a diner', () => {
  it('reads an order without anything personal, with an ETag that changes with each step', async () => {
    const { order: first } = await placed();
    const { headers, body } = await seen(first.key);
    expect([body, headers['cache-control']]).toEqual([first, 'no-store']);
    for (const secret of ['Julián', '5555', 'Jugoso', 'cubiertos']) expect(JSON.stringify(body)).not.toContain(secret);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await seen(first.key, known)).status).toBe(304);
    await step(first.key, { state: 'accepted', version: 0, minutes: 25 });
    expect((await seen(first.key, known)).body).toMatchObject({ state: 'accepted', readyAt: now + 25 * MINUTE_MS });
    expect((await seen(newKey())).status).toBe(404);
  });

  it('cancels what nobody has answered, also twice, and nothing else', async () => {
    const { order: first } = await placed();
    expect((await cancel(first.key)).body).toMatchObject({ state: 'cancelled', reason: '' });
    expect((await cancel(first.key)).status).toBe(200);
    // The owner cannot undo it.
    expect((await step(first.key, { state: 'new', version: 1 })).status).toBe(409);
    const { order: second } = await placed();
    await step(second.key, { state: 'accepted', version: 0 });
    const refused = await cancel(second.key);
    expect(problemsOf(refused)).toEqual([409, 'conflict']);
    expect(refused.body.current).toMatchObject({ state: 'accepted', pay: null });
    expect((await cancel(newKey())).status).toBe(404);
  });

  it('without JavaScript gets back to the order’s page', async () => {
    const { order: first } = await placed();
    const url = `/api/public/orders/${BUSINESS}/${first.key}/cancel`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/m/${BUSINESS}/o/${first.key}`]);
    expect((await seen(first.key)).body.state).toBe('cancelled');
  });
});

describe('an owner', () => {
  it('reads the open orders and those of today, or those of a day, with the day’s sums', async () => {
    const yesterday = await placed();
    const done = await placed();
    for (const [version, state] of ['accepted', 'ready', 'done'].entries())
      await step(done.order.key, { state, version });
    now += DAY_MS;
    const today = await placed();
    const rejected = await placed();
    await step(rejected.order.key, { state: 'rejected', version: 0, reason: 'No hay stock' });
    const keys = ({ orders }: { orders: DinerOrder[] }) => orders.map(({ key }) => key);
    const list = await listed();
    expect(keys(list)).toEqual(expect.arrayContaining([yesterday, today, rejected].map(({ order: { key } }) => key)));
    expect(keys(list)).not.toContain(done.order.key);
    expect(list.sums).toEqual({ count: 1, cents: today.order.total });
    const day = await listed({ day: done.order.day });
    expect(keys(day)).toEqual(expect.arrayContaining([yesterday.order.key, done.order.key]));
    expect(keys(day)).not.toContain(today.order.key);
    expect(list.orders.find(({ key }) => key === today.order.key)).toMatchObject({
      name: 'Julián',
      phone: '11 5555-0100',
      notes: 'Sin cubiertos',
      lines: [{ note: 'Jugoso' }],
      version: 0,
    });
    const { headers } = await send(server, 'orders', { token });
    const again = await send(server, 'orders', { token, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect((await send(server, 'orders', { token, query: { day: 'ayer' } })).status).toBe(400);
  });

  it('takes an order through its states; of two steps on one version one wins', async () => {
    const { key } = (await placed()).order;
    const accepting = { state: 'accepted', version: 0, minutes: 30 };
    const both = await Promise.all([step(key, accepting), step(key, accepting)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.current).toMatchObject({ state: 'accepted', version: 1, name: 'Julián' });
    expect(problemsOf(await step(key, { state: 'done', version: 1 }))).toEqual([409, 'conflict']);
    expect((await step(key, { state: 'accepted', version: 1, minutes: 45 })).body.readyAt).toBe(now + 45 * MINUTE_MS);
    expect((await step(key, { state: 'new', version: 2 })).body).toMatchObject({
      state: 'new',
      readyAt: null,
      version: 3,
    });
    expect((await step(key, { state: 'ready', version: 3 })).status).toBe(409);
    expect((await step(newKey(), { state: 'ready', version: 3 })).status).toBe(404);
    expect((await step(key, { state: 'accepted', version: 3, minutes: 4 })).status).toBe(400);
  });

  it('cannot see or change the orders of another, and may use them all while locked', async () => {
    const { key } = (await placed()).order;
    const params = { businessKey: BUSINESS, orderKey: key };
    for (const [name, request] of [
      ['orders', {}],
      ['ordersCsv', {}],
      ['sales', { query: { from: '2026-11-01', to: '2026-11-25' } }],
      ['stepOrder', { body: { state: 'accepted', version: 0 } }],
      ['eraseDiner', {}],
    ] as const)
      expect((await send(server, name, { as: 'neighbour', params, ...request })).status).toBe(403);
    const locked = await setGoodMenu(server, 'locked');
    const url = `/api/public/orders/${locked.key}`;
    const sent = goodOrder(locked);
    expect((await server.app.inject({ method: 'POST', url, payload: sent })).statusCode).toBe(201);
    const body = { state: 'accepted', version: 0 };
    const ofLocked = { businessKey: locked.key, orderKey: sent.key };
    expect((await send(server, 'stepOrder', { as: 'locked', params: ofLocked, body })).status).toBe(200);
  });

  it('erases what a diner wrote and downloads the orders, and both stand in the audit', async () => {
    const sent = order();
    const { order: first } = (await place(sent)).body;
    const params = { businessKey: BUSINESS, orderKey: first.key };
    const file = (query: string) =>
      server.app.inject({
        url: `/api/orders/${BUSINESS}/export.csv${query}`,
        headers: { cookie: `carta-session=${token}` },
      });
    const csv = async () => (await file(`?from=${first.day}&to=${first.day}`)).body;
    for (const [query, name] of [
      ['', `pedidos-${BUSINESS}.csv`],
      [`?from=${first.day}&to=${first.day}`, `pedidos-${BUSINESS}-${first.day}.csv`],
      [`?from=2026-01-01&to=2026-01-31`, `pedidos-${BUSINESS}-2026-01-01-2026-01-31.csv`],
    ])
      expect((await file(query ?? '')).headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(await csv()).toContain(`${first.day};${first.number};`);
    expect(await csv()).toContain('Julián;11 5555-0100');
    const { body } = await send<DinerOrder>(server, 'eraseDiner', { token, params });
    expect(body).toMatchObject({
      name: '',
      phone: '',
      address: '',
      notes: '',
      lines: [{ note: '' }],
      total: first.total,
    });
    expect(await csv()).not.toContain('Julián');
    const rows = (await rowsIn(server)).filter(({ key }) => key === first.key);
    expect(JSON.stringify(rows)).not.toMatch(/Julián|5555|Jugoso|cubiertos/);
    // Nothing tells any more whether it is the same body.
    expect((await place(sent)).status).toBe(409);
    const said = (await server.stores.audit.list(BUSINESS)).map(({ who, what }) => `${who}: ${what}`);
    expect(said).toContain(
      `${PEOPLE.owner.email}: Borró los datos del comensal del pedido ${first.number} del ${first.day}`,
    );
    expect(said).toContain(`${PEOPLE.owner.email}: Descargó los pedidos del ${first.day} al ${first.day}`);
  });
});

describe('orders in time', () => {
  it('one that nobody answers is cancelled at the end of its day, one for later two hours after its moment', async () => {
    now = Date.parse('2027-05-05T21:00:00-03:00');
    const at = Date.parse('2027-05-06T13:00:00-03:00');
    const [soon, later, answered] = [await placed(), await placed({ at }), await placed()];
    await step(answered.order.key, { state: 'accepted', version: 0 });
    const states = async () => {
      await server.stores.orders.expire();
      const found = await Promise.all([soon, later, answered].map(({ order: { key } }) => seen(key)));
      return found.map(({ body: { state, reason } }) => `${state} ${reason}`);
    };
    now = Date.parse('2027-05-06T04:59:59-03:00');
    expect(await states()).toEqual(['new ', 'new ', 'accepted ']);
    now = Date.parse('2027-05-06T05:00:00-03:00');
    expect(await states()).toEqual(['cancelled Sin respuesta', 'new ', 'accepted ']);
    now = Date.parse('2027-05-06T14:59:59-03:00');
    expect(await states()).toEqual(['cancelled Sin respuesta', 'new ', 'accepted ']);
    now = Date.parse('2027-05-06T15:00:00-03:00');
    expect(await states()).toEqual(['cancelled Sin respuesta', 'cancelled Sin respuesta', 'accepted ']);
    expect((await step(soon.order.key, { state: 'new', version: 1 })).status).toBe(409);
  });

  it('one that two servers find unanswered at once is counted by one of them', async () => {
    const { orders } = server.stores;
    now = Date.parse('2027-05-05T21:00:00-03:00');
    await orders.expire();
    await placed();
    now = Date.parse('2027-05-06T05:00:00-03:00');
    const counts = await Promise.all([orders.expire(), orders.expire()]);
    expect(counts.sort()).toEqual([0, 1]);
  });

  it('what a diner wrote is erased after 90 days, and the order deleted after 400', async () => {
    const { order: first } = await placed();
    now += 90 * DAY_MS - 1;
    await server.stores.orders.eraseOld(90);
    expect((await server.stores.orders.find(BUSINESS, first.key))?.order.name).toBe('Julián');
    now += 1;
    expect(await server.stores.orders.eraseOld(90)).toBeGreaterThan(0);
    expect((await server.stores.orders.find(BUSINESS, first.key))?.order).toMatchObject({
      name: '',
      total: first.total,
    });
    now += 310 * DAY_MS;
    expect(await server.stores.orders.deleteOld()).toBeGreaterThan(0);
    expect(await server.stores.orders.find(BUSINESS, first.key)).toBeNull();
  });
});

it('two servers on one database keep numbers without a gap or a twin, 50 orders at once', async () => {
  const other = await openStores(server.place, { now: () => now, durable: false, busyTimeout: 10_000 });
  if (!other.ok) throw new Error(other.reason);
  try {
    const all = [server.stores.orders, other.value.orders];
    const limits = { perNetwork: Infinity, perHour: Infinity };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        (all[nth % 2] ?? server.stores.orders).place(BUSINESS, {
          sent: order(),
          bodyHash: createHash('sha256').update(`${nth}`).digest('hex'),
          network: 'one',
          limits,
        }),
      ),
    );
    const numbers = answers.map((answer) => (answer && 'number' in answer ? answer.number : -1)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, nth) => (numbers[0] ?? 0) + nth));
  } finally {
    await other.value.close();
  }
});

it('an order that another server of the database stores or steps is announced to an open desk', async () => {
  await server.app.listen({ port: 0 });
  const other = await openStores(server.place, { now: () => now, durable: false, busyTimeout: 10_000 });
  if (!other.ok) throw new Error(other.reason);
  const desk = await openEvents(server, token);
  const announced = async () => {
    for (;;) {
      const event = await desk.next();
      if (event === null || event.startsWith('event: orders')) return event;
    }
  };
  try {
    const sent = order();
    const limits = { perNetwork: Infinity, perHour: Infinity };
    await other.value.orders.place(BUSINESS, { sent, bodyHash: 'x', network: 'one', limits });
    expect(await announced()).toMatch(/^event: orders\ndata: \d+$/);
    await other.value.orders.step(BUSINESS, sent.key, { state: 'accepted', version: 0 });
    expect(await announced()).toMatch(/^event: orders\ndata: \d+$/);
  } finally {
    await desk.close();
    await other.value.close();
  }
});

it('250 orders that come 50 at a time, beside the owner’s edits and steps, have the numbers 1 to 250', async () => {
  now = Date.parse('2027-08-11T21:00:00-03:00');
  const { key } = titled(menu, 'Tapas');
  const numbers: number[] = [];
  for (let wave = 0; wave < 5; wave += 1) {
    const edit = send(server, 'updateCategory', {
      token,
      params: { business: BUSINESS, level: '1', key },
      body: { key, business: BUSINESS, title: `Tapas ${wave}` },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(order())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const [first] = answers;
    const accepted = await step(first?.body.order.key ?? '', { state: 'accepted', version: 0 });
    expect([(await edit).status, accepted.status]).toEqual([200, 200]);
    numbers.push(...answers.map(({ body }) => body.order.number));
  }
  const sorted = numbers.sort((one, other) => one - other);
  expect(sorted).toEqual(Array.from({ length: 250 }, (_, nth) => nth + 1));
});

itOnce('no line of the log holds what a diner typed, or the key of an order', async () => {
  const sent = order({ name: 'Secretísimo', notes: 'Timbre roto' });
  await place(sent);
  await seen(sent.key);
  await seen(newKey());
  await cancel(sent.key);
  await server.app.inject(`/api/public/orders/${BUSINESS}/${sent.key}/nada`);
  await server.app.inject(`/m/${BUSINESS}/o/${sent.key}`);
  const logged = server.logged();
  for (const secret of ['Secretísimo', 'Timbre', sent.key, '5555-0100']) expect(logged).not.toContain(secret);
  expect(logged).toContain(calls.publicOrder.path);
});
