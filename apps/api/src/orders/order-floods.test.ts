/** @postgres who waits for a lock */
import { newKey } from '@carta/domain';
import { takeTurn } from '../database/take-turn.ts';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

const BUSINESS = PEOPLE.owner.business;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ busyTimeout: 1000 });
});
afterAll(() => server.close());

it('an order’s key that is guessed, and an order over the limit, are answered while somebody else writes: they take no turn', async () => {
  const menu = await setGoodMenu(server, 'owner');
  const { orders } = server.stores;
  const place = (perNetwork: number) =>
    orders.place(BUSINESS, {
      sent: goodOrder(menu),
      bodyHash: 'x',
      network: 'one',
      limits: { perNetwork, perHour: 100 },
    });
  await withDatabase(server, (database) =>
    database.transaction().execute(async (change) => {
      await takeTurn(change, `orders ${BUSINESS}`);
      expect(await orders.cancel(BUSINESS, newKey())).toEqual({ ok: false, reason: 'not-found' });
      expect(await place(0)).toEqual({ reason: 'rate-limited' });
    }),
  );
  expect(await place(1)).toMatchObject({ state: 'new' });
});
