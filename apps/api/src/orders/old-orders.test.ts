/** @postgres updates and deletions with a limit */
import { DAY_MS, DinerOrder, orderDay, priceOrder, publicMenu, type Menu } from '@carta/domain';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { recordWrites } from '../testing/record-statements.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const BUSINESS = PEOPLE.owner.business;
const ZONE = 'America/Argentina/Buenos_Aires';
/** More than one look takes. */
const UNANSWERED = 101;
const CREATED = Date.parse('2026-06-25T21:00:00-03:00');

const writes = recordWrites();
let now = CREATED;
let server: TestServer;
beforeEach(async () => {
  now = CREATED;
  server = await testServer({ now: () => now });
});
afterEach(() => server.close());
afterAll(() => writes.stop());

function orderedAt(menu: Menu, createdAt: number, number: number): DinerOrder {
  const { total: _total, lines: _lines, zone: _zone, language: _language, ...sent } = goodOrder(menu);
  const priced = priceOrder(publicMenu(menu), goodOrder(menu), createdAt);
  return DinerOrder.parse({
    ...sent,
    ...priced,
    number,
    day: orderDay(ZONE, createdAt),
    state: number <= UNANSWERED ? 'new' : 'done',
    table: null,
    paid: 'no',
    readyAt: null,
    reason: '',
    createdAt,
    changedAt: createdAt,
    version: 0,
  });
}

it('of many old orders a few hundred are erased, cancelled and deleted in one statement, so that other writers wait for no more', async () => {
  const menu = await setGoodMenu(server, 'owner');
  const { orders } = server.stores;
  const many = Array.from({ length: 1201 }, (_, nth) => orderedAt(menu, CREATED - DAY_MS, nth + 1));
  await orders.add(BUSINESS, many, ZONE);
  expect(await orders.expire()).toBe(UNANSWERED);
  const slices: number[][] = [];
  for await (const slice of orders.slices(BUSINESS, null)) slices.push(slice.map(({ number }) => number));
  // Those of the good menu come last: a new one, and one in the kitchen.
  expect(slices.map(({ length }) => length)).toEqual([500, 500, 203]);
  expect(slices.flat()).toEqual([...many.map(({ number }) => number), 1, 1]);

  now = CREATED + 90 * DAY_MS - DAY_MS;
  const erased = await writes.during(async () => expect(await orders.eraseOld(90)).toBe(1201));
  expect(erased).toEqual(['orders', 'orders', 'orders']);
  expect((await orders.between(BUSINESS, null)).filter(({ name }) => name !== '')).toHaveLength(2);
  expect(await orders.eraseOld(90)).toBe(0);

  now = CREATED + 400 * DAY_MS - DAY_MS;
  const deleted = await writes.during(async () => expect(await orders.deleteOld()).toBe(1201));
  expect(deleted).toEqual(['orders', 'orders', 'orders', 'order_days', 'table_requests']);
  expect(await orders.between(BUSINESS, null)).toHaveLength(2);
  expect(await writes.during(async () => expect(await orders.deleteOld()).toBe(0))).toEqual([]);
  // Twelve hundred orders are written first.
}, 120_000);
