/** @postgres rows that are written or counted up */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientError } from '@carta/contract';
import { carta } from '../testing/carta.ts';
import { writeRemoteOutput } from '../testing/remote-output.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-22T01:00:00Z');
  server = await testServer({ now: () => now });
});
afterEach(() => server.close());

const FAILURE: ClientError = {
  remote: 'orders',
  version: '1a2b3c4d',
  phase: 'render',
  message: 'orders is undefined',
  stack: 'TypeError: orders is undefined\n    at https://carta.test/remotes/orders/1a2b3c4d/orders.js:1:7',
  path: '/panel/orders',
};
const report = (body: unknown, as: 'owner' | null = null) => send(server, 'reportClientError', { as, body });

it('a failure of a page is logged and counted for its remote and version, with and without a session', async () => {
  expect((await report(FAILURE)).status).toBe(200);
  now += 60_000;
  expect((await report({ ...FAILURE, path: '/panel/orders/whatsapp' }, 'owner')).status).toBe(200);
  expect((await report({ ...FAILURE, version: '5e6f7a8b' })).status).toBe(200);
  expect((await report({ phase: 'event', message: 'of the shell', path: '/panel' })).status).toBe(200);
  const errors = await server.stores.clientErrors.list('orders');
  expect(errors.map(({ version, count }) => [version, count]).sort()).toEqual([
    ['1a2b3c4d', 2],
    ['5e6f7a8b', 1],
  ]);
  expect(errors.find(({ version }) => version === '1a2b3c4d')).toMatchObject({
    path: '/panel/orders/whatsapp',
    firstAt: now - 60_000,
    lastAt: now,
  });
  expect(await server.stores.clientErrors.list()).toHaveLength(3);
  const failures = server.logLines().filter(({ msg }) => msg === 'a page of the panel failed');
  expect(failures).toHaveLength(4);
});

it('the log names team and contact of the remote that failed', async () => {
  const last = () => server.logLines().findLast(({ msg }) => msg === 'a page of the panel failed');
  await report({ ...FAILURE, remote: 'tables' });
  expect(last()).not.toHaveProperty('team');
  writeRemoteOutput(path.join(server.siteDir, 'remotes/orders/1'));
  writeFileSync(
    path.join(server.siteDir, 'remotes/registry.json'),
    JSON.stringify({ orders: { version: '2', manifest: '/remotes/orders/1/mf-manifest.json' } }),
  );
  await report(FAILURE);
  expect(last()).toMatchObject({ team: 'orders', contact: 'equipo-orders@carta.test' });
  const published = writeRemoteOutput(path.join(server.siteDir, '../output'), { carta: { team: 'cocina' } });
  await carta(server.dataDir, ['remote', 'publish', published], undefined, server.siteDir);
  await server.noticeOthers();
  await report(FAILURE);
  expect(last()).toMatchObject({ team: 'cocina', contact: 'equipo-orders@carta.test' });
});

it('a failure of a page is refused without a known phase, with a query in its path, or with texts that are too long', async () => {
  for (const wrong of [
    { phase: 'other' },
    { path: '/panel?token=x' },
    { message: 'x'.repeat(1001) },
    { remote: '<b>' },
  ])
    expect((await report({ ...FAILURE, ...wrong })).status).toBe(400);
  expect(await server.stores.clientErrors.list()).toEqual([]);
});

it('at most 30 failures in a minute are taken from one address', async () => {
  for (let nth = 0; nth < 30; nth += 1) await report(FAILURE);
  const refused = await report(FAILURE);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  now += 60_000;
  expect((await report(FAILURE)).status).toBe(200);
});

it('the 500 failures that were seen last are kept', async () => {
  const { clientErrors } = server.stores;
  for (let nth = 0; nth < 502; nth += 1) {
    now += 1;
    await clientErrors.add({ ...FAILURE, message: `failure ${nth}` });
  }
  const kept = await clientErrors.list();
  expect([kept.length, kept[0]?.message, kept.at(-1)?.message]).toEqual([500, 'failure 501', 'failure 2']);
});
