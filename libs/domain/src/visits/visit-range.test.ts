import { coveredDays, DAYS_BY_DAY, firstMonthByDay } from './kept-counts.ts';
import { daysOf, lastDays, rangeBefore, rangeProblem, rangeWords, VisitRange } from './visit-range.ts';

const NOW = Date.parse('2026-11-25T15:00:00Z');

describe('the range of a report', () => {
  it.each([
    ['2026-11-25', '2026-11-25', 1],
    ['2026-02-25', '2026-03-02', 6],
    ['2025-10-22', '2026-11-25', 400],
  ])('[STATS-14] from %s to %s has %i days', (from, to, days) => {
    expect(VisitRange.parse({ from, to })).toEqual({ from, to });
    const all = daysOf({ from, to });
    expect([all.length, all[0], all.at(-1)]).toEqual([days, from, to]);
  });

  it.each([
    ['2026-11-26', '2026-11-25', 'to'],
    ['2025-10-21', '2026-11-25', 'to'],
    ['2026-02-30', '2026-11-25', 'from'],
    ['2026-11-01', '25/11/2026', 'to'],
    ['2026-11-01', '', 'to'],
    ['2026-1-1', '2026-11-25', 'from'],
  ])('[STATS-14] from %s to %s is refused at %s', (from, to, path) => {
    const parsed = VisitRange.safeParse({ from, to });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it.each([
    ['2026-11-01', '2026-11-25', null],
    ['2025-10-22', '2026-11-25', null],
    ['', '2026-11-25', { field: 'from', text: 'Elige el primer día' }],
    ['2026-11-01', '', { field: 'to', text: 'Elige el último día' }],
    ['2026-11-02', '2026-11-01', { field: 'to', text: 'Elige el primer día o uno posterior' }],
    ['2026-11-02', '2026-11-26', { field: 'to', text: 'Elige hasta hoy' }],
    ['2025-10-21', '2026-11-25', { field: 'from', text: 'Elige hasta 400 días' }],
  ])('[STATS-14] an owner who chooses from %s to %s is told: %j', (from, to, problem) => {
    expect(rangeProblem({ from, to }, '2026-11-25')).toEqual(problem);
  });

  it('[STATS-14] the last seven days end today in the time zone', () => {
    expect(lastDays('UTC', NOW, 7)).toEqual({ from: '2026-11-19', to: '2026-11-25' });
    expect(lastDays('Pacific/Kiritimati', NOW, 7)).toEqual({ from: '2026-11-20', to: '2026-11-26' });
  });

  it.each([
    ['2026-11-03', '2026-11-03', 'el 3 nov'],
    ['2026-11-01', '2026-11-15', 'del 1 al 15 nov'],
    ['2026-10-28', '2026-11-03', 'del 28 oct al 3 nov'],
    ['2025-12-20', '2026-01-05', 'del 20 dic 2025 al 5 ene 2026'],
    ['2025-12-01', '2025-12-20', 'del 1 al 20 dic 2025'],
    ['2025-12-20', '2025-12-20', 'el 20 dic 2025'],
  ])('[STATS-14] from %s to %s is %s in words', (from, to, words) => {
    expect(rangeWords({ from, to }, '2026-11-25')).toBe(words);
  });

  it.each([
    ['2026-11-19', '2026-11-25', '2026-11-12', '2026-11-18'],
    ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ])('[STATS-15] the days before those from %s to %s are from %s to %s', (from, to, first, last) => {
    expect(rangeBefore({ from, to })).toEqual({ from: first, to: last });
  });
});

describe('the counts that are kept', () => {
  it.each([
    ['2026-11-30T12:00:00Z', '2026-09'],
    ['2026-11-29T12:00:00Z', '2026-09'],
    ['2026-12-01T12:00:00Z', '2026-10'],
    ['2026-11-01T12:00:00Z', '2026-09'],
    ['2026-10-31T12:00:00Z', '2026-08'],
  ])('[VISIT-10] at %s the first month with days is %s, and 60 days have theirs', (now, month) => {
    expect(firstMonthByDay(Date.parse(now))).toBe(month);
    for (const timeZone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'])
      expect(lastDays(timeZone, Date.parse(now), DAYS_BY_DAY).from.slice(0, 7) >= month).toBe(true);
  });

  it.each([
    ['2026-09-01', '2026-11-25', '2026-09-01', '2026-11-25'],
    ['2026-08-28', '2026-11-25', '2026-08-01', '2026-11-25'],
    ['2026-02-10', '2026-02-11', '2026-02-01', '2026-02-28'],
    ['2025-12-31', '2026-01-01', '2025-12-01', '2026-01-31'],
  ])('[STATS-17] a report from %s to %s counts the categories from %s to %s', (from, to, first, last) => {
    expect(coveredDays({ from, to }, NOW)).toEqual({ from: first, to: last });
  });
});
