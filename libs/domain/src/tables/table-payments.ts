import type { PublicMenu } from '../menu/public-menu.ts';
import type { OrderType } from '../orders/menu-types.ts';
import { offeredPayments } from '../orders/order-problems.ts';
import type { OrderPayment } from '../orders/order-text.ts';

/** What diners call the type of an order at a table, and paying there. [TABLE-6] */
export const AT_TABLE = 'En la mesa';

/** Returns how an order at a table can be paid: there, which is null, or online where the business charges so. [TABLE-6] */
export function tablePayments({ ordering }: Pick<PublicMenu, 'ordering'>): (OrderPayment | null)[] {
  return ordering.online ? [null, 'mercadoPago'] : [null];
}

/**
 * Returns how an order of this type that waits for its payment can be paid otherwise, in the order on screen: null is at the table.
 * [CHARGE-2] [TABLE-6]
 */
export function otherPayments(menu: PublicMenu, type: OrderType): (Exclude<OrderPayment, 'mercadoPago'> | null)[] {
  const offered = type === 'table' ? tablePayments(menu) : offeredPayments(menu);
  return offered.filter((payment) => payment !== 'mercadoPago');
}
