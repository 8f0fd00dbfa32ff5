import type { DayShift, Hours, Shift } from './shift.ts';
import { listOf } from '../list-of.ts';

/** The shifts of each day, Monday first. */
export type Week = readonly (readonly DayShift[])[];

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Returns the shifts of each day, Monday first, each day's by their beginning. [HOURS-7] */
export function weekOf(hours: Hours): DayShift[][] {
  return DAYS.map((day) =>
    listOf(hours)
      .filter(({ days }) => listOf(days).includes(day))
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from.localeCompare(b.from)),
  );
}

/** Returns the week as shifts: days with the same time share one, and a time counts once a day. [HOURS-7] */
export function hoursOfWeek(week: Week): Shift[] {
  const shifts = new Map<string, Shift>();
  for (const [index, day] of listOf(week).entries())
    for (const { from, to } of listOf(day)) {
      const { days } = shifts.get(from + to) ?? { days: [] };
      shifts.set(from + to, { days: [...new Set([...days, index + 1])], from, to });
    }
  return [...shifts.values()];
}

/** True if every shift has its times; a time that is being typed is ''. [HOURS-7] */
export function isWholeWeek(week: Week): boolean {
  return listOf(week)
    .flatMap(listOf)
    .every(({ from, to }) => from !== '' && to !== '');
}
