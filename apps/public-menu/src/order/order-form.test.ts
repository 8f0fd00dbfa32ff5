import { checkCart, priceFromCents, publicMenu, type Menu } from '@carta/domain';
import { itemTitled, keyOf, menu } from '@carta/domain/testing';
import { spanishPart } from '../words.ts';
import {
  changedForm,
  dinerWords,
  messageOf,
  newForm,
  orderOf,
  problemsOf,
  seatedForm,
  sentOrder,
  takesOrders,
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
  const state = { menu: shown, form: newForm(shown, DINER), now: NOW, orderKey: '', isSent: false, sending: 'idle' };
  expect(messageOf(state, order)).toBe(messageOf(state, { ...order, paysWith: null }));
  expect(messageOf(state, order)).toContain('1 x flan: $ 99,00');
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

describe('an order to a desk', () => {
  const DESK = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' } as const;
  const BUENOS_AIRES = { timeZone: 'America/Argentina/Buenos_Aires' };

  it.each<[string, Partial<Menu>, Partial<OrderForm>, string]>([
    ['no name', {}, {}, 'name: Escribe tu nombre.'],
    [
      'no phone where it is required',
      { orderDesk: { ...DESK, phone: 'required' } },
      { name: 'Ana' },
      'phone: Escribe tu teléfono.',
    ],
    [
      'a pause',
      { orderDesk: { ...DESK, pausedUntil: NOW + 30 * 60_000 } },
      { name: 'Ana' },
      'at: No toma pedidos hasta las 12.30: elige para cuándo.',
    ],
    [
      'a pause after which nothing can be chosen',
      {
        hours: [{ days: [1], from: '11:00', to: '13:00' }],
        orderDesk: { ...DESK, prepMinutes: 180, pausedUntil: NOW + 30 * 60_000 },
      },
      { name: 'Ana' },
      'at: No toma pedidos hasta las 12.30.',
    ],
    [
      'closed doors',
      { hours: [{ days: [1], from: '20:00', to: '23:00' }] },
      { name: 'Ana' },
      'at: Abre hoy a las 20.00: elige para cuándo.',
    ],
    ['a moment that has passed', {}, { name: 'Ana', at: NOW - 1 }, 'at: Elige otro horario.'],
    ['no WhatsApp number', { whatsAppNumber: '' }, { name: 'Ana' }, ''],
  ])('[ORDER-10] [ORDER-12] with %s waits for: %4$s', (_, settings, form, words) => {
    const found = problems({ orderDesk: DESK, ...BUENOS_AIRES, ...settings }, { ...ZONED, ...form });
    expect(found.map((problem) => `${problem.place}: ${problem.words}`).join(', ')).toBe(words);
  });

  const shown = publicMenu(menu('Postres: flan', { ...SETTINGS, ...BUENOS_AIRES, orderDesk: DESK }));
  const key = 'abcdefghijklmnopqwxyz';
  const item = shown.categories[0]?.items[0]?.key ?? '';
  const line = {
    key: 'l'.repeat(21),
    item,
    title: 'flan',
    selection: {},
    quantity: 2,
    note: 'sin crema',
    cents: 9_900,
  };
  const form = {
    ...newForm(shown, DINER),
    ...ZONED,
    name: 'Ana',
    phone: '11 5555',
    at: Date.parse('2026-11-23T21:00:00-03:00'),
  };
  const lines = checkCart(shown, [line], NOW);

  it('[ORDER-22] that no desk answers leaves as a message with the last four signs of its key, when and the phone', () => {
    const state = { menu: shown, form, now: NOW, orderKey: key, isSent: false, sending: 'failed' };
    expect(messageOf(state, orderOf(shown, lines, form))).toBe(
      [
        'Hola, La Higuera. Quiero hacer este pedido (…wxyz):',
        '2 x flan: $ 198,00\nNota: sin crema',
        'Delivery a San Telmo: $ 1.500,00\nPerú 1082',
        'Para: hoy 21.00\nPago: Efectivo',
        'Nombre: Ana\nTeléfono: 11 5555',
        'Total: $ 1.698,00',
      ].join('\n\n'),
    );
  });

  it('[ORDER-19] is sent with what the diner chose, and the amounts that they saw', () => {
    expect(sentOrder(key, { menu: shown, form }, lines)).toEqual({
      key,
      lines: [{ key: line.key, item, selection: {}, quantity: 2, note: 'sin crema', cents: 9_900 }],
      type: 'delivery',
      zone: ZONE.key,
      table: null,
      address: 'Perú 1082',
      name: 'Ana',
      phone: '11 5555',
      notes: '',
      payment: 'cash',
      paysWith: null,
      at: form.at,
      total: 169_800,
      language: 'es',
    });
    const hidden = { ...shown, ordering: { ...shown.ordering, phone: 'hidden' as const } };
    expect(sentOrder(key, { menu: hidden, form: { ...form, type: 'takeaway' } }, lines)).toMatchObject({
      phone: '',
      zone: null,
      address: '',
      total: 19_800,
    });
  });
});

describe('an order at a table', () => {
  const DESK = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'required' } as const;
  const TABLES = [{ key: keyOf('7'), title: 'Mesa 7', token: 'a1b2c3d4e5' }];
  const AT_DESK = { orderDesk: DESK, tables: TABLES, timeZone: 'America/Argentina/Buenos_Aires' };
  const TABLE = { token: 'a1b2c3d4e5', title: 'Mesa 7', at: NOW };
  const shownWith = (settings: Partial<Menu> = {}) =>
    publicMenu(menu('Postres: flan', { ...SETTINGS, ...AT_DESK, ...settings }));
  const seat = (table: typeof TABLE | null, form: Partial<OrderForm> = {}, { isEmpty = true, settings = {} } = {}) => {
    const shown = shownWith(settings);
    return seatedForm(shown, { ...newForm(shown, DINER), ...form }, { table, isEmpty });
  };

  it('[TABLE-5] [TABLE-6] whoever sits down orders to the table, also what was begun as a delivery', () => {
    expect(seat(TABLE)).toMatchObject({ type: 'table', table: { token: TABLE.token, title: 'Mesa 7' } });
    expect(seat(TABLE, { type: 'delivery' }, { isEmpty: false }).type).toBe('table');
  });

  it('[TABLE-6] what a diner at the table takes away stays so, until they sit at another one', () => {
    const takeaway = { ...seat(TABLE), type: 'takeaway' } as const;
    expect(seat({ ...TABLE, title: 'Vereda 7' }, takeaway)).toMatchObject({
      type: 'takeaway',
      table: { title: 'Vereda 7' },
    });
    expect(seat({ ...TABLE, token: 'b'.repeat(10) }, takeaway).type).toBe('table');
  });

  it('[TABLE-5] without a table the next order goes as the business offers, and one that was begun waits for its code', () => {
    expect(seat(null, seat(TABLE))).toMatchObject({ type: 'delivery', table: null });
    expect(seat(null, seat(TABLE), { isEmpty: false })).toMatchObject({ type: 'table', table: null });
    expect(seat(TABLE, {}, { settings: { tables: [] } })).toMatchObject({ type: 'delivery', table: null });
  });

  it('[CART-5] [TABLE-6] can be taken where nothing is delivered or picked up', () => {
    const shown = shownWith({ menuTypes: [] });
    expect([takesOrders(shown, { type: 'table' }), takesOrders(shown, { type: 'takeaway' })]).toEqual([true, false]);
  });

  it.each<[string, Partial<Menu>, Partial<OrderForm>, string]>([
    ['nothing but the table', {}, {}, ''],
    ['a moment and cash of an earlier delivery', {}, { at: NOW - 1, payment: 'cash', paysWith: 'mucho' }, ''],
    ['no code that is valid', {}, { table: null }, 'type: El código de tu mesa ya no vale. Escanéalo otra vez.'],
    [
      'no code where nothing else is offered',
      { menuTypes: [] },
      { table: null },
      'type: El código de tu mesa ya no vale. Escanéalo otra vez.',
    ],
    ['tables that are gone', { tables: [] }, {}, 'type: Elige delivery o retiro.'],
    ['a pause', { orderDesk: { ...DESK, pausedUntil: NOW + 30 * 60_000 } }, {}, 'at: No toma pedidos hasta las 12.30.'],
    [
      'closed doors',
      { hours: [{ days: [1], from: '20:00', to: '23:00' }] },
      {},
      'at: Abre hoy a las 20.00: tu pedido queda guardado hasta entonces.',
    ],
  ])('[TABLE-6] with %s waits for: %4$s', (_, settings, form, words) => {
    const found = problems({ ...AT_DESK, ...settings }, { ...seat(TABLE), ...form }, 1);
    expect(found.map((problem) => `${problem.place}: ${problem.words}`).join(', ')).toBe(words);
  });

  it('[TABLE-6] is sent with the token, without address, phone and moment, to be paid there or online', () => {
    const charging = shownWith({
      mercadoPago: {
        ...menu('').mercadoPago,
        active: true,
        tokenSet: true,
        account: { nickname: 'HIGUERA', site: 'MLA' },
      },
      paymentMethods: { cash: true, mercadoPago: true, other: false },
    });
    const form = { ...seat(TABLE), name: 'Paula', phone: '11 5555', at: NOW, payment: 'cash', paysWith: '1' } as const;
    const sent = (more: Partial<OrderForm> = {}, shown = charging) =>
      sentOrder(keyOf('o'), { menu: shown, form: { ...form, ...more } }, []);
    expect(sent()).toMatchObject({
      type: 'table',
      table: TABLE.token,
      zone: null,
      address: '',
      name: 'Paula',
      phone: '',
      payment: null,
      paysWith: null,
      at: null,
    });
    expect(sent({ tablePayment: 'mercadoPago' }).payment).toBe('mercadoPago');
    expect(sent({ tablePayment: 'mercadoPago' }, shownWith()).payment).toBeNull();
    expect(sent({ type: 'takeaway' }).table).toBeNull();
  });

  it('can be copied with the name of the table, and without the phone of an earlier order', () => {
    const form = { ...seat(TABLE), phone: '11 5555' };
    const state = { menu: shownWith(), form, now: NOW, orderKey: '', isSent: false, sending: 'idle' };
    const written = menu('Postres: flan', { ...SETTINGS, ...AT_DESK });
    const line = { item: itemTitled(written, 'flan').key, title: 'flan', selection: {}, quantity: 1, note: '' };
    const lines = checkCart(publicMenu(written), [{ ...line, cents: 9_900 }], NOW);
    expect(messageOf(state, orderOf(state.menu, lines, form))).toBe(
      'Hola, La Higuera. Quiero hacer este pedido:\n\n1 x flan: $ 99,00\n\nMesa 7\n\nTotal: $ 99,00',
    );
  });
});
