import { createHash, randomBytes } from 'node:crypto';
import type { OpenSession } from '@carta/contract';
import type { Database } from '../database/open-database.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { cachedRead, type DataVersion } from '../database/read-cache.ts';

export const SESSION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The signed-in user of a business. */
export interface Owner {
  readonly business: string;
  readonly email: string;
  readonly locked: boolean;
}

/** A token names its business, so that it is looked up where that business's data lies; only its hash is stored. */
const newToken = (business: string) => `${business}.${randomBytes(32).toString('base64url')}`;
const businessInToken = (token: string) => token.slice(0, token.lastIndexOf('.'));
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const MAX_CACHED_SESSIONS = 1000;

export function sessionsStore(database: Database, { version, now }: { version: DataVersion; now: () => number }) {
  const stored = cachedRead(version, MAX_CACHED_SESSIONS, (token: string) =>
    database
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join.onRef('users.business', '=', 'sessions.business').onRef('users.email', '=', 'sessions.email'),
      )
      .select(['users.email', 'users.locked', 'sessions.expires_at'])
      .where('sessions.business', '=', businessInToken(token))
      .where('sessions.token_hash', '=', hashOf(token))
      .executeTakeFirst(),
  );

  /** Who only reads is let in where nothing can be written: another visit will move the end. */
  const renew = async (business: string, token: string): Promise<boolean> => {
    try {
      await database
        .updateTable('sessions')
        .set({ expires_at: now() + SESSION_DAYS * DAY })
        .where('business', '=', business)
        .where('token_hash', '=', hashOf(token))
        .execute();
      return true;
    } catch (error) {
      if (isUnavailable(error)) return false;
      throw error;
    }
  };

  return {
    /** Starts a session and gives its token, which is told to nobody else and stored nowhere. */
    async start(business: string, email: string, device = ''): Promise<string> {
      const token = newToken(business);
      const started_at = now();
      const expires_at = started_at + SESSION_DAYS * DAY;
      await database
        .insertInto('sessions')
        .values({ business, token_hash: hashOf(token), email, expires_at, device, started_at })
        .execute();
      return token;
    },

    /** Whose session this is, and whether its end was moved just now: at most once a day. */
    async find(token: string): Promise<{ owner: Owner; renewed: boolean } | null> {
      const row = await stored(token);
      if (!row || row.expires_at <= now()) return null;
      const business = businessInToken(token);
      const isDue = row.expires_at < now() + (SESSION_DAYS - 1) * DAY;
      const renewed = isDue && (await renew(business, token));
      return { owner: { business, email: row.email, locked: row.locked === 1 }, renewed };
    },

    /** An owner's sessions that are not over: the one of this token first, then the one that was used last. */
    async list({ business, email }: Owner, token: string | undefined): Promise<OpenSession[]> {
      const own = token === undefined ? '' : hashOf(token);
      const rows = await database
        .selectFrom('sessions')
        .select(['token_hash', 'device', 'started_at', 'expires_at'])
        .where('business', '=', business)
        .where('email', '=', email)
        .where('expires_at', '>', now())
        .orderBy('expires_at', 'desc')
        .execute();
      return rows
        .map(({ token_hash, device, started_at: startedAt, expires_at }) => {
          // Its end is moved by each day's first use.
          const seenAt = Math.max(startedAt, expires_at - SESSION_DAYS * DAY);
          return { device, startedAt, seenAt, current: token_hash === own };
        })
        .sort((a, b) => Number(b.current) - Number(a.current));
    },

    /** Ends an owner's sessions but the one of this token, and says how many. */
    async endOthers({ business, email }: Owner, token: string | undefined): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('sessions')
        .where('business', '=', business)
        .where('email', '=', email)
        .where('token_hash', '!=', token === undefined ? '' : hashOf(token))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /** Deletes a business's sessions that are over, and says how many. */
    async deleteEnded(business: string): Promise<number> {
      const ended = await database
        .selectFrom('sessions')
        .select('token_hash')
        .where('business', '=', business)
        .where('expires_at', '<=', now())
        .execute();
      // Nothing is written, and no cache is dropped, where there is nothing to delete.
      if (ended.length === 0) return 0;
      await database.deleteFrom('sessions').where('business', '=', business).where('expires_at', '<=', now()).execute();
      return ended.length;
    },

    async end(token: string): Promise<void> {
      await database
        .deleteFrom('sessions')
        .where('business', '=', businessInToken(token))
        .where('token_hash', '=', hashOf(token))
        .execute();
    },
  };
}

export type SessionsStore = ReturnType<typeof sessionsStore>;
