/** @postgres what is stored of hostile orders, and locks under many of them */
import { calls } from '@carta/contract';
import { newKey, type Menu, type SentOrder } from '@carta/domain';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const BUSINESS = PEOPLE.owner.business;
const LARGEST = Number.MAX_SAFE_INTEGER;
/** A quarter of an hour after the last moment that a date can have. */
const NO_DATE = 8_640_000_000_900_000;

/** `LONG=1` sends more. */
const FLOOD = process.env.LONG ? 2_000 : 600;

let server: TestServer;
let menu: Menu;
beforeAll(async () => {
  server = await testServer({ env: { ORDERS_PER_NETWORK: '20', ORDERS_PER_HOUR: '300' } });
  menu = await setGoodMenu(server, 'owner');
});
afterAll(() => server.close());

let nth = 0;
/** Sends a text as an order, from a network of its own. */
const sendText = (payload: string, path: string = BUSINESS) => {
  nth += 1;
  return server.app.inject({
    method: 'POST',
    url: `/api/public/orders/${path}`,
    headers: { 'content-type': 'application/json' },
    payload,
    remoteAddress: `10.0.${nth >> 8}.${nth & 255}`,
  });
};
const order = (changes: object = {}) => ({ ...goodOrder(menu), ...changes });
const line = (changes: object = {}) => ({ ...(goodOrder(menu).lines[0] as SentOrder['lines'][number]), ...changes });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const withField = (field: string) => JSON.stringify(order()).replace(/^\{/, `{${field},`);

describe('a hostile order', () => {
  it.each<[string, number, () => string]>([
    ['with 30,000 lists in each other in a field that nobody knows', 400, () => withField(`"more":${nested(30_000)}`)],
    ['with 90 lists in each other in a field that nobody knows', 201, () => withField(`"more":${nested(90)}`)],
    ['with a prototype', 400, () => withField('"__proto__":{"total":1}')],
    ['with a constructor', 400, () => withField('"constructor":{"prototype":{"total":1}}')],
    ['that is a list', 400, () => '[]'],
    ['that is null', 400, () => 'null'],
    ['that is a text', 400, () => '"x"'],
    ['that is empty', 400, () => ''],
    ['for a moment that no date has', 400, () => JSON.stringify(order({ at: NO_DATE }))],
    ['for the largest moment', 400, () => JSON.stringify(order({ at: LARGEST }))],
    ['for the moment 1e308', 400, () => withField('"x":1').replace('"at":null', '"at":1e308')],
    ['for a moment that is negative', 400, () => JSON.stringify(order({ at: -900_000 }))],
    ['with NaN as its total', 400, () => JSON.stringify(order()).replace(/"total":\d+/, '"total":NaN')],
    ['with 1e999 as its total', 400, () => JSON.stringify(order()).replace(/"total":\d+/, '"total":1e999')],
    ['with a negative total', 400, () => JSON.stringify(order({ total: -1 }))],
    ['with the largest total', 409, () => JSON.stringify(order({ total: LARGEST }))],
    ['with the largest price', 409, () => JSON.stringify(order({ lines: [line({ cents: LARGEST, quantity: 99 })] }))],
    ['of negative cents', 400, () => JSON.stringify(order({ lines: [line({ cents: -1 })] }))],
    ['paid with the largest cash', 201, () => JSON.stringify(order({ paysWith: LARGEST }))],
    ['paid with more than a whole number holds', 400, () => JSON.stringify(order({ paysWith: 2 ** 60 }))],
    ['of 99.5 of one', 400, () => JSON.stringify(order({ lines: [line({ quantity: 99.5 })] }))],
    ['of NUL characters', 400, () => JSON.stringify(order({ notes: 'a\u0000b' }))],
    ['of half a character', 400, () => JSON.stringify(order({ name: '\ud83d' }))],
    [
      'of half a character in a group',
      201,
      () => JSON.stringify(order({ lines: [line({ selection: { '\ud83d': [] } })] })),
    ],
    ['of text that turns around', 201, () => JSON.stringify(order({ name: '\u202e\u2066𝒥̷̢ulián👩‍👩‍👧‍👧' }))],
    [
      'of an item’s key with a NUL',
      400,
      () => JSON.stringify(order({ lines: [line({ item: `${'x'.repeat(20)}\u0000` })] })),
    ],
    [
      'with options of a group that the item has not',
      409,
      () =>
        JSON.stringify(
          order({ lines: [line({ selection: { ['extras'.padEnd(21, '_')]: ['Queso'.padEnd(21, '_')] } })] }),
        ),
    ],
    [
      'with the options of every property of objects',
      409,
      () =>
        JSON.stringify(
          order({ lines: [line({ selection: { toString: ['x'], constructor: ['y'], hasOwnProperty: [] } })] }),
        ),
    ],
    [
      'with one option 2,000 times',
      409,
      () => JSON.stringify(order({ lines: [line({ selection: { x: Array(2000).fill('Queso') } })] })),
    ],
    ['with a table that is none', 409, () => JSON.stringify(order({ type: 'table', table: "' or 1=1 --" }))],
    ['with a zone though there is none', 201, () => JSON.stringify(order({ zone: newKey() }))],
    [
      'with 50 lines of 99 at their price',
      201,
      () => {
        const one = line();
        const lines = Array.from({ length: 50 }, () => ({ ...one, key: newKey(), quantity: 99 }));
        return JSON.stringify(order({ lines, total: 50 * 99 * one.cents }));
      },
    ],
  ])('%s is answered with %i', async (_name, status, text) => {
    const answer = await sendText(text());
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['%00', '..%2f..%2fmenus', 'HIGUERA', 'x'.repeat(500), '%ff', '%F0%9F%98%80', "' or 1=1"])(
    'at the address of %s is refused',
    async (path) => {
      const { statusCode } = await sendText(JSON.stringify(order()), path);
      expect([400, 404]).toContain(statusCode);
    },
  );

  it('that is sent again with a body nested deep gets an answer', async () => {
    const sent = order();
    expect((await sendText(JSON.stringify(sent))).statusCode).toBe(201);
    const deep = JSON.stringify(sent).replace(/^\{/, `{"more":${nested(30_000)},`);
    expect((await sendText(deep)).statusCode).toBeLessThan(500);
  });
});

it('the key of an order of another business opens, cancels and changes nothing', async () => {
  const sent = order();
  expect((await sendText(JSON.stringify(sent))).statusCode).toBe(201);
  const other = PEOPLE.neighbour.business;
  const cookie = `carta-session=${await server.session('neighbour')}`;
  const tries = [
    ['GET', `/api/public/orders/${other}/${sent.key}`, undefined],
    ['POST', `/api/public/orders/${other}/${sent.key}/cancel`, undefined],
    ['PUT', `/api/orders/${other}/${sent.key}`, { state: 'accepted', version: 0 }],
    ['DELETE', `/api/orders/${other}/${sent.key}/diner`, undefined],
    ['PUT', `/api/orders/${BUSINESS}/${sent.key}`, { state: 'accepted', version: 0 }],
    ['DELETE', `/api/orders/${BUSINESS}/${sent.key}/diner`, undefined],
  ] as const;
  for (const [method, url, payload] of tries) {
    const { statusCode } = await server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    expect([method, url, statusCode]).toEqual([method, url, url.includes(BUSINESS) ? 403 : 404]);
  }
  expect((await server.stores.orders.find(BUSINESS, sent.key))?.order).toMatchObject({ state: 'new', name: 'Julián' });
});

it('of a flood of orders from one network 20 are stored, and an order from another network beside them', async () => {
  await setGoodMenu(server, 'neighbour');
  const other = await server.menuOf('neighbour');
  const url = `/api/public/orders/${other.key}`;
  const from = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url, payload: goodOrder(other), remoteAddress });
  const counts: Record<number, number> = {};
  for (let round = 0; round < FLOOD / 100; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => from('198.51.100.7')));
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    if (round === FLOOD / 200) expect((await from('198.51.100.8')).statusCode).toBe(201);
  }
  expect(counts).toEqual({ 201: 20, 429: FLOOD - 20 });
});

