import type { CartLine, SentOrder } from '@carta/domain';
import { hasStoredOrder } from './order-database.ts';
import { OrderStorage, type DinerOrder } from './stored-order.ts';
import { MemoryDatabases, SilentChannel } from './testing/memory-databases.ts';

const NOW = Date.UTC(2026, 10, 25, 20);
const line: CartLine = {
  key: 'a'.repeat(21),
  item: 'a',
  title: 'Ñoquis',
  selection: {},
  quantity: 1,
  note: '',
  cents: 1_250_000,
};
const order: DinerOrder = { cart: [line], isSent: true, sentAt: NOW - 60_000, last: [line], orderKey: '' };
const FORM = { type: 'takeaway', zone: null, payment: 'cash', paysWith: '20.000', notes: 'Sin sal', at: null } as const;
const NONE: DinerOrder = { cart: [], isSent: false, sentAt: null, last: [], orderKey: '' };

let databases: MemoryDatabases;
let warn: jest.SpiedFunction<typeof console.warn>;
let changes: DinerOrder[];
let listened: jest.SpiedFunction<typeof window.addEventListener>;

function use(indexedDB: unknown, channel: unknown = SilentChannel): void {
  Object.assign(globalThis, { indexedDB, BroadcastChannel: channel });
}

function open(): OrderStorage {
  const own = changes;
  return new OrderStorage('demo', (changed) => own.push(changed));
}

