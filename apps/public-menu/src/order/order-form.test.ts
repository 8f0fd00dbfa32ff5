import { checkCart, priceFromCents, publicMenu, type Menu } from '@carta/domain';
import { itemTitled, menu } from '@carta/domain/testing';
import { spanishPart } from '../words.ts';
import {
  changedForm,
  messageOf,
  newForm,
  obstacleOf,
  orderOf,
  paymentsOf,
  zoneOf,
  type OrderForm,
} from './order-form.ts';

const NOW = Date.parse('2026-11-23T12:00:00-03:00');
const ZONE = { key: 'san-telmo____________', title: 'San Telmo', price: priceFromCents(150_000) };
const SETTINGS = {
  ...{ menuTypes: ['delivery', 'takeaway'], whatsAppNumber: '1155550100' },
  delivery: { zones: [ZONE], minimum: priceFromCents(500_000) },
} satisfies Partial<Menu>;

beforeAll(() => {
  globalThis.cartaWords = spanishPart;
});

/** Returns why an order of so many flans at $ 99,00 waits. */
function obstacle(settings: Partial<Menu>, form: Partial<OrderForm>, quantity = 99): string | null {
  const written = menu('Postres: flan', { ...SETTINGS, ...settings });
  const shown = publicMenu(written);
  const line = {
    item: itemTitled(written, 'flan').key,
    title: 'flan',
    selection: {},
    quantity,
    note: '',
    cents: 9_900,
  };
  const lines = checkCart(shown, [line], NOW);
  const filled = { ...newForm(shown, DINER), ...form };
  return obstacleOf(shown, orderOf(shown, lines, filled), filled, NOW);
}

const DINER = { name: '', address: '' };
const ZONED = { zone: { key: ZONE.key, cents: 150_000 } };

it.each([
  ['a zone and more than the minimum', {}, ZONED, 99, null],
  ['no zone', {}, {}, 99, 'Elige la zona de entrega.'],
  ['a zone that is gone', {}, { zone: { key: 'gone', cents: 1 } }, 99, 'Elige la zona de entrega.'],
  ['less than the minimum', {}, ZONED, 50, 'El mínimo para delivery es $ 5.000,00.'],
  ['less than the minimum, picked up', {}, { type: 'takeaway' }, 1, null],
  [
    'a delivery that is not offered any more',
    { menuTypes: ['takeaway'] },
    { type: 'delivery' },
    99,
    'Elige delivery o retiro.',
  ],
  ['a menu that takes no orders any more', { menuTypes: [] }, ZONED, 99, 'Por ahora no se reciben pedidos.'],
  ['a menu without a WhatsApp number', { whatsAppNumber: '' }, ZONED, 99, 'Por ahora no se reciben pedidos.'],
  ['too little cash', {}, { ...ZONED, paysWith: '100' }, 99, 'Con eso no alcanza para pagar el total.'],
  ['cash that is no amount', {}, { ...ZONED, paysWith: '50 mil' }, 99, 'Escribe con cuánto pagas así: 50000'],
  ['a payment that is not taken any more', {}, { ...ZONED, payment: 'transfer' }, 99, 'Elige la forma de pago.'],
] as const)('[CART-5] [ORDER-6] an order with %s waits for: %5$s', (_, settings, form, quantity, words) => {
  expect(obstacle(settings as Partial<Menu>, form, quantity)).toBe(words);
});

it('an order that is paid with too little cash can be copied, without the cash', () => {
  const written = menu('Postres: flan', SETTINGS);
  const shown = publicMenu(written);
  const line = { item: itemTitled(written, 'flan').key, ...{ title: 'flan', selection: {}, quantity: 1, note: '' } };
  const lines = checkCart(shown, [{ ...line, cents: 9_900 }], NOW);
  const order = orderOf(shown, lines, { ...newForm(shown, DINER), paysWith: '1' });
  expect(order.paysWith).toBe(100);
  expect(messageOf(shown, order)).toBe(messageOf(shown, { ...order, paysWith: null }));
  expect(messageOf(shown, order)).toContain('1 x flan: $ 99,00');
});

it('a way to pay that is not offered any more does not stand in the order', () => {
  const shown = publicMenu(menu('Postres: flan', SETTINGS));
  const transfer = { ...newForm(shown, DINER), payment: 'transfer' } as const;
  expect(orderOf(shown, [], transfer).payment).toBeNull();
  const offered = { ...shown, transfer: { active: true, alias: 'la.higuera', holder: '' } };
  expect(orderOf(offered, [], transfer).payment).toBe('transfer');
});

it('a closed business lets an order wait until it opens', () => {
  const hours = [{ days: [1], from: '20:00', to: '23:00' }];
  expect(obstacle({ hours, timeZone: 'America/Argentina/Buenos_Aires' }, ZONED)).toBe(
    'Abre hoy a las 20.00: tu pedido queda guardado hasta entonces.',
  );
});

it('[CART-2] a zone whose price has changed is said with both, until the new one is accepted', () => {
  const shown = publicMenu(menu('Postres: flan', SETTINGS));
  const form = { ...newForm(shown, DINER), zone: { key: ZONE.key, cents: 100_000 } };
  expect(zoneOf(shown, form)).toMatchObject({ title: 'San Telmo', was: 100_000, isChanged: true });
  expect(zoneOf(shown, changedForm(shown, form))?.isChanged).toBe(false);
});

it.each([
  [false, ['cash']],
  [true, ['cash', 'transfer']],
])('[TRANSFER-2] with an active transfer %p, diners pay by %j', (active, payments) => {
  const transfer = { active, alias: 'la.higuera', holder: '' };
  const paymentMethods = { cash: true, mercadoPago: false, other: false };
  expect(paymentsOf(publicMenu(menu('Postres: flan', { transfer, paymentMethods })))).toEqual(payments);
});
