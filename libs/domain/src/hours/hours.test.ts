import fc from 'fast-check';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../duration.ts';
import { timeZoneOptions } from '../settings/time-zone.ts';
import { minutesOf } from './clock.ts';
import { MAX_SHIFTS } from './hours-limits.ts';
import { availableAt, openAt, type OpenState } from './hours.ts';
import { Hours, type Shift } from './shift.ts';
import { QUARTER_MS, walkedTo, wallAt } from './testing/wall-clock.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const shift = (days: number[], from: string, to: string): Shift => ({ days, from, to });
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const LUNCH_AND_DINNER = [shift([1, 2, 3, 4, 5], '12:00', '15:30'), shift([5, 6], '20:00', '00:30')];
const shown = ({ open, until }: OpenState) => [
  open,
  until === null ? null : new Date(until).toISOString().slice(0, 16),
];

describe('Hours', () => {
  it.each([shift([1], '00:00', '23:59'), shift(EVERY_DAY, '20:00', '02:00'), shift([7], '09:30', '09:30')])(
    '[HOURS-1] accept the shift %j',
    (given) => expect(Hours.safeParse([given]).success).toBe(true),
  );

  it.each([
    shift([], '12:00', '15:00'),
    shift([0], '12:00', '15:00'),
    shift([8], '12:00', '15:00'),
    shift([1, 1], '12:00', '15:00'),
    shift([1], '24:00', '15:00'),
    shift([1], '12:60', '15:00'),
    shift([1], '12.00', '15:00'),
    shift([1], '9:00', '15:00'),
  ])('[HOURS-1] refuse the shift %j', (given) => expect(Hours.safeParse([given]).success).toBe(false));

  it('[HOURS-1] have at most 50 entries', () => {
    const given = Array.from({ length: MAX_SHIFTS + 1 }, () => shift([1], '12:00', '15:00'));
    expect([Hours.safeParse(given).success, Hours.safeParse(given.slice(1)).success]).toEqual([false, true]);
  });
});

