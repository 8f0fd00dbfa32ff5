import { checkCart, priceFromCents, publicMenu, type Menu } from '@carta/domain';
import { itemTitled, menu } from '@carta/domain/testing';
import { spanishPart } from '../words.ts';
import {
  changedForm,
  dinerWords,
  messageOf,
  newForm,
  orderOf,
  problemsOf,
  zoneOf,
  type FormProblem,
  type OrderForm,
} from './order-form.ts';

const NOW = Date.parse('2026-11-23T12:00:00-03:00');
const ZONE = { key: 'san-telmo____________', title: 'San Telmo', price: priceFromCents(150_000) };
const SETTINGS = {
  menuTypes: ['delivery', 'takeaway'],
  whatsAppNumber: '1155550100',
  delivery: { zones: [ZONE], minimum: priceFromCents(500_000) },
} satisfies Partial<Menu>;

beforeAll(() => {
  globalThis.cartaWords = spanishPart;
});

/** Returns why an order of so many flans at $ 99,00 waits. */
function problems(settings: Partial<Menu>, form: Partial<OrderForm>, quantity = 99): FormProblem[] {
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
  return problemsOf({ state: { menu: shown, form: filled, now: NOW }, lines });
}

const DINER = { name: '', address: 'Perú 1082' };
const PAID_BY_TRANSFER = { transfer: { active: true, alias: 'la.higuera', holder: '' } };
const ZONED = { zone: { key: ZONE.key, cents: 150_000 } };

it.each([
  ['a zone and more than the minimum', {}, ZONED, 99, ''],
  ['no zone', {}, {}, 99, 'zone: Elige la zona de entrega.'],
  ['a zone that is gone', {}, { zone: { key: 'gone', cents: 1 } }, 99, 'zone: Elige la zona de entrega.'],
  ['no address', {}, { ...ZONED, address: '  ' }, 99, 'address: Escribe la dirección.'],
  ['less than the minimum', {}, ZONED, 50, 'minimum: El mínimo para delivery es $\u00a05.000,00.'],
  ['less than the minimum, picked up', {}, { type: 'takeaway' }, 1, ''],
  [
    'a delivery that is not offered any more',
    { menuTypes: ['takeaway'] },
    { type: 'delivery' },
    99,
    'type: Elige delivery o retiro.',
  ],
  ['a menu that takes no orders any more', { menuTypes: [] }, ZONED, 99, 'orders: Por ahora no se reciben pedidos.'],
  ['a menu without a WhatsApp number', { whatsAppNumber: '' }, ZONED, 99, 'orders: Por ahora no se reciben pedidos.'],
  ['too little cash', {}, { ...ZONED, paysWith: '100' }, 99, 'paysWith: Con eso no alcanza para pagar el total.'],
  ['cash that is no amount', {}, { ...ZONED, paysWith: 'mucho' }, 99, 'paysWith: Escribe con cuánto pagas así: 50.000'],
  ['cash in words', {}, { ...ZONED, paysWith: '50mil' }, 99, ''],
  ['cash typed for another payment', PAID_BY_TRANSFER, { ...ZONED, payment: 'transfer', paysWith: 'mucho' }, 99, ''],
  [
    'a payment that is not taken any more',
    {},
    { ...ZONED, payment: 'transfer' },
    99,
    'payment: Elige la forma de pago.',
  ],
] as const)('[CART-5] [ORDER-6] [ORDER-10] an order with %s waits for: %5$s', (_, settings, form, quantity, words) => {
  const said = problems(settings as Partial<Menu>, form, quantity).map(({ place, words }) => `${place}: ${words}`);
  expect(said.join(', ')).toBe(words);
});

it('the zone that was chosen last at this business is chosen again, as long as it is offered', () => {
  const shown = publicMenu(menu('Postres: flan', SETTINGS));
  const kept = dinerWords(shown, { ...newForm(shown, DINER), ...ZONED });
  expect(newForm(shown, kept).zone).toEqual({ key: ZONE.key, cents: 150_000 });
  const without = { ...shown, delivery: { ...shown.delivery, zones: [] } };
  expect(newForm(without, kept).zone).toBeNull();
});

it('an order that is paid with too little cash can be copied, without the cash', () => {
  const written = menu('Postres: flan', SETTINGS);
  const shown = publicMenu(written);
  const line = { item: itemTitled(written, 'flan').key, title: 'flan', selection: {}, quantity: 1, note: '' };
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
  expect(problems({ hours, timeZone: 'America/Argentina/Buenos_Aires' }, ZONED)).toEqual([
    { place: 'hours', words: 'Abre hoy a las 20.00: tu pedido queda guardado hasta entonces.' },
  ]);
});

it('[CART-2] a zone whose price has changed is said with both, until the new one is accepted', () => {
  const shown = publicMenu(menu('Postres: flan', SETTINGS));
  const form = { ...newForm(shown, DINER), zone: { key: ZONE.key, cents: 100_000 } };
  expect(zoneOf(shown, form)).toMatchObject({ title: 'San Telmo', was: 100_000, isChanged: true });
  expect(zoneOf(shown, changedForm(shown, form))?.isChanged).toBe(false);
});
