import { DAY_MS } from '../duration.ts';
import { dayIn } from '../hours/day-in.ts';
import { momentOf } from '../hours/local-time.ts';
import type { PageNotice } from './page-notice.ts';

/** A notice, or none, in a time zone; `now` in ms since 1970. */
interface NoticeAt {
  readonly notice: PageNotice | null;
  readonly timeZone: string;
  readonly now: number;
}

/** Returns what diners read on top of the page now; null outside the days of the notice. [NOTICE-2] */
export function noticeOn({ notice, timeZone, now }: NoticeAt): string | null {
  const today = dayIn(timeZone, now);
  return notice && notice.from <= today && today <= notice.to ? notice.text : null;
}

/** Returns when the notice appears or goes, in ms since 1970; null if it does neither any more. [NOTICE-2] */
export function pageNoticeUntil({ notice, timeZone, now }: NoticeAt): number | null {
  if (!notice) return null;
  const days = [Date.parse(notice.from), Date.parse(notice.to) + DAY_MS];
  return days.map((day) => momentOf(timeZone, day)).find((moment) => moment > now) ?? null;
}