describe('openAt', () => {
  it.each([
    // A Friday: lunch, dinner past midnight.
    ['2026-11-20T14:59Z', false, '2026-11-20T15:00'],
    ['2026-11-20T15:00Z', true, '2026-11-20T18:30'],
    ['2026-11-20T18:29Z', true, '2026-11-20T18:30'],
    ['2026-11-20T18:30Z', false, '2026-11-20T23:00'],
    ['2026-11-21T03:29Z', true, '2026-11-21T03:30'],
    ['2026-11-21T03:30Z', false, '2026-11-21T23:00'],
    ['2026-11-22T03:30Z', false, '2026-11-23T15:00'],
  ])('[HOURS-3] at %s it is %p that lunch and dinner are open, until %s', (now, open, until) => {
    const state = openAt({ hours: LUNCH_AND_DINNER, closures: [], timeZone: BUENOS_AIRES, now: Date.parse(now) });
    expect(shown(state)).toEqual([open, until]);
  });

  it.each([
    ['without hours', [], [], true, null],
    ['all day, every day', [shift(EVERY_DAY, '00:00', '00:00')], [], true, null],
    [
      'in shifts that touch',
      [shift([5], '12:00', '16:00'), shift([5], '16:00', '20:00')],
      [],
      true,
      '2026-11-20T23:00',
    ],
    [
      'in shifts that overlap',
      [shift([5], '10:00', '20:00'), shift([5], '12:00', '13:00')],
      [],
      true,
      '2026-11-20T23:00',
    ],
    ['on a closed day', LUNCH_AND_DINNER, ['2026-11-20'], false, '2026-11-21T23:00'],
    ['on the day after a closed day', LUNCH_AND_DINNER, ['2026-11-19'], true, '2026-11-20T18:30'],
  ])('[HOURS-3] on a Friday at 13:00, open %s', (_, hours, closed, open, until) => {
    const closures = closed.map((date) => ({ date, title: '' }));
    const state = openAt({ hours, closures, timeZone: BUENOS_AIRES, now: Date.parse('2026-11-20T16:00Z') });
    expect(shown(state)).toEqual([open, until]);
  });

  it('[HOURS-3] after fifty closed days it opens on the first day that is not closed', () => {
    const dayAfter = (days: number) => new Date(Date.parse('2026-11-20') + days * 24 * HOUR_MS).toISOString();
    const closures = Array.from({ length: 50 }, (_, day) => ({ date: dayAfter(day).slice(0, 10), title: '' }));
    const hours = [shift(EVERY_DAY, '12:00', '15:00')];
    const state = openAt({ hours, closures, timeZone: BUENOS_AIRES, now: Date.parse('2026-11-20T16:00Z') });
    expect(shown(state)).toEqual([false, `${dayAfter(50).slice(0, 10)}T15:00`]);
  });

  it.each([
    // The clocks of Madrid skip 02:00 to 03:00, and repeat it in October.
    ['2026-03-29T00:30Z', shift([7], '01:00', '04:00'), true, '2026-03-29T02:00'],
    ['2026-03-29T00:30Z', shift([7], '02:30', '04:00'), false, '2026-03-29T01:30'],
    ['2026-10-25T00:30Z', shift([7], '01:00', '04:00'), true, '2026-10-25T03:00'],
  ])('[HOURS-3] at %s, the night of a clock change, %j', (now, given, open, until) => {
    const state = openAt({ hours: [given], closures: [], timeZone: 'Europe/Madrid', now: Date.parse(now) });
    expect(shown(state)).toEqual([open, until]);
  });

  it.each([
    // The clocks of Santiago skip 00:00 to 01:00.
    ['2026-09-06T03:55Z', shift([6], '19:00', '00:30'), true, '2026-09-06T04:30'],
    ['2026-09-06T03:10Z', shift([7], '00:00', '04:00'), false, '2026-09-06T04:00'],
  ])('[HOURS-8] at %s, the night of a clock change in Santiago, %j', (now, given, open, until) => {
    const state = openAt({ hours: [given], closures: [], timeZone: 'America/Santiago', now: Date.parse(now) });
    expect(shown(state)).toEqual([open, until]);
  });

  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const hours = fc.array(fc.record({ days, from: clock, to: clock }), { minLength: 1, maxLength: 5 });
  const zone = fc.constantFrom(...timeZoneOptions(BUENOS_AIRES));
  /** Half of them near a change of the clocks in Santiago, Madrid, New York or Havana, which many zones share. */
  const quarter = fc.oneof(
    ...['2025-01-01', '2026-09-05', '2026-03-28', '2026-03-07', '2026-10-24'].map((first, nth) =>
      fc.integer({
        min: Date.parse(first) / QUARTER_MS,
        max: Date.parse(nth === 0 ? '2030-01-01' : first) / QUARTER_MS + 2 * 96,
      }),
    ),
  );

  /** The openings around a moment, found by a walk through the quarters of an hour, and the days that they begin on. */
  function walkedOpenings(given: readonly Shift[], timeZone: string, moment: number) {
    const today = Math.floor(wallAt(timeZone, moment) / DAY_MS) * DAY_MS;
    return [-1, 0, 1, 2].flatMap((day) => {
      const midnight = today + day * DAY_MS;
      const weekday = new Date(midnight).getUTCDay() || 7;
      const at = (time: string) => walkedTo(timeZone, midnight + minutesOf(time) * MINUTE_MS);
      return given
        .filter(({ days: on }) => on.includes(weekday))
        .map(({ from, to }) => [
          at(from),
          to > from ? at(to) : walkedTo(timeZone, midnight + DAY_MS + minutesOf(to) * MINUTE_MS),
        ]);
    });
  }

  it('[HOURS-3] [HOURS-8] agrees with the clock on the wall of every zone, and changes when it says, at generated times, the nights of clock changes among them', () => {
    fc.assert(
      fc.property(hours, zone, quarter, (given, timeZone, quarters) => {
        const now = quarters * QUARTER_MS;
        const openings = walkedOpenings(given, timeZone, now);
        const isOpen = (moment: number) => openings.some(([start = 0, end = 0]) => start <= moment && moment < end);
        const at = (moment: number) => openAt({ hours: given, closures: [], timeZone, now: moment });
        const { open, until } = at(now);
        expect([timeZone, open]).toEqual([timeZone, isOpen(now)]);
        if (until === null) return;
        expect(until).toBeGreaterThan(now);
        expect(at(until).open).toBe(!open);
        for (let moment = now; moment < Math.min(until, now + DAY_MS); moment += QUARTER_MS)
          expect([timeZone, isOpen(moment)]).toEqual([timeZone, open]);
      }),
    );
  });

  const NOON_EVERY_DAY = [shift(EVERY_DAY, '12:00', '15:00')];
  const HOLIDAYS = { date: '2026-11-20', to: '2026-11-22', title: 'Vacaciones' };
  const ONE_DAY = { date: '2026-11-21', title: '', hours: [{ from: '20:00', to: '01:00' }] };

  it.each([
    ['closed for three days', [HOLIDAYS], '2026-11-20T16:00Z', false, '2026-11-23T15:00'],
    ['on the last of three closed days', [HOLIDAYS], '2026-11-22T16:00Z', false, '2026-11-23T15:00'],
    ['with other hours', [ONE_DAY], '2026-11-21T16:00Z', false, '2026-11-21T23:00'],
    ['past midnight in other hours', [ONE_DAY], '2026-11-22T03:30Z', true, '2026-11-22T04:00'],
    ['one day within three closed ones', [HOLIDAYS, ONE_DAY], '2026-11-20T16:00Z', false, '2026-11-21T23:00'],
    [
      'one day within three closed ones, written before',
      [ONE_DAY, HOLIDAYS],
      '2026-11-21T23:30Z',
      true,
      '2026-11-22T04:00',
    ],
    [
      'two of one day, the last of which counts',
      [{ ...ONE_DAY, hours: undefined }, ONE_DAY],
      '2026-11-21T23:30Z',
      true,
      '2026-11-22T04:00',
    ],
  ])('[HOURS-9] noon on every day, %s', (_, closures, now, open, until) => {
    const state = openAt({ hours: NOON_EVERY_DAY, closures, timeZone: BUENOS_AIRES, now: Date.parse(now) });
    expect(shown(state)).toEqual([open, until]);
  });

  it('[HOURS-9] after fifty closures of 92 days each it opens on the first day that is not closed', () => {
    const dayAfter = (days: number) => new Date(Date.parse('2026-11-20') + days * DAY_MS).toISOString().slice(0, 10);
    const closures = Array.from({ length: 50 }, (_, nth) => ({
      date: dayAfter(nth * 92),
      to: dayAfter(nth * 92 + 91),
      title: '',
    }));
    const now = Date.parse('2026-11-20T16:00Z');
    const state = openAt({ hours: NOON_EVERY_DAY, closures, timeZone: BUENOS_AIRES, now });
    expect(shown(state)).toEqual([false, `${dayAfter(50 * 92)}T15:00`]);
  });
});

describe('availableAt', () => {
  const NOON = [shift(EVERY_DAY, '12:00', '16:00')];
  const WEEKEND = [shift([6, 7], '11:00', '15:00')];

  it.each([
    // A Saturday.
    ['2026-11-21T14:30Z', false, '2026-11-21T15:00'],
    ['2026-11-21T15:00Z', true, '2026-11-21T18:00'],
    ['2026-11-22T18:00Z', false, '2026-11-28T15:00'],
  ])('[HOURS-4] at %s a subcategory within another is available: %p, until %s', (now, open, until) => {
    const state = availableAt({ availability: NOON, within: WEEKEND, timeZone: BUENOS_AIRES, now: Date.parse(now) });
    expect(shown(state)).toEqual([open, until]);
  });

  it.each([
    [[], [], [true, null]],
    [NOON, [], [true, '2026-11-21T19:00']],
    [[shift([1], '09:00', '10:00')], [shift([2], '09:00', '10:00')], [false, null]],
  ])('[HOURS-4] of %j within %j at noon: %j', (availability, within, expected) => {
    const state = availableAt({ availability, within, timeZone: BUENOS_AIRES, now: Date.parse('2026-11-21T16:00Z') });
    expect(shown(state)).toEqual(expected);
  });
});
