import type { PublicMenu } from '../menu/public-menu.ts';
import { priceInCents } from '../prices/price.ts';
import { listOf } from '../list-of.ts';
import type { Table } from '../tables/table.ts';
import { isBlank } from '../texts/is-blank.ts';
import type { OrderType } from './menu-types.ts';
import { checkCart, hasChanged, type CartProblem, type CheckedLine } from './cart.ts';
import type { DinerOrder, SentOrder } from './diner-order.ts';
import { offeredPayments } from './order-problems.ts';
import { orderTotal } from './order-text.ts';
import { orderTimeProblem, type OrderTimeProblem } from './order-times.ts';

/** What an order lacks by itself. `path` is the field's. */
export interface OrderFault {
  readonly path: 'lines' | 'zone' | 'address' | 'name' | 'phone' | 'paysWith' | 'at';
  readonly reason: 'missing' | 'too-little-cash' | OrderTimeProblem;
}

/** What of an order is not as the menu says now. `path` is the field's, `lines.2` that of the third line. */
export interface OrderChange {
  readonly path: string;
  readonly reason: CartProblem | 'price' | 'option-gone' | 'not-offered' | 'below-minimum' | 'total' | 'unknown-table';
}

/** An order by the menu as it is now. */
export interface PricedOrder extends Pick<DinerOrder, 'lines' | 'zone' | 'total'> {
  /** Empty if the order is as the menu says. */
  readonly changes: readonly OrderChange[];
}

type OrderedMenu = Omit<PublicMenu, 'wifi'>;

/**
 * Returns what an order lacks: the address of a delivery, its zone where there are zones, name and phone where the business asks for them,
 * cash for the total, a moment that can be chosen. Without a menu, what can be told without one. `now` in ms since 1970. [ORDER-14]
 */
export function orderFaults(menu: OrderedMenu | null, order: SentOrder, now: number): OrderFault[] {
  const { ordering } = menu ?? {};
  const isMissing = { path: 'address', reason: 'missing' } as const;
  const problem = order.at === null || !menu ? null : orderTimeProblem(menu, order.at, now);
  const isDelivery = order.type === 'delivery';
  const faults: (OrderFault | false)[] = [
    isDelivery && order.zone === null && listOf(menu?.delivery.zones).length > 0 && { ...isMissing, path: 'zone' },
    isDelivery && isBlank(order.address) && isMissing,
    order.type !== 'table' && ordering?.name === 'required' && isBlank(order.name) && { ...isMissing, path: 'name' },
    order.type !== 'table' && ordering?.phone === 'required' && isBlank(order.phone) && { ...isMissing, path: 'phone' },
    order.payment === 'cash' &&
      order.paysWith !== null &&
      order.paysWith < order.total && { path: 'paysWith', reason: 'too-little-cash' },
    problem !== null && { path: 'at', reason: problem },
  ];
  return faults.filter((fault) => fault !== false);
}

/**
 * Returns an order with titles and amounts of the menu as it is at `now`, and each place at which it is not what the diner saw. Categories' hours
 * are judged at the moment for which it is wanted. Moments in ms since 1970. [ORDER-14] `table` is the one whose token the order has; null if
 * none has it. [TABLE-6]
 */
export function priceOrder(
  menu: OrderedMenu,
  order: SentOrder,
  now: number,
  table: Pick<Table, 'key'> | null = null,
): PricedOrder {
  const cart = listOf(order.lines).map((line) => ({ ...line, title: '' }));
  const checked = checkCart(menu, cart, now, order.at ?? now);
  const isDelivery = order.type === 'delivery';
  const zone = (isDelivery && listOf(menu.delivery.zones).find(({ key }) => key === order.zone)) || null;
  const lines = checked.map(({ price, line }) => ({ price, quantity: line.quantity }));
  const total = orderTotal({ lines, zone });
  const { minimum } = menu.delivery;
  const isBelow = isDelivery && minimum && orderTotal({ lines, zone: null }) < priceInCents(minimum);
  const changes: (OrderChange | false)[] = [
    ...checked.map((line, nth) => changeOf(line, `lines.${nth}`)),
    !isOffered(menu, order.type) && { path: 'type', reason: 'not-offered' },
    order.type === 'table' && menu.ordering.tables && table === null && { path: 'table', reason: 'unknown-table' },
    isDelivery && order.zone !== null && !zone && { path: 'zone', reason: 'gone' },
    Boolean(isBelow) && { path: 'minimum', reason: 'below-minimum' },
    order.payment !== null &&
      !offeredPayments(menu).includes(order.payment) && { path: 'payment', reason: 'not-offered' },
    total !== order.total && { path: 'total', reason: 'total' },
  ];
  return {
    lines: checked.map(orderedLine),
    zone: zone && { title: zone.title, cents: priceInCents(zone.price) },
    total,
    changes: changes.filter((change) => change !== false),
  };
}

const isOffered = ({ menuTypes, ordering }: OrderedMenu, type: OrderType) =>
  type === 'table' ? ordering.tables : listOf(menuTypes).includes(type);

function changeOf(line: CheckedLine, path: string): OrderChange | false {
  if (!hasChanged(line)) return false;
  if (line.problem !== null) return { path, reason: line.problem };
  return { path, reason: listOf(line.lost).length > 0 ? 'option-gone' : 'price' };
}

function orderedLine({ line, title, options, price }: CheckedLine): DinerOrder['lines'][number] {
  const { key = '', item, quantity, note } = line;
  const titles = options.map((option) => option.title);
  return { key, item, title, options: titles, quantity, note, cents: priceInCents(price), readyAt: null };
}
