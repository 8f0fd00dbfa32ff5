import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PAIRS_PER_STATEMENT } from '../database/update-each.ts';
import { MAX_SESSION_AGE } from '../session/sessions.store.ts';
import { versionOfAll, type DataVersions } from '../database/data-versions.ts';

export interface ListeningSession {
  readonly business: string;
  readonly tokenHash: string;
}

export function listenersStore(database: Database, { versions, now }: { versions: DataVersions; now: () => number }) {
  return {
    /** Changes with each change that open pages are told of; reads only counters. */
    version: () => versionOfAll(versions),

    /** Returns the menu's revision for each of the sessions that is still valid, by the session's hash. */
    async revisions(sessions: readonly ListeningSession[]): Promise<Map<string, number>> {
      const revisions = new Map<string, number>();
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
          .where('sessions.expires_at', '>', now())
          .where('sessions.started_at', '>', now() - MAX_SESSION_AGE)
          .execute();
        for (const { token_hash, revision } of rows) revisions.set(token_hash, revision);
      }
      return revisions;
    },
  };
}

export type ListenersStore = ReturnType<typeof listenersStore>;
