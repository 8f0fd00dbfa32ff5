import { priceFromCents, publicMenu, type CartLine, type SentOrder } from '@carta/domain';
import { itemTitled, menu } from '@carta/domain/testing';
import { keepTable, namedTable, TABLE_CHANGED } from '../kept-table.ts';
import { placedOrders } from '../placed-orders.ts';
import { spanishPart } from '../words.ts';
import { place } from './cart/send.ts';
import { problemsOf } from './order-form.ts';
import { OrderStore } from './order-store.ts';
import type { OrderChoices } from './stored-order.ts';
import { MemoryDatabases, SilentChannel } from './testing/memory-databases.ts';

const ZONE = { key: 'san-telmo____________', title: 'San Telmo', price: priceFromCents(150_000) };
const WRITTEN = menu('Postres: flan, budín', { delivery: { zones: [ZONE], minimum: null } });
const FORM: OrderChoices = { type: 'delivery', zone: null, payment: 'cash', paysWith: '', notes: '' };
const line = (key: string, changes: Partial<CartLine> = {}): CartLine => ({
  key: key.padEnd(21, '_'),
  item: itemTitled(WRITTEN, 'flan').key,
  title: 'flan',
  selection: {},
  quantity: 1,
  note: '',
  cents: 9_900,
  ...changes,
});

let databases: MemoryDatabases;

/** Opens the order of a page whose browser keeps this cart. */
async function openStore(
  cart: readonly CartLine[],
  form: Partial<OrderChoices> = {},
  written = WRITTEN,
): Promise<OrderStore> {
  const stored = { at: Date.now(), lines: cart, isSent: false, sentAt: null, last: [], form: { ...FORM, ...form } };
  databases.records['carta-pedido-demo'] = { stored };
  return OrderStore.open(
    { address: '/api/public/menus/demo', count: () => undefined, cart: [] },
    publicMenu(written),
    () => undefined,
  );
}

/** Resolves once the browser has gone back. */
const wentBack = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => {
  databases = new MemoryDatabases();
  Object.assign(globalThis, { indexedDB: databases, BroadcastChannel: SilentChannel });
  globalThis.cartaWords = spanishPart;
  window.history.replaceState(null, '');
});

it('[CART-2] the new price of the delivery is stored as soon as it is accepted', async () => {
  const store = await openStore([line('a')], { zone: { key: ZONE.key, cents: 100_000 } });
  expect(store.hasChanged).toBe(true);
  store.acceptChanges();
  await new Promise((resolve) => setTimeout(resolve));
  expect(databases.records['carta-pedido-demo']?.stored).toMatchObject({ form: { zone: { cents: 150_000 } } });
});

it('[CART-3] a second tap that saves a line which has joined another one changes nothing', async () => {
  const store = await openStore([line('a'), line('b', { note: 'sin crema' })]);
  await store.open({ kind: 'cart' });
  await store.open({ kind: 'cart', line: line('b').key ?? '' });
  const back = wentBack();
  for (let tap = 0; tap < 2; tap += 1) {
    store.replace(line('b'));
    store.back();
  }
  expect(store.state.cart).toMatchObject([{ note: '', quantity: 2 }]);
  await back;
});

