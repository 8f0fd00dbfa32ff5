import fc from 'fast-check';
import { closeEarly, closingToday, earlierClosings, earlyClosure, earlyNotice } from './close-early.ts';
import { openAt, type Opening } from './hours.ts';
import type { Shift } from './shift.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const HOURS: Shift[] = [
  { days: EVERY_DAY, from: '12:00', to: '15:30' },
  { days: EVERY_DAY, from: '20:00', to: '00:30' },
];
/** A Wednesday in Buenos Aires. */
const at = (time: string, more: Partial<Opening> = {}): Opening => ({
  hours: HOURS,
  closures: [],
  timeZone,
  now: Date.parse(`2026-11-25T${time}-03:00`),
  ...more,
});
const afterMidnight = Date.parse('2026-11-26T00:10-03:00');
const early = (hours?: { from: string; to: string }[]) => ({ date: '2026-11-25', title: '', ...(hours && { hours }) });
const LUNCH = { from: '12:00', to: '15:30' };

describe("'Hoy cerramos a las …'", () => {
  it.each([
    ['10:00', {}, { day: '2026-11-25', closes: '00:30' }],
    ['23:00', {}, { day: '2026-11-25', closes: '00:30' }],
    ['00:10', { now: afterMidnight }, { day: '2026-11-25', closes: '00:30' }],
    ['10:00', { hours: [] }, null],
    ['10:00', { closures: [early()] }, null],
    ['17:00', { closures: [early([LUNCH])] }, null],
    ['13:00', { closures: [early([LUNCH])] }, { day: '2026-11-25', closes: '15:30' }],
  ])('[HOURS-10] at %s with %j the day that is not over is %j', (time, more, expected) => {
    const today = closingToday(at(time, more));
    expect(today && { day: today.day, closes: today.closes }).toEqual(expected);
  });

  it.each([
    ['18:00', {}, ['22:00', '22:30', '23:00', '23:30', '00:00']],
    ['23:10', {}, ['23:30', '00:00']],
    ['00:10', { now: afterMidnight }, []],
    ['10:00', { hours: HOURS.slice(0, 1) }, ['13:00', '13:30', '14:00', '14:30', '15:00']],
    [
      '13:00',
      { hours: [HOURS[0]!, { days: EVERY_DAY, from: '20:00', to: '21:00' }] },
      ['14:00', '14:30', '15:00', '15:30', '20:30'],
    ],
    ['10:00', { hours: [] }, []],
  ])('[HOURS-10] at %s with %j the times that are offered are %j', (time, more, offered) => {
    expect(earlierClosings(at(time, more))).toEqual(offered);
  });

  it.each([
    ['in the evening', '21:00', '23:00', {}, early([LUNCH, { from: '20:00', to: '23:00' }])],
    ['after midnight', '21:00', '00:00', {}, early([LUNCH, { from: '20:00', to: '00:00' }])],
    ['before the evening', '14:00', '15:30', {}, early([LUNCH])],
    ['between the shifts', '14:00', '17:00', {}, early([LUNCH])],
    ['at once', '21:07', null, {}, early([LUNCH, { from: '20:00', to: '21:07' }])],
    ['at once, before it opens', '10:00', null, {}, early()],
    ['at once, in the minute in which it opens', '12:00', null, {}, early()],
    ['at once, after midnight', '00:10', null, { now: afterMidnight }, early([LUNCH, { from: '20:00', to: '00:10' }])],
  ])('[HOURS-10] closing %s makes the closure of today', (_, time, to, more, closure) => {
    expect(closeEarly(at(time, more), to)).toEqual({ ok: true, value: [closure] });
  });

  it.each([
    ['21:00', '00:30', {}, 'not-earlier'],
    ['21:00', '01:00', {}, 'not-earlier'],
    ['21:00', '20:59', {}, 'not-earlier'],
    ['10:00', '14:00', { closures: [early()] }, 'closed'],
    ['10:00', null, { hours: [] }, 'closed'],
    [
      '10:00',
      null,
      { closures: Array.from({ length: 50 }, () => ({ date: '2026-12-25', title: 'Navidad' })) },
      'too-many',
    ],
  ])('[HOURS-10] closing at %s to %p with %j is refused as %s', (time, to, more, reason) => {
    expect(closeEarly(at(time, more), to)).toEqual({ ok: false, reason });
  });

  it('[HOURS-10] what was closed early before goes, what is planned stays by its date, and a named day keeps its name', () => {
    const fifty = Array.from({ length: 50 }, () => ({ ...early(), date: '2026-11-24' }));
    expect(closeEarly(at('21:00', { closures: fifty }), '23:00')).toMatchObject({ value: [{ date: '2026-11-25' }] });
    const planned = [
      { date: '2026-12-25', title: 'Navidad' },
      { date: '2026-11-01', title: 'Mudanza' },
    ];
    const named = { ...early([{ from: '18:00', to: '23:00' }]), title: 'Feria' };
    expect(closeEarly(at('21:00', { closures: [...planned, named] }), '22:00')).toMatchObject({
      value: [planned[1], { title: 'Feria', hours: [{ from: '18:00', to: '22:00' }] }, planned[0]],
    });
  });

  it.each([
    ['21:30', {}, early([LUNCH]), true],
    ['00:15', { now: afterMidnight }, early([LUNCH, { from: '20:00', to: '00:05' }]), true],
    ['21:30', {}, early(), true],
    ['21:30', {}, { ...early(), title: 'Feriado' }, false],
    ['21:30', {}, { ...early(), to: '2026-11-26' }, false],
    ['21:30', {}, { ...early(), date: '2026-11-24' }, false],
    ['01:00', { now: Date.parse('2026-11-26T01:00-03:00') }, early([LUNCH]), false],
  ])('[HOURS-10] at %s with %j the usual hours can come back in the place of %j: %p', (time, more, closure, can) => {
    const closures = [closure, { date: '2026-12-25', title: 'Navidad' }];
    expect(earlyClosure(at(time, { ...more, closures }))).toBe(can ? closure : null);
  });

  it.each([
    ['21:30', {}, early([LUNCH]), 'Hoy cerramos a las 15.30.', '2026-11-25'],
    ['21:30', {}, early(), 'Hoy ya cerramos.', '2026-11-25'],
    ['00:10', { now: afterMidnight }, early([{ from: '20:00', to: '01:15' }]), 'Hoy cerramos a la 1.15.', '2026-11-26'],
  ])('[HOURS-10] at %s with %j the notice for %j is %j, until %s', (time, more, closure, text, to) => {
    expect(earlyNotice(at(time, { ...more, closures: [closure] }), '2026-11-25')).toEqual({
      text,
      from: '2026-11-25',
      to,
    });
  });

  it('[HOURS-10] closing early opens nothing, closing at once closes, and both can be taken back', () => {
    const begins = fc.constantFrom('09:00', '12:00', '15:30', '20:00', '23:45');
    const ends = fc.constantFrom('00:00', '01:30', '08:59', '12:00', '15:30', '20:00', '23:45');
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    const hours = fc.array(
      fc.record({ days, from: begins, to: ends }).filter(({ from, to }) => to > from || to < '09:00'),
      { minLength: 1, maxLength: 4 },
    );
    const minute = fc.integer({ min: Date.parse('2026-11-16') / 60_000, max: Date.parse('2026-11-23') / 60_000 });
    fc.assert(
      fc.property(hours, minute, (given, minutes) => {
        const opening = { hours: given, closures: [], timeZone, now: minutes * 60_000 };
        for (const chosen of [null, ...earlierClosings(opening)]) {
          const closures = closeEarly(opening, chosen);
          if (!closures.ok) continue;
          const early = { ...opening, closures: closures.value };
          expect(earlyClosure(early)).toBe(closures.value[0]);
          const { open } = openAt(early);
          if (open) expect(openAt(opening).open).toBe(true);
          if (chosen === null) expect(open).toBe(false);
        }
      }),
    );
  });
});
