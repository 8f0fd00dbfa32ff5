/** @postgres one note and one notice by whichever server, cast moments, conflicts */
import { MINUTE_MS, type Menu, type Notification, type PublicDinerOrder } from '@carta/domain';
import { SUBJECT_OF } from '../database/cached-subjects.ts';
import type { DeskPresenceRow } from '../database/order-tables.ts';
import type { Tables } from '../database/tables.ts';
import { openStores, type Stores } from '../stores.ts';
import { goodOrder, keptOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { recordWrites } from '../testing/record-statements.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { scheduleOrderChecks } from './schedule-order-checks.ts';

const BUSINESS = PEOPLE.owner.business;
/** Wednesday. */
const EVENING = Date.parse('2026-11-25T21:00:00-03:00');
const EVENINGS = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '20:00', to: '01:00' }];
const SLOW_NOTICE = 'Hay pedidos sin responder';

const writes = recordWrites();
afterAll(() => writes.stop());

let now = EVENING;
let server: TestServer;
let menu: Menu;
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = EVENING;
  await server.renewBusinesses();
  menu = await setGoodMenu(server, 'owner');
  await server.stores.orders.cancel(BUSINESS, keptOrder('owner'));
});

const pass = (minutes: number) => void (now += minutes * MINUTE_MS);
const presence = () => server.stores.deskPresence;

async function placed(changes: Parameters<typeof goodOrder>[1] = {}): Promise<string> {
  const body = goodOrder(menu, changes);
  const params = { businessKey: BUSINESS };
  expect(await send(server, 'placeOrder', { as: null, params, body })).toMatchObject({ status: 201 });
  return body.key;
}

const shown = (orderKey: string, headers: Record<string, string> = {}) =>
  send<PublicDinerOrder>(server, 'publicOrder', { as: null, params: { businessKey: BUSINESS, orderKey }, headers });
const isSlow = async (key: string) => (await shown(key)).body.slow ?? false;

async function rows(): Promise<DeskPresenceRow[]> {
  let found: DeskPresenceRow[] = [];
  await withDatabase(server, async (database) => {
    found = await database.selectFrom('desk_presence').selectAll().orderBy('business').execute();
  });
  return found;
}

/** Runs `work` with the stores of another server of the same data. */
async function onOther<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const other = await openStores(server.place, { now: () => now, durable: false, busyTimeout: 10_000 });
  if (!other.ok) throw new Error(other.reason);
  try {
    return await work(other.value);
  } finally {
    await other.value.close();
  }
}

const notices = async (business: string = BUSINESS): Promise<Notification[]> =>
  (await server.stores.notifications.list(business, 0)).filter(({ title }) => title === SLOW_NOTICE);

describe('an order that waits for an answer', () => {
  it('[ORDER-24] is slow where no desk was open for over 10 minutes, in its JSON and on its page, with another ETag', async () => {
    await presence().note([BUSINESS]);
    pass(10);
    const key = await placed();
    const before = await shown(key);
    expect('slow' in before.body).toBe(false);
    now += 1;
    const known = { 'if-none-match': String(before.headers.etag) };
    const slow = await shown(key, known);
    expect([slow.status, slow.body.slow]).toEqual([200, true]);
    expect(await shown(key, { 'if-none-match': String(slow.headers.etag) })).toMatchObject({ status: 304 });
    const page = await server.app.inject({ url: `/m/${BUSINESS}/o/${key}` });
    expect(JSON.parse(page.body)).toMatchObject({ order: { slow: true } });
    await presence().note([BUSINESS]);
    expect(await shown(key, known)).toMatchObject({ status: 304 });
    expect(JSON.parse((await server.app.inject({ url: `/m/${BUSINESS}/o/${key}` })).body).order.slow).toBeUndefined();
  });

  it('[ORDER-24] of a business that never had a desk open is slow after 10 minutes', async () => {
    const key = await placed();
    expect(await isSlow(key)).toBe(false);
    pass(10);
    expect(await isSlow(key)).toBe(false);
    now += 1;
    expect(await isSlow(key)).toBe(true);
  });

  it('[ORDER-24] is not slow once it is answered or cancelled, nor outside of the opening hours', async () => {
    await server.stores.businesses.save(BUSINESS, { hours: EVENINGS });
    menu = await server.menuOf('owner');
    const [answered, cancelled, open] = [await placed(), await placed(), await placed()];
    pass(11);
    expect([await isSlow(answered), await isSlow(cancelled), await isSlow(open)]).toEqual([true, true, true]);
    const body = { state: 'accepted', version: 0 };
    await send(server, 'stepOrder', { params: { businessKey: BUSINESS, orderKey: answered }, body });
    const gone = await send<PublicDinerOrder>(server, 'cancelPublicOrder', {
      as: null,
      params: { businessKey: BUSINESS, orderKey: cancelled },
    });
    expect('slow' in gone.body).toBe(false);
    expect([await isSlow(answered), await isSlow(cancelled)]).toEqual([false, false]);
    now = Date.parse('2026-11-26T01:00:00-03:00');
    expect(await isSlow(open)).toBe(false);
  });

  it('[ORDER-24] is answered the same when it is sent again', async () => {
    const body = goodOrder(menu);
    const post = () => send(server, 'placeOrder', { as: null, params: { businessKey: BUSINESS }, body });
    const first = await post();
    pass(11);
    expect(await isSlow(body.key)).toBe(true);
    expect(await post()).toMatchObject({ status: 200, body: first.body as object });
  });
});

