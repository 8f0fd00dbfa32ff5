import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DAY_MS, menuToFile, MINUTE_MS } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { carta } from '../testing/carta.ts';
import { openEvents, type EventStream } from '../testing/event-stream.ts';
import { recordWrites } from '../testing/record-statements.ts';
import { writeRemoteOutput } from '../testing/remote-output.ts';
import { goodOrder } from '../testing/good-order.ts';
import { holdWrites } from '../testing/hold-writes.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

const HEARTBEAT = ':';
const DESK = '?live=orders';

const writes = recordWrites();
afterAll(() => writes.stop());

let server: TestServer;
let token: string;
let now: number;
beforeEach(async () => {
  // Fakes only the interval that checks for changes; connections use real timers.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  now = Date.now();
  server = await testServer({ now: () => now });
  await server.app.listen({ port: 0 });
  token = await server.session('owner');
});
afterEach(async () => {
  await server.close();
  jest.useRealTimers();
});

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    jest.advanceTimersByTime(1000);
    await setImmediate();
  }
}

async function listen(session = token, query = ''): Promise<EventStream> {
  const stream = await openEvents(server, session, query);
  expect(await stream.next()).toMatch(/^retry: 1000\nevent: current\ndata: W\/".+"$/);
  expect(await stream.next()).toBe('event: remotes\ndata: orders@1');
  return stream;
}

const changeEvent = async () => {
  const version = await server.stores.menus.version(PEOPLE.owner.business);
  return `event: menu\ndata: W/"${version}"`;
};

