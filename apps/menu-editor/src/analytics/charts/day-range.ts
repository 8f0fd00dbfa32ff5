/** Consecutive days of a report by their 0-based places; `last` is included. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** The chart never shows fewer days than these. */
export const LEAST_DAYS = 7;

const lengthOf = ({ first, last }: DayRange) => last - first + 1;

/** Gives `length` days that end with `last`, or as near to it as the `count` days of the report allow. */
function daysUntil(last: number, length: number, count: number): DayRange {
  const shown = Math.min(Math.max(length, LEAST_DAYS), count);
  const end = Math.min(Math.max(last, shown - 1), count - 1);
  return { first: end - shown + 1, last: end };
}

export function allDays(count: number): DayRange {
  return { first: 0, last: count - 1 };
}

/** Gives the later half of the days. */
export function zoomIn(range: DayRange, count: number): DayRange {
  return daysUntil(range.last, Math.ceil(lengthOf(range) / 2), count);
}

/** Gives twice as many days. */
export function zoomOut(range: DayRange, count: number): DayRange {
  return daysUntil(range.last, lengthOf(range) * 2, count);
}

/** Gives as many days, right before these. */
export function earlierDays(range: DayRange, count: number): DayRange {
  return daysUntil(range.last - lengthOf(range), lengthOf(range), count);
}

/** Gives as many days, right after these. */
export function laterDays(range: DayRange, count: number): DayRange {
  return daysUntil(range.last + lengthOf(range), lengthOf(range), count);
}
