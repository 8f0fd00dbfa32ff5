import {
  AnalyticsReport,
  categoryReport,
  firstReportDay,
  MAX_REPORTED,
  mostVisitedFirst,
  rangeReport,
  REPORT_PERIODS,
  VisitsInRange,
  VisitsReport,
  visitsReport,
} from './analytics.ts';
import { dayIn } from '../hours/day-in.ts';
import { categoryTitled, itemTitled, menu } from '../testing/testing.ts';
import type { VisitCount } from './visit.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

describe('the report of visits', () => {
  it('[STATS-1] counts visits by page', () => {
    const report = [{ page: 'Tapas', count: 3 }];
    expect(AnalyticsReport.parse({ report })).toEqual({ report });
    expect(AnalyticsReport.safeParse({ report: [{ page: 'Tapas', count: 0.5 }] }).success).toBe(false);
  });

  it.each([
    [BUENOS_AIRES, '2026-11-21T02:59:59Z', '2026-11-20', '2026-10-22'],
    [BUENOS_AIRES, '2026-11-21T03:00:00Z', '2026-11-21', '2026-10-23'],
    ['UTC', '2026-03-01T12:00:00Z', '2026-03-01', '2026-01-31'],
    ['UTC', '2024-03-01T12:00:00Z', '2024-03-01', '2024-02-01'],
    ['Europe/Madrid', '2026-03-29T23:30:00Z', '2026-03-30', '2026-03-01'],
    ['Europe/Madrid', '2026-10-25T22:59:59Z', '2026-10-25', '2026-09-26'],
    ['Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-26', '2026-09-27'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '2026-12-03'],
  ])('[STATS-2] in %s at %s is of the day %s, and its first of 30 days is %s', (timeZone, time, today, first) => {
    expect(dayIn(timeZone, Date.parse(time))).toBe(today);
    expect(firstReportDay(timeZone, Date.parse(time))).toBe(first);
  });

  it('[STATS-3] has the most visited page first', () => {
    const pages = [
      { page: 'Tapas', count: 3 },
      { page: 'Postres', count: 12 },
      { page: 'Vinos', count: 3 },
    ];
    expect(mostVisitedFirst(pages).map(({ page }) => page)).toEqual(['Postres', 'Tapas', 'Vinos']);
  });
});

