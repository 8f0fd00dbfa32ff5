import fc from 'fast-check';
import { DAY_MS } from '../duration.ts';
import { DEFAULT_TIME_ZONE, timeZoneOptions } from '../settings/time-zone.ts';
import { momentOf } from './local-time.ts';
import { QUARTER_MS, walkedTo } from './testing/wall-clock.ts';

const ZONES = timeZoneOptions(DEFAULT_TIME_ZONE);
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);

/** The days of 2026 and 2027 within which the clocks of a zone are changed. */
function changesOf(timeZone: string): number[] {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (moment: number) => offset.formatToParts(moment).at(-1)?.value;
  const days = Array.from({ length: 2 * 365 }, (_, day) => Date.parse('2026-01-01') + day * DAY_MS);
  return days.filter((day) => offsetAt(day) !== offsetAt(day + DAY_MS));
}

describe('momentOf', () => {
  it.each([
    ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00'],
    ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30'],
    ['America/Santiago', '2026-09-05T23:30', '2026-09-06T03:30'],
    ['America/Havana', '2026-03-08T00:00', '2026-03-08T05:00'],
    ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30'],
    ['America/New_York', '2027-03-14T03:30', '2027-03-14T07:30'],
    ['Europe/Madrid', '2026-03-29T02:30', '2026-03-29T01:30'],
    ['Europe/Madrid', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00'],
  ])('[HOURS-8] the clocks of %s that are to show %s show it, or are past it, at %s', (timeZone, wall, moment) => {
    expect(iso(momentOf(timeZone, Date.parse(`${wall}Z`)))).toBe(moment);
  });

  it('[HOURS-8] every time of a night of a clock change is found where a walk through that night finds it, in each zone of the list', () => {
    const nights = ZONES.flatMap((timeZone) => changesOf(timeZone).map((day) => [timeZone, day] as const));
    expect(new Set(nights.map(([timeZone]) => timeZone)).size).toBeGreaterThan(100);
    const quarter = fc.integer({ min: -4 * 24, max: 2 * 4 * 24 });
    for (const [timeZone, day] of nights) {
      fc.assert(
        fc.property(quarter, (quarters) => {
          const wall = day + quarters * QUARTER_MS;
          expect([timeZone, iso(wall), iso(momentOf(timeZone, wall))]).toEqual([
            timeZone,
            iso(wall),
            iso(walkedTo(timeZone, wall)),
          ]);
        }),
        { numRuns: 1 },
      );
    }
  });
});
