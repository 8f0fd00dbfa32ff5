import { DAY_MS, type DayShift, type PublicMenu } from '@carta/domain';

/** Days in a row that are closed, or open at other hours, both dates included, such as '2026-12-25'. */
export interface ClosedDays {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly hours?: readonly DayShift[];
}

const MAX_COMING = 5;

/** Returns the next closures of a year from `today` on, such as '2026-11-21', at most five; closed days in a row with the same title are one. */
export function comingClosures(closures: PublicMenu['closures'], today: string): ClosedDays[] {
  const sameDayNextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const coming = closures.filter(({ date, to = date }) => to >= today && date < sameDayNextYear);
  const runs: ClosedDays[] = [];
  for (const { date, to = date, title, hours } of coming.sort((a, b) => a.date.localeCompare(b.date))) {
    const last = runs.at(-1);
    const isNext = !hours && !last?.hours && last?.title === title && Date.parse(date) - Date.parse(last.to) <= DAY_MS;
    if (isNext) runs.splice(-1, 1, { ...last, to: to > last.to ? to : last.to });
    else runs.push({ from: date, to, title, ...(hours && { hours }) });
  }
  return runs.slice(0, MAX_COMING);
}
