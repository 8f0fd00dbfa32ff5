import { SESSION_COOKIE } from '@carta/contract';
import Sqlite from 'libsql';
import { openDatabase } from './database/open-database.ts';
import { lockHolder, type LockHolder } from './testing/lock-holder.ts';
import { send, type Answer } from './testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let token: string;
let holder: LockHolder;

async function lockedServer(busyTimeout: number): Promise<void> {
  server = await testServer({ busyTimeout });
  await server.setMenu('owner', 'Tapas: croquetas');
  token = await server.session('owner');
  holder = await lockHolder(server.dataDir);
}
afterEach(async () => {
  await holder.release();
  await server.close();
});

/** Resolves when a change has tried to take the lock. */
function nextAttempt(): Promise<void> {
  const { exec } = Sqlite.prototype;
  return new Promise((resolve) => {
    const spy = jest.spyOn(Sqlite.prototype, 'exec').mockImplementation(function (this: Sqlite.Database, sql: string) {
      if (sql === 'begin immediate') {
        spy.mockRestore();
        resolve();
      }
      return exec.call(this, sql);
    });
  });
}

const save = () => send(server, 'updateBusiness', { token, body: { deliveryTime: '30 minutos' } });
const open = (url: string) => server.app.inject({ url, headers: { cookie: `${SESSION_COOKIE}=${token}` } });

describe('while another process has locked the database', () => {
  it('pages, reads and health checks are answered while four changes wait for the lock', async () => {
    await lockedServer(10_000);
    const answered: string[] = [];
    const attempt = nextAttempt();
    const changes = Array.from({ length: 4 }, () => save().then(() => answered.push('change')));
    await attempt;
    for (const url of ['/healthz', '/readyz', '/m/higuera', '/panel', '/api/menus/higuera', '/m/higuera?x']) {
      expect([url, (await open(url)).statusCode]).toEqual([url, 200]);
      answered.push(url);
    }
    await holder.release();
    await Promise.all(changes);
    expect(answered.slice(-4)).toEqual(Array(4).fill('change'));
  });

  it('changes that wait for the lock are made in their order when the lock is free', async () => {
    await lockedServer(10_000);
    const order: string[] = [];
    const attempt = nextAttempt();
    const changes = ['10 minutos', '20 minutos', '30 minutos'].map(async (deliveryTime) => {
      const answer = await send<{ deliveryTime: string }>(server, 'updateBusiness', { token, body: { deliveryTime } });
      order.push(`${answer.status} ${answer.body.deliveryTime}`);
    });
    await attempt;
    await holder.release();
    await Promise.all(changes);
    expect(order).toEqual(['200 10 minutos', '200 20 minutos', '200 30 minutos']);
    expect((await server.menuOf('owner')).deliveryTime).toBe('30 minutos');
  });

  it.each<[string, () => Promise<Answer>]>([
    ['a change', save],
    ['a sign-in', () => signIn('una contraseña')],
    ['a failed sign-in', () => signIn('equivocada')],
    [
      'a new password',
      () => send(server, 'changePassword', { token, body: { current: PASSWORD, next: 'tres gatos' } }),
    ],
    ['a sign-out', () => send(server, 'logout', { token })],
  ])('%s gets 503 with Retry-After when its time is over, and nothing is changed', async (_what, ask) => {
    await lockedServer(20);
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
    expect((await open('/api/menus/higuera')).json()).toMatchObject({ deliveryTime: '' });
  });

  it('a visit is counted, and a report of visits does not wait for the lock', async () => {
    await lockedServer(10_000);
    const visits = [{ kind: 'page', from: 'qr' }];
    const headers = { origin: 'http://localhost', 'user-agent': 'Mozilla/5.0 Safari/605.1.15' };
    expect(
      (await send(server, 'recordVisits', { as: null, params: { business: 'higuera' }, body: { visits }, headers }))
        .status,
    ).toBe(200);
    expect((await send(server, 'visits', { token })).status).toBe(200);
  });
});

const signIn = (password: string) => send(server, 'login', { as: null, body: { email: PEOPLE.owner.email, password } });

describe('the changes of one request', () => {
  it('the changes of one request wait in all as long as one change does', async () => {
    server = await testServer();
    const opened = await openDatabase(server.dataDir);
    if (!opened.ok) throw new Error(opened.reason);
    holder = await lockHolder(server.dataDir);
    const { waiting, database } = opened.value;
    const one = waiting.inAll(100);
    const save = () => one.updateTable('users').set({ locked: 1 }).execute();
    await expect(save()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });

    const order: string[] = [];
    await Promise.all([
      new Promise((resolve) => setTimeout(resolve, 50)).then(() => order.push('50 ms later')),
      save().catch(() => order.push('the second change is refused')),
    ]);
    expect(order).toEqual(['the second change is refused', '50 ms later']);
    await database.destroy();
  });
});