describe('GET /api/events', () => {
  it('the stream is uncacheable and sends a comment every 25 seconds', async () => {
    const stream = await listen();
    expect([stream.status, Object.fromEntries(stream.headers)]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    ]);
    expect(stream.headers.get('content-encoding')).toBeNull();
    for (let beats = 0; beats < 3; beats += 1) {
      await pass(25);
      expect(await stream.next()).toBe(HEARTBEAT);
    }
  });

  it('a change by a call is announced within a second with the menu’s new ETag', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    const stream = await listen();
    await send(server, 'updateBusiness', { token, body: { deliveryTime: '30 minutos' } });
    await pass(1);
    expect(await stream.next()).toBe(await changeEvent());
  });

  it('a change by another process is announced', async () => {
    const streams = [await listen(), await listen(await server.session('owner'))];
    const file = path.join(server.siteDir, 'menu.json');
    writeFileSync(file, JSON.stringify(menuToFile(menu('Tapas: croquetas'))));
    expect((await carta(server.dataDir, ['menu', 'import', file, '--business', 'higuera'])).code).toBe(0);
    await pass(1);
    for (const stream of streams) expect(await stream.next()).toBe(await changeEvent());
  });

  it('another version of a remote is announced within a second to every open page, once', async () => {
    const streams = [await listen(), await listen(await server.session('neighbour'))];
    const remove = () => carta(server.dataDir, ['remote', 'remove', 'orders'], undefined, server.siteDir);
    expect(await remove()).toMatchObject({ code: 0 });
    expect(await remove()).toMatchObject({ code: 1 });
    await pass(1);
    for (const stream of streams) expect(await stream.next()).toBe('event: remotes\ndata: ');
    await pass(24);
    for (const stream of streams) expect(await stream.next()).toBe(HEARTBEAT);
  });

  it('a version on trial is announced to open pages of its businesses only', async () => {
    const [owner, neighbour] = [await listen(), await listen(await server.session('neighbour'))];
    const folder = writeRemoteOutput(path.join(server.siteDir, '../output'));
    const args = ['remote', 'publish', folder, '--business', PEOPLE.owner.business];
    expect(await carta(server.dataDir, args, undefined, server.siteDir)).toMatchObject({ code: 0 });
    await pass(1);
    expect(await owner.next()).toMatch(/^event: remotes\ndata: orders@[0-9a-f]{16}$/);
    await pass(24);
    expect(await neighbour.next()).toBe(HEARTBEAT);
  });

  it('every change of an order is announced to the desks of its business, and not as one of the menu', async () => {
    const good = await setGoodMenu(server, 'owner');
    const [desk, other] = [await listen(), await listen(await server.session('neighbour'))];
    const sent = goodOrder(good);
    const limits = { perNetwork: 100, perHour: 100 };
    await server.stores.orders.place(good.key, { sent, bodyHash: 'hash', network: 'one', limits });
    await pass(1);
    expect(await desk.next()).toMatch(/^event: orders\ndata: \d+$/);
    await server.stores.orders.step(good.key, sent.key, { state: 'accepted', version: 0 });
    await pass(1);
    expect(await desk.next()).toMatch(/^event: orders\ndata: \d+$/);
    await server.stores.orders.cancel(good.key, sent.key);
    await pass(25);
    expect([await desk.next(), await other.next()]).toEqual([HEARTBEAT, HEARTBEAT]);
  });

  it('every change is announced once, and to its business only', async () => {
    const stream = await listen();
    await server.setMenu('neighbour', 'Vinos: malbec');
    await pass(1);
    await server.setMenu('owner', 'Tapas: croquetas');
    await server.setMenu('owner', 'Tapas: croquetas, bravas');
    await server.stores.ping();
    await pass(1);
    expect(await stream.next()).toBe(await changeEvent());
    await pass(25);
    expect(await stream.next()).toBe(HEARTBEAT);
  });

  it('a change while a page connects is announced', async () => {
    const first = await listen();
    const revision = server.stores.menus.revision;
    jest.spyOn(server.stores.menus, 'revision').mockImplementation(async (business) => {
      const read = await revision(business);
      await server.setMenu('owner', 'Tapas: croquetas');
      await pass(1);
      expect(await first.next()).toBe(await changeEvent());
      return read;
    });
    const second = await listen();
    await pass(1);
    expect(await second.next()).toBe(await changeEvent());
  });

  it('another server’s change is announced once this one answers it, not while its notice is under way', async () => {
    const stream = await listen();
    const { listeners } = server.stores;
    const { revisions } = listeners;
    jest.spyOn(listeners, 'revisions').mockImplementationOnce(async (sessions) => {
      const read = [...(await revisions(sessions))];
      return new Map(read.map(([hash, found]) => [hash, { ...found, menu: found.menu + 1 }]));
    });
    await server.setMenu('neighbour', 'Vinos: malbec');
    await pass(25);
    expect(await stream.next()).toBe(HEARTBEAT);
    await server.setMenu('owner', 'Tapas: croquetas');
    await pass(1);
    expect(await stream.next()).toBe(await changeEvent());
  });

  it('the stream ends when the owner signs out in any process', async () => {
    const [stream, other] = [await listen(), await listen(await server.session('owner'))];
    await send(server, 'logout', { token });
    await pass(1);
    expect(await stream.next()).toBeNull();
    await server.setMenu('owner', 'Tapas: croquetas');
    await pass(1);
    expect(await other.next()).toBe(await changeEvent());
  });

  it('the stream ends when the session expires', async () => {
    const stream = await listen();
    await pass(1);
    now += 31 * DAY_MS;
    await pass(24);
    expect([await stream.next(), await stream.next()]).toEqual([HEARTBEAT, null]);
  });

  it('an owner with twenty open streams is refused another one until one is closed', async () => {
    const sockets: Socket[] = [];
    server.app.server.on('connection', (socket) => sockets.push(socket));
    const streams = [await listen()];
    for (let nth = 1; nth < 20; nth += 1) streams.push(await listen());
    expect(await send(server, 'events', { token })).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect((await send(server, 'events', { as: 'neighbour' })).status).toBe(200);
    const left = once(sockets[0]!, 'close');
    await Promise.all([streams[0]?.close(), left]);
    await setImmediate();
    expect((await send(server, 'events', { token })).status).toBe(200);
  });

  describe('a page that shows the orders as they come', () => {
    /** Lets minutes pass on the server's clock too, and returns how often an open desk was noted in them. */
    const notesIn = async (minutes: number) => {
      for (let second = 0; second < minutes * 60; second += 1) {
        now += 1000;
        await pass(1);
      }
      return writes.take().filter((table) => table === 'desk_presence').length;
    };

    it('[ORDER-24] is noted when it opens and once a minute until it closes, however many the business has', async () => {
      const closed = (stream: EventStream, socket: Socket | undefined) =>
        Promise.all([stream.close(), socket && once(socket, 'close')]);
      const sockets: Socket[] = [];
      server.app.server.on('connection', (socket) => sockets.push(socket));
      const plain = await listen();
      expect(await notesIn(3)).toBe(0);
      const first = await listen(token, DESK);
      expect(await notesIn(0.5)).toBe(1);
      const second = await listen(await server.session('owner'), DESK);
      expect(await notesIn(10)).toBe(10);
      await closed(first, sockets[1]);
      expect(await notesIn(10)).toBe(10);
      await closed(second, sockets[2]);
      await setImmediate();
      expect(await notesIn(10)).toBe(0);
      await plain.close();
    });

    it('[ORDER-24] is noted for each business in one statement, of a locked owner too', async () => {
      for (const person of ['owner', 'neighbour', 'locked'] as const) await listen(await server.session(person), DESK);
      expect(await notesIn(0.5)).toBe(3);
      expect(await notesIn(10)).toBe(10);
      await withDatabase(server, async (database) => {
        const rows = await database.selectFrom('desk_presence').selectAll().orderBy('business').execute();
        expect(rows.map(({ business }) => business)).toEqual(['fogon', 'higuera', 'otra']);
        for (const { seen_at: seenAt } of rows) expect(now - (seenAt ?? 0)).toBeLessThanOrEqual(1.5 * MINUTE_MS);
      });
    });

    it('[ORDER-24] is noted ten seconds later where the database cannot be written', async () => {
      const release = await holdWrites(server.dataDir);
      await listen(token, DESK);
      while (!server.logged().includes('open desks cannot be noted')) await setImmediate();
      await release();
      await notesIn(0.5);
      await withDatabase(server, async (database) => {
        expect(await database.selectFrom('desk_presence').selectAll().execute()).toHaveLength(1);
      });
    });

    it('asks for the orders, with a session: 400 for anything else, 401 without one', async () => {
      for (const live of ['kitchen', '', 'Orders'])
        expect(await send(server, 'events', { token, query: { live } })).toMatchObject({
          status: 400,
          body: { code: 'invalid', issues: [{ path: 'live' }] },
        });
      expect((await send(server, 'events', { as: null, query: { live: 'orders' } })).status).toBe(401);
      expect((await send(server, 'events', { as: 'locked', query: { live: 'orders' } })).status).toBe(200);
    });
  });

  it('a HEAD request is answered and ends', async () => {
    const headers = { cookie: `carta-session=${token}` };
    const { statusCode, headers: answered } = await server.app.inject({ method: 'HEAD', url: '/api/events', headers });
    expect([statusCode, answered['content-type']]).toEqual([200, 'text/event-stream']);
  });

  it('the stream survives a database that is unavailable for a moment', async () => {
    const stream = await listen();
    jest.spyOn(server.stores.listeners, 'version').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    jest.spyOn(server.stores.listeners, 'revisions').mockRejectedValueOnce(new Error('the database is busy'));
    await server.setMenu('owner', 'Tapas: croquetas');
    await pass(3);
    expect(await stream.next()).toBe(await changeEvent());
    expect(server.logged()).toContain('changes cannot be looked for');
  });

  it('the stream ends cleanly when the server stops', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => listen()));
    await server.app.close();
    for (const stream of streams) expect(await stream.next()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
