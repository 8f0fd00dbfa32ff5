import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const WINDOW = 5 * MINUTE;
const PER_EMAIL_AND_CLIENT = 10;
const PER_CLIENT = 100;

/** Failures an hour for one account, from wherever they come; beyond it each further attempt waits. */
export const PER_ACCOUNT = 100;
const LONGEST_WAIT = MINUTE;

/** Failures later than this are of a clock that has been set back since: they count no more. Several servers' clocks differ by less. */
const CLOCK_SKEW = MINUTE;

export interface Attempting {
  /** The network or the known browser that attempts: failures count for it. */
  readonly client: string;
  /** In lower case; of an account or of none. */
  readonly email: string;
  /** The account's ceiling does not hold for this client, so that a stranger cannot lock an owner out. */
  readonly isKnown: boolean;
}

/** An attempt that may go on counts as failed until it has succeeded, so that parallel guesses count too. */
export type Attempt =
  | { allowed: true; id: string; failuresOfAccount: number }
  | { allowed: false; retryAfterSeconds: number; limit: 'email' | 'client' | 'account' };

export function loginLimitsStore(database: Database, now: () => number) {
  return {
    async attempt({ client, email, isKnown }: Attempting): Promise<Attempt> {
      return database.transaction().execute(async (trx) => {
        const at = now();
        await trx
          .deleteFrom('login_failures')
          .where((row) => row.or([row('failed_at', '<=', at - HOUR), row('failed_at', '>', at + CLOCK_SKEW)]))
          .execute();
        const ofClient = await trx
          .selectFrom('login_failures')
          .select(['email', 'failed_at'])
          .where('address', '=', client)
          .where('failed_at', '>', at - WINDOW)
          .orderBy('failed_at', 'desc')
          .limit(PER_CLIENT)
          .execute();
        const ofAccount = await trx
          .selectFrom('login_failures')
          .select('failed_at')
          .where('email', '=', email)
          .orderBy('failed_at', 'desc')
          .limit(2 * PER_ACCOUNT)
          .execute();

        const refuse = (limit: 'email' | 'client' | 'account', until: number): Attempt => ({
          ...{ allowed: false, limit },
          retryAfterSeconds: Math.ceil((until - at) / SECOND),
        });
        const tenth = ofClient.filter((failure) => failure.email === email)[PER_EMAIL_AND_CLIENT - 1];
        if (tenth) return refuse('email', tenth.failed_at + WINDOW);
        const hundredth = ofClient[PER_CLIENT - 1];
        if (hundredth) return refuse('client', hundredth.failed_at + WINDOW);
        const until = (ofAccount[0]?.failed_at ?? 0) + waitAfter(ofAccount.length);
        if (!isKnown && at < until) return refuse('account', until);

        const id = randomUUID();
        await trx.insertInto('login_failures').values({ address: client, id, email, failed_at: at }).execute();
        return { allowed: true, id, failuresOfAccount: ofAccount.length + 1 };
      });
    },

    /** Deletes failures that count no more, and says how many. */
    async deleteOld(): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('login_failures')
        .where('failed_at', '<=', now() - HOUR)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async succeeded(client: string, id: string): Promise<void> {
      await database.deleteFrom('login_failures').where('address', '=', client).where('id', '=', id).execute();
    },
  };
}

/** How long an account waits after its last failure, in ms. */
function waitAfter(failures: number): number {
  return failures < PER_ACCOUNT ? 0 : Math.min(LONGEST_WAIT, SECOND * 2 ** (failures - PER_ACCOUNT));
}
