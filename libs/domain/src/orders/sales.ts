import * as z from 'zod/mini';
import { MINUTE_MS } from '../duration.ts';
import { weekdayOf } from '../hours/calendar-day.ts';
import { hourIn } from '../hours/local-time.ts';
import { listOf } from '../list-of.ts';
import { Key } from '../menu/key.ts';
import { numberOr } from '../number-or.ts';
import { anyText, count, list, object, oneOf } from '../texts/text.ts';
import { daysOf, type VisitRange } from '../visits/visit-range.ts';
import type { Charge } from './charge.ts';
import { ORDER_PAYMENTS, ORDER_TYPES, type DinerOrder } from './diner-order.ts';
import { countsInSales } from './order-states.ts';

const sold = { orders: count(), cents: count() };

/** What the orders of some days came to; all amounts in cents. [SALES-1] [SALES-2] [SALES-3] [SALES-4] */
export const SalesReport = object({
  days: list(object({ day: anyText(), ...sold })),
  /** 24, from 0 to 23. */
  hours: list(object(sold)),
  /** 7, Monday first. */
  weekdays: list(object(sold)),
  items: list(object({ key: Key, title: anyText(), quantity: count(), cents: count() })),
  types: list(object({ type: oneOf(ORDER_TYPES), ...sold })),
  payments: list(object({ payment: z.nullable(oneOf(ORDER_PAYMENTS)), ...sold })),
  tables: list(object({ key: Key, title: anyText(), ...sold })),
  /** What was charged online and not given back, what was given back, what MercadoPago has not decided, and what it keeps of the first. [SALES-8] */
  charges: object({ paid: count(), refunded: count(), open: count(), fees: count() }),
  average: count(),
});
export type SalesReport = z.infer<typeof SalesReport>;

/** What sales are made of: a part of an order. */
export type SoldOrder = Pick<DinerOrder, 'day' | 'createdAt' | 'state' | 'type' | 'payment' | 'total' | 'table'> & {
  readonly lines: readonly Pick<DinerOrder['lines'][number], 'item' | 'title' | 'quantity' | 'cents'>[];
};

/** What the charges of one status came to, or one of them. */
export type SoldCharges = Pick<Charge, 'status' | 'cents' | 'feeCents'>;

interface Counting {
  readonly range: VisitRange;
  readonly timeZone: string;
}

/** Sums up orders that come one after another. */
export interface SalesCounter {
  readonly add: (order: SoldOrder) => void;
  readonly addCharges: (charges: SoldCharges) => void;
  readonly report: () => SalesReport;
}

interface Sold {
  orders: number;
  cents: number;
}

const nothing = (): Sold => ({ orders: 0, cents: 0 });

/** Where the charges of each status count; null for nowhere. [SALES-8] */
const CHARGED_AS: Readonly<Record<Charge['status'], 'paid' | 'refunded' | 'open' | null>> = {
  approved: 'paid',
  refunded: 'refunded',
  'charged-back': 'refunded',
  pending: 'open',
  rejected: null,
};

/** Returns the report of these orders and of their charges. Throws a RangeError where an order has no moment. [SALES-1] [SALES-2] [SALES-3] [SALES-4] [SALES-8] */
export function salesReport(
  orders: readonly SoldOrder[],
  counting: Counting,
  charges: readonly SoldCharges[] = [],
): SalesReport {
  const { add, addCharges, report } = salesCounter(counting);
  for (const order of listOf(orders)) add(order);
  for (const sums of listOf(charges)) addCharges(sums);
  return report();
}

/**
 * Returns a counter of the orders of some days: those that count in sales [SALES-1], by the day to which they belong and by the hour that the
 * clocks of the business showed [SALES-2]. A product has the title of its last order, and the one with the highest amount comes first, as do type,
 * payment and table [SALES-3]. The average is rounded to the cent [SALES-4]. Charges count by what MercadoPago says of them [SALES-8]. Throws a RangeError where an order has no moment.
 */
