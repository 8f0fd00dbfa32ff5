import { openAt } from '../hours/hours.ts';
import type { PublicMenu } from '../menu/public-menu.ts';
import type { Price } from '../prices/price-schema.ts';
import { priceInCents } from '../prices/price.ts';
import { acceptsOrders } from './cart.ts';
import { orderText, orderTotal, type Order, type OrderPayment, type OrderProblem } from './order-text.ts';
import { orderTimeProblem, takesOrdersAt, type OrderTimeProblem } from './order-times.ts';
import { selectedPaymentMethods } from './payment-methods.ts';
import { fitsWhatsApp } from './whatsapp.ts';
import { listOf } from '../list-of.ts';
import { isBlank } from '../texts/is-blank.ts';

/** An order as a diner fills it in: the cash may be typed in a way that is no amount. */
export interface FilledOrder extends Omit<Order, 'paysWith'> {
  /** In cents; 'unclear' where `parseAmount` refuses what was typed, null where nothing was. */
  readonly paysWith: number | 'unclear' | null;
  /** Said to a desk alone. */
  readonly phone?: string;
  /** When it is wanted, in ms since 1970; null: as soon as possible. Chosen with a desk alone. */
  readonly at?: number | null;
}

/** What keeps an order from being sent, at its place on the page. */
export type OrderObstacle =
  | { readonly place: 'orders'; readonly reason: 'not-taken' }
  | { readonly place: 'lines'; readonly reason: Exclude<OrderProblem, 'too-little-cash'> }
  | { readonly place: 'type'; readonly reason: 'not-offered' }
  | { readonly place: 'zone'; readonly reason: 'missing' }
  | { readonly place: 'minimum'; readonly reason: 'below'; readonly minimum: Price }
  /** `until` is when the business takes orders again, in ms since 1970; null if that is not known. */
  | { readonly place: 'at'; readonly reason: 'closed' | 'paused'; readonly until: number | null }
  | { readonly place: 'at'; readonly reason: OrderTimeProblem }
  | { readonly place: 'address' | 'name' | 'phone'; readonly reason: 'missing' }
  | { readonly place: 'payment'; readonly reason: 'missing' | 'not-offered' }
  | { readonly place: 'paysWith'; readonly reason: 'unclear' | 'too-little-cash' }
  /** `until` is when the business opens, in ms since 1970; null if that is not known. */
  | { readonly place: 'hours'; readonly reason: 'closed'; readonly until: number | null }
  | { readonly place: 'link'; readonly reason: 'too-long' };

type OrderedMenu = Omit<PublicMenu, 'wifi'>;

/**
 * Returns all that keeps an order from being sent at `now` (ms since 1970), in the order in which it stands on the page: lines, type, zone, minimum,
 * address, payment, cash, and, by WhatsApp, opening hours and length of the link. With a desk also for when it is wanted, name and phone; its link
 * may be too long. A business that takes no orders has only that. [ORDER-10] At a table nobody says who they are, and who does not pay online pays
 * there. [TABLE-6]
 */
export function orderProblems(menu: OrderedMenu, order: FilledOrder, now: number): OrderObstacle[] {
  const isAtTable = order.type === 'table';
  if (!acceptsOrders(menu, isAtTable)) return [{ place: 'orders', reason: 'not-taken' }];
  const text = orderText(menu, { ...order, paysWith: enoughCash(order) });
  const { desk } = menu.ordering;
  return [
    ...(text.ok || text.reason === 'too-little-cash' ? [] : [{ place: 'lines', reason: text.reason } as const]),
    ...handoverProblems(menu, order),
    ...(desk ? timeProblems(menu, order, now) : []),
    ...addressProblems(menu, order),
    ...(desk && !isAtTable ? personProblems(menu, order) : []),
    ...paymentProblems(menu, order),
    ...(desk ? [] : messageProblems(menu, text, now)),
  ];
}

