import * as z from 'zod/mini';
import { isChanged } from '../settings/changed.ts';
import { flag, object } from '../texts/text.ts';

/** Message if no payment method is selected. [PAYM-2] */
export const NO_PAYMENT_METHOD = 'Elige al menos un método de pago';

/** How diners may pay; at least one way. [PAYM-2] */
export const PaymentMethods = object({ cash: flag(), mercadoPago: flag(), other: flag() }).check(
  z.refine(takesAny, { error: NO_PAYMENT_METHOD }),
);
export type PaymentMethods = z.infer<typeof PaymentMethods>;

/** The payment methods of an owner who has chosen none. [PAYM-1] */
export const DEFAULT_PAYMENT_METHODS: PaymentMethods = { cash: true, mercadoPago: true, other: false };

/** Names of the payment methods, in the order on screen. [PAYM-3] */
export const PAYMENT_METHOD_NAMES: Readonly<Record<keyof PaymentMethods, string>> = {
  cash: 'Efectivo',
  mercadoPago: 'MercadoPago',
  other: 'Otro',
};

/** The ways to pay an order in Spanish: the methods, and a transfer. */
export const ORDER_PAYMENT_NAMES: Readonly<Record<keyof PaymentMethods | 'transfer', string>> = {
  ...PAYMENT_METHOD_NAMES,
  transfer: 'Transferencia',
};

/** Returns the selected methods in their order. [PAYM-3] */
export function selectedPaymentMethods(methods: PaymentMethods): (keyof PaymentMethods)[] {
  const all = Object.keys(PAYMENT_METHOD_NAMES) as (keyof PaymentMethods)[];
  return all.filter((method) => methods[method]);
}

/** True if the selection may be saved: at least one, and not the stored one. [PAYM-2] */
export function canSavePaymentMethods(stored: PaymentMethods, next: PaymentMethods): boolean {
  return takesAny(next) && isChanged(stored, next);
}

function takesAny({ cash, mercadoPago, other }: PaymentMethods): boolean {
  return cash || mercadoPago || other;
}
