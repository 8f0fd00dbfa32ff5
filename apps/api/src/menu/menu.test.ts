/** @postgres a menu replaced by lists of values */
import { brotliDecompressSync } from 'node:zlib';
import { calls, type CallName } from '@carta/contract';
import type { Menu, PublicMenu } from '@carta/domain';
import { openStores } from '../stores.ts';
import { itOnce } from '../testing/once.ts';
import { setGoodMenu, CALL_NAMES, GOOD_REQUESTS } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const params = { key: 'higuera' };
const get = (known?: string) =>
  send<Menu>(server, 'menu', { params, headers: known === undefined ? {} : { 'if-none-match': known } });
const etag = async () => String((await get()).headers.etag);

describe('GET /api/menus/{key}', () => {
  it('the menu is complete, sorted and in the contract’s shape', async () => {
    await server.setMenu('owner', 'Tapas: croquetas, bravas | Cocina > Sopas: locro | Cocina > Platos: bife');
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      key: 'higuera',
      publicUrl: 'http://localhost:3000/m/higuera',
      categoriesL1: [
        { title: 'Tapas', order: 0, toLevel: 3 },
        { title: 'Cocina', order: 1, toLevel: null },
      ],
      categoriesL2: [
        { title: 'Sopas', order: 0 },
        { title: 'Platos', order: 1 },
      ],
    });
    const orders = body.items.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort());
  });

  it('the menu’s ETag is recognized alone, as a weak one and in a list', async () => {
    const known = await etag();
    for (const ifNoneMatch of [known, known.replace('W/', ''), `"other", ${known}`]) {
      const { status, headers, body } = await get(ifNoneMatch);
      expect([status, headers.etag, body]).toEqual([304, known, undefined]);
    }
    expect((await get('"other"')).status).toBe(200);
  });

  it('an answer causes no warning in the log', async () => {
    await get(await etag());
    const levels = server.logLines().map(({ level }) => level);
    expect(Math.max(...levels)).toBe(30);
  });

  const NO_CHANGES_OF_THE_MENU: CallName[] = [
    'login',
    'logout',
    'changePassword',
    'endOtherSessions',
    'endSession',
    'notifications',
    'updateUser',
    'checkMenuFile',
    'recordOpening',
    'recordVisits',
    'reportClientError',
    'placeOrder',
    'cancelPublicOrder',
    'payPublicOrder',
    'chargeNotice',
    'refundOrder',
    'stepOrder',
    'eraseDiner',
    'tickLines',
    'changeTable',
    'requestAtTable',
    'answerRequest',
  ];
  const changingCalls = CALL_NAMES.filter(
    (name) => calls[name].method !== 'GET' && !NO_CHANGES_OF_THE_MENU.includes(name),
  );

  itOnce.each(changingCalls)('%s changes the menu’s ETag', async (name) => {
    const menu = await setGoodMenu(server, 'owner');
    const before = await etag();
    const { status } = await send(server, name, GOOD_REQUESTS[name](menu, 'owner'));
    expect(status).toBe(calls[name].status);
    expect((await get(before)).status).toBe(200);
  });

  it('a refused change and a change of another business keep the menu’s ETag', async () => {
    await setGoodMenu(server, 'owner');
    const before = await etag();
    await send(server, 'sortItem', { params: { productId: 'nobody' }, body: { order: 0 } });
    await server.setMenu('neighbour', 'Tapas: croquetas');
    expect((await get(before)).status).toBe(304);
  });

  it('a change by another process is visible at once', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    const before = await etag();
    const other = await openStores({ ...server.place, publicUrl: 'http://localhost:3000' });
    if (!other.ok) throw new Error(other.reason);
    const file = { currency: '$' as const, categories: [{ title: 'De afuera' }] };
    await other.value.menus.import(PEOPLE.owner.business, file, { replace: true });
    await other.value.close();
    await server.noticeOthers();
    expect((await get(before)).body.categoriesL1).toMatchObject([{ title: 'De afuera' }]);
  });

  it('another public address changes the menu’s ETag', async () => {
    const other = await openStores({ ...server.place, publicUrl: 'https://carta.test' });
    if (!other.ok) throw new Error(other.reason);
    const version = await other.value.menus.version(PEOPLE.owner.business);
    await other.value.close();
    expect(version).toBeDefined();
    expect(version).not.toBe(await server.stores.menus.version(PEOPLE.owner.business));
  });
});

describe('the public menu', () => {
  const readFrom = (from: TestServer, known?: unknown) =>
    send<PublicMenu>(from, 'publicMenu', {
      as: null,
      params,
      ...(typeof known === 'string' && { headers: { 'if-none-match': known } }),
    });

  it('[SHOW-5] any origin may read what diners see, without a session and without the WiFi’s password', async () => {
    await server.setMenu('owner', 'Tapas: croquetas, ~bravas');
    const { version, modalInfo } = await server.menuOf('owner');
    const board = { wifi: { active: true, name: 'Salón', password: 'higos' }, html: '' };
    const body = { version, modalInfo, board };
    await send(server, 'updateBusiness', { params: { businessKey: 'higuera' }, body });
    const answer = await readFrom(server);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(answer.body.categories[0]?.items.map(({ title }) => title)).toEqual(['croquetas']);
    expect(answer.body.wifi).toEqual({ name: 'Salón' });
    expect(JSON.stringify(answer.body)).not.toMatch(/higos|bravas|_id/);
    expect((await readFrom(server, answer.headers.etag)).status).toBe(304);
    await server.setMenu('owner', 'Tapas: tortilla');
    expect((await readFrom(server, answer.headers.etag)).status).toBe(200);
  });

  it.each([
    ['an unknown key', 'nadie', 404],
    ['no key of a business', 'No vale', 400],
  ])('any origin may read the refusal for %s', async (_what, key, status) => {
    const answer = await send(server, 'publicMenu', { as: null, params: { key } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
    expect(answer.body).toMatchObject({ error: true });
  });

  it('the public menu is compressed, and a copy of it is asked for again by its ETag', async () => {
    const { headers, rawPayload } = await server.app.inject({
      url: calls.publicMenu.path.replace(':key', 'higuera'),
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toMatchObject({ key: 'higuera' });
  });

  it('[SHOW-7] the public menu’s ETag changes at the moment at which something is back on sale', async () => {
    let now = Date.parse('2026-11-23T12:00:00Z');
    const clocked = await testServer({ now: () => now });
    const menu = await clocked.setMenu('owner', 'Tapas: croquetas');
    const body = { keys: menu.items.map(({ key }) => key), set: { soldOut: true } };
    await send(clocked, 'updateSeveralItems', { params: { businessKey: 'higuera' }, body });
    const until = (await clocked.menuOf('owner')).items[0]?.soldOutUntil ?? 0;
    const { etag: known } = (await readFrom(clocked)).headers;
    now = until - 1;
    expect((await readFrom(clocked, known)).status).toBe(304);
    now = until;
    expect((await readFrom(clocked, known)).status).toBe(200);
    await clocked.close();
  });
});
