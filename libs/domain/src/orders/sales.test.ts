import { keyOf } from '../testing/records.ts';
import { orderDay } from './order-day.ts';
import { ORDER_STATES } from './order-states.ts';
import { lastOrderDays, salesBefore } from './sales-days.ts';
import { busiestSoldHour, differenceWords, salesComparison, salesTotals, soldHours } from './sales-figures.ts';
import { salesReport, SalesReport, type SoldOrder } from './sales.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const DAYS = { from: '2026-11-20', to: '2026-11-22' };

/** An order of two flans at 1.500,25 each, sent at this moment. */
function sold(at: string, changes: Partial<SoldOrder> = {}, timeZone = BUENOS_AIRES): SoldOrder {
  const createdAt = Date.parse(at);
  return {
    day: orderDay(timeZone, createdAt),
    createdAt,
    state: 'done',
    type: 'takeaway',
    payment: 'cash',
    total: 300_050,
    table: null,
    lines: [{ item: keyOf('flan'), title: 'Flan', quantity: 2, cents: 150_025 }],
    ...changes,
  };
}
const line = (item: string, title: string, quantity: number, cents: number) => ({
  item: keyOf(item),
  title,
  quantity,
  cents,
});
const report = (orders: readonly SoldOrder[], range = DAYS, timeZone = BUENOS_AIRES) =>
  salesReport(orders, { range, timeZone });
const filled = (sums: readonly { orders: number }[]) =>
  sums.flatMap(({ orders }, place) => (orders > 0 ? [[place, orders]] : []));

describe('what counts as a sale', () => {
  it.each(ORDER_STATES.map((state) => [state, ['unpaid', 'rejected', 'cancelled'].includes(state) ? 0 : 1] as const))(
    '[SALES-1] an order that is %s counts %i times',
    (state, times) => {
      const { days, average } = report([sold('2026-11-21T21:00:00-03:00', { state })]);
      expect(salesTotals(days)).toEqual({ orders: times, cents: times * 300_050 });
      expect(average).toBe(times * 300_050);
    },
  );

  it('[SALES-1] each day of the range stands there, days without orders with 0, and orders of other days are left out', () => {
    const { days } = report([
      sold('2026-11-20T04:59:00-03:00'),
      sold('2026-11-20T05:00:00-03:00'),
      sold('2026-11-23T04:59:00-03:00', { total: 7 }),
      sold('2026-11-23T05:00:00-03:00'),
    ]);
    expect(days).toEqual([
      { day: '2026-11-20', orders: 1, cents: 300_050 },
      { day: '2026-11-21', orders: 0, cents: 0 },
      { day: '2026-11-22', orders: 1, cents: 7 },
    ]);
  });

  it('[SALES-1] a report without orders is one by its schema', () => {
    const empty = report([], { from: '2025-11-01', to: '2026-11-22' });
    expect(SalesReport.parse(empty)).toEqual(empty);
    expect([empty.days.length, empty.hours.length, empty.weekdays.length]).toEqual([387, 24, 7]);
    expect([empty.items, empty.types, empty.payments, empty.tables]).toEqual([[], [], [], []]);
    expect(empty.charges).toEqual({ paid: 0, refunded: 0, open: 0, fees: 0 });
  });
});

