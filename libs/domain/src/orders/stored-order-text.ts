import { daysBetween } from '../hours/calendar-day.ts';
import { dayIn } from '../hours/day-in.ts';
import { clockWords } from '../hours/hours-words.ts';
import { clockIn } from '../hours/local-time.ts';
import { priceFromCents } from '../prices/price.ts';
import { listOf } from '../list-of.ts';
import type { DinerOrder, SentOrder } from './diner-order.ts';
import { orderText, type Order, type OrderPlace } from './order-text.ts';

/** What of an order that was sent its message says. */
type Sent = Pick<SentOrder, 'address' | 'name' | 'phone' | 'notes' | 'lines' | 'at'>;

/** What of an order that was stored its message says. */
type Stored = Pick<DinerOrder, 'number' | 'lines' | 'type' | 'zone' | 'table' | 'payment' | 'paysWith' | 'createdAt'>;

/**
 * Returns for when an order is wanted, as it was said at `now`: 'hoy 21.00', 'mañana 0.30', or 'el domingo 0.30' of the night of tomorrow.
 * Moments in ms since 1970. [ORDER-22]
 */
export function orderTimeWords(timeZone: string, at: number, now: number): string {
  const days = daysBetween(dayIn(timeZone, now), dayIn(timeZone, at));
  const weekday = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long' });
  const day = ['hoy', 'mañana'][days] ?? `el ${weekday.format(at)}`;
  return `${day} ${clockWords(clockIn(timeZone, at))}`;
}

/**
 * Returns the message that announces a stored order: amounts and titles as they were stored, the diner's words as they were sent. `address` is
 * that of the order's page, `operation` what paid it online. '' for what is no order. [ORDER-22] [CHARGE-8]
 */
export function storedOrderText(
  place: OrderPlace & { readonly timeZone: string },
  stored: Stored,
  { sent, address, operation = '' }: { readonly sent: Sent; readonly address: string; readonly operation?: string },
): string {
  const { at, phone, name, notes } = sent;
  const order: Order = {
    lines: listOf(stored.lines).map(({ title, cents, quantity, options }, nth) => ({
      item: { title },
      price: priceFromCents(cents),
      quantity,
      options,
      note: listOf(sent.lines)[nth]?.note ?? '',
    })),
    type: stored.type,
    table: stored.table,
    zone: stored.zone && { title: stored.zone.title, price: priceFromCents(stored.zone.cents) },
    address: sent.address,
    payment: stored.payment,
    paysWith: stored.paysWith,
    name,
    notes,
  };
  const wanted = at === null ? '' : orderTimeWords(place.timeZone, at, stored.createdAt);
  const text = orderText(place, order, { number: stored.number, address, at: wanted, phone, operation });
  return text.ok ? text.value : '';
}
