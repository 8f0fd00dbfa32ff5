import { MAX_MISSED_SEARCHES, oldestVisitDay, WHOLE_ORDER, type VisitCount } from '@carta/domain';
import { sql } from 'kysely';
import { inTransaction, type Change } from '../database/change-business.ts';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';
import { ROWS_PER_STATEMENT } from '../database/records.ts';

export interface BusinessVisits extends VisitCount {
  readonly business: string;
}

export function visitsStore(database: Database, momentary: Database, now: () => number) {
  return {
    /**
     * Adds counts to the stored ones in one transaction; drops those of a deleted business, and missed searches beyond a day's limit [VISIT-7].
     * Waits for other writers a moment only, since most counts may be written later as well, unless it `isLast`.
     */
    async add(visits: readonly BusinessVisits[], { isLast = false } = {}): Promise<void> {
      await inTransaction(isLast ? database : momentary, async (change) => {
        for (let start = 0; start < visits.length; start += ROWS_PER_STATEMENT) {
          await addRows(change, visits.slice(start, start + ROWS_PER_STATEMENT));
        }
      });
    },

    /** Returns the counts from a day on: views of the page and whole orders by day, all others summed up under the first day. */
    async since(business: string, firstDay: string): Promise<VisitCount[]> {
      const rows = await database
        .selectFrom('visits')
        .select((row) => [
          'kind',
          'key',
          row
            .case()
            .when(row.or([row('kind', '=', 'page'), row('key', '=', WHOLE_ORDER)]))
            .then(row.ref('day'))
            .else(firstDay)
            .end()
            .as('counted_on'),
          row.fn.sum<number>('count').as('total'),
        ])
        .where('business', '=', business)
        .where('day', '>=', firstDay)
        .groupBy(['kind', 'key', 'counted_on'])
        .execute();
      return rows.map(({ kind, key, counted_on, total }) => ({ kind, key, day: counted_on, count: Number(total) }));
    },

    /** Deletes expired counts and returns how many. [VISIT-5] */
    deleteOld: () => deleteOldRows(database, 'visits', sql`day < ${oldestVisitDay(now())}`),
  };
}

async function addRows(change: Change, visits: readonly BusinessVisits[]): Promise<void> {
  const businesses = await change
    .selectFrom('businesses')
    .select('key')
    .where('key', 'in', [...new Set(visits.map(({ business }) => business))])
    .execute();
  const known = new Set(businesses.map(({ key }) => key));
  const rows = await withinSearchLimit(
    change,
    visits.filter(({ business }) => known.has(business)),
  );
  if (rows.length === 0) return;
  await change
    .insertInto('visits')
    .values(rows.map(({ business, day, kind, key, count }) => ({ business, day, kind, key, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['business', 'day', 'kind', 'key'])
        .doUpdateSet((row) => ({ count: row('visits.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

/** Leaves out the missed searches by which a business would have more different ones on a day than it may. [VISIT-7] */
async function withinSearchLimit(change: Change, visits: readonly BusinessVisits[]): Promise<BusinessVisits[]> {
  const searches = visits.filter(({ kind }) => kind === 'search-missed');
  if (searches.length === 0) return [...visits];
  const stored = await change
    .selectFrom('visits')
    .select(['business', 'day', 'key'])
    .where('kind', '=', 'search-missed')
    .where('business', 'in', [...new Set(searches.map(({ business }) => business))])
    .where('day', 'in', [...new Set(searches.map(({ day }) => day))])
    .execute();
  const wordsOf = new Map<string, Set<string>>();
  const onDay = ({ business, day }: Pick<BusinessVisits, 'business' | 'day'>) => {
    const name = `${business} ${day}`;
    const words = wordsOf.get(name) ?? new Set();
    wordsOf.set(name, words);
    return words;
  };
  for (const row of stored) onDay(row).add(row.key);
  return visits.filter((visit) => {
    if (visit.kind !== 'search-missed') return true;
    const words = onDay(visit);
    return words.has(visit.key) || (words.size < MAX_MISSED_SEARCHES && Boolean(words.add(visit.key)));
  });
}

export type VisitsStore = ReturnType<typeof visitsStore>;
