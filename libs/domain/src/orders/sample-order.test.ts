import fc from 'fast-check';
import { orderText } from './order-text.ts';
import { sampleOrder } from './sample-order.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';

const titles = (written: string) =>
  sampleOrder(menu(written), 'delivery').lines.map(({ item, quantity }) => `${quantity} × ${item.title}`);

describe('the sample of an order', () => {
  it.each([
    ['Tapas: croquetas, bravas, jamón', ['2 × croquetas', '1 × bravas']],
    ['Tapas: croquetas, bravas | Postres: flan*1', ['2 × flan', '1 × croquetas']],
    ['Cocina > Entradas: empanadas | Cocina > Platos: bife', ['2 × empanadas', '1 × bife']],
    ['Tapas: ~croquetas, bravas | ~Postres: flan', ['2 × bravas']],
    ['Tapas: ~croquetas', ['2 × Producto de ejemplo']],
    ['', ['2 × Producto de ejemplo']],
  ])('[ORDER-7] of %j has %j', (written, lines) => {
    expect(titles(written)).toEqual(lines);
  });

  it('[ORDER-7] a sample order has an address only if it is delivered', () => {
    const { address, type, notes } = sampleOrder(menu('Tapas: croquetas'), 'delivery');
    expect([type, address, notes]).toEqual(['delivery', 'Av. Rivadavia 1234, 2.º B', 'Sin cebolla, por favor']);
    expect(sampleOrder(menu('Tapas: croquetas'), 'takeaway')).toMatchObject({ type: 'takeaway', address: '' });
  });

  it.each([
    [{ cash: true, mercadoPago: true, other: true }, true, 'cash'],
    [{ cash: false, mercadoPago: true, other: true }, true, 'mercadoPago'],
    [{ cash: false, mercadoPago: true, other: true }, false, 'other'],
    [{ cash: false, mercadoPago: true, other: false }, false, null],
  ] as const)('[ORDER-7] with %j, MercadoPago active: %s, is paid by %s', (paymentMethods, active, payment) => {
    const mercadoPago = { active, tokenSet: true, last4: '9876', account: null, checkedAt: null };
    expect(sampleOrder(menu('Tapas: croquetas', { paymentMethods, mercadoPago }), 'delivery').payment).toBe(payment);
  });

  it('[ORDER-7] a sample order has the first options that a product needs, and the first zone', () => {
    const written = menu('Pizzas: fugazza');
    const pesos = (big: number) => ({ currency: '$' as const, big, small: '00' });
    const option = (title: string, big: number) => ({
      key: keyOf(title),
      title,
      price: pesos(big),
      show: true,
      soldOutUntil: 5,
    });
    const group = (title: string, pricing: 'add' | 'replace', min: number) => ({
      _id: title,
      key: keyOf(title),
      business: 'demo',
      title,
      pricing,
      min,
      max: 1,
      order: 0,
      version: 0,
      options: [option(`${title} 1`, 9_000), option(`${title} 2`, 12_000)],
    });
    const optionGroups = [group('tamaño', 'replace', 1), group('extra', 'add', 0)];
    const zones = [{ key: keyOf('centro'), title: 'Centro', price: pesos(1_500) }];
    const items = written.items.map((item) => ({ ...item, optionGroups: optionGroups.map(({ key }) => key) }));
    const carta = { ...written, items, optionGroups, delivery: { zones, minimum: null } };
    const { lines, zone } = sampleOrder(carta, 'delivery');
    expect(lines.map(({ options, price }) => [options, price.big])).toEqual([[['tamaño 1'], 9_000]]);
    expect(zone?.title).toBe('Centro');
    expect(sampleOrder(carta, 'takeaway').zone).toBeNull();
  });

  it('[ORDER-7] the sample order of any menu has a text', () => {
    fc.assert(
      fc.property(anyMenu, fc.constantFrom('delivery', 'takeaway'), (any, type) => {
        expect(orderText(any, sampleOrder(any, type)).ok).toBe(true);
      }),
    );
  });
});
