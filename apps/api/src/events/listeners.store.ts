import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PAIRS_PER_STATEMENT } from '../database/siblings.ts';
import { MAX_SESSION_AGE } from '../session/sessions.store.ts';
import type { DataVersion } from '../database/read-cache.ts';

export interface ListeningSession {
  readonly business: string;
  readonly tokenHash: string;
}

export function listenersStore(database: Database, { version, now }: { version: DataVersion; now: () => number }) {
  return {
    /** Changes with each change of the data; reads only a counter. */
    version,

    /** Returns the menu's revision for each of the sessions that is still valid, by the session's hash. */
    async revisions(sessions: readonly ListeningSession[]): Promise<Map<string, number>> {
      const revisions = new Map<string, number>();
      for (let start = 0; start < sessions.length; start += PAIRS_PER_STATEMENT) {
        const listed = sessions.slice(start, start + PAIRS_PER_STATEMENT);
        const tuples = sql.join(listed.map(({ business, tokenHash }) => sql`(${business}, ${tokenHash})`));
        const { rows } = await sql<{ token_hash: string; revision: number }>`
          select sessions.token_hash, businesses.revision
          from (values ${tuples}) as listed
          join sessions on sessions.business = listed.column1 and sessions.token_hash = listed.column2
          join businesses on businesses.key = sessions.business
          where sessions.expires_at > ${now()} and sessions.started_at > ${now() - MAX_SESSION_AGE}
        `.execute(database);
        for (const { token_hash, revision } of rows) revisions.set(token_hash, revision);
      }
      return revisions;
    },
  };
}

export type ListenersStore = ReturnType<typeof listenersStore>;
