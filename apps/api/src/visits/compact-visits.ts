import { sql } from 'kysely';
import { inTransaction } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { nextTurn } from '../processes/event-loop.ts';
import { addToRows, addVisits } from './add-visits.ts';
import { recordCounts, storedRecordCounts } from './record-counts.ts';

/** Days of one transaction: other writers wait for it, on the embedded database all of them. */
const DAYS = 7;

/** Moves the rows of `visits`, which the version before writes, and returns how many. */
export async function moveRows(database: Database, stop?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ key: string }>`select key from businesses
    where exists (select 1 from visits where visits.business = businesses.key)`.execute(database);
  let moved = 0;
  for (const { key: business } of rows) {
    const found = await database
      .selectFrom('visits')
      .select('day')
      .distinct()
      .where('business', '=', business)
      .orderBy('day')
      .execute();
    const days = found.map(({ day }) => day);
    for (let start = 0; start < days.length; start += DAYS) {
      if (stop?.aborted) return moved;
      moved += await moveDays(database, business, days.slice(start, start + DAYS));
      await nextTurn();
    }
  }
  return moved;
}

function moveDays(database: Database, business: string, days: readonly string[]): Promise<number> {
  return inTransaction(database, async (change) => {
    const rows = await change
      .deleteFrom('visits')
      .where('business', '=', business)
      .where('day', 'in', days)
      .returning(['business', 'day', 'kind', 'key', 'count'])
      .execute();
    await addVisits(
      change,
      rows.map((row) => ({ ...row, hour: null })),
    );
    return rows.length;
  });
}

/** Keeps the days of months before `firstMonth`, as '2026-09', as one count for each month; returns how many days. [VISIT-10] */
export async function foldMonths(database: Database, firstMonth: string, stop?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ key: string }>`select key from businesses where exists (
    select 1 from visit_counts where business = businesses.key and unit = 'days' and period < ${firstMonth})`.execute(
    database,
  );
  let folded = 0;
  for (const { key } of rows) {
    if (stop?.aborted) return folded;
    folded += await foldMonthsOf(database, key, firstMonth);
    await nextTurn();
  }
  return folded;
}

function foldMonthsOf(database: Database, business: string, firstMonth: string): Promise<number> {
  return inTransaction(database, async (change) => {
    const days = await change
      .deleteFrom('visit_counts')
      .where('business', '=', business)
      .where('unit', '=', 'days')
      .where('period', '<', firstMonth)
      .returning(['period', 'counts'])
      .execute();
    const months = [...new Set(days.map(({ period }) => period.slice(0, 7)))];
    await addToRows(
      change,
      months.map((month) => ({
        business,
        unit: 'months' as const,
        period: month,
        addTo: (counts) => {
          const ofDays = days.filter(({ period }) => period.startsWith(month));
          return storedRecordCounts([counts, ...ofDays.map((day) => day.counts)].flatMap(recordCounts));
        },
      })),
    );
    return days.length;
  });
}
