import { DEFAULT_ORDER_DESK, HOUR_MS, newKey, type Menu, type OrderDesk, type SentOrder } from '@carta/domain';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const BUSINESS = PEOPLE.owner.business;
const NETWORK = '192.0.2.1';
const now = Date.parse('2026-11-25T21:00:00-03:00');

let server: TestServer;
let menu: Menu;
beforeAll(async () => {
  server = await testServer({ now: () => now, env: { ORDERS_PER_NETWORK: '1' } });
  menu = await setGoodMenu(server, 'owner');
});
afterAll(() => server.close());

interface Sending {
  readonly order: SentOrder;
  readonly desk: Partial<OrderDesk>;
  readonly type: string;
  readonly padding: string;
  /** Stored before; true from the network of the order. */
  readonly known: boolean;
  readonly crowded: boolean;
}

const GOOD = { desk: {}, type: 'application/json', padding: '', known: false, crowded: false };

/** What is wrong with an order, in the sequence in which it is refused, with its answer. */
const FAULTS: readonly (readonly [name: string, answer: string, spoil: (sending: Sending) => Sending])[] = [
  ['too large', '413 too-large', (sent) => ({ ...sent, padding: ' '.repeat(64_000) })],
  ['another type', '415 unsupported', (sent) => ({ ...sent, type: 'text/plain' })],
  ['a known key', '409 conflict', (sent) => ({ ...sent, known: true })],
  ['a field of another form', '400 invalid', (sent) => ({ ...sent, order: { ...sent.order, language: 'fr' as 'es' } })],
  ['no name', '400 invalid', (sent) => ({ ...sent, order: { ...sent.order, name: ' ' } })],
  ['no desk', '404 not-found', (sent) => ({ ...sent, desk: { ...sent.desk, active: false } })],
  ['too many', '429 rate-limited', (sent) => ({ ...sent, crowded: true })],
  ['paused', '409 closed', (sent) => ({ ...sent, desk: { ...sent.desk, pausedUntil: now + HOUR_MS } })],
  ['another total', '409 changed', (sent) => ({ ...sent, order: { ...sent.order, total: sent.order.total + 1 } })],
];

const PAIRS = FAULTS.flatMap(([first, answer, spoil], nth) =>
  FAULTS.slice(nth).map(([second, , spoilToo]) => [first, second, answer, spoil, spoilToo] as const),
);

const post = (payload: string, type: string, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/public/orders/${BUSINESS}`,
    headers: { 'content-type': type },
    payload,
    remoteAddress,
  });
const desk = (changes: Partial<OrderDesk>) =>
  server.stores.businesses.save(BUSINESS, { orderDesk: { ...DEFAULT_ORDER_DESK, active: true, ...changes } });

async function answerTo({ order, desk: changes, type, padding, known, crowded }: Sending): Promise<string> {
  await desk({});
  const stored = [{ ...goodOrder(menu), ...(known && { key: order.key }) }];
  if (crowded) stored.push(goodOrder(menu));
  const networks = ['198.51.100.9', NETWORK];
  for (const [nth, one] of stored.entries())
    expect((await post(JSON.stringify(one), GOOD.type, networks[nth] ?? NETWORK)).statusCode).toBe(201);
  await desk(changes);
  const answer = await post(JSON.stringify(order) + padding, type, NETWORK);
  for (const { key } of stored) await server.stores.orders.cancel(BUSINESS, key);
  return `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`;
}

it.each(PAIRS)('of %s and %s an order is answered with %s', async (_first, _second, answer, spoil, spoilToo) => {
  const sending = { ...GOOD, order: { ...goodOrder(menu), key: newKey() } };
  expect(await answerTo(spoil(spoilToo(sending)))).toBe(answer);
});
