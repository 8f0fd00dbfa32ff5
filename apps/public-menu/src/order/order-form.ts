import {
  acceptsOrders,
  openAt,
  orderText,
  orderTotal,
  parsePrice,
  formatPrice,
  priceInCents,
  selectedPaymentMethods,
  type CheckedLine,
  type MenuType,
  type Order,
  type OrderPayment,
} from '@carta/domain';
import type { OrderMenu } from './order-store.ts';
import type { DinerWords } from './stored-order.ts';

/** What the diner chose and typed below the lines. */
export interface OrderForm {
  readonly type: MenuType;
  /** The zone, with what it cost when it was chosen, in cents. */
  readonly zone: { readonly key: string; readonly cents: number } | null;
  readonly address: string;
  readonly payment: OrderPayment | null;
  readonly paysWith: string;
  readonly name: string;
  readonly notes: string;
}

/** Returns what stands in the form at first; `diner` is what the diner typed before. */
export function newForm(menu: OrderMenu, diner: DinerWords): OrderForm {
  return {
    ...{ type: menu.menuTypes[0] ?? 'takeaway', zone: null, payment: paymentsOf(menu)[0] ?? null },
    ...{ paysWith: '', notes: '', ...diner },
  };
}

/** Returns the ways to pay that the business takes. */
export function paymentsOf({ paymentMethods, transfer }: OrderMenu): OrderPayment[] {
  const methods: OrderPayment[] = [...selectedPaymentMethods(paymentMethods)];
  return transfer.active ? [...methods, 'transfer'] : methods;
}

/** Returns the chosen zone as the menu has it, and whether it cost something else when it was chosen; null for none, or one that is gone. */
export function zoneOf({ delivery }: OrderMenu, { type, zone }: OrderForm) {
  const found = type === 'delivery' && zone ? delivery.zones.find(({ key }) => key === zone.key) : undefined;
  return found && zone ? { ...found, was: zone.cents, isChanged: priceInCents(found.price) !== zone.cents } : null;
}

/** Returns the form with today's price of the zone. */
export function changedForm(menu: OrderMenu, form: OrderForm): OrderForm {
  const zone = zoneOf(menu, form);
  return { ...form, zone: zone && { key: zone.key, cents: priceInCents(zone.price) } };
}

/** Returns the order that the form describes, of the lines that can be ordered. */
export function orderOf(menu: OrderMenu, lines: readonly CheckedLine[], form: OrderForm): Order {
  const orderable = lines.filter(({ problem }) => problem === null);
  return {
    lines: orderable.map(({ line, title, price, options }) => ({
      item: { title },
      price,
      quantity: line.quantity,
      options: options.map((option) => option.title),
      note: line.note,
    })),
    type: form.type,
    zone: zoneOf(menu, form),
    address: form.type === 'delivery' ? form.address : '',
    payment: paymentsOf(menu).find((payment) => payment === form.payment) ?? null,
    paysWith: form.payment === 'cash' ? paidCents(form.paysWith) : null,
    name: form.name,
    notes: form.notes,
  };
}

/** Returns the message to show and to copy, also while it cannot be sent: then without the cash that is too little. */
export function messageOf(menu: OrderMenu, order: Order): string {
  const text = orderText(menu, order);
  if (text.ok) return text.value;
  const without = orderText(menu, { ...order, paysWith: null });
  return without.ok ? without.value : '';
}

/** Returns typed cash in cents; null for what is no amount. [PRICE-7] */
export function paidCents(typed: string): number | null {
  const price = parsePrice(typed);
  return price.ok ? priceInCents(price.value) : null;
}

/** Returns why the order that the form describes cannot be sent yet, in words; null if it can. `now` in ms since 1970. */
export function obstacleOf(menu: OrderMenu, order: Order, form: OrderForm, now: number): string | null {
  const { delivery, timeZone } = menu;
  if (!acceptsOrders(menu)) return cartaWords.takesNoOrders;
  const state = openAt({ ...menu, now });
  if (!state.open) return cartaWords.waitsForOpening(cartaWords.opening(state, timeZone, now));
  if (!menu.menuTypes.includes(order.type)) return cartaWords.chooseType;
  if (order.type === 'delivery') {
    if (delivery.zones.length > 0 && !order.zone) return cartaWords.chooseZone;
    const products = orderTotal({ ...order, zone: null });
    if (delivery.minimum && products < priceInCents(delivery.minimum))
      return cartaWords.belowMinimum(formatPrice(delivery.minimum));
  }
  // One that was chosen may not be taken any more.
  if (!order.payment && paymentsOf(menu).length > 0) return cartaWords.choosePayment;
  if (form.payment === 'cash' && form.paysWith.trim() !== '' && order.paysWith === null) return cartaWords.unclearCash;
  const text = orderText(menu, order);
  if (text.ok) return null;
  return text.reason === 'too-little-cash' ? cartaWords.tooLittleCash : cartaWords.checkOrder;
}
