import { LOCK_WAITS } from '../database/lock-waits.ts';
import { nextTurn } from '../processes/event-loop.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { send } from '../testing/send.ts';
import { silentPostgres } from '../testing/silent-postgres.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const PAGE = '/m/higuera';
const JSON_URL = '/api/public/menus/higuera';
const NOW = Date.parse('2026-11-25T15:00:00Z');
const { CARTA_TEST_POSTGRES } = process.env;

let postgres: PostgresServer;
let server: TestServer;

beforeEach(async () => {
  // It is killed, and has to know afterwards what it has answered.
  postgres = await startPostgres({ durable: true });
  process.env.CARTA_TEST_POSTGRES = postgres.folder;
  // A page that is made anew at another moment differs.
  server = await testServer({ now: () => NOW });
});
afterEach(async () => {
  await server.close();
  process.env.CARTA_TEST_POSTGRES = CARTA_TEST_POSTGRES;
  await postgres.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

it('while the database is away diners get the last good page, product and JSON, and nobody WiFi or what owners see', async () => {
  const token = await server.session('owner');
  const { version, modalInfo } = await server.menuOf('owner');
  const wifi = { active: true, name: 'Higuera', password: 'croquetas' };
  await send(server, 'updateBusiness', { token, body: { version, modalInfo, board: { wifi, html: '' } } });
  const [item] = (await server.setMenu('owner', 'Tapas: croquetas')).items;
  const cookie = { cookie: `carta-session=${token}` };
  const forDiners = [PAGE, `${PAGE}/p/${item?.key}`, JSON_URL];
  const others = [`${PAGE}/wifi`, '/api/menus/higuera', `${PAGE}?preview`];
  const good = await Promise.all(forDiners.map((url) => get(url)));
  for (const url of others) expect([url, (await get(url, cookie)).statusCode]).toEqual([url, 200]);

  await postgres.kill();
  for (const [nth, url] of forDiners.entries()) {
    // Until the next look for changes what is cached counts as current.
    while ((await get(url)).headers.age === undefined) await nextTurn();
    const last = await get(url);
    expect([url, last.statusCode, last.body, last.headers.etag]).toEqual([
      url,
      200,
      good[nth]?.body,
      good[nth]?.headers.etag,
    ]);
    expect((await get(url, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  }
  for (const url of others) expect([url, (await get(url, cookie)).statusCode]).toEqual([url, 503]);
  expect((await get(`${PAGE}?lang=en`)).statusCode).toBe(503);
  expect(server.logged()).toContain('the last good answer is sent');

  await postgres.startAgain();
  while ((await get(PAGE)).headers.age !== undefined) await nextTurn();
  expect((await get(PAGE)).body).toBe(good[0]?.body);
});

describe('a database that takes connections and answers nothing', () => {
  it('gives diners the last good page within seconds and owners 503, and is used again once it answers', async () => {
    const silent = await silentPostgres(postgres.folder);
    process.env.CARTA_TEST_POSTGRES = silent.folder;
    const behind = await testServer({ now: () => NOW, busyTimeout: LOCK_WAITS.change });
    try {
      const read = (url: string) => behind.app.inject({ url });
      const token = await behind.session('owner');
      const good = await read(PAGE);
      silent.fallSilent();
      const began = performance.now();
      // Until the next look for changes what is cached counts as current.
      while ((await read(PAGE)).headers.age === undefined) await nextTurn();
      const [page, owners] = await Promise.all([
        read(PAGE),
        behind.app.inject({ url: '/api/menus/higuera', headers: { cookie: `carta-session=${token}` } }),
      ]);
      expect([page.statusCode, page.body, owners.statusCode]).toEqual([200, good.body, 503]);
      expect(performance.now() - began).toBeLessThan(20_000);

      silent.speakAgain();
      while ((await read(PAGE)).headers.age !== undefined) await nextTurn();
      expect((await send(behind, 'menu', { token })).status).toBe(200);
    } finally {
      silent.speakAgain();
      await behind.close();
      await silent.stop();
    }
  });
});
