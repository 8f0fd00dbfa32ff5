/** @postgres what an engine says of a row that it refuses */
import { newKey, type Menu } from '@carta/domain';
import { sql } from 'kysely';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

const BUSINESS = PEOPLE.owner.business;
/** Stands in every text that a diner can send. */
const MARKER = 'Secretísimo';

let server: TestServer;
let menu: Menu;
beforeAll(async () => {
  server = await testServer();
  menu = await setGoodMenu(server, 'owner');
});
afterAll(() => server.close());

function markedOrder(changes: object = {}) {
  const order = goodOrder(menu);
  const lines = order.lines.map((line) => ({ ...line, note: MARKER }));
  const written = { lines, address: MARKER, name: MARKER, phone: `${MARKER} 4983-2211`, notes: MARKER };
  return { ...order, ...written, table: MARKER, [MARKER]: MARKER, ...changes };
}

const send = (payload: unknown, type = 'application/json', url = `/api/public/orders/${BUSINESS}`) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

function expectSilence(...secrets: string[]) {
  const logged = server.logged();
  expect(logged).not.toBe('');
  for (const secret of [MARKER, 'Secret', '4983-2211', ...secrets]) expect(logged).not.toContain(secret);
}

it('no line of the log holds what a diner typed, whatever the order is answered with', async () => {
  const good = markedOrder();
  const [line] = good.lines;
  const sent: [number, unknown, string?][] = [
    [201, good],
    [200, good],
    [409, { ...good, name: `${MARKER} otra` }],
    [400, markedOrder({ type: MARKER })],
    [400, markedOrder({ payment: MARKER, language: MARKER, zone: MARKER, at: MARKER, total: MARKER })],
    [400, markedOrder({ notes: `${MARKER}\0`, name: MARKER.repeat(20) })],
    [400, markedOrder({ lines: [{ ...line, item: MARKER, selection: { [MARKER]: MARKER } }] })],
    [400, `{"name":"${MARKER}`],
    [409, markedOrder({ total: 1 })],
    [409, markedOrder({ lines: [{ ...line, selection: { [MARKER]: [MARKER] } }] })],
    [413, markedOrder({ notes: MARKER.repeat(10_000) })],
    [415, MARKER, 'text/plain'],
    [415, `name=${MARKER}`, 'application/x-www-form-urlencoded'],
  ];
  for (const [status, payload, type] of sent) {
    const answer = await send(payload, type);
    expect([status, answer.statusCode]).toEqual([status, status]);
  }
  await server.app.inject({
    method: 'POST',
    url: `/api/public/orders/${BUSINESS}/${good.key}/cancel`,
    payload: { reason: MARKER },
  });
  expectSilence(good.key);
});

it.each([
  (key: string) => `/api/public/orders/${BUSINESS}/${key}`,
  (key: string) => `/api/public/%6frders/${BUSINESS}/${key}`,
  (key: string) => `/api/public/%6Frders/${BUSINESS}/${key}/nada`,
  (key: string) => `/%61pi/orders/${BUSINESS}/${key}/diner`,
  (key: string) => `/m/${BUSINESS}/%6f/${key}`,
  (key: string) => `/M/${BUSINESS}/o/${key}`,
  (key: string) => `/m/${BUSINESS}/O/${key}`,
  (key: string) => `//m/${BUSINESS}/o/${key}`,
  (key: string) => `/m//${BUSINESS}/o//${key}`,
  (key: string) => `/carta/m/${BUSINESS}/o/${key}`,
  (key: string) => `/API/Public/Orders/${BUSINESS}/${key}`,
  (key: string) => `//api//orders//${BUSINESS}//${key}/diner`,
  (key: string) => `/Api/public/tables/${BUSINESS}/${key}`,
  (key: string) => `//api/charges/MercadoPago/${BUSINESS}/${key}`,
])('no line of the log holds the secret of an address, however that is written (%#)', async (address) => {
  const key = newKey();
  await server.app.inject(address(key));
  expectSilence(key);
});

it('no line of the log holds what a diner typed where the database refuses the order, and the answer says nothing of it', async () => {
  const order = markedOrder();
  await withDatabase(server, async (database) => {
    await (
      server.place.postgres
        ? sql`alter table orders add constraint refused check (total_cents < 0) not valid`
        : sql`create trigger refused before insert on orders begin select raise(abort, 'refused'); end`
    ).execute(database);
  });
  const answer = await send(order);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('refused');
  expect(server.logged()).toContain('a request failed');
  expectSilence(order.key);
});
