import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@carta/domain';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';

/** In ms. */
const WINDOW = 5 * MINUTE_MS;
const MAX_PER_EMAIL_AND_CLIENT = 10;
const MAX_PER_CLIENT = 100;

/** Failures of one account within an hour, from all addresses; each further attempt has to wait. */
export const MAX_PER_ACCOUNT = 100;
/** In ms. */
const MAX_WAIT = MINUTE_MS;

/** In ms. Failures further in the future come from a clock that was set back since, and do not count. */
const MAX_CLOCK_SKEW = MINUTE_MS;

export interface AttemptRequest {
  /** The network or the known browser for which failures count. */
  readonly client: string;
  /** In lower case; may be unknown. */
  readonly email: string;
  /** The account's limit does not apply to a known browser, so that strangers cannot lock its owner out. */
  readonly isKnown: boolean;
}

/** An allowed attempt counts as failed until it succeeds, so that concurrent guesses count too. */
export type Attempt =
  | { allowed: true; id: string; failuresOfAccount: number }
  | { allowed: false; retryAfterSeconds: number; limit: 'email' | 'client' | 'account' };

export function loginLimitsStore(database: Database, now: () => number) {
  return {
    async attempt({ client, email, isKnown }: AttemptRequest): Promise<Attempt> {
      return database.transaction().execute(async (trx) => {
        const at = now();
        await takeTurn(trx, `client ${client}`, `email ${email}`);
        await trx
          .deleteFrom('login_failures')
          .where((row) => row.or([row('failed_at', '<=', at - HOUR_MS), row('failed_at', '>', at + MAX_CLOCK_SKEW)]))
          .execute();
        const ofClient = await trx
          .selectFrom('login_failures')
          .select(['email', 'failed_at'])
          .where('address', '=', client)
          .where('failed_at', '>', at - WINDOW)
          .orderBy('failed_at', 'desc')
          .limit(MAX_PER_CLIENT)
          .execute();
        const ofAccount = await trx
          .selectFrom('login_failures')
          .select('failed_at')
          .where('email', '=', email)
          .orderBy('failed_at', 'desc')
          .limit(2 * MAX_PER_ACCOUNT)
          .execute();

        const refuse = (limit: 'email' | 'client' | 'account', until: number): Attempt => ({
          allowed: false,
          limit,
          retryAfterSeconds: Math.ceil((until - at) / 1000),
        });
        const lastOfEmail = ofClient.filter((failure) => failure.email === email)[MAX_PER_EMAIL_AND_CLIENT - 1];
        if (lastOfEmail) return refuse('email', lastOfEmail.failed_at + WINDOW);
        const lastOfClient = ofClient[MAX_PER_CLIENT - 1];
        if (lastOfClient) return refuse('client', lastOfClient.failed_at + WINDOW);
        const wait = waitAfter(ofAccount.length);
        const until = (ofAccount[0]?.failed_at ?? 0) + wait;
        // Without a wait, the last attempt may be one that is checked elsewhere, by a clock ahead of ours.
        if (!isKnown && wait > 0 && at < until) return refuse('account', until);

        const id = randomUUID();
        await trx.insertInto('login_failures').values({ address: client, id, email, failed_at: at }).execute();
        return { allowed: true, id, failuresOfAccount: ofAccount.length + 1 };
      });
    },

    /** Deletes failures that no longer count, and returns how many. */
    async deleteOld(): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('login_failures')
        .where('failed_at', '<=', now() - HOUR_MS)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async succeeded(client: string, id: string): Promise<void> {
      await database.deleteFrom('login_failures').where('address', '=', client).where('id', '=', id).execute();
    },
  };
}

/** Returns how long an account waits after its last failure, in ms. */
function waitAfter(failures: number): number {
  return failures < MAX_PER_ACCOUNT ? 0 : Math.min(MAX_WAIT, 1000 * 2 ** (failures - MAX_PER_ACCOUNT));
}

export type LoginLimitsStore = ReturnType<typeof loginLimitsStore>;