describe('when a sale was', () => {
  it.each([
    ['late on a Friday', BUENOS_AIRES, '2026-11-20T23:30:00-03:00', '2026-11-20', 4, 23],
    ['after midnight of that Friday', BUENOS_AIRES, '2026-11-21T00:30:00-03:00', '2026-11-20', 4, 0],
    ['the last moment of that Friday', BUENOS_AIRES, '2026-11-21T04:59:59.999-03:00', '2026-11-20', 4, 4],
    ['the first moment of the Saturday', BUENOS_AIRES, '2026-11-21T05:00:00-03:00', '2026-11-21', 5, 5],
    ['where clocks are at a quarter of an hour', 'Asia/Kathmandu', '2026-11-21T05:14:59+05:45', '2026-11-21', 5, 5],
    ['before clocks go forward', 'Europe/Madrid', '2026-03-29T01:59:00+01:00', '2026-03-28', 5, 1],
    ['after clocks went forward', 'Europe/Madrid', '2026-03-29T03:00:00+02:00', '2026-03-28', 5, 3],
    ['in the hour that is repeated, at first', 'Europe/Madrid', '2026-10-25T02:30:00+02:00', '2026-10-24', 5, 2],
    ['in the hour that is repeated, again', 'Europe/Madrid', '2026-10-25T02:30:00+01:00', '2026-10-24', 5, 2],
    ['at the first 05:00 of winter', 'Europe/Madrid', '2026-10-25T05:00:00+01:00', '2026-10-25', 6, 5],
    ['in half an hour of summer time', 'Australia/Lord_Howe', '2026-10-04T02:30:00+11:00', '2026-10-03', 5, 2],
    ['at the other end of the world', 'Pacific/Kiritimati', '2026-11-21T14:00:00+14:00', '2026-11-21', 5, 14],
  ])('[SALES-2] %s in %s at %s: on %s, weekday %i, hour %i', (_when, timeZone, at, day, weekday, hour) => {
    const { days, weekdays, hours } = report([sold(at, {}, timeZone)], { from: day, to: day }, timeZone);
    expect(days).toEqual([{ day, orders: 1, cents: 300_050 }]);
    expect([filled(weekdays), filled(hours)]).toEqual([[[weekday, 1]], [[hour, 1]]]);
  });
});

describe('what was sold', () => {
  it('[SALES-3] products, types, payments and tables have their sums, the highest amount first, under the last title', () => {
    const table = (title: string) => ({ key: keyOf('mesa'), title, visit: keyOf('v') });
    const sales = report([
      sold('2026-11-20T21:00:00-03:00', {
        type: 'delivery',
        total: 500_000,
        lines: [line('flan', 'Flan', 2, 100_000), line('agua', 'Agua', 1, 50_000), line('flan', 'Flan', 1, 120_000)],
      }),
      sold('2026-11-22T21:00:00-03:00', {
        total: 100_000,
        table: table('Mesa 7'),
        type: 'table',
        payment: null,
        lines: [],
      }),
      sold('2026-11-21T21:00:00-03:00', {
        total: 1_000_001,
        payment: 'mercadoPago',
        lines: [line('flan', 'Flan casero', 1, 1), line('bife', 'Bife', 1, 1_000_000)],
      }),
      sold('2026-11-20T22:00:00-03:00', {
        total: 100_000,
        table: table('Ventana'),
        type: 'table',
        payment: null,
        lines: [],
      }),
    ]);
    expect(sales.items).toEqual([
      { key: keyOf('bife'), title: 'Bife', quantity: 1, cents: 1_000_000 },
      { key: keyOf('flan'), title: 'Flan casero', quantity: 4, cents: 320_001 },
      { key: keyOf('agua'), title: 'Agua', quantity: 1, cents: 50_000 },
    ]);
    expect(sales.types).toEqual([
      { type: 'takeaway', orders: 1, cents: 1_000_001 },
      { type: 'delivery', orders: 1, cents: 500_000 },
      { type: 'table', orders: 2, cents: 200_000 },
    ]);
    expect(sales.payments).toEqual([
      { payment: 'mercadoPago', orders: 1, cents: 1_000_001 },
      { payment: 'cash', orders: 1, cents: 500_000 },
      { payment: null, orders: 2, cents: 200_000 },
    ]);
    expect(sales.tables).toEqual([{ key: keyOf('mesa'), title: 'Mesa 7', orders: 2, cents: 200_000 }]);
    expect(SalesReport.parse(sales)).toEqual(sales);
  });

  it.each([
    [[100, 101], 101],
    [[1, 1, 2], 1],
    [[], 0],
    [[2_500_000], 2_500_000],
  ])('[SALES-4] the average of %j is %i', (totals, average) => {
    expect(report(totals.map((total) => sold('2026-11-20T21:00:00-03:00', { total }))).average).toBe(average);
  });
});

