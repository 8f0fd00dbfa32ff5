import {
  canSavePaymentMethods,
  DEFAULT_PAYMENT_METHODS,
  PAYMENT_METHOD_NAMES,
  PaymentMethods,
  selectedPaymentMethods,
} from './payment-methods.ts';

const methods = (...names: (keyof PaymentMethods)[]): PaymentMethods => ({
  cash: names.includes('cash'),
  mercadoPago: names.includes('mercadoPago'),
  other: names.includes('other'),
});

describe('payment methods', () => {
  it('[PAYM-1] cash and MercadoPago are the default payment methods', () => {
    expect(DEFAULT_PAYMENT_METHODS).toEqual(methods('cash', 'mercadoPago'));
  });

  it.each([
    [methods('cash', 'mercadoPago'), methods('cash'), true],
    [methods('cash'), methods('other'), true],
    [methods('cash'), methods(), false],
    [methods('cash'), methods('cash'), false],
  ])('[PAYM-2] over %j, %j can be saved: %s', (stored, next, active) => {
    expect(canSavePaymentMethods(stored, next)).toBe(active);
  });

  it('[PAYM-2] a selection without any payment method is refused', () => {
    expect(PaymentMethods.safeParse(methods('other')).success).toBe(true);
    expect(PaymentMethods.safeParse(methods()).error?.issues).toMatchObject([
      { message: 'Elige al menos un método de pago' },
    ]);
  });

  it.each([
    [methods('other', 'mercadoPago', 'cash'), ['Efectivo', 'MercadoPago', 'Otro']],
    [methods('other'), ['Otro']],
    [methods(), []],
  ])('[PAYM-3] of %j, %j are named, in this order', (selected, names) => {
    expect(selectedPaymentMethods(selected).map((method) => PAYMENT_METHOD_NAMES[method])).toEqual(names);
  });
});
