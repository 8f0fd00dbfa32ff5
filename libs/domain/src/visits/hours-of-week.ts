import { weekdayOf } from './weekday.ts';

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

/** Returns the visits of all days by weekday and hour. [STATS-16] */
export function weekHours(days: readonly DayHours[]): WeekHours {
  const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { day, hours: counts } of days) {
    const ofWeekday = hours[weekdayOf(day)] ?? [];
    for (const [hour, count] of counts.entries()) ofWeekday[hour] = (ofWeekday[hour] ?? 0) + count;
  }
  return { hours, withoutHour: days.reduce((total, { withoutHour }) => total + withoutHour, 0) };
}

/** Returns the weekday (0 is Monday) and hour with the most visits, the earliest of equal ones; null without visits. [STATS-16] */
export function busiestHour(hours: WeekHours['hours']): { weekday: number; hour: number; visits: number } | null {
  let busiest: ReturnType<typeof busiestHour> = null;
  for (const [weekday, counts] of hours.entries())
    for (const [hour, visits] of counts.entries())
      if (visits > (busiest?.visits ?? 0)) busiest = { weekday, hour, visits };
  return busiest;
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

/** Returns an hour of the week in words: 'sábados de 21 a 22'. [STATS-16] */
export function weekHourWords({ weekday, hour }: { readonly weekday: number; readonly hour: number }): string {
  return `${WEEKDAYS[weekday] ?? ''} de ${hour} a ${hour + 1}`;
}
