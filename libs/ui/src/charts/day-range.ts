/** Consecutive days of a report by 0-based index; `last` is included. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** The chart shows at least this many days. */
export const LEAST_DAYS = 7;

const lengthOf = ({ first, last }: DayRange) => last - first + 1;

/** Returns `length` days that end at `last`, moved into the `count` days of the report if they leave it. */
function daysUntil(last: number, length: number, count: number): DayRange {
  const shown = Math.min(Math.max(length, LEAST_DAYS), count);
  const end = Math.min(Math.max(last, shown - 1), count - 1);
  return { first: end - shown + 1, last: end };
}

export function allDays(count: number): DayRange {
  return { first: 0, last: count - 1 };
}

/** Returns the later half of the days. */
export function zoomIn(range: DayRange, count: number): DayRange {
  return daysUntil(range.last, Math.ceil(lengthOf(range) / 2), count);
}

/** Returns twice as many days. */
export function zoomOut(range: DayRange, count: number): DayRange {
  return daysUntil(range.last, lengthOf(range) * 2, count);
}

/** Returns as many days, directly before these. */
export function earlierDays(range: DayRange, count: number): DayRange {
  return daysUntil(range.last - lengthOf(range), lengthOf(range), count);
}

/** Returns as many days, directly after these. */
export function laterDays(range: DayRange, count: number): DayRange {
  return daysUntil(range.last + lengthOf(range), lengthOf(range), count);
}
