import type { SalesReport, VisitRange } from '@carta/domain';
import { asList } from '@carta/panel';
import { ordersData } from '../orders-data.ts';
import type { AskedSales } from './asked-sales.ts';

export interface ShownSales {
  readonly sales: SalesReport;
  /** Those of as many days before; null if they are not all kept. */
  readonly before: SalesReport | null;
  readonly asked: AskedSales;
}

/** The sales of the days that are asked for, and those of as many days before. */
export const salesData = ordersData.declare(
  'sales',
  async (api, { businessKey }, { range, before }: AskedSales) => {
    const read = (query: VisitRange) => api.sales({ params: { businessKey }, query });
    const [sales, earlier] = await Promise.all([read(range), before && read(before)]);
    if (!sales.ok) return sales;
    if (earlier && !earlier.ok) return earlier;
    return { ok: true, value: { sales: sales.value, before: earlier && earlier.value } };
  },
  ({ sales, before }, asked): ShownSales | undefined =>
    [sales, before ?? sales].every(isWhole) ? { sales, before, asked } : undefined,
);

const SOLD = { orders: 'number', cents: 'number' } as const;

function isWhole({ days, hours, weekdays, items, types, payments, tables }: SalesReport): boolean {
  const lists: unknown[] = [
    asList(days, { day: 'string', ...SOLD }),
    asList(hours, SOLD),
    asList(weekdays, SOLD),
    asList(items, { key: 'string', title: 'string', quantity: 'number', cents: 'number' }),
    asList(tables, { key: 'string', title: 'string', ...SOLD }),
    asList(types, { type: 'string', ...SOLD }),
    asList<{ orders: number; cents: number }>(payments, SOLD),
  ];
  return lists.every(Array.isArray);
}
