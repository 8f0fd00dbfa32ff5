import { MINUTE_MS } from '@carta/domain';
import { sql } from 'kysely';
import { inTransaction } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { ROWS_PER_STATEMENT } from '../database/records.ts';
import type { SectionUse } from './canary.ts';

/** In minutes. */
const WINDOW = 10;

/** What a session did in a minute with a version of a remote. */
export interface SessionUse {
  readonly remote: string;
  readonly version: string;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly session: string;
  /** How often it opened the section. */
  readonly opened: number;
  readonly failed: boolean;
}

/** The last 10 minutes of the remotes with a canary; several servers add to the same rows. */
export function sectionUseStore(database: Database, momentary: Database, now: () => number) {
  const firstMinute = () => Math.floor(now() / MINUTE_MS) - WINDOW + 1;
  return {
    /** Adds to the stored counts and deletes older ones. Waits for other writers a moment only, unless it `isLast`. */
    async add(uses: readonly SessionUse[], { isLast = false } = {}): Promise<void> {
      await inTransaction(isLast ? database : momentary, async (change) => {
        await change.deleteFrom('section_use').where('minute', '<', firstMinute()).execute();
        for (let start = 0; start < uses.length; start += ROWS_PER_STATEMENT)
          await change
            .insertInto('section_use')
            .values(
              uses.slice(start, start + ROWS_PER_STATEMENT).map((use) => ({ ...use, failed: use.failed ? 1 : 0 })),
            )
            .onConflict((conflict) =>
              conflict.columns(['remote', 'version', 'minute', 'session']).doUpdateSet((row) => ({
                opened: row('section_use.opened', '+', row.ref('excluded.opened')),
                failed: row
                  .case()
                  .when('section_use.failed', '=', 1)
                  .then(1 as const)
                  .else(row.ref('excluded.failed'))
                  .end(),
              })),
            )
            .execute();
      });
    },

    /** Returns the use of a version during the last 10 minutes. */
    async of(remote: string, version: string | null): Promise<SectionUse> {
      const use = await database
        .selectFrom('section_use')
        .select([
          sql`sum(opened)`.as('opened'),
          sql`count(distinct session)`.as('sessions'),
          sql`count(distinct case when failed = 1 then session end)`.as('failed'),
        ])
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('minute', '>=', firstMinute())
        .executeTakeFirstOrThrow();
      return { opened: Number(use.opened), sessions: Number(use.sessions), failed: Number(use.failed) };
    },
  };
}

export type SectionUseStore = ReturnType<typeof sectionUseStore>;
