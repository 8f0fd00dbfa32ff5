import fc from 'fast-check';
import { MAX_DAY_SHIFTS } from './hours-limits.ts';
import { openAt } from './hours.ts';
import { Hours, type Shift } from './shift.ts';
import { hoursOfWeek, isWholeWeek, weekOf } from './week.ts';

const shift = (days: number[], from: string, to: string): Shift => ({ days, from, to });
const LUNCH = { from: '12:00', to: '15:30' };
const DINNER = { from: '20:00', to: '00:30' };

describe('a week of hours', () => {
  it('[HOURS-7] has the shifts of each day, by their beginning', () => {
    const week = weekOf([shift([5, 6], '20:00', '00:30'), shift([1, 5], '12:00', '15:30')]);
    expect(week).toEqual([[LUNCH], [], [], [], [LUNCH, DINNER], [DINNER], []]);
  });

  it('[HOURS-7] becomes shifts that days with the same time share, each time once a day', () => {
    expect(hoursOfWeek([[LUNCH], [], [], [], [LUNCH, DINNER, LUNCH], [DINNER], []])).toEqual([
      shift([1, 5], '12:00', '15:30'),
      shift([5, 6], '20:00', '00:30'),
    ]);
    const different = Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: MAX_DAY_SHIFTS }, (_, nth) => ({ from: `1${day}:0${nth}`, to: '00:00' })),
    );
    expect(Hours.safeParse(hoursOfWeek(different)).success).toBe(true);
  });

  it('[HOURS-7] is whole once every shift has its times', () => {
    expect([isWholeWeek([[LUNCH], []]), isWholeWeek([[LUNCH, { from: '20:00', to: '' }]])]).toEqual([true, false]);
  });

  it('[HOURS-7] keeps when it is open, whatever the shifts', () => {
    const clock = fc.constantFrom('00:00', '01:30', '12:00', '15:30', '20:00', '23:59');
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    const hours = fc.array(fc.record({ days, from: clock, to: clock }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 7 * 24 }), (given, hour) => {
        const at = (list: Shift[]) =>
          openAt({ hours: list, closures: [], timeZone: 'UTC', now: Date.parse('2026-11-16') + hour * 3_600_000 });
        expect(at(hoursOfWeek(weekOf(given)))).toEqual(at(given));
      }),
    );
  });
});