describe('at a table', () => {
  const TABLE = { token: 'a1b2c3d4e5', title: 'Mesa 7', at: Date.now() };
  const ORDER = `o${'_'.repeat(20)}`;
  const AT_DESK = menu('Postres: flan', {
    menuTypes: [],
    orderDesk: { active: true, prepMinutes: 30, pausedUntil: null, name: 'optional', phone: 'optional' },
    tables: [{ key: line('t').key ?? '', title: 'Mesa 7', token: TABLE.token }],
  });
  const openAtTable = (cart: readonly CartLine[] = [line('a')]) => openStore(cart, {}, AT_DESK);
  const answer = (status: number, body: object) => ({
    ok: status < 300,
    status,
    json: async () => body,
    clone: () => ({}) as Response,
  });
  const sent: SentOrder[] = [];
  /** Answers what is sent to the desk with these, in turn; null for no answer. */
  function serve(...answers: (ReturnType<typeof answer> | null)[]): void {
    const fetched = async (_: string, { body }: RequestInit = {}) => {
      if (typeof body !== 'string') return answer(200, publicMenu(AT_DESK));
      sent.push(JSON.parse(body) as SentOrder);
      const next = answers.shift();
      if (!next) throw new TypeError('Failed to fetch');
      return next;
    };
    Object.assign(globalThis, { fetch: fetched });
  }

  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    keepTable('demo', TABLE);
  });

  it('[TABLE-5] an order is for the table that this browser keeps, and is shown where nothing is delivered', async () => {
    const store = await openAtTable();
    expect(store.state.form).toMatchObject({ type: 'table', table: { token: TABLE.token } });
    store.show({ kind: 'cart' });
    expect(store.state.view).toEqual({ kind: 'cart' });
  });

  it('[TABLE-6] an order whose call fails stays in the browser, and is sent again under the same key', async () => {
    const store = await openAtTable();
    serve(null, null);
    const refused = jest.fn();
    await place(store, refused);
    expect([store.state.sending, store.state.cart.length, refused.mock.calls.length]).toEqual(['failed', 1, 0]);
    await place(await openStoreAgain(), refused);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ type: 'table', table: TABLE.token });
  });

  it('[TABLE-6] an order whose call failed goes to the table that was scanned since, also where the page was loaded anew', async () => {
    const store = await openAtTable();
    serve(null, null);
    await place(store, jest.fn());
    keepTable('demo', { ...TABLE, token: 'renewed123' });
    await place(await openStoreAgain(), jest.fn());
    expect(sent.map(({ table }) => table)).toEqual([TABLE.token, 'renewed123']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  /** Opens the page anew. */
  const openStoreAgain = () =>
    OrderStore.open(
      { address: '/api/public/menus/demo', count: () => undefined, cart: [] },
      publicMenu(AT_DESK),
      () => undefined,
    );

  it('[ORDER-19] an order that was changed after it was sent without an answer, and had arrived, is sent besides only when the diner says so', async () => {
    const store = await openAtTable();
    serve(null, answer(409, { code: 'conflict' }), null);
    await place(store, jest.fn());
    store.setQuantity(store.state.cart[0]!, 2);
    await place(store, jest.fn());
    expect([store.state.arrived, store.state.cart, sent.length]).toMatchObject([sent[0]?.key, [{ quantity: 2 }], 2]);
    expect(placedOrders('demo')).toMatchObject([{ key: sent[0]?.key, atTable: expect.any(Number) as number }]);
    await place(store, jest.fn());
    expect(sent[2]).toMatchObject({ lines: [{ quantity: 2 }] });
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('[ORDER-12] a pause that the owner has ended is over with the next tap: the menu is read again', async () => {
    const orderDesk = { ...AT_DESK.orderDesk, pausedUntil: Date.now() + 3_600_000 };
    const store = await openStore([line('a')], {}, { ...AT_DESK, orderDesk });
    expect(problemsOf(store)).toMatchObject([{ place: 'at' }]);
    serve(null);
    const refused = jest.fn();
    await place(store, refused);
    expect([sent.length, store.state.sending, refused.mock.calls.length]).toEqual([1, 'failed', 0]);
  });

  it('[TABLE-3] an order whose code was renewed meanwhile drops the table, says so, and goes to the one that is scanned', async () => {
    const store = await openAtTable();
    document.addEventListener(TABLE_CHANGED, () => store.sitDown(namedTable('demo', Date.now())), { once: true });
    serve(answer(409, { code: 'changed', issues: [{ path: 'table', message: '' }] }), null);
    const refused = jest.fn();
    await place(store, refused);
    expect([namedTable('demo', Date.now()), store.state.cart.length, store.state.sending]).toEqual([null, 1, 'idle']);
    expect(problemsOf(store)).toEqual([
      { place: 'type', words: 'El código de tu mesa ya no vale. Escanéalo otra vez.' },
    ]);
    expect(refused).toHaveBeenCalledTimes(1);

    store.sitDown({ ...TABLE, token: 'renewed123' });
    expect(problemsOf(store)).toEqual([]);
    await place(store, refused);
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, table: 'renewed123' });
  });

  it('[TABLE-6] an order that has arrived is remembered as one of the table, and the next one goes there too', async () => {
    const store = await openAtTable();
    jest.spyOn(console, 'error').mockReturnValue();
    const order = { key: ORDER, number: 3, type: 'table', table: { key: '', title: 'Mesa 7', visit: '' } };
    Object.assign(globalThis, {
      fetch: async (_: string, { body = '' }: RequestInit = {}) =>
        answer(201, { order: { ...order, key: (JSON.parse(String(body)) as SentOrder).key }, whatsapp: null }),
    });
    store.change({ type: 'table', notes: 'sin sal' });
    await place(store, jest.fn());
    expect(placedOrders('demo')).toMatchObject([{ number: 3, whatsapp: null, atTable: expect.any(Number) as number }]);
    const next = await openStoreAgain();
    expect([next.state.cart, next.state.form]).toMatchObject([[], { type: 'table', notes: '' }]);
  });
});
