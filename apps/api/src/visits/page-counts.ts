import { WHOLE_ORDER, type DayHours, type VisitCount } from '@carta/domain';
import type { CountedVisit } from './business-visits.ts';

/** Page visits and orders of one day, as stored; `qr` counts the scans among the visits. [VISIT-9] */
interface PageCounts {
  readonly hours: number[];
  withoutHour: number;
  qr: number;
  started: number;
  sent: number;
}

const ORDERS: readonly VisitCount['kind'][] = ['order-started', 'order-sent'];

/** True for what is kept by the hour of its day: page visits, and orders as a whole. */
export function isOfPage({ kind, key }: Pick<VisitCount, 'kind' | 'key'>): boolean {
  return kind === 'page' || (ORDERS.includes(kind) && key === WHOLE_ORDER);
}

/** Adds counts of one day to the stored ones, '' if there are none. */
export function addPageCounts(stored: string, added: readonly CountedVisit[]): string {
  const counts = read(stored);
  for (const { kind, key, hour, count } of added) {
    if (kind === 'order-started') counts.started += count;
    if (kind === 'order-sent') counts.sent += count;
    if (kind !== 'page') continue;
    if (key === 'qr') counts.qr += count;
    if (hour === null) counts.withoutHour += count;
    else counts.hours[hour] = (counts.hours[hour] ?? 0) + count;
  }
  return JSON.stringify(counts);
}

/** Returns stored counts as those of a day without its hours. */
export function pageVisits(day: string, stored: string): VisitCount[] {
  const { hours, withoutHour, qr, started, sent } = read(stored);
  const visits = hours.reduce((total, count) => total + count, withoutHour);
  const counts = [
    { kind: 'page', key: 'qr', day, count: qr },
    { kind: 'page', key: 'direct', day, count: visits - qr },
    { kind: 'order-started', key: WHOLE_ORDER, day, count: started },
    { kind: 'order-sent', key: WHOLE_ORDER, day, count: sent },
  ] as const;
  return counts.filter(({ count }) => count > 0);
}

/** Returns the hours of stored counts. */
export function pageHours(day: string, stored: string): DayHours {
  const { hours, withoutHour } = read(stored);
  return { day, hours, withoutHour };
}

function read(stored: string): PageCounts {
  const nothing: PageCounts = { hours: Array<number>(24).fill(0), withoutHour: 0, qr: 0, started: 0, sent: 0 };
  return stored === '' ? nothing : (JSON.parse(stored) as PageCounts);
}
