import { dayAfter, pastDayTitle } from './past-days.ts';

it.each([
  ['2026-11-25', 'Hoy'],
  ['2026-11-24', 'Ayer'],
  ['2026-11-22', 'Domingo 22 de noviembre'],
  ['2025-12-31', 'Miércoles 31 de diciembre de 2025'],
])('on 2026-11-25 the day %s is called %s', (day, title) => {
  expect(pastDayTitle(day, '2026-11-25')).toBe(title);
});

it('the day before and after are those of the calendar', () => {
  expect([dayAfter('2026-03-01', -1), dayAfter('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
});
