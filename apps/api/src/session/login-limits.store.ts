import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@carta/domain';
import type { Change } from '../database/change-business.ts';
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

export type Attempt =
  | { allowed: true; id: string; failuresOfAccount: number }
  | { allowed: false; retryAfterSeconds: number; limit: Limit };

type Limit = 'email' | 'client' | 'account';

/** How long the check of a password may take, in ms; what takes longer was broken off, and counts as failed. */
const CHECK_TIMEOUT = MINUTE_MS / 2;
/** How long an attempt waits for those before it, in ms; it looks again after a pause. */
const PATIENCE = 10_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

export function loginLimitsStore(database: Database, now: () => number) {
  return {
    /**
     * Begins an attempt, unless there were too many failures. Attempts under way are no failures: where their failing would
     * be too much, it waits for their results, so that guesses sent at once gain nothing and right passwords all succeed.
     */
    async attempt(request: AttemptRequest): Promise<Attempt> {
      const deadline = Date.now() + PATIENCE;
      await deleteUncounted(database, now());
      for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
        const result = await attemptNow(database, request, now());
        if (result !== 'wait') return result;
        if (Date.now() > deadline) return { allowed: false, limit: 'client', retryAfterSeconds: 1 };
        await wait(randomInt(pause / 2, pause));
      }
    },

    /** Counts an attempt as failed. */
    async failed(client: string, id: string): Promise<void> {
      await database
        .updateTable('login_failures')
        .set({ under_way: 0 })
        .where('address', '=', client)
        .where('id', '=', id)
        .execute();
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

/** Deletes failures that are old, or that a clock has counted which was set back since. */
async function deleteUncounted(database: Database, at: number): Promise<void> {
  await database
    .deleteFrom('login_failures')
    .where((row) => row.or([row('failed_at', '<=', at - HOUR_MS), row('failed_at', '>', at + MAX_CLOCK_SKEW)]))
    .execute();
}

async function attemptNow(
  database: Database,
  { client, email, isKnown }: AttemptRequest,
  at: number,
): Promise<Attempt | 'wait'> {
  return database.transaction().execute(async (trx) => {
    await takeTurn(trx, `client ${client}`, `email ${email}`);
    const failures = async (of: 'address' | 'email', value: string, after: number, most: number) =>
      partsOf(
        await trx
          .selectFrom('login_failures')
          .select(['email', 'failed_at', 'under_way'])
          .where(of, '=', value)
          .where('failed_at', '>', after)
          .orderBy('failed_at', 'desc')
          .limit(2 * most)
          .execute(),
        at,
      );
    const ofClient = await failures('address', client, at - WINDOW, MAX_PER_CLIENT);
    const ofAccount = await failures('email', email, at - HOUR_MS, MAX_PER_ACCOUNT);
    const refuse = (limit: Limit, until: number): Attempt => ({
      allowed: false,
      limit,
      retryAfterSeconds: Math.ceil((until - at) / 1000),
    });

    const ofEmail = ofClient.failed.filter((failure) => failure.email === email);
    const lastOfEmail = ofEmail[MAX_PER_EMAIL_AND_CLIENT - 1];
    if (lastOfEmail) return refuse('email', lastOfEmail.failed_at + WINDOW);
    const lastOfClient = ofClient.failed[MAX_PER_CLIENT - 1];
    if (lastOfClient) return refuse('client', lastOfClient.failed_at + WINDOW);
    const waitsForOthers = !isKnown && !(await isLetThrough(trx, email, at));
    const pause = waitAfter(ofAccount.failed.length);
    const until = (ofAccount.failed[0]?.failed_at ?? 0) + pause;
    // Without a pause, the last attempt may be one that is checked elsewhere, by a clock ahead of ours.
    if (waitsForOthers && pause > 0 && at < until) return refuse('account', until);

    const underWayForEmail = ofClient.underWay.filter((attempt) => attempt.email === email);
    if (ofEmail.length + underWayForEmail.length >= MAX_PER_EMAIL_AND_CLIENT) return 'wait';
    if (ofClient.failed.length + ofClient.underWay.length >= MAX_PER_CLIENT) return 'wait';
    const ofAll = ofAccount.failed.length + ofAccount.underWay.length;
    if (waitsForOthers && ofAccount.underWay.length > 0 && ofAll >= MAX_PER_ACCOUNT) return 'wait';

    const id = randomUUID();
    await trx
      .insertInto('login_failures')
      .values({ address: client, id, email, failed_at: at, under_way: 1 })
      .execute();
    return { allowed: true, id, failuresOfAccount: ofAccount.failed.length + 1 };
  });
}

interface StoredAttempt {
  readonly email: string;
  readonly failed_at: number;
  readonly under_way: 0 | 1;
}

function partsOf(attempts: readonly StoredAttempt[], at: number) {
  const isUnderWay = ({ under_way: underWay, failed_at: since }: StoredAttempt) =>
    underWay === 1 && since > at - CHECK_TIMEOUT;
  return { failed: attempts.filter((one) => !isUnderWay(one)), underWay: attempts.filter(isUnderWay) };
}

/** True for an account that the operator lets through. */
async function isLetThrough(change: Change, email: string, at: number): Promise<boolean> {
  const user = await change
    .selectFrom('emails')
    .innerJoin('users', (join) =>
      join.onRef('users.business', '=', 'emails.business').onRef('users.email', '=', 'emails.email'),
    )
    .select('users.let_through_until as until')
    .where('emails.email', '=', email)
    .executeTakeFirst();
  return user !== undefined && at < user.until;
}

/** Returns how long an account waits after its last failure, in ms. */
function waitAfter(failures: number): number {
  return failures < MAX_PER_ACCOUNT ? 0 : Math.min(MAX_WAIT, 1000 * 2 ** (failures - MAX_PER_ACCOUNT));
}

export type LoginLimitsStore = ReturnType<typeof loginLimitsStore>;
