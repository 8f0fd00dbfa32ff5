import { listOf } from '../list-of.ts';
import type { Key } from '../menu/key.ts';
import { numberOr } from '../number-or.ts';
import type { DinerOrder } from '../orders/diner-order.ts';
import { countsInSales, isOpenOrder, type OrderState } from '../orders/order-states.ts';

/** How orders are marked until one of their table is accepted. [TABLE-8] */
export const UNCONFIRMED_TABLE = 'Mesa sin confirmar';

type AtTable = Pick<DinerOrder, 'key' | 'table' | 'state' | 'total' | 'createdAt'>;

/** A table with people, and what they have ordered since they came. */
export interface TableVisit<Order> {
  readonly visit: Key;
  readonly table: { readonly key: Key; readonly title: string };
  /** When its first order came, in ms since 1970. */
  readonly since: number;
  /** Its orders, the first one first, those that were rejected or cancelled too. */
  readonly rounds: readonly Order[];
  /** What it comes to, in cents: without what was rejected or cancelled, and without the cubierto. */
  readonly cents: number;
  /** How many of its orders nobody has answered; it cannot be closed while there are any. */
  readonly unanswered: number;
  /** False until one of its orders is accepted: 'Mesa sin confirmar'. */
  readonly isConfirmed: boolean;
}

/** Returns the tables at which people sit, by when they came; `visits` are those that are not closed. [TABLE-7] [TABLE-8] */
export function tableVisits<Order extends AtTable>(
  orders: readonly Order[],
  visits: readonly Key[],
): TableVisit<Order>[] {
  const rounds = new Map(listOf(visits).map((visit) => [visit, [] as Order[]]));
  for (const order of listOf(orders)) rounds.get(order.table?.visit ?? '')?.push(order);
  return [...rounds]
    .flatMap(([visit, all]) =>
      visitOf(
        visit,
        all.sort((one, other) => sentAt(one) - sentAt(other)),
      ),
    )
    .sort((one, other) => one.since - other.since);
}

function visitOf<Order extends AtTable>(visit: Key, rounds: readonly Order[]): TableVisit<Order>[] {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last?.table || !rounds.some(holdsTable)) return [];
  const { key, title } = last.table;
  const cents = rounds.filter(countsInSales).reduce((sum, { total }) => sum + numberOr(total, 0), 0);
  const unanswered = rounds.filter(({ state }) => state === 'new').length;
  const isConfirmed = rounds.some(wasAccepted);
  return [{ visit, table: { key, title }, since: sentAt(first), rounds, cents, unanswered, isConfirmed }];
}

const sentAt = ({ createdAt }: Pick<DinerOrder, 'createdAt'>) => numberOr(createdAt, 0);

const holdsTable = ({ state }: { readonly state: OrderState }) => isOpenOrder({ state }) || state === 'done';

/**
 * Returns the visits that have not ended, of orders whose table was not closed: one of them is open, or was delivered on this day of orders; what
 * was rejected or cancelled leaves a table free. A further order of such a table joins its visit, any other one begins a visit. [TABLE-7]
 */
export function openVisits(orders: readonly Pick<DinerOrder, 'table' | 'state' | 'day'>[], today: string): Key[] {
  const open = listOf(orders).filter((order) => isOpenOrder(order) || (order.state === 'done' && order.day === today));
  return [...new Set(open.flatMap(({ table }) => table?.visit ?? []))];
}

/** Returns the keys of the orders that are marked 'Mesa sin confirmar': the open ones of tables of which none is accepted yet. [TABLE-8] */
export function unconfirmedOrders(orders: readonly Pick<DinerOrder, 'key' | 'table' | 'state'>[]): Set<Key> {
  const atTables = listOf(orders).filter(({ table }) => table !== null);
  const confirmed = new Set(atTables.filter(wasAccepted).map(({ table }) => table?.visit));
  const marked = atTables.filter((order) => isOpenOrder(order) && !confirmed.has(order.table?.visit));
  return new Set(marked.map(({ key }) => key));
}

const wasAccepted = ({ state }: { readonly state: OrderState }) =>
  state === 'accepted' || state === 'ready' || state === 'done';