describe('the days of sales', () => {
  it.each([
    [BUENOS_AIRES, '2026-11-21T04:59:00-03:00', 1, '2026-11-20', '2026-11-20'],
    [BUENOS_AIRES, '2026-11-21T05:00:00-03:00', 7, '2026-11-15', '2026-11-21'],
    ['Europe/Madrid', '2026-10-25T04:59:00+01:00', 2, '2026-10-23', '2026-10-24'],
    ['Pacific/Kiritimati', '2026-11-20T15:00:00Z', 1, '2026-11-21', '2026-11-21'],
  ])('[SALES-5] in %s at %s the last %i are from %s to %s', (timeZone, now, days, from, to) => {
    expect(lastOrderDays(timeZone, Date.parse(now), days)).toEqual({ from, to });
  });

  it.each([
    [
      { from: '2026-11-15', to: '2026-11-21' },
      { from: '2026-11-08', to: '2026-11-14' },
    ],
    [
      { from: '2026-05-06', to: '2026-11-21' },
      { from: '2025-10-18', to: '2026-05-05' },
    ],
    [{ from: '2026-05-05', to: '2026-11-21' }, null],
    [{ from: '2025-10-18', to: '2026-11-21' }, null],
  ])('[SALES-5] on 21 November, %j is compared with %j', (range, before) => {
    expect(salesBefore(range, '2026-11-21')).toEqual(before);
  });
});

describe('sales beside those of the days before', () => {
  it.each([
    [112_00, 100_00, 7, true, '12 % más que los 7 días anteriores', true],
    [88_00, 100_00, 7, false, '12 % menos que los 7 días anteriores', false],
    [88_00, 123_456_789, 7, true, '$ 1.234.567,89 en los 7 días anteriores', false],
    [5, 0, 1, false, 'Sin ventas en el día anterior', false],
    [0, 0, 30, true, '', false],
  ])('[SALES-6] %i after %i on %i days (running: %s) are: %s', (cents, before, days, isRunning, words, isGrowing) => {
    expect(salesComparison({ cents, before, days, isRunning })).toEqual({ words, isGrowing });
  });

  it.each([
    [94, 85, false, '9 más que antes', true],
    [85, 94, false, '9 menos que antes', false],
    [85, 94, true, '94 antes', false],
    [85, 85, true, 'Igual que antes', false],
  ])('[SALES-6] %i orders after %i (running: %s) are: %s', (now, before, isRunning, words, isGrowing) => {
    expect(differenceWords({ now, before, isRunning }, String)).toEqual({ words, isGrowing });
  });
});

describe('the hours of sales', () => {
  const hours = (orders: Readonly<Record<number, number>>) =>
    soldHours(Array.from({ length: 24 }, (_, hour) => ({ orders: orders[hour] ?? 0, cents: (orders[hour] ?? 0) * 5 })));

  it.each([
    [{}, [], null],
    [{ 21: 3 }, [21], 21],
    [{ 12: 1, 14: 2 }, [12, 13, 14], 14],
    [{ 22: 2, 1: 2 }, [22, 23, 0, 1], 22],
    [{ 4: 1, 5: 1 }, [...Array.from({ length: 19 }, (_, hour) => hour + 5), 0, 1, 2, 3, 4], 5],
  ])('[SALES-7] orders by hour %j stand as %j, the busiest is %s', (orders, shown, busiest) => {
    expect(hours(orders).map(({ hour }) => hour)).toEqual(shown);
    expect(busiestSoldHour(hours(orders))?.hour ?? null).toBe(busiest);
  });
});

it('[SALES-8] charges count by their status, and fees only of what was kept', () => {
  const charges = (['approved', 'approved', 'refunded', 'charged-back', 'pending', 'rejected'] as const).map(
    (status, place) => ({ status, cents: 10 ** place, feeCents: place === 1 ? null : 7 }),
  );
  expect(salesReport([], { range: DAYS, timeZone: BUENOS_AIRES }, charges).charges).toEqual({
    paid: 11,
    refunded: 1_100,
    open: 10_000,
    fees: 7,
  });
  expect(report([]).charges).toEqual({ paid: 0, refunded: 0, open: 0, fees: 0 });
});