export function salesCounter({ range, timeZone }: Counting): SalesCounter {
  const days = new Map(daysOf(range).map((day) => [day, nothing()]));
  const hours = Array.from({ length: 24 }, nothing);
  const types = new Map<SoldOrder['type'], Sold>();
  const payments = new Map<SoldOrder['payment'], Sold>();
  const items = new Map<string, { title: string; titledAt: number; quantity: number; cents: number }>();
  const tables = new Map<string, Sold & { title: string; titledAt: number }>();
  const charges: SalesReport['charges'] = { paid: 0, refunded: 0, open: 0, fees: 0 };
  const hourOf = hoursByQuarter(timeZone);

  const add = (order: SoldOrder) => {
    const day = days.get(order.day);
    if (!day || !countsInSales(order)) return;
    const total = numberOr(order.total, 0);
    const sums = [day, hours[hourOf(order.createdAt)], soldOf(types, order.type), soldOf(payments, order.payment)];
    if (order.table) sums.push(titled(tables, order.table.key, { ...order, title: order.table.title }, nothing));
    for (const sum of sums) if (sum) addTo(sum, total);
    for (const { item, title, quantity, cents } of listOf(order.lines)) {
      const ofItem = titled(items, item, { ...order, title }, () => ({ quantity: 0, cents: 0 }));
      ofItem.quantity += numberOr(quantity, 0);
      ofItem.cents += numberOr(cents, 0) * numberOr(quantity, 0);
    }
  };

  const addCharges = ({ status, cents, feeCents }: SoldCharges) => {
    const sum = CHARGED_AS[status];
    if (!sum) return;
    charges[sum] += numberOr(cents, 0);
    if (sum === 'paid') charges.fees += numberOr(feeCents, 0);
  };

  const report = (): SalesReport => {
    const weekdays = Array.from({ length: 7 }, nothing);
    const all = nothing();
    for (const [day, { orders, cents }] of days)
      for (const sum of [weekdays[weekdayOf(day)], all])
        if (sum) {
          sum.orders += orders;
          sum.cents += cents;
        }
    return {
      days: [...days].map(([day, sum]) => ({ day, ...sum })),
      hours: hours.map((sum) => ({ ...sum })),
      weekdays,
      items: highestFirst([...items].map(([key, { title, quantity, cents }]) => ({ key, title, quantity, cents }))),
      types: highestFirst([...types].map(([type, sum]) => ({ type, ...sum }))),
      payments: highestFirst([...payments].map(([payment, sum]) => ({ payment, ...sum }))),
      tables: highestFirst([...tables].map(([key, { title, orders, cents }]) => ({ key, title, orders, cents }))),
      charges: { ...charges },
      average: all.orders === 0 ? 0 : Math.round(all.cents / all.orders),
    };
  };

  return { add, addCharges, report };
}

function addTo(sum: Sold, cents: number): void {
  sum.orders += 1;
  sum.cents += cents;
}

function soldOf<Name>(sums: Map<Name, Sold>, name: Name): Sold {
  const sum = sums.get(name) ?? nothing();
  sums.set(name, sum);
  return sum;
}

/** Returns what is summed up under a key, with the latest of its titles. */
function titled<Sum extends object>(
  sums: Map<string, Sum & { title: string; titledAt: number }>,
  key: string,
  { title, createdAt }: { readonly title: string; readonly createdAt: number },
  none: () => Sum,
): Sum {
  const titledAt = numberOr(createdAt, 0);
  const sum = sums.get(key) ?? { ...none(), title, titledAt };
  sums.set(key, sum);
  if (titledAt >= sum.titledAt) Object.assign(sum, { title, titledAt });
  return sum;
}

function highestFirst<T extends { readonly cents: number }>(sums: T[]): T[] {
  return sums.sort((one, other) => other.cents - one.cents);
}

/** Clocks are changed at a quarter of an hour: each is looked at once, since a restaurant has many orders in each, and looking takes longer than all else. */
function hoursByQuarter(timeZone: string): (moment: number) => number {
  const quarterMs = 15 * MINUTE_MS;
  const known = new Map<number, number>();
  return (moment) => {
    const quarter = Math.floor(numberOr(moment, NaN) / quarterMs);
    const hour = known.get(quarter) ?? hourIn(timeZone, quarter * quarterMs);
    known.set(quarter, hour);
    return hour;
  };
}
