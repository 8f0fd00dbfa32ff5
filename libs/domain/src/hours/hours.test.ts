import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import type { Shift } from './hours.ts';
import { availableAt, Closures, Hours, MAX_SHIFTS, openAt, type OpenState } from './hours.ts';

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

  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const hours = fc.array(fc.record({ days, from: clock, to: clock }), { minLength: 1, maxLength: 5 });
  const zone = fc.constantFrom(BUENOS_AIRES, 'Europe/Madrid', 'America/Santiago', 'Asia/Kathmandu');
  const quarter = fc.integer({
    min: Date.parse('2025-01-01') / (15 * MINUTE_MS),
    max: Date.parse('2030-01-01') / (15 * MINUTE_MS),
  });

  /** What the clock on the wall says, by itself. */
  function opensByTheClock(given: readonly Shift[], timeZone: string, moment: number): boolean {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      timeStyle: undefined,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(moment);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
    const time = `${part('hour')}:${part('minute')}`;
    const dayBefore = day === 1 ? 7 : day - 1;
    return given.some(({ days: on, from, to }) =>
      to > from
        ? on.includes(day) && from <= time && time < to
        : (on.includes(day) && from <= time) || (on.includes(dayBefore) && time < to),
    );
  }

  it('[HOURS-3] agrees with the clock on the wall, and changes when it says, at generated times', () => {
    const offset = (timeZone: string, moment: number) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment).at(-1)?.value;
    fc.assert(
      fc.property(hours, zone, quarter, (given, timeZone, quarters) => {
        const now = quarters * 15 * MINUTE_MS;
        // In the night of a clock change a time may be shown twice or never; the table above has those.
        fc.pre(offset(timeZone, now - 26 * HOUR_MS) === offset(timeZone, now + 8 * 24 * HOUR_MS));
        const at = (moment: number) => openAt({ hours: given, closures: [], timeZone, now: moment });
        const { open, until } = at(now);
        expect(open).toBe(opensByTheClock(given, timeZone, now));
        if (until === null) return;
        expect(until).toBeGreaterThan(now);
        expect(at(until).open).toBe(!open);
        for (let moment = now; moment < until; moment += 15 * MINUTE_MS)
          expect(opensByTheClock(given, timeZone, moment)).toBe(open);
      }),
    );
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
