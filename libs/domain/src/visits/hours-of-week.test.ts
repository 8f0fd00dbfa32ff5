import { hourIn } from '../hours/local-time.ts';
import { busiestHour, weekHours, weekHourWords } from './hours-of-week.ts';

const at = (...counts: readonly (readonly [hour: number, count: number])[]) =>
  Array.from({ length: 24 }, (_, hour) => counts.find(([counted]) => counted === hour)?.[1] ?? 0);

describe('the hours of visits', () => {
  it('[STATS-16] visits are added up by weekday, Monday first, and hour, and those without an hour apart', () => {
    const { hours, withoutHour } = weekHours([
      { day: '2026-11-15', hours: at([0, 2], [23, 1]), withoutHour: 0 },
      { day: '2026-11-16', hours: at([21, 4]), withoutHour: 3 },
      { day: '2026-11-23', hours: at([21, 5], [13, 1]), withoutHour: 4 },
    ]);
    expect(hours.map((ofDay) => ofDay.length)).toEqual(Array(7).fill(24));
    expect([hours[0], hours[6], withoutHour]).toEqual([at([13, 1], [21, 9]), at([0, 2], [23, 1]), 7]);
    expect(
      hours
        .slice(1, 6)
        .flat()
        .every((count) => count === 0),
    ).toBe(true);
  });

  it('[STATS-16] the busiest hour is the first of equal ones, in words', () => {
    const hours = weekHours([
      { day: '2026-11-21', hours: at([21, 4]), withoutHour: 0 },
      { day: '2026-11-20', hours: at([22, 4], [20, 1]), withoutHour: 0 },
    ]).hours;
    const busiest = busiestHour(hours);
    expect(busiest).toEqual({ weekday: 4, hour: 22, visits: 4 });
    expect(busiest && weekHourWords(busiest)).toBe('viernes de 22 a 23');
    expect(weekHourWords({ weekday: 5, hour: 23 })).toBe('sábados de 23 a 24');
    expect(busiestHour(weekHours([]).hours)).toBeNull();
  });

  it.each([
    ['America/Argentina/Buenos_Aires', '2026-11-22T02:59:59Z', 23],
    ['America/Argentina/Buenos_Aires', '2026-11-22T03:00:00Z', 0],
    ['Asia/Kolkata', '2026-11-22T03:29:00Z', 8],
    ['Asia/Kolkata', '2026-11-22T03:30:00Z', 9],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', 2],
    ['Europe/Madrid', '2026-10-25T01:30:00Z', 2],
  ])('[VISIT-9] the hour in %s at %s is %i', (timeZone, time, hour) => {
    expect(hourIn(timeZone, Date.parse(time))).toBe(hour);
  });
});
