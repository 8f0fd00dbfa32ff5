import { firstMonthByDay, oldestVisitDay, type DayHours, type VisitCount, type VisitRange } from '@carta/domain';
import { sql } from 'kysely';
import { inTransaction } from '../database/change-business.ts';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';
import { addVisits } from './add-visits.ts';
import type { BusinessVisits } from './business-visits.ts';
import { foldMonths, moveRows } from './compact-visits.ts';
import { isOfPage, pageHours, pageVisits } from './page-counts.ts';
import { recordCounts } from './record-counts.ts';

/** Days that are read: those of page visits and orders, and those that the counts of records cover. */
interface ReadDays {
  readonly range: VisitRange;
  /** Months that are not kept by day are within it whole [STATS-17]; null if no counts of records are wanted. */
  readonly covered: VisitRange | null;
}

export interface ReadVisits {
  /** Page visits and whole orders by day, all others summed up under the first day of the range. */
  readonly counts: VisitCount[];
  /** One for each day with page visits. */
  readonly hours: DayHours[];
}

export function visitsStore(database: Database, momentary: Database, now: () => number) {
  return {
    /**
     * Adds counts to the stored ones in one transaction; drops those of a deleted business, and missed searches beyond a day's limit [VISIT-7].
     * Waits for other writers a moment only, since most counts may be written later as well, unless it `isLast`.
     */
    async add(visits: readonly BusinessVisits[], { isLast = false } = {}): Promise<void> {
      await inTransaction(isLast ? database : momentary, (change) => addVisits(change, visits));
    },

    /** Returns the visits of some days. */
    between: (business: string, days: ReadDays): Promise<ReadVisits> => readVisits(database, business, days),

    /** Deletes expired counts and returns how many. [VISIT-5] */
    async deleteOld(): Promise<number> {
      const oldest = oldestVisitDay(now());
      const deleted = [
        await deleteOldRows(database, 'visits', sql`day < ${oldest}`),
        await deleteOldRows(database, 'visit_counts', sql`unit = 'hours' and period < ${oldest}`),
        await deleteOldRows(database, 'visit_counts', sql`unit = 'months' and period < ${oldest.slice(0, 7)}`),
      ];
      return deleted.reduce((total, count) => total + count);
    },

    /**
     * Moves what the version before has counted, and keeps months that are over for long as one count [VISIT-10]. Works in short transactions, and
     * in several processes at once; returns how many rows it took the place of.
     */
    async compact(stop?: AbortSignal): Promise<number> {
      const moved = await moveRows(database, stop);
      return moved + (await foldMonths(database, firstMonthByDay(now()), stop));
    },
  };
}

async function readVisits(database: Database, business: string, { range, covered }: ReadDays): Promise<ReadVisits> {
  const { counted, unmoved } = await inTransaction(
    database,
    async (reading) => ({
      counted: await reading
        .selectFrom('visit_counts')
        .select(['unit', 'period', 'counts'])
        .where('business', '=', business)
        .where((row) =>
          row.or(
            periodsOf(range, covered).map(({ unit, from, to }) =>
              row.and([row('unit', '=', unit), row('period', '>=', from), row('period', '<=', to)]),
            ),
          ),
        )
        .execute(),
      unmoved: await reading
        .selectFrom('visits')
        .select(['day', 'kind', 'key', 'count'])
        .where('business', '=', business)
        .where('day', '>=', covered && covered.from < range.from ? covered.from : range.from)
        .where('day', '<=', covered && covered.to > range.to ? covered.to : range.to)
        .execute(),
    }),
    { readOnly: true },
  );
  const isWithin = (day: string, days: VisitRange | null) => days !== null && day >= days.from && day <= days.to;
  const pages = counted.filter(({ unit }) => unit === 'hours');
  const records = counted.filter(({ unit }) => unit !== 'hours').flatMap(({ counts }) => recordCounts(counts));
  const unmovedPages = unmoved.filter((row) => isOfPage(row) && isWithin(row.day, range));
  const unmovedRecords = unmoved.filter((row) => !isOfPage(row) && isWithin(row.day, covered));
  const unmovedVisits = unmovedPages.filter(({ kind }) => kind === 'page');
  return {
    counts: [
      ...pages.flatMap(({ period, counts }) => pageVisits(period, counts)),
      ...unmovedPages,
      ...summed([...records, ...unmovedRecords], range.from),
    ],
    hours: [
      ...pages.map(({ period, counts }) => pageHours(period, counts)),
      ...unmovedVisits.map(({ day, count }) => ({ day, hours: [], withoutHour: count })),
    ],
  };
}

function periodsOf(range: VisitRange, covered: VisitRange | null) {
  const ofRange = { unit: 'hours' as const, ...range };
  if (covered === null) return [ofRange];
  const months = { from: covered.from.slice(0, 7), to: covered.to.slice(0, 7) };
  return [ofRange, { unit: 'days' as const, ...covered }, { unit: 'months' as const, ...months }];
}

/** Returns one count for each kind and key. */
function summed(counts: readonly Omit<VisitCount, 'day'>[], day: string): VisitCount[] {
  const sums = new Map<string, VisitCount>();
  for (const { kind, key, count } of counts) {
    const name = `${kind} ${key}`;
    sums.set(name, { kind, key, day, count: (sums.get(name)?.count ?? 0) + count });
  }
  return [...sums.values()];
}

export type VisitsStore = ReturnType<typeof visitsStore>;
