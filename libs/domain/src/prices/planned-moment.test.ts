import { chosenMoment, firstMoment, plannedMoment, plannedWords } from './planned-moment.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const NEW_YORK = 'America/New_York';
/** A Sunday, 12:00 in Buenos Aires. */
const NOW = Date.parse('2026-11-22T15:00:00Z');

describe('the moment of a plan', () => {
  it.each([
    ['2026-11-30', '06:00', BUENOS_AIRES, '2026-11-30T09:00:00Z'],
    ['2026-11-30', '06:00', NEW_YORK, '2026-11-30T11:00:00Z'],
    ['2027-07-01', '00:00', NEW_YORK, '2027-07-01T04:00:00Z'],
    // The clocks go from 2:00 to 3:00 on this day.
    ['2027-03-14', '03:30', NEW_YORK, '2027-03-14T07:30:00Z'],
    ['2027-03-14', '02:30', NEW_YORK, '2027-03-14T07:30:00Z'],
    ['2027-09-05', '00:00', 'America/Santiago', '2027-09-05T04:00:00Z'],
    ['2026-11-22', '12:01', BUENOS_AIRES, '2026-11-22T15:01:00Z'],
  ])('[PLAN-3] %s at %s in %s is %s', (day, clock, timeZone, expected) => {
    expect(plannedMoment({ day, clock }, timeZone, NOW)).toEqual({ ok: true, value: Date.parse(expected) });
  });

  it.each([
    ['', '06:00', 'incomplete'],
    ['2026-11-30', '', 'incomplete'],
    ['2026-11-22', '12:00', 'past'],
    ['2026-11-21', '23:59', 'past'],
  ] as const)('[PLAN-3] the day "%s" with the time "%s" is refused: %s', (day, clock, reason) => {
    expect(plannedMoment({ day, clock }, BUENOS_AIRES, NOW)).toEqual({ ok: false, reason });
  });

  it.each([
    ['2026-11-22T15:00:00Z', '2026-11-23'],
    ['2026-11-23T15:00:00Z', '2026-11-30'],
    ['2026-11-23T02:00:00Z', '2026-11-23'],
  ])('[PLAN-3] a new plan at %s starts with %s at 06:00', (now, day) => {
    expect(firstMoment(BUENOS_AIRES, Date.parse(now))).toEqual({ day, clock: '06:00' });
  });

  it('[PLAN-3] a stored moment is shown by the clocks of the business', () => {
    const at = Date.parse('2026-12-01T02:05:00Z');
    expect(chosenMoment(at, BUENOS_AIRES)).toEqual({ day: '2026-11-30', clock: '23:05' });
    expect(plannedMoment(chosenMoment(at, BUENOS_AIRES), BUENOS_AIRES, NOW)).toEqual({ ok: true, value: at });
  });

  it.each([
    ['2026-11-22T21:00:00Z', 'Hoy, 18.00'],
    ['2026-11-23T09:00:00Z', 'Mañana, 6.00'],
    ['2026-11-30T09:00:00Z', 'Lunes, 6.00 · en 8 días'],
    ['2026-12-04T03:00:00Z', 'Viernes, 0.00 · en 12 días'],
    ['2026-11-22T14:00:00Z', 'Hoy, 11.00'],
  ])('[PLAN-4] %s is written as %s', (at, words) => {
    expect(plannedWords(Date.parse(at), BUENOS_AIRES, NOW)).toBe(words);
  });
});
