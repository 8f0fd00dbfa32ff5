import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNodeClient, type NodeClient } from './create-node-client.ts';

let server: Server;
let client: NodeClient;
let asked: { readonly url: string; readonly cookie: string; readonly type: string }[];

/** A server with a session: it sets a cookie at sign-in, takes a picture, sends two events and deletes the cookie. */
beforeEach(async () => {
  asked = [];
  server = createServer((request: IncomingMessage, response) => {
    const { url = '', headers } = request;
    asked.push({ url, cookie: headers.cookie ?? '', type: (headers['content-type'] ?? '').split(';')[0] ?? '' });
    request.resume();
    if (url === '/api/users/login')
      response.setHeader('set-cookie', ['carta_session=abc=1; HttpOnly; Path=/; Max-Age=60', 'known=x; Path=/']);
    if (url === '/api/users/logout') response.setHeader('set-cookie', 'carta_session=; Path=/; Max-Age=0');
    if (url === '/elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (!url.startsWith('/api/events')) return void response.setHeader('content-type', 'application/json').end('{}');
    if (headers.cookie === undefined)
      return void response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: true, code: 'unauthenticated', message: 'Falta una sesión' }));
    response.setHeader('content-type', 'text/event-stream');
    response.write(': open\n\nevent: current\ndata: W/"1"\n\nevent: me');
    setImmediate(() => response.end('nu\ndata: W/"2"\n\n'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  client = createNodeClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(() => void server.close());

const signIn = () => client.api.login({ body: { email: 'ana@higuera.test', password: 'una-clave-larga' } });

describe('createNodeClient', () => {
  it('the calls after a sign-in carry its cookies, pictures too, and none after the session was ended', async () => {
    expect((await signIn()).ok).toBe(true);
    const form = {
      key: 'V1StGXR8_Z5jdHi6B-myT',
      business: 'higuera',
      _file: new Blob(['picture'], { type: 'image/png' }),
    };
    expect((await client.api.updateItem({ form })).ok).toBe(true);
    await client.api.logout();
    await client.api.notifications();
    expect(asked.map(({ cookie }) => cookie)).toEqual([
      '',
      'carta_session=abc=1; known=x',
      'carta_session=abc=1; known=x',
      'known=x',
    ]);
    expect(asked[1]?.type).toBe('multipart/form-data');
  });

  it('two clients know nothing of each other’s sessions', async () => {
    await signIn();
    await createNodeClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }).api.notifications(
      {},
    );
    expect(asked.at(-1)?.cookie).toBe('');
  });

  it('events are read one by one, over the borders of what arrives, until the stream ends', async () => {
    await signIn();
    const opened = await client.openEvents();
    const events = [];
    if (opened.ok) for await (const event of opened.value) events.push(event);
    expect(events).toEqual([
      { event: 'current', data: 'W/"1"' },
      { event: 'menu', data: 'W/"2"' },
    ]);
  });

  it('events are those of a program that shows the orders where it says so', async () => {
    await signIn();
    await client.openEvents();
    await client.openEvents({ live: 'orders' });
    expect(asked.slice(1).map(({ url }) => url)).toEqual(['/api/events', '/api/events?live=orders']);
  });

  it('events without a session, and without a server, are a failure and no exception', async () => {
    expect(await client.openEvents()).toMatchObject({ ok: false, error: { code: 'unauthenticated', status: 401 } });
    const nowhere = createNodeClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await nowhere.openEvents()).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(await nowhere.api.notifications()).toMatchObject({ ok: false, error: { code: 'network' } });
  });
});
