import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

const WINDOW = 5 * 60 * 1000;
const PER_EMAIL_AND_ADDRESS = 10;
const PER_ADDRESS = 100;

/** An attempt that may go on counts as failed until it is said to have succeeded, so that parallel guesses count too. */
export type Attempt = { allowed: true; id: string } | { allowed: false; retryAfterSeconds: number };

export function loginLimitsStore(database: Database, now: () => number) {
  return {
    async attempt(address: string, email: string): Promise<Attempt> {
      return database.transaction().execute(async (trx) => {
        const since = now() - WINDOW;
        await trx.deleteFrom('login_failures').where('failed_at', '<=', since).execute();
        const failures = await trx
          .selectFrom('login_failures')
          .select(['email', 'failed_at'])
          .where('address', '=', address)
          .orderBy('failed_at', 'desc')
          .execute();
        const blocking =
          failures.filter((failure) => failure.email === email)[PER_EMAIL_AND_ADDRESS - 1] ?? failures[PER_ADDRESS - 1];
        if (blocking) {
          return { allowed: false, retryAfterSeconds: Math.ceil((blocking.failed_at - since) / 1000) };
        }
        const id = randomUUID();
        await trx.insertInto('login_failures').values({ address, id, email, failed_at: now() }).execute();
        return { allowed: true, id };
      });
    },

    /** Deletes failures that count no more, and says how many. */
    async deleteOld(): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('login_failures')
        .where('failed_at', '<=', now() - WINDOW)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async succeeded(address: string, id: string): Promise<void> {
      await database.deleteFrom('login_failures').where('address', '=', address).where('id', '=', id).execute();
    },
  };
}

export type LoginLimitsStore = ReturnType<typeof loginLimitsStore>;
