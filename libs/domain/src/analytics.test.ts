import { AnalyticsReport, dayIn, firstReportDay, mostVisitedFirst } from './analytics.ts';

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
  ])('[STATS-2] in %s at %s it is %s, and the first of 30 days was %s', (timeZone, time, today, first) => {
    expect(dayIn(timeZone, Date.parse(time))).toBe(today);
    expect(firstReportDay(timeZone, Date.parse(time))).toBe(first);
  });

  it('[STATS-3] the most visited comes first', () => {
    const pages = [
      { page: 'Tapas', count: 3 },
      { page: 'Postres', count: 12 },
      { page: 'Vinos', count: 3 },
    ];
    expect(mostVisitedFirst(pages).map(({ page }) => page)).toEqual(['Postres', 'Tapas', 'Vinos']);
  });
});