const storedOrder = () => databases.records['carta-pedido-demo']?.stored;
const storedDiner = () => databases.records['carta-comensal']?.stored;
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** Resolves once what the storage does by itself is done. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  warn = jest.spyOn(console, 'warn').mockReturnValue();
  listened = jest.spyOn(window, 'addEventListener');
  changes = [];
  databases = new MemoryDatabases();
  use(databases);
});
afterEach(() => {
  jest.useRealTimers();
  // The window is that of the next test too.
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

describe('what a browser stores', () => {
  it('an order is read as it was stored, with its form and when it was sent', async () => {
    await open().storeOrder({ ...order, form: FORM }, NOW);
    expect(await open().readOrder(NOW + 1)).toEqual({ ...order, form: FORM });
    expect(await hasStoredOrder('demo')).toBe(true);
    expect(await hasStoredOrder('other')).toBe(false);
  });

  it.each([true, false])(
    'an order of an older page that is sent or not (%s) is read; nobody knows when it was sent',
    async (isSent) => {
      databases.records['carta-pedido-demo'] = { stored: { at: NOW, lines: [line], isSent, last: [] } };
      expect(await open().readOrder(NOW + 1)).toEqual({ ...NONE, cart: [line], isSent });
    },
  );

  it('an order that was changed after it was sent is stored as not sent', async () => {
    await open().storeOrder({ ...order, isSent: false }, NOW);
    expect(storedOrder()).toMatchObject({ isSent: false, sentAt: null });
  });

  it('[CART-4] of an order that is older than 12 hours, what was typed for it is not read, and what was chosen is', async () => {
    await open().storeOrder({ ...order, form: FORM }, NOW);
    const { cart, form } = await open().readOrder(NOW + 12 * 3_600_000);
    expect([cart, form]).toEqual([[], { ...FORM, paysWith: '', notes: '' }]);
  });

  it('the lines are stored and read with what later pages add to them', async () => {
    const cart = [{ ...line, key: 'b'.repeat(21) }];
    await open().storeOrder({ ...order, cart }, NOW);
    expect((await open().readOrder(NOW + 1)).cart).toEqual(cart);
  });

  it('the zones of a diner’s orders stay beside new words, each under its business', async () => {
    const storage = open();
    databases.records['carta-comensal'] = { stored: { name: 'Julián', address: '' } };
    expect(await storage.readDiner()).toEqual({ name: 'Julián', address: '' });
    storage.storeDiner({ name: 'Julián', address: 'Perú 1082', zones: { demo: 'centro' } });
    await settled();
    storage.storeDiner({ name: 'Julián', address: '', zones: { other: 'sur' } });
    await settled();
    storage.storeDiner({ name: 'Ana', address: '' });
    await settled();
    expect(storedDiner()).toEqual({ name: 'Ana', address: '', phone: '', zones: { demo: 'centro', other: 'sur' } });
    expect(await open().readDiner()).toEqual(storedDiner());
    expect(warn).not.toHaveBeenCalled();
  });
});

describe.each<[string, () => unknown]>([
  ['has no IndexedDB', () => undefined],
  ['throws when a database is opened', () => ({ open: () => refuse(), databases: () => refuse() })],
  ['refuses to open a database', () => ({ open: () => failing() })],
  ['has a full disk', () => Object.assign(databases, { isFull: true })],
])('a browser that %s', (_, lacking) => {
  it('reads no order and no words, settles each call, keeps what the page has, and says so once', async () => {
    use(lacking());
    const storage = open();
    expect([await storage.readOrder(NOW), await storage.readDiner()]).toEqual([NONE, { name: '', address: '' }]);
    await storage.storeOrder(order, NOW);
    storage.storeDiner({ name: 'Ana', address: '' });
    await settled();
    comeBack();
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
    // The order of the page is newer than what is stored.
    expect(changes).toEqual([]);
  });
});

describe('a browser that never answers for its databases', () => {
  it('is given up after 2 s, and nothing waits for it again', async () => {
    use({ open: () => ({}), databases: () => new Promise(() => undefined) });
    const storage = open();
    const answers: unknown[] = [];
    const all = [storage.readOrder(NOW), storage.readDiner(), hasStoredOrder('demo')];
    for (const each of all) void each.then((answer) => answers.push(answer));
    await jest.advanceTimersByTimeAsync(1999);
    expect(answers).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(answers).toEqual(expect.arrayContaining([NONE, { name: '', address: '' }, true]));

    const stored = jest.fn();
    void storage.storeOrder(order, NOW).then(stored);
    await settled();
    expect(stored).toHaveBeenCalled();
    comeBack();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(changes).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('and then does after all gives the order to the page, unless the diner has begun another', async () => {
    await open().storeOrder(order, NOW);
    for (const [begins, expected] of [
      [false, [order]],
      [true, []],
    ] as const) {
      changes = [];
      let answer = (): void => undefined;
      use({
        open: (name: string) => {
          const opening = { result: undefined as unknown, onsuccess: (): void => undefined };
          answer = () => {
            const real = databases.open(name);
            real.onsuccess = () => {
              opening.result = real.result;
              opening.onsuccess();
            };
          };
          return opening;
        },
      });
      const storage = open();
      const reading = storage.readOrder(NOW);
      await jest.advanceTimersByTimeAsync(2000);
      expect(await reading).toEqual(NONE);
      if (begins) void storage.storeOrder({ ...order, isSent: false }, NOW);
      answer();
      await jest.advanceTimersByTimeAsync(10);
      expect(changes).toEqual(expected);
    }
  });
});

describe('a browser that answers slowly once', () => {
  it('stores what the page has then, and the page hears of other tabs again', async () => {
    databases.delay = 3000;
    const storage = open();
    void storage.readOrder(NOW);
    await jest.advanceTimersByTimeAsync(10_000);
    databases.delay = 10;
    changes.length = 0;
    void storage.storeOrder(order, NOW);
    await jest.advanceTimersByTimeAsync(100);
    expect(storedOrder()).toMatchObject({ lines: [line] });
    databases.records['carta-pedido-demo'] = { stored: { at: NOW, lines: [], isSent: false, last: [line] } };
    comeBack();
    await jest.advanceTimersByTimeAsync(100);
    expect(changes).toEqual([{ ...NONE, last: [line] }]);
  });

  it('gives the page nothing of another tab while what the page has is being stored', async () => {
    const storage = open();
    await storage.storeOrder({ ...order, isSent: false }, NOW);
    databases.delay = 10;
    comeBack();
    void storage.storeOrder(order, NOW);
    await jest.advanceTimersByTimeAsync(100);
    expect(changes).toEqual([]);
  });
});

it.each([
  ['lacks channels between tabs', null],
  ['refuses them', refuse],
])('a browser that %s stores the order', async (_, channel) => {
  use(databases, channel);
  await open().storeOrder(order, NOW);
  expect(storedOrder()).toMatchObject({ lines: [line] });
  expect(warn).toHaveBeenCalledTimes(1);
});

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}

function failing() {
  const request = {
    error: new DOMException('A mutation operation was attempted', 'InvalidStateError'),
    onerror: (): void => undefined,
  };
  void Promise.resolve().then(() => request.onerror());
  return request;
}

describe('what is sent to a desk', () => {
  const sent = (key: string): SentOrder => ({
    key: key.repeat(21),
    lines: [{ key: 'a'.repeat(21), item: 'a', selection: {}, quantity: 1, note: '', cents: 1_250_000 }],
    type: 'takeaway',
    zone: null,
    table: null,
    address: '',
    name: 'Julián',
    phone: '',
    notes: '',
    payment: 'cash',
    paysWith: null,
    at: null,
    total: 1_250_000,
    language: 'es',
  });
  const unsent: DinerOrder = { ...order, isSent: false, sentAt: null };

  it('[ORDER-19] is the same of each tab and each try while the diner changes nothing', async () => {
    await open().storeOrder(unsent, NOW);
    const tab = open();
    expect(await open().claimAttempt(sent('b'))).toEqual(sent('b'));
    expect(await tab.claimAttempt(sent('c'))).toEqual(sent('b'));
    expect(await open().readOrder(NOW)).toMatchObject({ orderKey: 'b'.repeat(21) });
  });

  it('[ORDER-19] is another one under the same key once the diner has changed something', async () => {
    const tab = open();
    await tab.storeOrder(unsent, NOW);
    await tab.claimAttempt(sent('b'));
    await tab.storeOrder({ ...unsent, orderKey: 'b'.repeat(21) }, NOW);
    const changed = { ...sent('b'), name: 'Ana' };
    expect(await tab.claimAttempt(changed)).toEqual(changed);
  });

  it('[ORDER-19] is nothing where another tab has sent the order meanwhile, and the page hears of that', async () => {
    await open().storeOrder(unsent, NOW);
    const tab = open();
    await open().storeOrder({ ...NONE, last: [line] }, NOW);
    expect(await tab.claimAttempt(sent('b'))).toBeNull();
    await settled();
    expect(changes.at(-1)).toMatchObject({ cart: [] });
  });

  it('is what the page has where the browser stores nothing', async () => {
    use(undefined);
    warn.mockClear();
    expect(await open().claimAttempt(sent('b'))).toEqual(sent('b'));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
