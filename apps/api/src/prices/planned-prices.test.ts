/** @postgres work that one server of several does */
import { calls, SESSION_COOKIE } from '@carta/contract';
import {
  DAY_MS,
  formatPrice,
  HOUR_MS,
  newKey,
  type Menu,
  type PlannedPrices,
  type PriceHistoryEntry,
} from '@carta/domain';
import pino from 'pino';
import { openStores } from '../stores.ts';
import { titled } from '../testing/titled.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { schedulePlannedPrices } from './schedule-planned-prices.ts';

const SIZES = 'tamano'.padEnd(21, '_');
const price = (big: number) => ({ currency: '$' as const, big, small: '00' });
const CHANGE = { kind: 'percent' as const, value: 1_000, rounding: 'none' as const };
const SIZE = {
  title: 'Tamaño',
  pricing: 'replace' as const,
  min: 1,
  max: 1,
  options: ['Chica', 'Grande'].map((title) => ({ key: title.padEnd(21, '_'), title, price: price(100) })),
};

let server: TestServer;
let menu: Menu;
let now = Date.parse('2026-11-20T15:00:00Z');
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
beforeEach(async () => {
  await server.renewBusinesses();
  await server.setMenu('owner', 'Tapas: pan, bravas | Postres: flan');
  await server.stores.options.create('higuera', SIZES, SIZE);
  menu = await server.menuOf('owner');
});
afterAll(() => server.close());

type Answer = PlannedPrices & { code?: string; issues?: { path: string }[]; current?: PlannedPrices };
const call = <Body = Answer>(name: Parameters<typeof send>[1], request: CallRequest) =>
  send<Body>(server, name, request);
const plan = (body: object) =>
  call('planPrices', {
    params: { businessKey: 'higuera' },
    body: { key: newKey(), at: now + HOUR_MS, change: CHANGE, ...body },
  });
const ofPlan = (name: 'plannedPrice' | 'updatePlannedPrices' | 'cancelPlannedPrices', key: string, body?: object) =>
  call(name, { params: { businessKey: 'higuera', key }, ...(body && { body }) });
const listed = async () =>
  (await call<{ plans: PlannedPrices[] }>('plannedPrices', { params: { businessKey: 'higuera' } })).body.plans;
const history = async (itemKey?: string) =>
  (
    await call<{ history: PriceHistoryEntry[] }>(itemKey ? 'itemPriceHistory' : 'priceHistory', {
      params: { businessKey: 'higuera', ...(itemKey && { itemKey }) },
    })
  ).body.history;
const prices = async () => {
  const { items, optionGroups } = await server.menuOf('owner');
  return [...items, ...optionGroups.flatMap(({ options }) => options)].map((each) => formatPrice(each.price));
};

/** Carries out what is due, as every process does each second. */
async function carryOutDue(stores = server.stores): Promise<number> {
  let done = 0;
  for (const due of await stores.plannedPrices.due()) if ((await stores.plannedPrices.carryOut(due)).ok) done += 1;
  return done;
}

