import { listOf } from '../list-of.ts';
import type { Key } from '../menu/key.ts';
import { numberOr } from '../number-or.ts';
import { deskListOf } from '../orders/desk-lists.ts';
import type { DinerOrder } from '../orders/diner-order.ts';
import { ticketStart } from './ticket-age.ts';

type Ticket = Pick<DinerOrder, 'state' | 'at' | 'readyAt' | 'createdAt' | 'lines'>;
type Line = DinerOrder['lines'][number];

interface Kitchen {
  readonly prepMinutes: number;
  /** In ms since 1970. */
  readonly now: number;
  /** Whether this station makes an item, by `isMadeAt`; all without it. */
  readonly isMade?: (item: Key) => boolean;
}

/** What a kitchen has to make now, of all its tickets, and later. */
export interface ToMake {
  readonly dishes: readonly Dish[];
  /** How many are to be ready at a later moment, in ms since 1970, the next one first. */
  readonly later: readonly { readonly at: number; readonly quantity: number }[];
}

/** A product with the options that were chosen, as the kitchen counts it. [KITCHEN-4] */
export interface Dish {
  readonly item: Key;
  readonly title: string;
  /** Titles of the chosen options. */
  readonly options: readonly string[];
  readonly quantity: number;
}

/**
 * Returns the tickets of a station: accepted orders with a line that it makes, the oldest first, and those for later by when the kitchen has to
 * begin with them. [KITCHEN-3]
 */
export function kitchenTickets<Order extends Ticket>(
  orders: readonly Order[],
  { prepMinutes, now, isMade = () => true }: Kitchen,
): { readonly now: Order[]; readonly later: Order[] } {
  const here = listOf(orders).filter(({ lines }) => listOf(lines).some(({ item }) => isMade(item)));
  const inList = (list: 'preparing' | 'scheduled') =>
    here
      .filter((order) => deskListOf(order, { prepMinutes, now }) === list)
      .sort((one, other) => ticketStart(one, prepMinutes) - ticketStart(other, prepMinutes));
  return { now: inList('preparing'), later: inList('scheduled') };
}

/** Returns the lines of a ticket that a station makes. [KITCHEN-3] */
export function stationLines({ lines }: Pick<Ticket, 'lines'>, isMade: (item: Key) => boolean): Line[] {
  return listOf(lines).filter(({ item }) => isMade(item));
}

/** Returns how often each dish with the same options is still to be made, over all tickets, the most first; notes make no other dish. [KITCHEN-4] */
export function toMake(orders: readonly Ticket[], kitchen: Kitchen): ToMake {
  const { isMade = () => true } = kitchen;
  const tickets = kitchenTickets(orders, kitchen);
  const open = (order: Ticket) => stationLines(order, isMade).filter(({ readyAt }) => readyAt === null);
  const dishes = new Map<string, Dish>();
  for (const { item, title, options, quantity } of tickets.now.flatMap(open)) {
    const name = JSON.stringify([item, ...listOf(options)]);
    const before = dishes.get(name)?.quantity ?? 0;
    dishes.set(name, { item, title, options: [...listOf(options)], quantity: before + numberOr(quantity, 0) });
  }
  const later = new Map<number, number>();
  for (const order of tickets.later) {
    const at = numberOr(order.readyAt ?? order.at, 0);
    later.set(at, (later.get(at) ?? 0) + open(order).reduce((sum, { quantity }) => sum + numberOr(quantity, 0), 0));
  }
  return {
    dishes: [...dishes.values()].sort((one, other) => other.quantity - one.quantity),
    later: [...later].map(([at, quantity]) => ({ at, quantity })).sort((one, other) => one.at - other.at),
  };
}
