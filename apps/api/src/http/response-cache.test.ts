import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { nextTurn } from '../event-loop.ts';
import { openStores } from '../stores.ts';
import { signals } from '../signals.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const PAGE = '/m/higuera';
const JSON_URL = '/api/public/menus/higuera';

let server: TestServer;
let now: number;
/** For each answer of a route that may be cached, and each that came from the cache: whether it did. */
let hits: boolean[];
let stopListening: () => void;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 24, 12, 0, 30);
  hits = [];
  stopListening = signals.cacheAsked.listen(({ cache, hit }) => void (cache === 'responses' && hits.push(hit)));
  server = await testServer({ now: () => now });
  await server.setMenu('owner', 'Tapas: croquetas');
});
afterEach(async () => {
  stopListening();
  await server.close();
});

const get = (url: string, headers: InjectOptions['headers'] = {}) => server.app.inject({ url, headers });

it.each([PAGE, `${PAGE}?lang=en`, JSON_URL])(
  'an answer of %s is sent again as it was, under the id of its own request',
  async (url) => {
    const first = await get(url, { 'x-request-id': 'first-request' });
    const again = await get(url, { 'x-request-id': 'other-request' });
    expect(hits).toEqual([false, true]);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    const text = (headers: object) => JSON.stringify(headers, Object.keys(headers).sort()).toLowerCase();
    expect(text(again.headers)).toBe(text(first.headers).replaceAll('first-request', 'other-request'));
    expect(again.headers['content-length']).toBe(`${Buffer.byteLength(first.body)}`);
    const [line = ''] = server
      .logged()
      .split('\n')
      .filter((each) => each.includes('other-request'));
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: url.split('?')[0], status: 200, msg: 'answered' });
  },
);

it('the page of a product is sent again', async () => {
  const [item] = (await server.menuOf('owner')).items;
  for (let nth = 0; nth < 2; nth += 1) expect((await get(`${PAGE}/p/${item?.key}`)).statusCode).toBe(200);
  expect(hits).toEqual([false, true]);
});

it('languages, encodings and known versions have answers of their own', async () => {
  const { etag } = (await get(PAGE)).headers;
  const variants = [
    { 'accept-language': 'en' },
    { 'accept-language': 'pt' },
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { 'if-none-match': String(etag) },
    { 'if-none-match': 'W/"another"' },
  ];
  const ask = async (headers: InjectOptions['headers']) => {
    const answer = await get(PAGE, headers);
    return [answer.statusCode, answer.headers['content-encoding'], answer.headers.etag, answer.rawPayload];
  };
  const first = [];
  for (const variant of variants) first.push(await ask(variant));
  hits = [];
  for (const [nth, variant] of variants.entries()) expect(await ask(variant)).toEqual(first[nth]);
  expect(hits).toEqual(variants.map(() => true));
  expect(new Set(first.map((answer) => JSON.stringify(answer))).size).toBe(variants.length);
  expect(first.map(([status]) => status)).toEqual([200, 200, 200, 200, 304, 200]);
});

it('a change of this server or of another program ends what was cached', async () => {
  await get(PAGE);
  await server.setMenu('owner', 'Tapas: bravas');
  expect((await get(PAGE)).body).toContain('bravas');

  const other = await openStores(server.place);
  if (!other.ok) throw new Error(other.reason);
  await other.value.menus.import('higuera', { currency: '$', categories: [] }, { replace: true });
  await other.value.close();
  // PostgreSQL tells of it within a second.
  while ((await get(PAGE)).body.includes('bravas')) await nextTurn();
  expect(hits.at(-1)).toBe(false);
});

it('an answer is made anew with each minute, in which a day may begin', async () => {
  await get(PAGE);
  now += 29_000;
  await get(PAGE);
  now += 1000;
  await get(PAGE);
  expect(hits).toEqual([false, true, false]);
});

it('previews, unknown menus, other methods and answers about owners are not cached', async () => {
  const cookie = `carta-session=${await server.session('owner')}`;
  await get(PAGE);
  hits = [];
  for (let nth = 0; nth < 2; nth += 1) {
    await get(`${PAGE}?preview`, { cookie });
    await get('/m/nadie');
    await get('/api/menus/higuera', { cookie });
    await server.app.inject({ method: 'HEAD', url: PAGE });
  }
  expect(hits).toEqual([]);
});

it('a request with two hosts is refused where the answer is cached too', async () => {
  await get(PAGE);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const statusOf = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET ${PAGE} HTTP/1.1\r\n${hosts}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return answer.split('\r\n', 1)[0];
  };
  expect(await statusOf('Host: a')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('Host: a\r\nHost: b')).toBe('HTTP/1.1 400 Bad Request');
  expect(hits).toEqual([false, true]);
});
