import { DAY_MS, dayIn, hourIn, REPORT_DAYS, visitsOf, WHOLE_ORDER, type Menu, type VisitCount } from '@carta/domain';

/** Views of the page by weekday, Sunday first; the restaurant is closed on Mondays. */
const WEEKDAY_VIEWS = [68, 9, 31, 34, 42, 77, 96];

/** Of 100 diners, how many see the first category, the second and so on; the last number counts for all others. */
const CATEGORY_SHARES = [64, 38, 57, 33, 21, 14, 47, 41];
const FEATURED_SHARE = 22;

/** Of 100 diners, how many open the page in each hour. */
const HOUR_SHARES = [
  { hour: 12, share: 6 },
  { hour: 13, share: 15 },
  { hour: 14, share: 9 },
  { hour: 15, share: 3 },
  { hour: 19, share: 5 },
  { hour: 20, share: 13 },
  { hour: 21, share: 24 },
  { hour: 22, share: 17 },
  { hour: 23, share: 8 },
];

const ORDERED_ITEMS = 8;

/** What diners of this restaurant search for in vain, every so many days. */
const MISSED_SEARCHES = [
  { words: 'sushi', every: 2 },
  { words: 'hamburguesa vegana', every: 3 },
  { words: 'cerveza sin alcohol', every: 5 },
];

interface DemoVisits extends VisitCount {
  /** Of page visits. */
  readonly hour: number | null;
}

/** Plausible visits of the last 30 days, without randomness; `now` in ms since 1970. */
export function laHigueraVisits(menu: Menu, now: number): DemoVisits[] {
  const days = Array.from({ length: REPORT_DAYS }, (_, back) => dayIn(menu.timeZone, now - back * DAY_MS));
  const shares = sharesOf(menu);
  return days.flatMap((day, back) => {
    const views = viewsOn(day, back);
    const scans = Math.round((views * (62 + (back % 4) * 5)) / 100);
    const lastHour = back === 0 ? hourIn(menu.timeZone, now) : 23;
    return [
      ...ordersOn(day, Math.round(views / 9), menu),
      ...MISSED_SEARCHES.map(({ words, every }) => ({
        kind: 'search-missed' as const,
        key: words,
        day,
        count: back % every === 0 ? 1 + (views % 3) : 0,
      })),
      ...byHour({ kind: 'page', key: 'qr', day, count: scans }, lastHour),
      ...byHour({ kind: 'page', key: 'direct', day, count: views - scans }, lastHour),
      ...shares.map(({ kind, key, share }) => ({ kind, key, day, count: Math.round((views * share) / 100) })),
    ]
      .map((count) => ({ hour: null, ...count }))
      .filter(({ count }) => count > 0);
  });
}

/** Spreads page visits over the hours until `lastHour`; all of them come in that hour while the restaurant has not opened yet. */
function byHour(visits: VisitCount, lastHour: number): DemoVisits[] {
  const shares = HOUR_SHARES.filter(({ hour }) => hour <= lastHour);
  const all = shares.reduce((total, { share }) => total + share, 0);
  if (all === 0) return [{ ...visits, hour: lastHour }];
  let [shared, counted] = [0, 0];
  return shares.map(({ hour, share }) => {
    shared += share;
    const count = Math.round((visits.count * shared) / all) - counted;
    counted += count;
    return { ...visits, hour, count };
  });
}

/** Each started order holds two of the first items; three of four are sent. */
function ordersOn(day: string, started: number, menu: Menu): VisitCount[] {
  const items = menu.items.filter(({ show }) => show).slice(0, ORDERED_ITEMS);
  return (['order-started', 'order-sent'] as const).flatMap((kind) => {
    const count = kind === 'order-sent' ? Math.ceil((started * 3) / 4) : started;
    const counts = items.map(({ key }, place) => ({ kind, key, day, count: Math.ceil((count * 2) / (place + 2)) }));
    return [{ kind, key: WHOLE_ORDER, day, count }, ...counts];
  });
}

function viewsOn(day: string, back: number): number {
  const usual = WEEKDAY_VIEWS[new Date(day).getUTCDay()] ?? 0;
  const growth = 1.15 - back / 100;
  return Math.round(usual * growth) + ((back * 7) % 11);
}

interface Share extends Pick<VisitCount, 'kind' | 'key'> {
  /** Of 100 diners. */
  readonly share: number;
}

function sharesOf(menu: Menu): Share[] {
  const isSeen = visitsOf(menu);
  const categories = menu.categoriesL1.map(({ key }, index) => {
    return { kind: 'category' as const, key, share: CATEGORY_SHARES[index] ?? CATEGORY_SHARES.at(-1) ?? 0 };
  });
  const items = menu.items.map(({ key, featured }, index) => {
    const share = featured === false ? (index * 5) % 13 : FEATURED_SHARE - 3 * featured;
    return { kind: 'product' as const, key, share };
  });
  return [...categories, ...items].filter(isSeen);
}
