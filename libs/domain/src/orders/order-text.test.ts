import fc from 'fast-check';
import {
  type DeskText,
  type Order,
  ORDER_LINES,
  type OrderLine,
  lineAmount,
  oneParagraph,
  orderText,
  orderTotal,
} from './order-text.ts';
import { itemTitle } from '../menu/item.ts';
import { formatPrice, priceFromCents } from '../prices/price.ts';
import { anyPrice } from '../testing/arbitrary-menu.ts';
import { orderWhatsAppUrl } from './whatsapp.ts';

const PLACE = {
  name: 'La Higuera',
  deliveryTime: '40 a 60 minutos',
  pickupPoint: 'Mostrador',
  transfer: { alias: 'la.higuera.mp' },
};
const line = (title: string, cents: number, quantity = 1, changes: Partial<OrderLine> = {}): OrderLine => ({
  item: { title },
  price: priceFromCents(cents),
  quantity,
  options: [],
  note: '',
  ...changes,
});
const ORDER: Order = {
  lines: [
    line('Napolitana de la casa', 1_810_000, 1, {
      options: ['Grande', 'Muzzarella extra'],
      note: 'Bien cocida, sin ajo',
    }),
    line('Ñoquis de papa', 1_250_000, 2),
    line('Ensalada criolla', 430_000),
  ],
  type: 'delivery',
  zone: { title: 'San Telmo', price: priceFromCents(150_000) },
  address: 'Perú 1082, 3.º B',
  payment: 'cash',
  paysWith: 5_000_000,
  name: 'Julián',
  notes: 'Tocar timbre',
};

function written(order: Partial<Order> = {}, place = PLACE): string {
  const text = orderText(place, { ...ORDER, ...order });
  if (!text.ok) throw new Error(text.reason);
  return text.value;
}

describe('the text of an order with a desk', () => {
  const withDesk = (desk: Partial<DeskText>, order: Partial<Order> = {}) => {
    const text = orderText(PLACE, { ...ORDER, ...order }, { number: 27, address: '', at: '', phone: '', ...desk });
    return text.ok ? text.value.split('\n') : [];
  };

  it('[ORDER-22] number, phone and address are said, and for when it is wanted', () => {
    const written = withDesk({ at: 'hoy 21.00', phone: '11 5555-0100', address: 'https://carta.test/m/demo/o/x' });
    expect(written[0]).toBe('Hola, La Higuera. Quiero hacer este pedido (n.º 27):');
    expect(written.slice(written.indexOf('Para: hoy 21.00'))).toEqual([
      'Para: hoy 21.00',
      'Pago: Efectivo',
      'Paga con $ 50.000,00 (vuelto $ 1.100,00)',
      '',
      'Nombre: Julián',
      'Teléfono: 11 5555-0100',
      'Aclaraciones: Tocar timbre',
      '',
      'Total: $ 48.900,00',
      '',
      'Pedido 27: https://carta.test/m/demo/o/x',
    ]);
  });

  it('[ORDER-22] without a number it is told by the last four signs of its key', () => {
    expect(withDesk({ number: '…abcd' })[0]).toBe('Hola, La Higuera. Quiero hacer este pedido (…abcd):');
    expect(withDesk({ number: '…abcd' }).at(-1)).toBe('Total: $ 48.900,00');
  });

  it('[ORDER-22] [ORDER-4] for when it is wanted stands alone where nobody says how they pay', () => {
    const written = withDesk({ at: 'mañana 0.30' }, { payment: null });
    expect(written.slice(written.indexOf('Para: mañana 0.30') - 1).slice(0, 3)).toEqual(['', 'Para: mañana 0.30', '']);
  });
});

