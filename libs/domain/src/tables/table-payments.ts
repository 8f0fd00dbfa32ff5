import type { PublicMenu } from '../menu/public-menu.ts';
import type { OrderPayment } from '../orders/order-text.ts';

/** What diners call the type of an order at a table, and paying there. [TABLE-6] */
export const AT_TABLE = 'En la mesa';

/** Returns how an order at a table can be paid: there, which is null, or online where the business charges so. [TABLE-6] */
export function tablePayments({ ordering }: Pick<PublicMenu, 'ordering'>): (OrderPayment | null)[] {
  return ordering.online ? [null, 'mercadoPago'] : [null];
}
