import type { ChangeSummary } from '@carta/contract';
import { dayTitle } from '@carta/domain';

export interface ChangeDay {
  readonly title: string;
  readonly changes: readonly ChangeSummary[];
}

/** Returns the changes by day, in their sequence. [DATE-5] */
export function changeDays(changes: readonly ChangeSummary[], timeZone: string, now: number): ChangeDay[] {
  const days = new Map<string, ChangeSummary[]>();
  for (const change of changes) {
    const title = dayTitle(change.at, timeZone, now);
    days.set(title, [...(days.get(title) ?? []), change]);
  }
  return [...days].map(([title, ofDay]) => ({ title, changes: ofDay }));
}
