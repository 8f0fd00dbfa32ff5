/** @postgres notices of another program */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { nextTurn } from '../processes/event-loop.ts';
import { openStores } from '../stores.ts';
import { signals } from '../processes/signals.ts';
import { describeOnce, itOnce } from '../testing/once.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const PAGE = '/m/higuera';
const JSON_URL = '/api/public/menus/higuera';

let server: TestServer;
let origin: string;
let now: number;
/** For each answer that may come from the cache: whether it did. */
let hits: boolean[];
let stopListening: () => void;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 24, 12, 0, 30);
  hits = [];
  stopListening = signals.cacheAsked.listen(({ cache, hit }) => void (cache === 'answers' && hits.push(hit)));
  server = await testServer({ now: () => now });
  await server.setMenu('owner', 'Tapas: croquetas');
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  stopListening();
  await server.close();
});

/** Sends exactly these headers, over a connection of its own. */
async function get(url: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const request = http.request(new URL(url, origin), { method, headers, agent: false }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const rawPayload = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, rawPayload, body: rawPayload.toString() };
}

it.each([PAGE, `${PAGE}?lang=en`, JSON_URL])(
  'an answer of %s is sent again as it was, under the id of its own request',
  async (url) => {
    const first = await get(url, { 'x-request-id': 'first-request' });
    const again = await get(url, { 'x-request-id': 'other-request' });
    expect(hits).toEqual([false, true]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const text = ({ date: _, ...headers }: IncomingHttpHeaders) =>
      JSON.stringify(headers, Object.keys(headers).sort()).toLowerCase();
    expect(text(again.headers)).toBe(text(first.headers).replaceAll('first-request', 'other-request'));
    expect(again.headers['content-length']).toBe(`${Buffer.byteLength(first.body)}`);
    const line = server.logLines().find(({ reqId }) => reqId === 'other-request');
    expect(line).toMatchObject({ method: 'GET', path: url.split('?')[0], status: 200, msg: 'answered' });
  },
);

itOnce('the page of a product is sent again', async () => {
  const [item] = (await server.menuOf('owner')).items;
  for (let nth = 0; nth < 2; nth += 1) expect((await get(`${PAGE}/p/${item?.key}`)).status).toBe(200);
  expect(hits).toEqual([false, true]);
});

itOnce('languages, encodings and known versions have answers of their own', async () => {
  const { etag } = (await get(PAGE)).headers;
  const variants = [
    { 'accept-language': 'en' },
    { 'accept-language': 'pt' },
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { 'if-none-match': String(etag) },
    { 'if-none-match': 'W/"another"' },
  ];
  const ask = async (headers: OutgoingHttpHeaders) => {
    const answer = await get(PAGE, headers);
    return [answer.status, answer.headers['content-encoding'], answer.headers.etag, answer.rawPayload];
  };
  const first = [];
  for (const variant of variants) first.push(await ask(variant));
  hits = [];
  for (const [nth, variant] of variants.entries()) expect(await ask(variant)).toEqual(first[nth]);
  expect(hits).toEqual(variants.map(() => true));
  expect(new Set(first.map((answer) => JSON.stringify(answer))).size).toBe(variants.length);
  expect(first.map(([status]) => status)).toEqual([200, 200, 200, 200, 304, 200]);
});

itOnce('the case of a header’s name makes no difference, another header of that name does', async () => {
  await get(PAGE, { 'Accept-Language': 'pt;q=0.5' });
  expect((await get(PAGE, { 'ACCEPT-LANGUAGE': 'pt;q=0.5' })).body).toContain('"language":"pt"');
  const both = { 'accept-language': ['pt;q=0.5', 'en'] };
  for (let nth = 0; nth < 2; nth += 1) expect((await get(PAGE, both)).body).toContain('"language":"en"');
});

itOnce('what one header says is never taken for what another says', async () => {
  const plain = await get(PAGE, { 'accept-language': ['', 'br'] });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const compressed = await get(PAGE, { 'accept-encoding': ['br', ''] });
  expect(compressed.headers['content-encoding']).toBe('br');
});

itOnce('requests that arrive while a page is made get that one', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => server.app.inject(PAGE)));
  expect(new Set(pages.map(({ body }) => (JSON.parse(body) as { now: number }).now)).size).toBe(1);
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
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

