import {
  orderFaults,
  priceOrder,
  takesOrdersAt,
  type OrderChange,
  type OrderFault,
  type PricedOrder,
  type PublicMenu,
  type SentOrder,
  type Table,
} from '@carta/domain';

/** Why an order is not stored, in the sequence in which it is refused. */
export type OrderRefusal =
  | { readonly reason: 'invalid'; readonly faults: readonly OrderFault[] }
  | { readonly reason: 'not-found' | 'rate-limited' }
  /** `until` is when orders are taken again, in ms since 1970; null if that is not known. */
  | { readonly reason: 'closed'; readonly until: number | null }
  | { readonly reason: 'changed'; readonly changes: readonly OrderChange[] };

/** Returns why an order is refused, whatever else was ordered; null if it is not. Without a menu there is no such business. */
export function refusalByMenu(menu: PublicMenu | null, sent: SentOrder, now: number): OrderRefusal | null {
  const faults = orderFaults(menu, sent, now);
  if (faults.length > 0) return { reason: 'invalid', faults };
  return menu?.ordering.desk ? null : { reason: 'not-found' };
}

/** Returns the order with the amounts of the menu, or why the business does not take it as it is. `table` is the one whose token it has. */
export function pricedOrRefused(
  menu: PublicMenu,
  sent: SentOrder,
  { now, table }: { readonly now: number; readonly table: Table | null },
): { readonly priced: PricedOrder } | { readonly refusal: OrderRefusal } {
  const { open, until } = takesOrdersAt(menu, sent.at ?? now);
  if (!open) return { refusal: { reason: 'closed', until } };
  const priced = priceOrder(menu, sent, now, table);
  return priced.changes.length > 0 ? { refusal: { reason: 'changed', changes: priced.changes } } : { priced };
}