describe('the report', () => {
  const board = menu('Cocina > Entradas: empanadas, rabas | Vinos: malbec | : soda');
  const seen = (kind: 'category' | 'product', title: string, day: string, count: number): VisitCount => {
    const { key } = kind === 'category' ? categoryTitled(board, title) : itemTitled(board, title);
    return { kind, key, day, count };
  };
  const views = (key: 'qr' | 'direct', day: string, count: number): VisitCount => ({ kind: 'page', key, day, count });

  it('[STATS-4] has current titles and sums over the days, without deleted categories', () => {
    const counts = [
      seen('category', 'Vinos', '2026-11-19', 2),
      seen('category', 'Entradas', '2026-11-19', 4),
      seen('category', 'Vinos', '2026-11-20', 3),
      seen('category', '', '2026-11-20', 1),
      seen('product', 'malbec', '2026-11-20', 50),
      { kind: 'category', key: 'g'.repeat(21), day: '2026-11-20', count: 90 } as const,
    ];
    const renamed = {
      ...board,
      categoriesL1: board.categoriesL1.map((each) => (each.title === 'Vinos' ? { ...each, title: 'Bodega' } : each)),
    };
    expect(categoryReport(renamed, counts)).toEqual([
      { page: 'Bodega', count: 5 },
      { page: 'Entradas', count: 4 },
      { page: 'Categoría sin nombre', count: 1 },
    ]);
  });

  it('[STATS-5] has every day of 7, 30 or 90, also those without visits, with visits and scans', () => {
    const now = Date.parse('2026-11-21T01:00:00Z');
    const counts = [
      views('qr', '2026-11-20', 5),
      views('direct', '2026-11-20', 2),
      views('direct', '2026-11-14', 1),
      views('qr', '2026-11-13', 9),
      seen('category', 'Vinos', '2026-11-20', 3),
    ];
    const report = visitsReport(board, counts, { now, days: 7 });
    expect(VisitsReport.parse(report)).toEqual(report);
    expect(report.days).toEqual([
      { day: '2026-11-14', visits: 1, qr: 0 },
      ...['15', '16', '17', '18', '19'].map((day) => ({ day: `2026-11-${day}`, visits: 0, qr: 0 })),
      { day: '2026-11-20', visits: 7, qr: 5 },
    ]);
    expect(report.categories).toEqual([{ page: 'Vinos', count: 3 }]);
    const lengths = REPORT_PERIODS.map((days) => visitsReport(board, [], { now, days }).days.length);
    expect(lengths).toEqual([7, 30, 90]);
  });

  it('[STATS-14] [STATS-15] [STATS-16] [STATS-17] of a range has its days, those before, its hours, and the days that its categories cover', () => {
    const now = Date.parse('2026-11-21T15:00:00Z');
    const counts = [
      { kind: 'page', key: 'qr', day: '2026-08-31', count: 2 },
      { kind: 'page', key: 'direct', day: '2026-08-30', count: 5 },
      { kind: 'page', key: 'direct', day: '2026-08-27', count: 9 },
      seen('category', 'Vinos', '2026-08-01', 3),
    ] as const;
    const ofDay = (day: string, hour: number) => ({
      day,
      withoutHour: 1,
      hours: Array.from({ length: 24 }, (_, nth) => (nth === hour ? 1 : 0)),
    });
    const hours = [ofDay('2026-08-31', 21), ofDay('2026-08-29', 12)];
    const range = { from: '2026-08-30', to: '2026-08-31' };
    const report = rangeReport(board, { counts, hours }, { range, now });
    expect(report.days).toEqual([
      { day: '2026-08-30', visits: 5, qr: 0 },
      { day: '2026-08-31', visits: 2, qr: 2 },
    ]);
    expect(report.categories).toEqual([{ page: 'Vinos', count: 3 }]);
    expect(VisitsInRange.parse(report.range)).toEqual(report.range);
    expect(report.range).toMatchObject({
      ...range,
      covered: { from: '2026-08-01', to: '2026-08-31' },
      withoutHour: 1,
      before: { from: '2026-08-28', to: '2026-08-29', days: [{ visits: 0 }, { visits: 0 }] },
    });
    expect(report.range.hours.map((counts) => counts.reduce((total, count) => total + count))).toEqual([
      1, 0, 0, 0, 0, 0, 0,
    ]);
    const year = { from: '2025-12-01', to: '2026-11-21' };
    expect(rangeReport(board, { counts, hours }, { range: year, now }).range.before).toBeNull();
  });

  it('[STATS-12] lists the 20 most frequent missed searches', () => {
    const missed = (key: string, day: string, count: number) => ({ kind: 'search-missed', key, day, count }) as const;
    const counts = Array.from({ length: 25 }, (_, nth) => missed(`plato ${nth}`, '2026-11-20', nth + 1));
    const twice = [...counts, missed('plato 0', '2026-11-19', 99)];
    const { missedSearches } = visitsReport(board, twice, { now: 0, days: 30 });
    expect([missedSearches.length, missedSearches[0], missedSearches[1], missedSearches[19]]).toEqual([
      20,
      { words: 'plato 0', count: 100 },
      { words: 'plato 24', count: 25 },
      { words: 'plato 6', count: 7 },
    ]);
  });

  it('[STATS-13] has the orders of each day, and the items that were sent most first, without deleted ones', () => {
    const now = Date.parse('2026-11-21T01:00:00Z');
    const [empanadas, rabas, malbec] = ['empanadas', 'rabas', 'malbec'].map((title) => itemTitled(board, title).key);
    const order = (kind: 'order-started' | 'order-sent', key: string | undefined, day: string, count: number) =>
      ({ kind, key: key ?? '', day, count }) as const;
    const counts = [
      order('order-started', 'order', '2026-11-20', 5),
      order('order-sent', 'order', '2026-11-20', 2),
      order('order-started', 'order', '2026-11-19', 1),
      order('order-started', rabas, '2026-11-14', 5),
      order('order-started', empanadas, '2026-11-14', 3),
      order('order-sent', empanadas, '2026-11-14', 1),
      order('order-sent', malbec, '2026-11-14', 2),
      order('order-sent', 'g'.repeat(21), '2026-11-14', 9),
      seen('product', 'malbec', '2026-11-14', 4),
    ];
    const { orders } = visitsReport(board, counts, { now, days: 7 });
    expect(orders.days.slice(-3)).toEqual([
      { day: '2026-11-18', started: 0, sent: 0 },
      { day: '2026-11-19', started: 1, sent: 0 },
      { day: '2026-11-20', started: 5, sent: 2 },
    ]);
    expect(orders.products).toEqual([
      { title: 'malbec', started: 0, sent: 2 },
      { title: 'empanadas', started: 3, sent: 1 },
      { title: 'rabas', started: 5, sent: 0 },
    ]);
    const many = menu(`Cocina: ${Array.from({ length: 25 }, (_, index) => `plato ${index}`).join(', ')}`);
    const each = many.items.map(({ key }) => order('order-sent', key, '2026-11-20', 1));
    expect(visitsReport(many, each, { now, days: 7 }).orders.products).toHaveLength(MAX_REPORTED);
  });

  it('[STATS-6] lists the 20 most visited items', () => {
    const many = menu(`Cocina: ${Array.from({ length: 25 }, (_, index) => `plato ${index}`).join(', ')}`);
    const counts = many.items.map(
      ({ key }, index) => ({ kind: 'product', key, day: '2026-11-20', count: index }) as const,
    );
    const { products } = visitsReport(many, counts, { now: 0, days: 30 });
    expect([products.length, products[0], products[19]]).toEqual([
      MAX_REPORTED,
      { title: 'plato 24', count: 24 },
      { title: 'plato 5', count: 5 },
    ]);
  });
});
