import { DAY_MS, HOUR_MS, MINUTE_MS } from '@carta/domain';
import { sql } from 'kysely';
import { inTransaction, type Change } from '../database/change-business.ts';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';

/** How long counts are kept, in ms. */
const RETENTION = 30 * DAY_MS;
const ROWS_PER_STATEMENT = 100;
const MINUTES = 60;

/** How many answers had a status of 2xx, 3xx, 4xx and 5xx. */
export type StatusCounts = readonly [number, number, number, number];

export interface AnswersOfMinute {
  readonly business: string;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly counts: StatusCounts;
}

type StoredCounts = Readonly<Record<string, StatusCounts>>;

const NO_ANSWERS: StatusCounts = [0, 0, 0, 0];

export const sumOf = (one: StatusCounts, other: StatusCounts): StatusCounts => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
];

/** How requests about each business were answered, by minute: a row is an hour. */
export function answerCountsStore(database: Database, momentary: Database, now: () => number) {
  return {
    /** Adds counts to the stored ones; drops those of a business that does not exist. */
    async add(answers: readonly AnswersOfMinute[], { isLast = false } = {}): Promise<void> {
      await inTransaction(isLast ? database : momentary, (change) => addAnswers(change, answers));
    },

    /** Returns the minutes from one to another, both of them; those without requests have zeros. */
    async between(business: string, from: number, to: number): Promise<Omit<AnswersOfMinute, 'business'>[]> {
      const rows = await database
        .selectFrom('answer_counts')
        .select(['hour', 'counts'])
        .where('business', '=', business)
        .where('hour', '>=', hourOf(from))
        .where('hour', '<=', hourOf(to))
        .execute();
      const stored = new Map(rows.map(({ hour, counts }) => [hour, parsed(counts)]));
      return Array.from({ length: to - from + 1 }, (_, nth) => {
        const minute = from + nth;
        return { minute, counts: stored.get(hourOf(minute))?.[minute % MINUTES] ?? NO_ANSWERS };
      });
    },

    /** Deletes counts that are older than 30 days, and returns how many rows. */
    deleteOld: (): Promise<number> =>
      deleteOldRows(database, 'answer_counts', sql`hour < ${Math.floor((now() - RETENTION) / HOUR_MS)}`),
  };
}

export type AnswerCountsStore = ReturnType<typeof answerCountsStore>;

export const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);
const hourOf = (minute: number) => Math.floor(minute / MINUTES);
const parsed = (counts: string) => (counts === '' ? {} : (JSON.parse(counts) as StoredCounts));

async function addAnswers(change: Change, answers: readonly AnswersOfMinute[]): Promise<void> {
  const byRow = new Map<string, { business: string; hour: number; added: AnswersOfMinute[] }>();
  for (const answer of answers) {
    const place = { business: answer.business, hour: hourOf(answer.minute) };
    const row = byRow.get(nameOf(place)) ?? { ...place, added: [] };
    row.added.push(answer);
    byRow.set(nameOf(place), row);
  }
  // In one order, so that servers that change the same rows wait for each other in turn.
  const rows = [...byRow.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await addToRows(change, rows.slice(start, start + ROWS_PER_STATEMENT));
}

interface Addition {
  readonly business: string;
  readonly hour: number;
  readonly added: readonly AnswersOfMinute[];
}

async function addToRows(change: Change, additions: readonly Addition[]): Promise<void> {
  const keys = [...new Set(additions.map(({ business }) => business))];
  const existing = await change.selectFrom('businesses').select('key').where('key', 'in', keys).execute();
  const known = new Set(existing.map(({ key }) => key));
  const rows = additions.filter(({ business }) => known.has(business));
  if (rows.length === 0) return;
  const locked = await change
    .insertInto('answer_counts')
    .values(rows.map(({ business, hour }) => ({ business, hour, counts: '' })))
    .onConflict((conflict) =>
      conflict.columns(['business', 'hour']).doUpdateSet({ counts: sql.ref('answer_counts.counts') }),
    )
    .returning(['business', 'hour', 'counts'])
    .execute();
  const stored = new Map(locked.map((row) => [nameOf(row), row.counts]));
  await change
    .insertInto('answer_counts')
    .values(
      rows.map(({ business, hour, added }) => ({
        business,
        hour,
        counts: JSON.stringify(withAdded(parsed(stored.get(nameOf({ business, hour })) ?? ''), added)),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['business', 'hour']).doUpdateSet((row) => ({ counts: row.ref('excluded.counts') })),
    )
    .execute();
}

function withAdded(stored: StoredCounts, added: readonly AnswersOfMinute[]): StoredCounts {
  const sums: Record<string, StatusCounts> = { ...stored };
  for (const { minute, counts } of added) sums[minute % MINUTES] = sumOf(sums[minute % MINUTES] ?? NO_ANSWERS, counts);
  return sums;
}

const nameOf = ({ business, hour }: { readonly business: string; readonly hour: number }) => `${business} ${hour}`;
