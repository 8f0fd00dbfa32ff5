import { priceFromCents, publicMenu, type CartLine } from '@carta/domain';
import { itemTitled, menu } from '@carta/domain/testing';
import { spanishPart } from '../words.ts';
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
async function openStore(cart: readonly CartLine[], form: Partial<OrderChoices> = {}): Promise<OrderStore> {
  const stored = { at: Date.now(), lines: cart, isSent: false, sentAt: null, last: [], form: { ...FORM, ...form } };
  databases.records['carta-pedido-demo'] = { stored };
  return OrderStore.open(
    { address: '/menu.json', count: () => undefined, cart: [] },
    publicMenu(WRITTEN),
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