/** What keeps a message from leaving. */
function messageProblems(menu: OrderedMenu, text: ReturnType<typeof orderText>, now: number): OrderObstacle[] {
  const { open, until } = openAt({ ...menu, now });
  return [
    ...(open ? [] : [{ place: 'hours', reason: 'closed', until } as const]),
    ...(text.ok && !fitsWhatsApp(menu.whatsAppNumber, text.value)
      ? [{ place: 'link', reason: 'too-long' } as const]
      : []),
  ];
}

function timeProblems(menu: OrderedMenu, { at = null }: FilledOrder, now: number): OrderObstacle[] {
  const problem = at === null ? null : orderTimeProblem(menu, at, now);
  if (problem !== null) return [{ place: 'at', reason: problem }];
  const moment = at ?? now;
  const { open, until } = takesOrdersAt(menu, moment);
  const isPaused = moment < (menu.ordering.pausedUntil ?? 0);
  return open ? [] : [{ place: 'at', reason: isPaused ? 'paused' : 'closed', until }];
}

function personProblems({ ordering }: OrderedMenu, { name, phone = '' }: FilledOrder): OrderObstacle[] {
  const isMissing = (asked: string, text: string) => asked === 'required' && isBlank(text);
  return [
    ...(isMissing(ordering.name, name) ? [{ place: 'name', reason: 'missing' } as const] : []),
    ...(isMissing(ordering.phone, phone) ? [{ place: 'phone', reason: 'missing' } as const] : []),
  ];
}

/** Returns how diners can pay: the methods that the business takes, then by transfer. [PAYM-4] */
export function offeredPayments({ paymentMethods, transfer }: Payable): OrderPayment[] {
  const methods: OrderPayment[] = [...selectedPaymentMethods(paymentMethods)];
  return transfer.active ? [...methods, 'transfer'] : methods;
}

type Payable = Pick<OrderedMenu, 'paymentMethods' | 'transfer'>;

/** Returns the cash that the order's message names: none where it is refused. */
function enoughCash(order: FilledOrder): number | null {
  const { paysWith } = order;
  return paysWith !== 'unclear' && paysWith !== null && paysWith >= orderTotal(order) ? paysWith : null;
}

function handoverProblems({ menuTypes, delivery, ordering }: OrderedMenu, order: FilledOrder): OrderObstacle[] {
  const problems: OrderObstacle[] = [];
  const isOffered =
    order.type === 'table' ? ordering.tables && Boolean(order.table) : listOf(menuTypes).includes(order.type);
  if (!isOffered) return [{ place: 'type', reason: 'not-offered' }];
  if (order.type !== 'delivery') return problems;
  const { zones, minimum } = delivery;
  if (listOf(zones).length > 0 && !order.zone) problems.push({ place: 'zone', reason: 'missing' });
  if (minimum && orderTotal({ ...order, zone: null }) < priceInCents(minimum))
    problems.push({ place: 'minimum', reason: 'below', minimum });
  return problems;
}

function addressProblems({ menuTypes }: OrderedMenu, { type, address }: FilledOrder): OrderObstacle[] {
  const isMissing = type === 'delivery' && listOf(menuTypes).includes(type) && isBlank(address);
  return isMissing ? [{ place: 'address', reason: 'missing' }] : [];
}

function paymentProblems(menu: OrderedMenu, order: FilledOrder): OrderObstacle[] {
  const { payment, paysWith } = order;
  const offered = offeredPayments(menu);
  if (payment === null)
    return offered.length > 0 && order.type !== 'table' ? [{ place: 'payment', reason: 'missing' }] : [];
  if (!offered.includes(payment)) return [{ place: 'payment', reason: 'not-offered' }];
  if (payment !== 'cash' || paysWith === null) return [];
  if (paysWith === 'unclear') return [{ place: 'paysWith', reason: 'unclear' }];
  return paysWith < orderTotal(order) ? [{ place: 'paysWith', reason: 'too-little-cash' }] : [];
}