describe('the text of an order', () => {
  it('[ORDER-1] [ORDER-2] [ORDER-3] an order text has its parts in order, with one blank line between them', () => {
    expect(written()).toBe(
      [
        'Hola, La Higuera. Quiero hacer este pedido:',
        '',
        '1 x Napolitana de la casa: $ 18.100,00',
        'Grande, Muzzarella extra',
        'Nota: Bien cocida, sin ajo',
        '',
        '2 x Ñoquis de papa: $ 25.000,00',
        '',
        '1 x Ensalada criolla: $ 4.300,00',
        '',
        'Delivery a San Telmo: $ 1.500,00',
        'Perú 1082, 3.º B',
        'Tiempo de entrega: 40 a 60 minutos',
        '',
        'Pago: Efectivo',
        'Paga con $ 50.000,00 (vuelto $ 1.100,00)',
        '',
        'Nombre: Julián',
        'Aclaraciones: Tocar timbre',
        '',
        'Total: $ 48.900,00',
      ].join('\n'),
    );
  });

  it.each([
    [{ zone: null }, 'Delivery\nPerú 1082, 3.º B\nTiempo de entrega: 40 a 60 minutos'],
    [{ type: 'takeaway', zone: null }, 'Retiro: Mostrador'],
  ] as const)('[ORDER-3] says how it is handed over: %j', (order, part) => {
    expect(written(order)).toContain(`\n\n${part}\n\n`);
  });

  it('[ORDER-3] a pickup without a pickup point is a word', () => {
    const text = written({ type: 'takeaway', zone: null }, { ...PLACE, pickupPoint: '' });
    expect(text).toContain('\n\nRetiro\n\n');
  });

  it.each([
    [{ paysWith: null }, 'Pago: Efectivo'],
    [{ payment: 'mercadoPago' }, 'Pago: MercadoPago'],
    [{ payment: 'other' }, 'Pago: Otro'],
    [{ payment: 'transfer' }, 'Pago: Transferencia a la.higuera.mp'],
  ] as const)('[ORDER-3] says how it is paid: %j', (order, part) => {
    expect(written(order)).toContain(`\n\n${part}\n\n`);
  });

  it('[ORDER-3] a transfer without an alias is a word', () => {
    const text = written({ payment: 'transfer' }, { ...PLACE, transfer: { alias: '' } });
    expect(text).toContain('\n\nPago: Transferencia\n\n');
  });

  it('[ORDER-4] an order text leaves out empty parts with their blank lines', () => {
    const order = { zone: null, address: '', payment: null, name: '', notes: ' \n ' };
    const bare = written(order, { ...PLACE, deliveryTime: '' });
    expect(bare.split('\n\n').slice(4)).toEqual(['Delivery', 'Total: $ 47.400,00']);
  });

  it('[ORDER-4] an order text keeps each of its texts in one line, and uses fallback titles', () => {
    const text = written({
      lines: [line('', 100, 1, { note: 'sin\nsal' })],
      notes: 'sin timbre\n\n\nni  portero',
    });
    expect(text).toContain('1 x Producto sin nombre: $ 1,00\nNota: sin sal\n\n');
    expect(text).toContain('Aclaraciones: sin timbre ni portero');
  });

  it('[ORDER-2] totals are added up in cents, delivery included', () => {
    const lines = [line('a', 10, 3), line('b', 20)];
    expect(orderTotal({ lines, zone: null })).toBe(50);
    expect(orderTotal({ lines, zone: { title: 'Centro', price: priceFromCents(5) } })).toBe(55);
  });

  const anyText = fc.string({ unit: 'grapheme', maxLength: 1_000, size: 'max' });
  const anyLine = fc.record({
    item: fc.record({ title: fc.string({ unit: 'grapheme', maxLength: 120 }) }),
    price: anyPrice,
    quantity: fc.integer({ min: 1, max: 99 }),
    options: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), { maxLength: 5 }),
    note: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 200 })),
  });
  const anyOrder: fc.Arbitrary<Order> = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: ORDER_LINES }),
    type: fc.constantFrom('delivery', 'takeaway'),
    zone: fc.option(fc.record({ title: anyText, price: anyPrice })),
    address: anyText,
    payment: fc.constantFrom('cash', 'mercadoPago', 'other', 'transfer', null),
    paysWith: fc.constantFrom(null, 100_000_000_000_000),
    name: anyText,
    notes: anyText,
  });
  const anyPlace = fc.record({
    name: anyText,
    deliveryTime: anyText,
    pickupPoint: anyText,
    transfer: fc.record({ alias: anyText }),
  });

  it('[ORDER-5] any order text has each line with its amount, options and note, all other texts, and the total', () => {
    fc.assert(
      fc.property(anyPlace, anyOrder, (place, order) => {
        const text = orderText(place, order);
        if (!text.ok) throw new Error(text.reason);
        const parts = text.value.split('\n\n');
        for (const [nth, { item, quantity, price, options, note }] of order.lines.entries()) {
          const amount = formatPrice(priceFromCents(lineAmount({ price, quantity })));
          const words = [oneParagraph(options.join(', ')), note.trim() && `Nota: ${oneParagraph(note)}`];
          const first = `${quantity} x ${oneParagraph(itemTitle(item))}: ${amount}`;
          expect(parts[nth + 1]).toBe([first, ...words.filter((word) => word !== '')].join('\n'));
        }
        const written = [place.name, order.name, order.notes];
        if (order.type === 'takeaway') written.push(place.pickupPoint);
        else written.push(place.deliveryTime, order.address, order.zone?.title ?? '');
        if (order.payment === 'transfer') written.push(place.transfer.alias);
        for (const words of written) expect(text.value).toContain(oneParagraph(words));
        expect(parts.at(-1)).toBe(`Total: ${formatPrice(priceFromCents(orderTotal(order)))}`);
      }),
    );
  });

  it('[ORDER-4] any order text has one blank line between its parts and nowhere else', () => {
    fc.assert(
      fc.property(anyPlace, anyOrder, (place, order) => {
        const text = orderText(place, order);
        if (!text.ok) throw new Error(text.reason);
        expect(text.value).not.toMatch(/\n{3}|\n[^\S\n]+\n|^\s|\s$/);
      }),
    );
  });

  it.each([
    [22, 'Sin cebolla, sin ají y con la salsa aparte, por favor. '],
    [50, '¡Que esté bien cocida, señor! 🧑🏽‍🍳 Ñoquis sin ajo 👨‍👩‍👧 '],
  ])('[ORDER-5] an order of %d lines, each with a note of 200 characters, has every letter', (count, words) => {
    const note = `${words.repeat(10).slice(0, 199)}.`;
    const lines = Array.from({ length: count }, (_, nth) => line(`Napolitana nº ${nth}`, 100_000, 1, { note }));
    expect(note).toHaveLength(200);
    expect(written({ lines, zone: null, paysWith: null, notes: note })).toBe(
      [
        'Hola, La Higuera. Quiero hacer este pedido:',
        ...lines.map(({ item }) => `1 x ${item.title}: $ 1.000,00\nNota: ${note}`),
        'Delivery\nPerú 1082, 3.º B\nTiempo de entrega: 40 a 60 minutos',
        'Pago: Efectivo',
        `Nombre: Julián\nAclaraciones: ${note}`,
        `Total: $ ${count}.000,00`,
      ].join('\n\n'),
    );
  });

  it('[ORDER-5] an order text with accents and emoji survives the link unchanged', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const text = orderText(PLACE, order);
        if (!text.ok) throw new Error(text.reason);
        const url = new URL(orderWhatsAppUrl('1155550100', text.value));
        expect(url.searchParams.get('text')).toBe(text.value);
      }),
    );
  });

  it.each([
    ['no line', [], 'no-lines'],
    ['51 lines', Array.from({ length: ORDER_LINES + 1 }, () => line('pan', 100)), 'too-many-lines'],
    ['none of a product', [line('pan', 100, 0)], 'bad-quantity'],
    ['half a product', [line('pan', 100, 1.5)], 'bad-quantity'],
    ['100 of a product', [line('pan', 100, 100)], 'bad-quantity'],
  ])('[ORDER-6] an order of %s is refused', (_, lines, reason) => {
    expect(orderText(PLACE, { ...ORDER, lines })).toEqual({ ok: false, reason });
  });

  it.each([
    ['cash', 4_889_999, false],
    ['cash', 4_890_000, true],
    ['transfer', 4_889_999, true],
  ] as const)(
    '[ORDER-6] a payment by %s with %d cents for a total of 4890000 is accepted: %p',
    (payment, paysWith, accepted) => {
      expect(orderText(PLACE, { ...ORDER, payment, paysWith }).ok).toBe(accepted);
    },
  );
});
