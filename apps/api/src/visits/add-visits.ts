import { sql } from 'kysely';
import type { Change } from '../database/change-business.ts';
import type { VisitCountsRow } from '../database/tables.ts';
import type { BusinessVisits } from './business-visits.ts';
import { addPageCounts, isOfPage } from './page-counts.ts';
import { recordCounts, storedRecordCounts, withinSearchLimit } from './record-counts.ts';

/** Rows of a day are a few kB. */
const ROWS_PER_STATEMENT = 100;

type Place = Pick<VisitCountsRow, 'business' | 'unit' | 'period'>;

/** What is added to a stored row; `counts` is '' where there is none yet. */
interface Addition extends Place {
  readonly addTo: (counts: string) => string;
}

/** Adds counts to the stored ones; drops those of a deleted business, and missed searches beyond a day's limit [VISIT-7]. */
export async function addVisits(change: Change, visits: readonly BusinessVisits[]): Promise<void> {
  const keys = [...new Set(visits.map(({ business }) => business))];
  const known = new Set<string>();
  for (let start = 0; start < keys.length; start += 1000) {
    const batch = keys.slice(start, start + 1000);
    const businesses = await change.selectFrom('businesses').select('key').where('key', 'in', batch).execute();
    for (const { key } of businesses) known.add(key);
  }
  const byRow = new Map<string, { place: Place; added: BusinessVisits[] }>();
  for (const visit of visits) {
    if (!known.has(visit.business)) continue;
    const place = {
      business: visit.business,
      unit: isOfPage(visit) ? ('hours' as const) : ('days' as const),
      period: visit.day,
    };
    const row = byRow.get(nameOf(place)) ?? { place, added: [] };
    row.added.push(visit);
    byRow.set(nameOf(place), row);
  }
  await addToRows(
    change,
    [...byRow.values()].map(({ place, added }) => ({
      ...place,
      addTo: (counts) => (place.unit === 'hours' ? addPageCounts(counts, added) : addRecordCounts(counts, added)),
    })),
  );
}

function addRecordCounts(counts: string, added: readonly BusinessVisits[]): string {
  const stored = recordCounts(counts);
  return storedRecordCounts([...stored, ...withinSearchLimit(stored, added)]);
}

/** Changes rows, made where there are none. Locks them in one order, so that servers that change the same ones wait for each other in turn. */
export async function addToRows(change: Change, additions: readonly Addition[]): Promise<void> {
  const inOrder = [...additions].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  for (let start = 0; start < inOrder.length; start += ROWS_PER_STATEMENT) {
    const batch = inOrder.slice(start, start + ROWS_PER_STATEMENT);
    const locked = await change
      .insertInto('visit_counts')
      .values(batch.map(({ business, unit, period }) => ({ business, unit, period, counts: '' })))
      .onConflict((conflict) =>
        conflict.columns(['business', 'unit', 'period']).doUpdateSet({ counts: sql.ref('visit_counts.counts') }),
      )
      .returning(['business', 'unit', 'period', 'counts'])
      .execute();
    const stored = new Map(locked.map((row) => [nameOf(row), row.counts]));
    await change
      .insertInto('visit_counts')
      .values(
        batch.map(({ addTo, ...place }) => ({
          business: place.business,
          unit: place.unit,
          period: place.period,
          counts: addTo(stored.get(nameOf(place)) ?? ''),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['business', 'unit', 'period']).doUpdateSet((row) => ({ counts: row.ref('excluded.counts') })),
      )
      .execute();
  }
}

function nameOf({ business, unit, period }: Place): string {
  return `${business} ${unit} ${period}`;
}
