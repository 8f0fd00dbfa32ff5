import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, type CallName } from '@carta/contract';
import { goodOrder } from '../testing/good-order.ts';
import { GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let server: TestServer;
let metrics: Metrics;
let now: number;

beforeEach(async () => {
  now = Date.now();
  server = await testServer({ now: () => now });
  metrics = createMetrics(server.stores);
  await metrics.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await metrics.close();
  await server.close();
});

const scrape = async () => (await fetch(metrics.address)).text();
/** Returns the value of a metric with these labels, undefined where there is none. */
async function valueOf(name: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

it('metrics are served on a port of their own, and nothing else there', async () => {
  const response = await fetch(metrics.address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  expect(await response.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect((await fetch(new URL('/', metrics.address))).status).toBe(404);
  expect((await fetch(metrics.address, { method: 'POST' })).status).toBe(404);
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
});

it('requests are counted by route and status, with their durations', async () => {
  const token = await server.session('owner');
  for (let nth = 0; nth < 3; nth += 1) await send(server, 'menu', { token });
  await send(server, 'menu', { as: null });
  const route = 'method="GET",route="/api/menus/:key"';
  expect(await valueOf(`carta_request_duration_seconds_count{${route},status="200"}`)).toBe(3);
  expect(await valueOf(`carta_request_duration_seconds_count{${route},status="401"}`)).toBe(1);
  expect(await valueOf(`carta_request_duration_seconds_bucket{le="10",${route},status="200"}`)).toBe(3);
});

it('no label holds a business, an email, an address or the path of a request, and unknown paths are one series', async () => {
  const menu = await setGoodMenu(server, 'owner');
  for (const name of Object.keys(calls) as CallName[]) {
    if (name === 'logout') continue;
    await send(server, name, { ...GOOD_REQUESTS[name](menu, 'owner'), as: 'owner' });
  }
  for (const url of [
    '/m/higuera',
    '/m/nadie',
    '/secret/higuera',
    '/api/nothing/ana@higuera.test',
    '/files/x.webp',
    '/%00',
  ])
    await server.app.inject({ url, remoteAddress: '203.0.113.7' });
  const error = { phase: 'render' as const, message: 'x', path: '/panel' };
  for (let nth = 0; nth < 5; nth += 1)
    await send(server, 'reportClientError', { body: { ...error, remote: `remote${nth}`, version: `1.${nth}` } });
  const labels = [...(await scrape()).matchAll(/\{(.*)\}/g)].map(([, text = '']) => text);
  const { business, email } = PEOPLE.owner;
  for (const secret of [
    business,
    email,
    'nadie',
    '/secret',
    '203.0.113.7',
    '127.0.0.1',
    'remote0',
    menu.items[0]?.key ?? '',
  ])
    expect(labels.filter((text) => text.includes(secret))).toEqual([]);
  expect(new Set(labels.filter((text) => /route="none"/.test(text) && !text.includes('le=')))).toHaveProperty(
    'size',
    1,
  );
});

it('each check of /readyz is 1 or 0, and the version of the program is a label', async () => {
  const other = await testServer({ readyChecks: { other: { failure: async () => 'El disco está lleno' } } });
  metrics.report(other.app.runChecks);
  expect(await valueOf('carta_check_ok{check="database"}')).toBe(1);
  expect(await valueOf('carta_check_ok{check="other"}')).toBe(0);
  await other.close();
  expect(await scrape()).toMatch(/^carta_info\{version="\d+\.\d+\.\d+"\} 1$/m);
});

it('orders are counted by each state that they come into, and a repeated one is not', async () => {
  const countOf = async (state: string) => (await valueOf(`carta_orders_total{state="${state}"}`)) ?? 0;
  const good = await setGoodMenu(server, 'owner');
  const before = await countOf('new');
  const body = goodOrder(good);
  for (let nth = 0; nth < 2; nth += 1)
    await send(server, 'placeOrder', { as: null, params: { businessKey: good.key }, body });
  const params = { businessKey: good.key, orderKey: body.key };
  await send(server, 'stepOrder', { params, body: { state: 'accepted', version: 0 } });
  expect([(await countOf('new')) - before, await countOf('accepted')]).toEqual([1, 1]);
});

it('failed sign-ins, failed pages by live remote and version, caches and open pages are counted', async () => {
  for (let nth = 0; nth < 12; nth += 1)
    await send(server, 'login', { as: null, body: { email: 'nadie@higuera.test', password: 'equivocada' } });
  expect(await valueOf('carta_sign_in_failures_total{reason="credentials"}')).toBe(10);
  expect(await valueOf('carta_sign_in_failures_total{reason="limit"}')).toBe(2);

  const error = { phase: 'render' as const, message: 'x', path: '/panel' };
  await send(server, 'reportClientError', { body: { ...error, remote: 'orders', version: '1' } });
  await send(server, 'reportClientError', { body: { ...error, remote: 'orders', version: 'made-up' } });
  expect(await valueOf('carta_page_failures_total{remote="orders",version="1"}')).toBe(1);
  expect(await valueOf('carta_page_failures_total{remote="other",version="other"}')).toBe(1);

  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  for (const lang of ['es', 'en', 'en']) await (await fetch(`${origin}/m/higuera?lang=${lang}`)).text();
  expect(await valueOf('carta_cache_requests_total{cache="menus",result="hit"}')).toBe(1);
  expect(await valueOf('carta_cache_requests_total{cache="answers",result="hit"}')).toBe(1);
  const page = 'method="GET",route="/m/:key",status="200"';
  expect(await valueOf(`carta_request_duration_seconds_count{${page}}`)).toBe(3);
  expect(await valueOf('carta_cache_requests_total{cache="answers",result="miss"}')).toBe(2);
});

it('queues say how much work is under way and waits', async () => {
  await server.setMenu('owner', 'Tapas: pan');
  await send(server, 'menuPdf');
  const text = await scrape();
  expect(text).toMatch(/^carta_queue_waiting\{queue="pdf process"\} 0$/m);
  expect(text).toMatch(/^carta_queue_running\{queue="pdf process"\} \d$/m);
});

it('backups have an age, and failures', async () => {
  expect(await valueOf('carta_database_up')).toBe(1);
  expect(await valueOf('carta_backup_age_seconds')).toBeUndefined();
  const { backupRuns } = server.stores;
  await backupRunOf(server);
  now += 60_000;
  expect(await valueOf('carta_backup_age_seconds')).toBe(60);
  expect(await valueOf('carta_backup_interval_seconds')).toBe(3600);
  expect(await valueOf('carta_backup_failed')).toBe(0);
  now += 3_600_000;
  await backupRuns.begin({ target: '/copies', holder: 'a', every: 3_600_000, lasts: 1 });
  await backupRuns.end('/copies', 'a', 'the disk is full');
  expect(await valueOf('carta_backup_failed')).toBe(1);
});

it.each([
  ['does not answer', () => new Promise<never>(() => {})],
  ['fails', () => Promise.reject(new Error('away'))],
])('a database that %s takes only its own metrics away', async (_, ping) => {
  await metrics.close();
  metrics = createMetrics({ ...server.stores, ping });
  await metrics.listen({ port: 0, host: '127.0.0.1' });
  const text = await scrape();
  expect(text).toMatch(/^carta_database_up 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toMatch(/^carta_backup_age_seconds /m);
});

it('every metric of the dashboard and of the alerts is served', async () => {
  await backupRunOf(server);
  await setGoodMenu(server, 'owner');
  await send(server, 'menuPdf');
  const text = await scrape();
  const deploy = path.resolve(__dirname, '../../../../deploy');
  const files = ['grafana/carta.json', 'prometheus/alerts.yml'].map((file) =>
    readFileSync(path.join(deploy, file), 'utf8'),
  );
  const used = new Set(files.join('\n').match(/\b(?:carta|process|nodejs)_[a-z0-9_]+/g));
  expect(used.size).toBeGreaterThan(12);
  const served = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const named = (name: string) => served.has(name) || served.has(name.replace(/_(?:count|bucket|sum)$/, ''));
  expect([...used].filter((name) => !named(name))).toEqual([]);
});

async function backupRunOf({ stores: { backupRuns } }: TestServer): Promise<void> {
  await backupRuns.begin({ target: '/copies', holder: 'a', every: 3_600_000, lasts: 1 });
  await backupRuns.end('/copies', 'a', null);
}
