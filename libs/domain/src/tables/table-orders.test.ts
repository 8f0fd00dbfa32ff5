import { publicMenu } from '../menu/public-menu.ts';
import type { Menu } from '../menu/menu.ts';
import { orderProblems, type FilledOrder } from '../orders/order-problems.ts';
import { orderText, orderTotal } from '../orders/order-text.ts';
import { orderFaults, priceOrder } from '../orders/price-order.ts';
import { priceFromCents } from '../prices/price.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { itemTitled, menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import { otherPayments, tablePayments } from './table-payments.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const TABLE = { key: keyOf('mesa'), title: 'Mesa 7', token: 'a1b2c3d4e5' };
const ZONE = { key: keyOf('san-telmo'), title: 'San Telmo', price: priceFromCents(150_000) };
const SETTINGS: Partial<Menu> = {
  menuTypes: [],
  tables: [TABLE],
  delivery: { zones: [ZONE], minimum: priceFromCents(9_000_000) },
  paymentMethods: { cash: true, mercadoPago: true, other: false },
  legal: { netPrices: false, tableCharge: { price: priceFromCents(200_000), text: '' }, notice: '' },
  orderDesk: { ...DEFAULT_ORDER_DESK, active: true, name: 'required', phone: 'required' },
};
const WRITTEN = menu('Postres: flan');
const menuWith = (settings: Partial<Menu> = {}) => publicMenu({ ...WRITTEN, ...SETTINGS, ...settings });
const CENTS = 9_900;
const SENT = {
  key: keyOf('o'),
  lines: [
    { key: keyOf('l'), item: itemTitled(WRITTEN, 'flan').key, selection: {}, quantity: 2, note: '', cents: CENTS },
  ],
  type: 'table' as const,
  zone: null,
  table: TABLE.token,
  address: '',
  name: '',
  phone: '',
  notes: '',
  payment: null,
  paysWith: null,
  at: null,
  total: 2 * CENTS,
  language: 'es' as const,
};
const FILLED = {
  lines: [{ item: { title: 'flan' }, price: priceFromCents(CENTS), quantity: 2, options: [], note: '' }],
  type: 'table',
  table: TABLE,
  zone: null,
  address: '',
  payment: null,
  paysWith: null,
  name: '',
  notes: '',
} satisfies FilledOrder;

describe('an order at a table', () => {
  it('[TABLE-6] is taken as it is by whoever has a table and a desk, whatever else the business offers', () => {
    expect(orderFaults(menuWith(), SENT, NOW)).toEqual([]);
    expect(priceOrder(menuWith(), SENT, NOW, TABLE)).toMatchObject({ total: 2 * CENTS, zone: null, changes: [] });
  });

  it.each<[string, Partial<Menu>, typeof TABLE | null, string[]]>([
    ['an unknown token', {}, null, ['table unknown-table']],
    ['no desk', { orderDesk: DEFAULT_ORDER_DESK }, TABLE, ['type not-offered']],
    ['no tables any more', { tables: [] }, null, ['type not-offered']],
  ])('[TABLE-6] [ORDER-14] with %s is not as the menu says: %#', (_what, settings, table, changes) => {
    const priced = priceOrder(menuWith(settings), SENT, NOW, table);
    expect(priced.changes.map(({ path, reason }) => `${path} ${reason}`)).toEqual(changes);
  });

  it('[TABLE-6] can be sent without a name, a phone and a way to pay, for the business is at the table', () => {
    expect(orderProblems(menuWith(), FILLED, NOW)).toEqual([]);
  });

  it.each<[string, Partial<FilledOrder>, Partial<Menu>, string[]]>([
    ['a diner who is at no table', { table: null }, {}, ['type not-offered']],
    ['a business without a desk', {}, { orderDesk: DEFAULT_ORDER_DESK }, ['orders not-taken']],
    ['a way to pay that is not offered', { payment: 'transfer' }, {}, ['payment not-offered']],
    ['a closed business', {}, { closures: [], hours: [{ days: [1], from: '12:00', to: '13:00' }] }, ['at closed']],
  ])('[TABLE-6] [ORDER-10] cannot be sent by %s', (_what, order, settings, places) => {
    const problems = orderProblems(menuWith(settings), { ...FILLED, ...order }, NOW);
    expect(problems.map(({ place, reason }) => `${place} ${reason}`)).toEqual(places);
  });

  it('[TABLE-6] has no cubierto in its total', () => {
    expect(menuWith().legal.tableCharge).not.toBeNull();
    expect(orderTotal(FILLED)).toBe(2 * CENTS);
  });

  it('[TABLE-6] [ORDER-22] names its table where others name the delivery', () => {
    const place = { name: 'La Higuera', deliveryTime: '40', pickupPoint: 'Barra', transfer: { alias: '' } };
    const desk = { number: 27, address: 'https://carta.test/m/demo/o/x', at: '', phone: '' };
    const text = orderText(place, FILLED, desk);
    expect(text.ok && text.value.split('\n\n')).toEqual([
      'Hola, La Higuera. Quiero hacer este pedido (n.º 27):',
      '2 x flan: $ 198,00',
      'Mesa 7',
      'Total: $ 198,00',
      'Pedido 27: https://carta.test/m/demo/o/x',
    ]);
  });

  it('[TABLE-6] is paid there, or online where the business charges so', () => {
    const { ordering } = menuWith();
    expect(tablePayments({ ordering })).toEqual([null]);
    expect(tablePayments({ ordering: { ...ordering, online: true } })).toEqual([null, 'mercadoPago']);
  });

  it('[CHARGE-2] that waits for its payment can be paid there instead, and by nothing that goes with a delivery', () => {
    const paymentMethods = { cash: true, mercadoPago: true, other: false };
    const menu = { ...menuWith(), paymentMethods };
    expect(otherPayments(menu, 'table')).toEqual([null]);
    expect(otherPayments(menu, 'takeaway')).toEqual(['cash']);
    expect(otherPayments({ ...menu, paymentMethods: { ...paymentMethods, cash: false } }, 'delivery')).toEqual([]);
  });
});
