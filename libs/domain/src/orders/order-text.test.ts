import fc from 'fast-check';
import {
  type Order,
  ORDER_LINES,
  ORDER_TEXT_LIMIT,
  type OrderLine,
  orderText,
  orderTotal,
  shortened,
} from './order-text.ts';
import { priceFromCents, formatPrice } from '../prices/price.ts';
import { anyPrice } from '../testing/arbitrary-menu.ts';
import { orderWhatsAppUrl } from './whatsapp.ts';

const PLACE = { name: 'La Higuera', deliveryTime: '30 a 45 minutos', pickupPoint: 'Mostrador' };
const line = (title: string, cents: number, quantity = 1): OrderLine => ({
  item: { title, price: priceFromCents(cents) },
  quantity,
});
const ORDER: Order = {
  lines: [line('Empanada de carne', 250_000, 3), line('Flan 🍮', 300_000)],
  type: 'delivery',
  address: 'Av. Rivadavia 1234, 2.º B',
  payment: 'cash',
  notes: 'Sin cebolla, por favor',
};

function written(order: Partial<Order> = {}, place = PLACE): string {
  const text = orderText(place, { ...ORDER, ...order });
  if (!text.ok) throw new Error(text.reason);
  return text.value;
}

describe('the text of an order', () => {
  it('[ORDER-1] [ORDER-2] [ORDER-3] an order text has its parts in order, with one blank line between them', () => {
    expect(written()).toBe(
      [
        'Hola, La Higuera. Quiero hacer este pedido:',
        '',
        '3 × Empanada de carne ($ 2.500,00 c/u): $ 7.500,00',
        '1 × Flan 🍮: $ 3.000,00',
        '',
        'Total: $ 10.500,00',
        '',
        'Entrega a domicilio',
        'Dirección: Av. Rivadavia 1234, 2.º B',
        'Tiempo de entrega: 30 a 45 minutos',
        '',
        'Pago: Efectivo',
        '',
        'Notas: Sin cebolla, por favor',
      ].join('\n'),
    );
  });

  it('[ORDER-3] the text of a pickup order names the pickup point', () => {
    expect(written({ type: 'takeaway' })).toContain('\n\nRetiro en el local\nPunto de retiro: Mostrador\n\n');
  });

  it.each([
    [{ payment: 'mercadoPago' }, 'Pago: MercadoPago'],
    [{ payment: 'other' }, 'Pago: Otro'],
  ] as const)('[ORDER-3] says how it is paid: %j', (order, part) => {
    expect(written(order)).toContain(`\n\n${part}\n\n`);
  });

  it('[ORDER-4] an order text leaves out empty parts with their blank lines', () => {
    const bare = written({ address: '', payment: null, notes: ' \n ' }, { ...PLACE, deliveryTime: '' });
    expect(bare.split('\n\n').slice(2)).toEqual(['Total: $ 10.500,00', 'Entrega a domicilio']);
  });

  it('[ORDER-4] an order text keeps each of its texts in one paragraph, and uses fallback titles', () => {
    const text = written({ lines: [line('', 100)], notes: 'sin sal\n\n\nni  pimienta' });
    expect(text).toContain('1 × Producto sin nombre: $ 1,00');
    expect(text).toContain('Notas: sin sal ni pimienta');
  });

  it('[ORDER-1] [ORDER-2] each line has its quantity and subtotal; what is ordered once needs no price of its own', () => {
    const text = written({ lines: [line('Pan', 1_050, 3), line('Sal', 99)] });
    expect(text).toContain('\n\n3 × Pan ($ 10,50 c/u): $ 31,50\n1 × Sal: $ 0,99\n\nTotal: $ 32,49\n\n');
  });

  it('[ORDER-2] totals are added up in cents', () => {
    expect(orderTotal([line('a', 10, 3), line('b', 20)])).toBe(50);
  });

  const anyText = fc.string({ unit: 'grapheme', maxLength: 1_000, size: 'max' });
  const anyLine = fc.record({
    item: fc.record({ title: fc.string({ unit: 'grapheme', maxLength: 120 }), price: anyPrice }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  const anyOrder: fc.Arbitrary<Order> = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: ORDER_LINES }),
    type: fc.constantFrom('delivery', 'takeaway'),
    address: anyText,
    payment: fc.constantFrom('cash', 'mercadoPago', 'other', null),
    notes: anyText,
  });
  const anyPlace = fc.record({ name: anyText, deliveryTime: anyText, pickupPoint: anyText });

  it("[ORDER-5] has at most 2,000 characters, each line's amount and the total, whatever is ordered", () => {
    fc.assert(
      fc.property(anyPlace, anyOrder, (place, order) => {
        const text = orderText(place, order);
        if (!text.ok) throw new Error(text.reason);
        expect(text.value.length).toBeLessThanOrEqual(ORDER_TEXT_LIMIT);
        const lines = text.value.split('\n\n')[1]?.split('\n') ?? [];
        expect(lines).toHaveLength(order.lines.length);
        for (const [nth, one] of order.lines.entries()) {
          expect(lines[nth]?.startsWith(`${one.quantity} ×`)).toBe(true);
          expect(lines[nth]?.endsWith(`: ${formatPrice(priceFromCents(orderTotal([one])))}`)).toBe(true);
        }
        expect(text.value).toContain(`\n\nTotal: ${formatPrice(priceFromCents(orderTotal(order.lines)))}\n\n`);
      }),
    );
  });

  it('[ORDER-4] any order text has one blank line between its parts and nowhere else', () => {
    fc.assert(
      fc.property(anyPlace, anyOrder, (place, order) => {
        const text = orderText(place, order);
        expect(text.ok && /\n{3}|\n[^\S\n]+\n|^\s|\s$/.test(text.value)).toBe(false);
      }),
    );
  });

  it('[ORDER-5] titles are shortened only as much as the limit requires', () => {
    const lines = Array.from({ length: 20 }, (_, nth) =>
      line(`${nth} ${'ñoquis con tuco '.repeat(7)}`.slice(0, 110), 100_000),
    );
    const text = written({ lines });
    expect(text).toContain('…: $ 1.000,00');
    expect(text.length).toBeGreaterThan(ORDER_TEXT_LIMIT - lines.length - 1);
  });

  it('[ORDER-5] titles and prices stay whole if shortening the diner’s texts is enough', () => {
    const text = written({ notes: 'muy '.repeat(500) });
    expect(text).toContain('3 × Empanada de carne ($ 2.500,00 c/u): $ 7.500,00');
    expect(text).toMatch(/Notas: (?:muy ){29}muy…$/);
  });

  it('[ORDER-5] texts are shortened between visible characters', () => {
    const titles = Array.from({ length: 12 }, (_, nth) => line(`${'x'.repeat(nth)}${'👨‍👩‍👧'.repeat(11)}`, 100_000));
    const text = written({ lines: titles, notes: '🧑🏽‍🍳'.repeat(140) });
    expect(text).toContain('…');
    const family = /^(?:\d+ × )?x*(?:👨‍👩‍👧)*…?(?:: .*)?$/;
    for (const one of text.split('\n\n')[1]?.split('\n') ?? []) expect(one).toMatch(family);
    expect(text).toMatch(/Notas: (?:🧑🏽‍🍳)+…$/);
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
    [[], 'no-lines'],
    [Array.from({ length: ORDER_LINES + 1 }, () => line('pan', 100)), 'too-many-lines'],
    [[line('pan', 100, 0)], 'bad-quantity'],
    [[line('pan', 100, 1.5)], 'bad-quantity'],
    [[line('pan', 100, 100)], 'bad-quantity'],
  ])('[ORDER-6] is refused for %j', (lines, reason) => {
    expect(orderText(PLACE, { ...ORDER, lines })).toEqual({ ok: false, reason });
  });
});

describe('shortened', () => {
  it.each([
    ['flan', 4, 'flan'],
    ['flanes', 4, 'fla…'],
    ['un flan', 4, 'un…'],
    ['👨‍👩‍👧 familia', 8, '…'],
    ['👨‍👩‍👧 familia', 12, '👨‍👩‍👧 fa…'],
    ['cafe\u0301s', 5, 'caf…'],
    ['flan', 1, '…'],
    ['flan', 0, ''],
  ])('turns %j, limited to %d units, into %j', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(most);
  });
});
