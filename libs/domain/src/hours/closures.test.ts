import { Closures } from './closures.ts';
import { closureDays, shiftsOn } from './day-shifts.ts';
import { MAX_SHIFTS } from './hours-limits.ts';

const DINNER = { from: '20:00', to: '00:30' };

describe('Closures', () => {
  it.each([
    ['2026-12-25', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['25/12/2026', false],
    ['', false],
  ])('[HOURS-2] of the closure %j it is %p that it has a date', (date, valid) => {
    expect(Closures.safeParse([{ date, title: 'Navidad' }]).success).toBe(valid);
  });

  it.each([
    [{ to: '2026-12-24' }, null],
    [{ to: '2026-12-26' }, null],
    [{ to: '2027-03-25' }, null],
    [{ hours: [DINNER] }, null],
    [{ to: '2027-03-26' }, '0.to: Puede durar hasta 92 días'],
    [{ to: '2026-12-23' }, '0.to: Tiene que terminar después de empezar'],
    [{ to: '24/12/2026' }, '0.to: No es una fecha'],
    [{ hours: [] }, '0.hours: Falta el horario'],
    [{ hours: Array.from({ length: 8 }, () => DINNER) }, '0.hours: Hasta 7'],
    [{ hours: [{ from: '20:00', to: '24:00' }] }, '0.hours.0.to: Escribe la hora así: 20:30'],
  ])('[HOURS-2] a closure from 24 December with %j is refused with %j', (given, problem) => {
    const { error } = Closures.safeParse([{ date: '2026-12-24', title: 'Navidad', ...given }]);
    const [issue] = error?.issues ?? [];
    expect(issue ? `${issue.path.join('.')}: ${issue.message}` : null).toBe(problem);
  });

  it('[HOURS-2] closures are at most 50, and those of released editors stay as they are', () => {
    const given = Array.from({ length: MAX_SHIFTS + 1 }, () => ({ date: '2026-12-24', title: '' }));
    expect([Closures.safeParse(given).success, Closures.parse(given.slice(1))]).toEqual([false, given.slice(1)]);
  });

  it.each([
    [{ date: '2026-12-24' }, 1],
    [{ date: '2026-12-24', to: '2026-12-26' }, 3],
    [{ date: '2026-12-31', to: '2027-01-01' }, 2],
  ])('[HOURS-2] the closure %j lasts %i days', (closure, days) => {
    expect(closureDays(closure)).toBe(days);
  });
});

describe('shiftsOn', () => {
  const WEEK = [
    { days: [5, 6], ...DINNER },
    { days: [5], from: '12:00', to: '15:30' },
  ];
  const HOLIDAYS = { date: '2026-11-20', to: '2026-11-22', title: '' };
  const LATE = { date: '2026-11-21', title: '', hours: [{ from: '21:00', to: '23:00' }] };

  it.each([
    ['2026-11-20', [], ['12:00', '20:00']],
    ['2026-11-19', [], []],
    ['2026-11-21', [HOLIDAYS], []],
    ['2026-11-21', [LATE, HOLIDAYS], ['21:00']],
    ['2026-11-20', [LATE], ['12:00', '20:00']],
  ])('[HOURS-9] on %s with the closures %j shifts begin at %j', (day, closures, begins) => {
    expect(shiftsOn(WEEK, closures, day).map(({ from }) => from)).toEqual(begins);
  });
});
