import type { CartLine } from '@carta/domain';

/** An order that a desk has, as this browser remembers it. */
export interface PlacedOrder {
  readonly key: string;
  readonly number: number;
  /** Address that announces the order by WhatsApp, with what the diner wrote; null where there is none. */
  readonly whatsapp: string | null;
  /** What was in the cart, so that it can be ordered again. */
  readonly lines: readonly CartLine[];
  /** When it was sent to a table, in ms since 1970; absent for other orders. */
  readonly atTable?: number;
  /** True once it is delivered, or once the diner has read that it will not be. */
  readonly isOver?: boolean;
}

/** Most orders of one business that are remembered. */
const MOST = 10;

/** Name under which the orders of a business are stored, where a script can look without opening a database. */
const nameOf = (business: string) => `carta-pedidos-${business}`;

/** Returns the address of an order's page, in the language of this one. */
export const orderAddress = (business: string, key: string) => `/m/${business}/o/${key}${location.search}`;

/** Returns the orders that were placed from this browser, the newest first; none where it stores nothing. */
export function placedOrders(business: string): readonly PlacedOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(business)) ?? '[]');
    return Array.isArray(stored)
      ? (stored as PlacedOrder[]).filter((order) => typeof Object(order).key === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Remembers an order before all others. */
export function rememberOrder(business: string, order: PlacedOrder): void {
  const others = placedOrders(business).filter(({ key }) => key !== order.key);
  store(business, [order, ...others].slice(0, MOST));
}

/** Notes that an order has to be followed no more. */
export function closeOrder(business: string, key: string): void {
  const orders = placedOrders(business);
  store(
    business,
    orders.map((order) => (order.key === key ? { ...order, isOver: true, whatsapp: null } : order)),
  );
}

function store(business: string, orders: readonly PlacedOrder[]): void {
  try {
    localStorage.setItem(nameOf(business), JSON.stringify(orders));
  } catch (error) {
    console.warn('The order is not remembered in this browser.', error);
  }
}
