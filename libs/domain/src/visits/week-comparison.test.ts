import { COMPARED_DAYS, weekComparison } from './week-comparison.ts';

/** The 14 days until Monday 23 November 2026 with these visits. */
const daysWith = (visits: readonly number[]) =>
  visits.map((count, index) => ({
    day: new Date(Date.UTC(2026, 10, 10 + index)).toISOString().slice(0, 10),
    visits: count,
    qr: 0,
  }));
const zeros = (count: number) => Array.from({ length: count }, () => 0);
const comparedWith = (today: number, then: number) => weekComparison(daysWith([...zeros(6), then, ...zeros(6), today]));

describe('weekComparison', () => {
  it('[STATS-11] each of the last seven days stands beside its weekday of the week before', () => {
    const { today, bars } = weekComparison(daysWith([1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17]));
    expect(today).toBe(17);
    expect(bars.map(({ label, visits, before }) => `${label} ${visits} ${before}`)).toEqual([
      'mar 11 1',
      'mié 12 2',
      'jue 13 3',
      'vie 14 4',
      'sáb 15 5',
      'dom 16 6',
      'hoy 17 7',
    ]);
  });

  it.each([
    [184, 156, '18 % más que el lunes pasado', true],
    [40, 156, '156 el lunes pasado', false],
    [5, 5, 'Igual que el lunes pasado', false],
    [5, 0, 'El lunes pasado no hubo visitas', true],
    [0, 0, '', false],
  ])('[STATS-11] %i visits today against %i a week ago read: %s', (today, then, trend, isGrowing) => {
    expect(comparedWith(today, then)).toMatchObject({ trend, isGrowing });
  });

  it('[STATS-11] without days there is nothing to compare', () => {
    expect(weekComparison([])).toEqual({ today: 0, trend: '', isGrowing: false, bars: [] });
    expect(COMPARED_DAYS).toBe(14);
  });
});