itOnce('unknown menus and products are not cached', async () => {
  for (let nth = 0; nth < 2; nth += 1)
    for (const url of ['/m/nadie', `${PAGE}/p/nada`, '/api/public/menus/nadie'])
      expect([url, (await get(url)).status]).toEqual([url, 404]);
  expect(hits).not.toContain(true);
});

itOnce('a HEAD request gets the headers of the kept answer and no body', async () => {
  const { headers } = await get(PAGE);
  const head = await get(PAGE, {}, 'HEAD');
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  expect(head.headers['content-length']).toBe(headers['content-length']);
});

describeOnce('what the server refuses or limits where the answer is cached too', () => {
  const HEAD = `GET ${PAGE} HTTP/1.1\r\nHost: a\r\n`;
  const open = () => connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  /** Sends the text and returns the head of the answer. */
  const headOf = async (text: string, socket = open()) => {
    socket.write(text);
    const [answer] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return answer.split('\r\n\r\n', 1)[0] ?? '';
  };
  beforeEach(() => get(PAGE));

  it('two hosts are refused', async () => {
    expect(await headOf(`${HEAD}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    expect(await headOf(`${HEAD}Host: b\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  });

  it('a connection over the limit is refused', async () => {
    await server.close();
    server = await testServer({ env: { MAX_CONNECTIONS: '1' } });
    await server.setMenu('owner', 'Tapas: croquetas');
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const first = open();
    const asked = once(server.app.server, 'request');
    // What is idle ends for a new one; this one waits for the rest of its body.
    first.write(
      'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await asked;
    expect(await headOf(`${HEAD}\r\n`)).toMatch(/^HTTP\/1.1 503 /);
    first.destroy();
  });

  it('a server that closes ends the connection with the answer', async () => {
    const socket = open();
    socket.write(HEAD);
    await once(server.app.server, 'connection');
    const closed = server.app.close();
    expect(await headOf('\r\n', socket)).toMatch(/^connection: close$/im);
    await closed;
  });
});

itOnce(
  'a hook that is registered once on the server sees each request for a page, and its header is on each answer',
  async () => {
    await server.close();
    const seen: string[] = [];
    const addHook = (message: unknown) => {
      const { fastify } = message as { fastify: FastifyInstance };
      fastify.addHook('onRequest', (request, reply, done) => {
        seen.push(request.url);
        reply.header('x-of-a-hook', 'here');
        done();
      });
    };
    subscribe('fastify.initialization', addHook);
    server = await testServer();
    unsubscribe('fastify.initialization', addHook);
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    for (const url of [PAGE, JSON_URL])
      for (let nth = 0; nth < 3; nth += 1) expect((await get(url)).headers['x-of-a-hook']).toBe('here');
    expect(seen).toEqual([PAGE, PAGE, PAGE, JSON_URL, JSON_URL, JSON_URL]);
    expect(hits).toEqual([false, true, true, false, true, true]);
  },
);

itOnce('the log names the client behind a trusted proxy, whose answer is cached too', async () => {
  await server.close();
  server = await testServer({ env: { TRUST_PROXY: '1', LOG_ADDRESSES: 'whole' } });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  for (let nth = 1; nth < 3; nth += 1) await get(PAGE, { 'x-forwarded-for': `203.0.113.9, 203.0.113.${nth}` });
  expect(hits).toEqual([false, true]);
  const lines = server.logged().match(/"from":"[^"]*"/g);
  expect(lines).toEqual(['"from":"203.0.113.1"', '"from":"203.0.113.2"']);
});
