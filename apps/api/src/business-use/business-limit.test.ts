/** @postgres counts that servers share */
import { openStores, type OpenedStores } from '../stores.ts';
import { send } from '../testing/send.ts';
import { SMALL_PICTURE } from '../testing/small-picture.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { MENU_FOR_UPLOADS, upload } from '../testing/upload-picture.ts';
import { BusinessLimit } from './business-limit.ts';

let server: TestServer;
let other: OpenedStores;
let now: number;
let limits: BusinessLimit[];
const warn = jest.fn();

async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  now = Date.UTC(2026, 10, 23, 12, 0, 15);
  server = await testServer({ now: () => now, env });
  const opened = await openStores(server.place, { now: () => now, durable: false });
  if (!opened.ok) throw new Error(opened.reason);
  other = opened.value;
  limits = [];
}
afterEach(async () => {
  await Promise.all(limits.map((limit) => limit.close()));
  await other.close();
  await server.close();
});

/** The limit of one server. */
function limitOf({ businessUse }: Pick<OpenedStores, 'businessUse'>, max = 100): BusinessLimit {
  const limit = new BusinessLimit({ kind: 'requests', max, store: businessUse, now: () => now, log: { warn } });
  limits.push(limit);
  return limit;
}

const allowed = (limit: BusinessLimit, count: number, business = 'higuera') =>
  Array.from({ length: count }, () => limit.allows(business)).filter(Boolean).length;

it('a business is limited in each minute, and no other one with it', async () => {
  await start();
  const limit = limitOf(server.stores);
  expect([allowed(limit, 120), allowed(limit, 3, 'otra'), limit.retryAfter]).toEqual([100, 3, 45]);
  now += 45_000;
  expect(allowed(limit, 120)).toBe(100);
});

it('servers that share what they count allow the limit together', async () => {
  await start();
  const [here, there] = [limitOf(server.stores), limitOf(other)];
  expect([allowed(here, 60), allowed(there, 30)]).toEqual([60, 30]);
  await here.share();
  await there.share();
  await here.share();
  expect(allowed(there, 20)).toBe(10);
  await there.share();
  expect(allowed(here, 60)).toBe(40);
  await here.share();
  // What it has written already it does not write again.
  await here.share();
  expect(
    await server.stores.businessUse.add({
      business: 'higuera',
      kind: 'requests',
      minute: Math.floor(now / 60_000),
      count: 0,
    }),
  ).toBe(120 + 50);
});

it('a business that uses little is not written, and the minutes before are forgotten', async () => {
  await start();
  const limit = limitOf(server.stores);
  const count = (minute: number) =>
    server.stores.businessUse.add({ business: 'higuera', kind: 'requests', minute, count: 0 });
  const minute = Math.floor(now / 60_000);
  allowed(limit, 10);
  await limit.share();
  expect(await count(minute)).toBe(0);
  allowed(limit, 10);
  await limit.share();
  expect(await count(minute)).toBe(20);
  expect(await count(minute + 1)).toBe(0);
  expect(await count(minute)).toBe(0);
});

it('while the database cannot be written each server counts for itself', async () => {
  await start();
  const add = () => Promise.reject(new Error('away'));
  const limit = limitOf({ businessUse: { add } });
  expect(allowed(limit, 60)).toBe(60);
  await limit.share();
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'what a business uses could not be shared');
  expect(allowed(limit, 60)).toBe(40);
});

it('requests over MAX_REQUESTS and uploads over MAX_UPLOADS get 429 with Retry-After, and other owners none', async () => {
  await start({ MAX_REQUESTS: '20', MAX_UPLOADS: '2' });
  await server.setMenu('owner', MENU_FOR_UPLOADS);
  const token = await server.session('owner');
  const uploads = [];
  for (let nth = 0; nth < 3; nth += 1) uploads.push((await upload(server, 'product', SMALL_PICTURE)).status);
  expect(uploads).toEqual([200, 200, 429]);
  const statuses = [];
  for (let nth = 0; nth < 18; nth += 1) statuses.push(await send(server, 'menu', { token }));
  expect(statuses.map(({ status }) => status)).toEqual([...Array<number>(17).fill(200), 429]);
  expect(statuses.at(-1)?.headers['retry-after']).toBe('45');
  expect((await send(server, 'menu', { as: 'neighbour' })).status).toBe(200);
  expect((await server.app.inject('/m/higuera')).statusCode).toBe(200);
});
