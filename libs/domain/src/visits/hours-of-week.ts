import { weekdayOf } from '../hours/calendar-day.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** Page visits of a day: by hour, and those whose hour is not known. */
export interface DayHours {
  readonly day: string;
  /** 24 counts. */
  readonly hours: readonly number[];
  readonly withoutHour: number;
}

/** Page visits by weekday, Monday first, and hour; and those whose hour is not known. [STATS-16] */
export interface WeekHours {
  /** 7 weekdays of 24 counts. */
  readonly hours: number[][];
  readonly withoutHour: number;
}

/** Returns the visits of all days by weekday and hour; what is no number counts as 0. [STATS-16] */
export function weekHours(days: readonly DayHours[]): WeekHours {
  const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { day, hours: counts } of listOf(days)) {
    const ofWeekday = hours[weekdayOf(day)] ?? [];
    for (const [hour, count] of ofWeekday.entries()) ofWeekday[hour] = count + numberOr(listOf(counts)[hour], 0);
  }
  return { hours, withoutHour: listOf(days).reduce((total, day) => total + numberOr(day.withoutHour, 0), 0) };
}

/** Returns the weekday (0 is Monday) and hour with the most visits, the earliest of equal ones; null without visits. [STATS-16] */
export function busiestHour(hours: WeekHours['hours']): { weekday: number; hour: number; visits: number } | null {
  let busiest: ReturnType<typeof busiestHour> = null;
  for (const [weekday, counts] of listOf(hours).entries())
    for (const [hour, visits] of listOf(counts).entries())
      if (numberOr(visits, 0) > (busiest?.visits ?? 0)) busiest = { weekday, hour, visits };
  return busiest;
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

/** Returns an hour of the week in words: 'sábados de 21 a 22'; '' for what is none. [STATS-16] */
export function weekHourWords({ weekday, hour }: { readonly weekday: number; readonly hour: number }): string {
  const name = WEEKDAYS[weekday];
  return name !== undefined && Number.isFinite(hour) ? `${name} de ${hour} a ${hour + 1}` : '';
}