describe('a page of another site', () => {
  const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };

  it.each([
    ['application/x-www-form-urlencoded', 'key=x', 415],
    ['text/plain', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
  ])('cannot order by a form of type %s', async (type, payload, status) => {
    const url = `/api/public/orders/${BUSINESS}`;
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    `/api/public/orders/${BUSINESS}/../../../orders/${BUSINESS}`,
    `/api/public/orders/../../orders/${BUSINESS}/x`,
    `/api/public/orders//${BUSINESS}`,
    `/api/public/%6frders/${BUSINESS}`,
    `/api/orders/${BUSINESS}`,
    `/api/orders/${BUSINESS}?/api/public/orders/`,
  ])('may not send to %s', async (url) => {
    const answer = await server.app.inject({ method: 'PUT', url, headers, payload: {} });
    expect([403, 404]).toContain(answer.statusCode);
    const preflight = await server.app.inject({ method: 'OPTIONS', url, headers });
    if (!url.startsWith('/api/public/orders/'))
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is told nothing about cookies and no header that the calls do not have', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: calls.placeOrder.path.replace(':businessKey', BUSINESS),
      headers: { ...headers, 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'cookie, x' },
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['access-control-allow-methods']).toBe('GET, POST');
    expect(answer.headers['access-control-allow-headers']).toBe('content-type, if-none-match');
  });
});
