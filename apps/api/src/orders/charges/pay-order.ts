import type { PageLanguage } from '@carta/contract';
import { ERROR_MESSAGES, ok, otherPayments, publicOrder, refused, type DinerOrder, type Result } from '@carta/domain';
import { invalid, type Refusal } from '../../http/refusal.ts';
import type { OrdersStore } from '../orders.store.ts';
import type { Charges } from './charges.ts';

/** An order that its diner pays, or for which another way to pay is chosen: null at the table. */
export interface OrderToPay {
  readonly business: string;
  readonly key: string;
  readonly payment?: string | null | undefined;
  /** Of the page to which the diner comes back. */
  readonly language: PageLanguage;
}

/** Returns where an order is paid, or takes it to the desk with another way to pay. Refuses an order that does not wait for a payment. [CHARGE-2] */
export async function payOrder(
  { orders, charges }: { readonly orders: OrdersStore; readonly charges: Pick<Charges, 'checkout'> },
  { business, key, payment, language }: OrderToPay,
): Promise<Result<{ pay: string | null }, 'not-found'> | Refusal> {
  const [found, menu] = await Promise.all([orders.find(business, key), orders.menu(business)]);
  if (!found || !menu) return refused('not-found');
  const conflict = (order: DinerOrder) =>
    ({ code: 'conflict', message: ERROR_MESSAGES.conflict, current: publicOrder(order) }) as const;
  if (found.order.state !== 'unpaid') return conflict(found.order);
  if (payment === undefined || payment === 'mercadoPago')
    return ok({ pay: found.pay ?? (await charges.checkout(menu, found.order, language)) });
  if (!otherPayments(menu, found.order.type).some((offered) => offered === payment))
    return invalid([{ path: 'payment', message: 'No se ofrece ahora' }]);
  const paid = await orders.payOtherwise(business, key, payment);
  if (paid.ok) return ok({ pay: null });
  return paid.reason === 'not-found' ? refused('not-found') : conflict(paid.order);
}
