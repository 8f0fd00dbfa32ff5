import {
  asksTooOften,
  DAY_MS,
  isOpenRequest,
  newKey,
  REQUEST_LIMIT,
  type RequestKind,
  type Table,
} from '@carta/domain';
import type { Change } from '../../database/change-business.ts';
import type { Database } from '../../database/database.ts';
import type { TableRequestRow } from '../../database/order-tables.ts';
import { raiseRevision } from '../raise-revision.ts';

interface RequestDeps {
  readonly now: () => number;
  readonly changeOrders: <T>(business: string, work: (change: Change) => Promise<T>) => Promise<T>;
}

interface AskedAt {
  readonly table: string;
  readonly kind: RequestKind;
  readonly timeZone: string;
}

/** A request with the table as it is called now. */
interface OpenRequest {
  readonly key: string;
  readonly kind: RequestKind;
  readonly table: Pick<Table, 'key' | 'title'>;
  readonly createdAt: number;
}

/** What is asked for at tables. */
export function tableRequests(database: Database, { now, changeOrders }: RequestDeps) {
  const requestsOf = (reading: Database, business: string) =>
    reading.selectFrom('table_requests').selectAll().where('business', '=', business);

  /** Those that may wait: a request does so until its day ends. */
  const waiting = (reading: Database, business: string) =>
    requestsOf(reading, business)
      .where('answered_at', 'is', null)
      .where('created_at', '>', now() - 2 * DAY_MS)
      .orderBy('created_at');

  /** Returns the request that waits already, or that the table may make no other; null if it may. */
  const standing = async (reading: Database, business: string, { table, kind, timeZone }: AskedAt) => {
    const at = now();
    const open = await waiting(reading, business).where('at_table', '=', table).where('kind', '=', kind).execute();
    const known = open.find((row) => isOpenRequest(momentsOf(row), timeZone, at));
    if (known) return { key: known.key, isNew: false };
    const recent = await requestsOf(reading, business)
      .where('at_table', '=', table)
      .where('created_at', '>', at - REQUEST_LIMIT.within)
      .execute();
    const isTooOften = asksTooOften(
      recent.map((row) => row.created_at),
      at,
    );
    return isTooOften ? ('too-often' as const) : null;
  };

  return {
    /** Stores a request, unless one of its kind waits: that one is returned. A flood of them takes no turn. [TABLE-9] [TABLE-10] */
    async askAtTable(
      business: string,
      asked: AskedAt,
    ): Promise<{ readonly key: string; readonly isNew: boolean } | 'too-often'> {
      const before = await standing(database, business, asked);
      if (before) return before;
      return changeOrders(business, async (change) => {
        const meanwhile = await standing(change, business, asked);
        if (meanwhile) return meanwhile;
        const [key, at] = [newKey(), now()];
        const row = { business, key, at_table: asked.table, kind: asked.kind, created_at: at, answered_at: null };
        await change.insertInto('table_requests').values(row).execute();
        await raiseRevision(change, business, at);
        return { key, isNew: true };
      });
    },

    /** Returns when a request was answered, null while it was not; undefined if there is none. [TABLE-9] */
    async answeredAt(business: string, key: string): Promise<number | null | undefined> {
      const row = await requestsOf(database, business).where('key', '=', key).executeTakeFirst();
      return row?.answered_at;
    },

    /** Answers a request, once, and returns when that was; null if there is none. [TABLE-9] */
    answerRequest: (business: string, key: string): Promise<number | null> =>
      changeOrders(business, async (change) => {
        const row = await requestsOf(change, business).where('key', '=', key).executeTakeFirst();
        if (!row) return null;
        if (row.answered_at !== null) return row.answered_at;
        const at = now();
        await change
          .updateTable('table_requests')
          .set({ answered_at: at })
          .where('business', '=', business)
          .where('key', '=', key)
          .execute();
        await raiseRevision(change, business, at);
        return at;
      }),

    /** Returns what waits for an answer, the oldest first, of the tables that there are. [TABLE-9] */
    async openRequests(
      business: string,
      { tables, timeZone }: { readonly tables: readonly Table[]; readonly timeZone: string },
    ): Promise<OpenRequest[]> {
      const rows = await waiting(database, business).execute();
      return rows.flatMap((row) => {
        const table = tables.find(({ key }) => key === row.at_table);
        if (!table || !isOpenRequest(momentsOf(row), timeZone, now())) return [];
        const { key, kind, created_at: createdAt } = row;
        return [{ key, kind: kind as RequestKind, table: { key: table.key, title: table.title }, createdAt }];
      });
    },
  };
}

const momentsOf = (row: TableRequestRow) => ({ createdAt: row.created_at, answered: row.answered_at });

/** Answers all that a table asks for: it is closed. */
export async function answerAll(
  change: Change,
  business: string,
  { table, at }: { readonly table: string; readonly at: number },
): Promise<void> {
  await change
    .updateTable('table_requests')
    .set({ answered_at: at })
    .where('business', '=', business)
    .where('at_table', '=', table)
    .where('answered_at', 'is', null)
    .execute();
}

/** What people asked for goes with them to another table. */
export async function moveRequests(
  change: Change,
  business: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await change
    .updateTable('table_requests')
    .set({ at_table: to })
    .where('business', '=', business)
    .where('at_table', '=', from)
    .where('answered_at', 'is', null)
    .execute();
}
