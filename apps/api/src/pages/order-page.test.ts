import { DEFAULT_ORDER_DESK, type Menu, type PublicDinerOrder } from '@carta/domain';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const BUSINESS = PEOPLE.owner.business;
let now = Date.parse('2026-11-25T21:00:00-03:00');
let server: TestServer;
let menu: Menu;

beforeAll(async () => {
  server = await testServer({ now: () => now });
  await setGoodMenu(server, 'owner');
  await server.stores.businesses.save(BUSINESS, { orderDesk: { ...DEFAULT_ORDER_DESK, active: true } });
  menu = await server.menuOf('owner');
});
afterAll(() => server.close());

interface Rendered {
  readonly menu: string;
  readonly order: PublicDinerOrder;
  readonly since: number;
  readonly language: string;
  readonly now: number;
}

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

async function place(): Promise<string> {
  const sent = goodOrder(menu);
  const { status } = await send(server, 'placeOrder', { as: null, params: { businessKey: BUSINESS }, body: sent });
  expect(status).toBe(201);
  return sent.key;
}

it('[ORDER-20] the page of an order has nothing that its diner wrote, and nobody keeps or indexes it', async () => {
  const key = await place();
  const { statusCode, headers, body } = await ask(`/m/${BUSINESS}/o/${key}`, { 'accept-language': 'pt-BR' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: expect.stringContaining('accept-language') as unknown,
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const page = JSON.parse(body) as Rendered;
  expect(page).toMatchObject({ menu: BUSINESS, language: 'pt', now, since: now, order: { key, state: 'new' } });
  for (const word of ['Julián', '5555-0100', 'Sin cubiertos', 'Jugoso']) expect(body).not.toContain(word);
});

it('[ORDER-15] the page of an order says since when it is in its state', async () => {
  const key = await place();
  now += 120_000;
  const token = await server.session('owner');
  const params = { businessKey: BUSINESS, orderKey: key };
  const { status } = await send(server, 'stepOrder', {
    token,
    params,
    body: { state: 'accepted', version: 0, minutes: 30 },
  });
  expect(status).toBe(200);
  const accepted = now;
  now += 60_000;
  await send(server, 'stepOrder', { token, params, body: { state: 'accepted', version: 1, minutes: 40 } });
  const page = JSON.parse((await ask(`/m/${BUSINESS}/o/${key}?lang=en`)).body) as Rendered;
  expect(page).toMatchObject({ language: 'en', since: accepted, order: { readyAt: now + 40 * 60_000 } });
});

it('an order that is cancelled by a form leads back to its page, in its language', async () => {
  const key = await place();
  const path = `/api/public/orders/${BUSINESS}/${key}/cancel`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, headers: answered } = await server.app.inject({
    method: 'POST',
    url: `${path}?lang=en`,
    headers,
    payload: '',
  });
  expect([statusCode, answered.location]).toEqual([303, `/m/${BUSINESS}/o/${key}?lang=en`]);
  expect(JSON.parse((await ask(`/m/${BUSINESS}/o/${key}`)).body)).toMatchObject({ order: { state: 'cancelled' } });
});

it.each(['o/unknown', `o/${'a'.repeat(21)}`, 'o/%3Cb%3E'])(
  '%s is no order: 404, and the page leads to the menu',
  async (path) => {
    const { statusCode, headers } = await ask(`/m/${BUSINESS}/${path}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect((await ask(`/m/nobody/${path}`)).statusCode).toBe(404);
  },
);
