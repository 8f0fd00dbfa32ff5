import type { Menu } from '../menu/menu.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { tokenState } from '../settings/mercado-pago.ts';

/** True if diners pay online: the business takes MercadoPago, it is active and connected, and orders are stored. [CHARGE-1] */
export function chargesOnline({
  paymentMethods,
  mercadoPago,
  orderDesk = DEFAULT_ORDER_DESK,
}: Pick<Menu, 'paymentMethods' | 'mercadoPago'> & Partial<Pick<Menu, 'orderDesk'>>): boolean {
  return (
    paymentMethods.mercadoPago && mercadoPago.active && tokenState(mercadoPago) === 'connected' && orderDesk.active
  );
}
