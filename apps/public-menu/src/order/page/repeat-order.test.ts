import { priceFromCents, publicMenu, type OptionGroup } from '@carta/domain';
import { itemTitled, keyOf, menu } from '@carta/domain/testing';
import { rememberOrder } from '../../placed-orders.ts';
import { MemoryDatabases, SilentChannel } from '../testing/memory-databases.ts';
import { linesOf, repeatOrder } from './repeat-order.ts';

const option = (title: string) => ({
  key: keyOf(title),
  title,
  price: priceFromCents(100),
  show: true,
  soldOutUntil: null,
});
const SIZES: OptionGroup = {
  _id: 's',
  key: keyOf('tamaño'),
  business: 'demo',
  title: 'Tamaño',
  pricing: 'add',
  min: 1,
  max: 1,
  options: [option('Chica'), option('Grande')],
  order: 0,
  version: 0,
};
const made = menu('Pizzas: fugazza', { optionGroups: [SIZES] });
const WRITTEN = { ...made, items: made.items.map((item) => ({ ...item, optionGroups: [SIZES.key] })) };
const { key: FUGAZZA } = itemTitled(WRITTEN, 'fugazza');
const ordered = {
  key: keyOf('1'),
  item: FUGAZZA,
  title: 'fugazza',
  options: ['Grande'],
  quantity: 2,
  cents: 10_000,
  readyAt: null,
};

let databases: MemoryDatabases;
const stored = () => databases.records['carta-pedido-demo']?.stored;

beforeEach(() => {
  localStorage.clear();
  databases = new MemoryDatabases();
  Object.assign(globalThis, { indexedDB: databases, BroadcastChannel: SilentChannel });
});

it('an order says titles, of which a cart has the keys that the menu gives them now', () => {
  const gone = { ...ordered, item: keyOf('gone'), title: 'Locro', options: ['Picante'] };
  expect(linesOf(publicMenu(WRITTEN), { lines: [ordered, gone] })).toMatchObject([
    { item: FUGAZZA, selection: { [SIZES.key]: [keyOf('Grande')] }, quantity: 2, note: '', cents: 10_000 },
    { title: 'Locro', selection: {} },
  ]);
});

it('an order of this browser is repeated as it was filled, with its notes, beside what is in the cart', async () => {
  const line = {
    key: keyOf('1'),
    item: FUGAZZA,
    title: 'fugazza',
    selection: {},
    quantity: 1,
    note: 'sin ajo',
    cents: 9_900,
  };
  rememberOrder('demo', { key: 'a'.repeat(21), number: 1, whatsapp: null, lines: [line] });
  await repeatOrder('demo', 'a'.repeat(21), '/nowhere');
  expect(stored()).toMatchObject({ isSent: false, lines: [{ note: 'sin ajo', quantity: 1 }] });
  await repeatOrder('demo', 'a'.repeat(21), '/nowhere');
  expect(stored()).toMatchObject({ lines: [{ note: 'sin ajo', quantity: 2 }] });
});

it('an order of another browser is repeated as the order has it', async () => {
  const answers: Record<string, unknown> = {
    '/api/public/menus/demo': publicMenu(WRITTEN),
    '/order': { lines: [ordered] },
  };
  const fetched = async (address: string) => {
    const answer = { ok: true, json: async () => answers[address], clone: () => answer };
    return answer;
  };
  Object.assign(globalThis, { fetch: fetched });
  await repeatOrder('demo', 'b'.repeat(21), '/order');
  expect(stored()).toMatchObject({ lines: [{ item: FUGAZZA, selection: { [SIZES.key]: [keyOf('Grande')] } }] });
});
