import {
  formatPrice,
  openAt,
  orderText,
  orderTotal,
  parsePrice,
  priceInCents,
  selectedPaymentMethods,
  type CheckedLine,
  type MenuType,
  type Order,
  type OrderPayment,
} from '@carta/domain';
import type { OrderMenu } from './order-store.ts';

/** What the diner chose and typed below the lines. */
export interface OrderForm {
  readonly type: MenuType;
  readonly zone: string | null;
  readonly address: string;
  readonly payment: OrderPayment | null;
  readonly paysWith: string;
  readonly name: string;
  readonly notes: string;
}

/** Returns the ways to pay that the business takes, with their names. */
export function paymentsOf({ paymentMethods, transfer }: OrderMenu): { value: OrderPayment; label: string }[] {
  const methods = selectedPaymentMethods(paymentMethods).map((value) => ({
    value,
    label: cartaWords.payments[value],
  }));
  return transfer.active ? [...methods, { value: 'transfer', label: cartaWords.payments.transfer }] : methods;
}

/** Returns the order that the form describes. */
export function orderOf(menu: OrderMenu, lines: readonly CheckedLine[], form: OrderForm): Order {
  const isDelivery = form.type === 'delivery';
  return {
    lines: lines.map(({ line, title, price, options }) => ({
      item: { title },
      price,
      quantity: line.quantity,
      options: options.map((option) => option.title),
      note: line.note,
    })),
    type: form.type,
    zone: (isDelivery && menu.delivery.zones.find(({ key }) => key === form.zone)) || null,
    address: isDelivery ? form.address : '',
    payment: form.payment,
    paysWith: form.payment === 'cash' ? paidCents(form.paysWith) : null,
    name: form.name,
    notes: form.notes,
  };
}

/** Returns typed cash in cents; null for what is no amount. [PRICE-7] */
export function paidCents(typed: string): number | null {
  const price = parsePrice(typed);
  return price.ok ? priceInCents(price.value) : null;
}

/** Returns why the order cannot be sent yet, in words; null if it can. `now` in ms since 1970. */
export function obstacleOf(menu: OrderMenu, order: Order, now: number): string | null {
  const { delivery, timeZone } = menu;
  const state = openAt({ ...menu, now });
  if (!state.open) return cartaWords.waitsForOpening(cartaWords.opening(state, timeZone, now));
  if (order.type === 'delivery') {
    if (delivery.zones.length > 0 && !order.zone) return cartaWords.chooseZone;
    const products = orderTotal({ ...order, zone: null });
    if (delivery.minimum && products < priceInCents(delivery.minimum))
      return cartaWords.belowMinimum(formatPrice(delivery.minimum));
  }
  const text = orderText(menu, order);
  if (text.ok) return null;
  return text.reason === 'too-little-cash' ? cartaWords.tooLittleCash : cartaWords.checkOrder;
}