describe('planned prices', () => {
  it('[PLAN-1] a plan is stored, listed and read with the number of its prices', async () => {
    const items = [titled(menu, 'pan').key];
    const later = await plan({ all: true, at: now + DAY_MS });
    const { status, body } = await plan({ items, groups: [SIZES] });
    expect([status, body]).toEqual([
      201,
      { key: body.key, at: now + HOUR_MS, change: CHANGE, items, groups: [SIZES], count: 3, status: 'planned' },
    ]);
    expect(later.body).toMatchObject({ all: true, count: 5 });
    expect(await listed()).toEqual([body, later.body]);
    expect((await ofPlan('plannedPrice', body.key)).body).toEqual(body);
    expect((await ofPlan('plannedPrice', newKey())).status).toBe(404);
  });

  it.each<[string, number, () => object]>([
    ['a moment that is over', 400, () => ({ all: true, at: now })],
    ['no price', 400, () => ({ items: [] })],
    ['an unknown item', 404, () => ({ items: [newKey()] })],
    ['an unknown group', 404, () => ({ items: [], groups: [newKey()] })],
  ])('a plan with %s is refused with %i', async (_, status, body) => {
    expect((await plan(body())).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  it('a plan with a key that exists, and the hundred and first plan, are refused', async () => {
    const { body } = await plan({ all: true });
    expect((await plan({ all: true, key: body.key })).body).toMatchObject({ code: 'conflict', current: body });
    for (let nth = 1; nth < 100; nth += 1)
      await server.stores.plannedPrices.create(
        'higuera',
        { key: newKey(), at: now + 1, change: CHANGE, all: true },
        'x',
      );
    expect((await plan({ all: true })).body).toMatchObject({ message: 'Puede haber hasta 100 cambios programados' });
  });

  it('[PLAN-2] a plan is carried out once, at its moment, and then neither edited nor cancelled', async () => {
    const { body } = await plan({ all: true });
    const before = await server.menuOf('owner');
    now += HOUR_MS - 1;
    expect(await carryOutDue()).toBe(0);
    expect(await server.menuOf('owner')).toBe(before);
    now += 1;
    expect([await carryOutDue(), await carryOutDue()]).toEqual([1, 0]);
    expect(await prices()).toEqual(['$ 108,90', '$ 108,90', '$ 108,90', '$ 110,00', '$ 110,00']);
    const done = { ...body, status: 'done' };
    expect(await listed()).toEqual([done]);
    for (const name of ['updatePlannedPrices', 'cancelPlannedPrices'] as const) {
      const refused = await ofPlan(name, body.key, name === 'updatePlannedPrices' ? { at: now + 1 } : undefined);
      expect([refused.status, refused.body.current]).toEqual([409, done]);
    }
    const entries = await history();
    expect(entries.filter(({ by, at }) => by === PEOPLE.owner.email && at === now)).toHaveLength(5);
    expect(entries.filter(({ option }) => option !== undefined)).toHaveLength(2);
  });

  it('[PLAN-2] several processes carry out a plan once', async () => {
    await plan({ all: true });
    const opened = await openStores(server.place, { durable: false, now: () => now });
    if (!opened.ok) throw new Error(opened.reason);
    now += HOUR_MS;
    const [due] = await server.stores.plannedPrices.due();
    const results = await Promise.all([
      server.stores.plannedPrices.carryOut(due!),
      opened.value.plannedPrices.carryOut(due!),
      server.stores.plannedPrices.carryOut(due!),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await opened.value.plannedPrices.due()).toEqual([]);
    expect((await prices())[0]).toBe('$ 108,90');
    await opened.value.close();
  });

  it('[PLAN-2] a server that was down at that minute carries the plan out when it starts', async () => {
    await plan({ all: true });
    now += 3 * DAY_MS;
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const stop = schedulePlannedPrices(server.stores, log);
    await stop();
    expect((await prices())[0]).toBe('$ 108,90');
    expect(lines.join('')).toContain('planned prices carried out');
  });

  it('[PLAN-2] the public page shows the new prices at that moment', async () => {
    await plan({ all: true });
    const { headers, body } = await server.app.inject('/m/higuera');
    now += HOUR_MS;
    await carryOutDue();
    const after = await server.app.inject({ url: '/m/higuera', headers: { 'if-none-match': String(headers.etag) } });
    expect([after.statusCode, after.body === body]).toEqual([200, false]);
  });

  it('[PLAN-2] what was deleted meanwhile is left out', async () => {
    const items = [titled(menu, 'pan').key, titled(menu, 'flan').key];
    const { body } = await plan({ items, groups: [SIZES] });
    await server.stores.items.delete('higuera', items[0]!);
    await server.stores.options.delete('higuera', SIZES);
    now += HOUR_MS;
    expect(await carryOutDue()).toBe(1);
    expect((await ofPlan('plannedPrice', body.key)).body).toMatchObject({ count: 1, status: 'done' });
    expect((await prices()).sort()).toEqual(['$ 108,90', '$ 99,00']);
  });

  it('[PLAN-1] a plan is edited and cancelled while it waits', async () => {
    const { body } = await plan({ all: true });
    const edited = await ofPlan('updatePlannedPrices', body.key, {
      at: now + 2 * HOUR_MS,
      items: [titled(menu, 'pan').key],
    });
    expect([edited.status, edited.body]).toMatchObject([
      200,
      { count: 1, items: [titled(menu, 'pan').key], groups: [] },
    ]);
    expect(edited.body).not.toHaveProperty('all');
    expect((await ofPlan('updatePlannedPrices', body.key, { at: now })).body.issues).toMatchObject([{ path: 'at' }]);
    now += HOUR_MS;
    expect(await carryOutDue()).toBe(0);
    expect((await ofPlan('cancelPlannedPrices', body.key)).body).toEqual({ ...edited.body, status: 'cancelled' });
    now += HOUR_MS;
    expect(await carryOutDue()).toBe(0);
    expect((await ofPlan('cancelPlannedPrices', body.key)).status).toBe(409);
    expect((await prices())[0]).toBe('$ 99,00');
  });
});

describe('the history of prices', () => {
  const pan = () => titled(menu, 'pan').key;
  const edit = (body: object) => call('updateItem', { body: { business: 'higuera', key: pan(), ...body } });

  it('[HIST-1] an edit, a change of several, an edit of a group and the operator leave an entry each', async () => {
    await edit({ price: price(120) });
    await edit({ title: 'Pan casero' });
    now += 1;
    const option = SIZE.options[0]!.key;
    const body = {
      prices: [
        { key: pan(), from: price(120), to: price(130) },
        { key: SIZES, option, from: price(100), to: price(105) },
      ],
    };
    const changed = await call<{ items: object[]; groups: object[] }>('updatePrices', {
      params: { businessKey: 'higuera' },
      body,
    });
    expect(changed.body).toMatchObject({ items: [{ price: price(130) }], groups: [{ version: 1 }] });
    now += 1;
    const options = SIZE.options.map((each) => ({ ...each, price: price(110) }));
    await call('updateOptionGroup', {
      params: { businessKey: 'higuera', groupKey: SIZES },
      body: { version: 1, options },
    });
    now += 1;
    await server.stores.items.update('higuera', { key: pan(), price: price(140) });
    const by = PEOPLE.owner.email;
    expect(await history(pan())).toEqual([
      { key: pan(), at: now, from: price(130), to: price(140), by: 'operator' },
      { key: pan(), at: now - 2, from: price(120), to: price(130), by },
      { key: pan(), at: now - 3, from: price(99), to: price(120), by },
    ]);
    expect((await history(SIZES)).map(({ option: key, from, to }) => [key, from.big, to.big])).toEqual([
      [option, 105, 110],
      [SIZE.options[1]!.key, 100, 110],
      [option, 100, 105],
    ]);
    expect(await history()).toHaveLength(6);
  });

  it('[HIST-1] [FILE-6] an item that a file replaces keeps its history, with the new price', async () => {
    await edit({ price: price(120) });
    now += 1;
    const file = { currency: '$', categories: [{ title: 'Tapas', products: [{ title: 'pan', price: '150.00' }] }] };
    await call('importMenu', { params: { key: 'higuera' }, body: { file, replace: true } });
    const { key } = titled(await server.menuOf('owner'), 'pan');
    expect(key).toBe(pan());
    expect((await history(key)).map(({ from, to, by }) => [from.big, to.big, by])).toEqual([
      [120, 150, PEOPLE.owner.email],
      [99, 120, PEOPLE.owner.email],
    ]);
  });

  it('[HIST-1] [TRASH-4] an import that is undone gives the history back, with the former price', async () => {
    await edit({ price: price(120) });
    now += 1;
    const file = { currency: '$', categories: [{ title: 'Tapas', products: [{ title: 'pan', price: '150.00' }] }] };
    const params = { key: 'higuera' };
    const imported = await call<{ effect: object }>('importMenu', { params, body: { file, replace: true } });
    now += 1;
    await call('undoImport', { params, body: imported.body.effect });
    expect((await history(pan())).map(({ from, to }) => [from.big, to.big])).toEqual([
      [150, 120],
      [120, 150],
      [99, 120],
    ]);
  });

  it('[HIST-1] entries are deleted after three years', async () => {
    await edit({ price: price(120) });
    now += 1096 * DAY_MS;
    expect(await server.stores.priceHistory.list('higuera')).toEqual([]);
    expect(await server.stores.priceHistory.deleteOld()).toBe(1);
  });

  it('[HIST-2] the history is a file for spreadsheets, whole and of one item', async () => {
    await edit({ price: price(120) });
    for (const name of ['priceHistoryCsv', 'itemPriceHistoryCsv'] as const) {
      const url = calls[name].path.replace(':businessKey', 'higuera').replace(':itemKey', pan());
      const cookie = `${SESSION_COOKIE}=${await server.session('owner')}`;
      const { statusCode, headers, payload } = await server.app.inject({ url, headers: { cookie } });
      expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'attachment; filename="precios-higuera.csv"',
      ]);
      expect(payload).toContain(`;pan;;"99,00";"120,00";${PEOPLE.owner.email}`);
    }
  });

  it('an outdated price of an option is refused with its group, and nothing changes', async () => {
    const option = SIZE.options[0]!.key;
    const refused = await call<{ current: { key: string } }>('updatePrices', {
      params: { businessKey: 'higuera' },
      body: {
        prices: [
          { key: pan(), from: price(99), to: price(130) },
          { key: SIZES, option, from: price(1), to: price(2) },
        ],
      },
    });
    expect([refused.status, refused.body.current.key]).toEqual([409, SIZES]);
    const body = { prices: [{ key: SIZES, option: newKey(), from: price(1), to: price(2) }] };
    expect((await call('updatePrices', { params: { businessKey: 'higuera' }, body })).status).toBe(404);
    expect([await prices(), await history()]).toEqual([['$ 99,00', '$ 99,00', '$ 99,00', '$ 100,00', '$ 100,00'], []]);
  });
});
