import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { SESSION_COOKIE } from '@carta/contract';
import Sqlite from 'libsql';
import { testServer, type TestServer } from '../testing/test-server.ts';

const OWNERS = 100;
const PAGES_EACH = 20;
const PAGES = OWNERS * PAGES_EACH;

let server: TestServer;
const pages: Page[] = [];

beforeAll(async () => {
  // Fakes only the interval that checks for changes; connections use real timers.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  // All are of one network, which has a quarter of them.
  server = await testServer({ env: { MAX_CONNECTIONS: String(4 * (PAGES + 1)) } });
  await server.app.listen({ port: 0 });
  const businesses = Array.from({ length: OWNERS }, (_, nth) => `negocio-${nth}`);
  await makeOwners(businesses);
  for (const business of businesses) {
    const token = await server.stores.sessions.start(business, `${business}@carta.test`);
    for (let nth = 0; nth < PAGES_EACH; nth += 1) pages.push(new Page(business, token));
  }
  await Promise.all(pages.map((page) => page.received(1)));
  // Handles the changes that the sign-ins made.
  await pass(1);
}, 240_000);
afterAll(async () => {
  await server.close();
  jest.useRealTimers();
});

/** An open page with its own connection, which collects the events that it gets. */
class Page {
  readonly events: string[] = [];
  readonly #socket: Socket;
  #wake: () => void = () => {};

  constructor(
    readonly business: string,
    token: string,
  ) {
    const { port } = server.app.server.address() as AddressInfo;
    this.#socket = connect(port, '127.0.0.1').setEncoding('utf8');
    this.#socket.write(`GET /api/events HTTP/1.1\r\nhost: carta.test\r\ncookie: ${SESSION_COOKIE}=${token}\r\n\r\n`);
    let text = '';
    this.#socket.on('data', (more: string) => {
      text += more;
      const [, stream = ''] = text.split('\r\n\r\n');
      this.events.splice(0, Infinity, ...stream.split('\n\n').slice(0, -1));
      this.#wake();
    });
  }

  /** Resolves after that many events and comments. */
  async received(count: number): Promise<void> {
    while (this.events.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

/** Creates users without passwords, since hashing one is slow on purpose. */
async function makeOwners(businesses: readonly string[]): Promise<void> {
  for (const business of businesses) await server.stores.businesses.create(business, { name: business });
  const file = new Sqlite(path.join(server.dataDir, 'carta.db'));
  const add = file.prepare(
    'insert into users (business, email, password_hash, locked, last_notification_read) values (?, ?, ?, 0, 0)',
  );
  file.exec('begin immediate');
  for (const business of businesses) add.run(business, `${business}@carta.test`, 'none');
  file.exec('commit');
  file.close();
}

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    jest.advanceTimersByTime(1000);
    await setImmediate();
  }
}

/** Returns a function that gives how many statements have read rows since. */
function countStatements(): () => number {
  const statement: object = new Sqlite(':memory:').prepare('select 1');
  const all = jest.spyOn(Object.getPrototypeOf(statement) as { all: () => unknown }, 'all');
  all.mockClear();
  return () => all.mock.calls.length;
}

it('thousands of idle pages cost two checks per second and one statement every 25 seconds', async () => {
  expect(pages).toHaveLength(PAGES);
  const version = jest.spyOn(server.stores.listeners, 'version');
  const statements = countStatements();
  const timers = jest.getTimerCount();
  await pass(50);
  await Promise.all(pages.map((page) => page.received(3)));
  expect([timers, version.mock.calls.length, statements()]).toEqual([1, 100, 2]);
});

it('a change costs one statement for all open pages, one that their next reading then does not need, and is announced to the pages of its business only', async () => {
  const revisions = jest.spyOn(server.stores.listeners, 'revisions');
  const before = pages[0]!.events.length;
  await server.stores.businesses.save('negocio-7', { name: 'Otro nombre' });
  const statements = countStatements();
  await pass(1);
  const concerned = pages.filter(({ business }) => business === 'negocio-7');
  await Promise.all(concerned.map((page) => page.received(before + 1)));
  expect([revisions.mock.calls.length, statements()]).toEqual([1, 2]);
  await server.stores.menus.revision('negocio-7');
  expect(statements()).toBe(2);
  const notified = pages.filter((page) => page.events.length > before);
  expect(notified).toEqual(concerned);
  expect(concerned.every(({ events }) => events.at(-1)?.includes('event: menu'))).toBe(true);
});