describe('the note of an open desk', () => {
  it('is written once a minute by all servers together', async () => {
    await presence().note([BUSINESS, PEOPLE.neighbour.business]);
    const both = (at: number) =>
      [BUSINESS, PEOPLE.neighbour.business].map((business) => ({ business, seen_at: at, next_notice_at: null }));
    expect(await rows()).toEqual(both(EVENING));
    now += MINUTE_MS - 1;
    await onOther((other) => other.deskPresence.note([BUSINESS]));
    await presence().note([BUSINESS]);
    expect(await rows()).toEqual(both(EVENING));
    now += 1;
    await onOther((other) => other.deskPresence.note([BUSINESS, PEOPLE.neighbour.business]));
    await presence().note([BUSINESS]);
    expect(await rows()).toEqual(both(EVENING + MINUTE_MS));
  });

  it('leaves out a business that is deleted meanwhile, whose note goes with it', async () => {
    await presence().note([BUSINESS, 'nobody', PEOPLE.neighbour.business]);
    await server.stores.businesses.delete(BUSINESS);
    expect((await rows()).map(({ business }) => business)).toEqual([PEOPLE.neighbour.business]);
  });

  it('changes no revision of menu and orders, and ends nothing that is cached', async () => {
    const { menus, listeners } = server.stores;
    const all = async () => [
      await menus.revision(BUSINESS),
      await menus.version(BUSINESS),
      await listeners.ordersOf(BUSINESS),
    ];
    const known = await all();
    const written = new Set(await writes.during(() => presence().note([BUSINESS])));
    expect(await rows()).toHaveLength(1);
    expect(await all()).toEqual(known);
    // Not the version: on PostgreSQL it rises about every second, whatever was changed.
    expect([...written].map((table) => [table, SUBJECT_OF[table as keyof Tables]])).toEqual([['desk_presence', null]]);
  });
});

describe('the notice of slow orders', () => {
  it('[ORDER-25] comes once a day, which ends at 05:00, and leads to the desk', async () => {
    await placed();
    expect(await presence().notifyOfSlow()).toBe(0);
    pass(11);
    expect(await presence().notifyOfSlow()).toBe(1);
    expect(await notices()).toEqual([
      {
        title: SLOW_NOTICE,
        message: expect.stringContaining('«Pedidos del día»') as string,
        image: expect.any(String) as string,
        link: '/panel/orders/desk',
        createdAt: now,
      },
    ]);
    expect(await send(server, 'notifications')).toMatchObject({ body: { total: 1 } });
    await placed();
    await presence().note([BUSINESS]);
    pass(60);
    expect(await presence().notifyOfSlow()).toBe(0);
    now = Date.parse('2026-11-26T05:11:00-03:00');
    await server.stores.orders.expire();
    expect(await presence().notifyOfSlow()).toBe(0);
    await placed();
    expect(await presence().notifyOfSlow()).toBe(1);
    expect(await notices()).toHaveLength(2);
    expect(await notices(PEOPLE.neighbour.business)).toEqual([]);
  });

  it('[ORDER-25] comes once of several servers that look at the same moment, and keeps when the desk was open', async () => {
    await presence().note([BUSINESS]);
    pass(11);
    await placed();
    const counts = await onOther((other) =>
      Promise.all(Array.from({ length: 8 }, (_, nth) => (nth % 2 ? presence() : other.deskPresence).notifyOfSlow())),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await notices()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ business: BUSINESS, seen_at: EVENING }]);
    await presence().note([BUSINESS]);
    expect(await rows()).toMatchObject([{ seen_at: now, next_notice_at: Date.parse('2026-11-26T05:00:00-03:00') }]);
  });

  it('[ORDER-25] comes from the loop that cancels orders', async () => {
    const log = { info: jest.fn(), warn: jest.fn() };
    await placed();
    pass(11);
    await scheduleOrderChecks({ ...server.stores, charges: server.app.charges }, log)();
    expect(await notices()).toHaveLength(1);
    expect(log.info.mock.calls).toEqual([[{ count: 1 }, 'owners notified of slow orders']]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('[ORDER-25] does not come for an order that was taken up and put back, nor for those of the demo', async () => {
    const key = await placed();
    const { stores } = server;
    const taken = await stores.orders.step(BUSINESS, key, { state: 'accepted', version: 0 });
    expect(await stores.orders.step(BUSINESS, key, { state: 'new', version: 1 })).toMatchObject({ ok: true });
    if (taken.ok) await stores.orders.add(PEOPLE.neighbour.business, [{ ...taken.order, state: 'new' }], menu.timeZone);
    pass(11);
    expect(await isSlow(key)).toBe(true);
    expect(await presence().notifyOfSlow()).toBe(0);
  });

  it('[ORDER-25] does not come while a desk is open, while the business is closed, or once the order is answered', async () => {
    const key = await placed();
    pass(11);
    await presence().note([BUSINESS]);
    expect(await presence().notifyOfSlow()).toBe(0);
    pass(11);
    await server.stores.businesses.save(BUSINESS, { closures: [{ date: '2026-11-25', title: 'Feriado' }] });
    await server.stores.businesses.save(BUSINESS, { hours: EVENINGS });
    expect(await presence().notifyOfSlow()).toBe(0);
    await server.stores.businesses.save(BUSINESS, { closures: [] });
    await server.stores.orders.step(BUSINESS, key, { state: 'accepted', version: 0 });
    expect(await presence().notifyOfSlow()).toBe(0);
    expect(await notices()).toEqual([]);
  });
});
