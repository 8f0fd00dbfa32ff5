import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PAIRS_PER_STATEMENT } from '../database/update-each.ts';
import { MAX_SESSION_AGE } from '../session/sessions.store.ts';
import { versionOfAll, type DataVersions } from '../database/data-versions.ts';

export interface ListeningSession {
  readonly business: string;
  readonly tokenHash: string;
}

/** Revisions of a business's menu and of its orders, 0 before the first one. */
export interface ListenedRevisions {
  readonly menu: number;
  readonly orders: number;
}

export function listenersStore(database: Database, { versions, now }: { versions: DataVersions; now: () => number }) {
  return {
    /** Changes with each change that open pages are told of; reads only counters. */
    version: () => versionOfAll(versions),

    /** Returns the revisions for each of the sessions that is still valid, by the session's hash. */
    async revisions(sessions: readonly ListeningSession[]): Promise<Map<string, ListenedRevisions>> {
      const revisions = new Map<string, ListenedRevisions>();
      for (let start = 0; start < sessions.length; start += PAIRS_PER_STATEMENT) {
        const listed = sessions.slice(start, start + PAIRS_PER_STATEMENT);
        const tuples = listed.map(({ business, tokenHash }) => sql`(${business}, ${tokenHash})`);
        const rows = await database
          .selectFrom(sql<{ column1: string; column2: string }>`(values ${sql.join(tuples)})`.as('listed'))
          .innerJoin('sessions', (join) =>
            join.onRef('sessions.business', '=', 'listed.column1').onRef('sessions.token_hash', '=', 'listed.column2'),
          )
          .innerJoin('businesses', 'businesses.key', 'sessions.business')
          .select(['sessions.token_hash', 'businesses.revision'])
          .select(({ selectFrom }) =>
            selectFrom('order_days')
              .select('order_days.revision')
              .whereRef('order_days.business', '=', 'businesses.key')
              .orderBy('order_days.day', 'desc')
              .limit(1)
              .as('orders'),
          )
          .where('sessions.expires_at', '>', now())
          .where('sessions.started_at', '>', now() - MAX_SESSION_AGE)
          .execute();
        for (const { token_hash, revision, orders } of rows)
          revisions.set(token_hash, { menu: revision, orders: orders ?? 0 });
      }
      return revisions;
    },

    /** Returns the revision of a business's orders. */
    async ordersOf(business: string): Promise<number> {
      const day = await database
        .selectFrom('order_days')
        .select('revision')
        .where('business', '=', business)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst();
      return day?.revision ?? 0;
    },
  };
}

export type ListenersStore = ReturnType<typeof listenersStore>;
