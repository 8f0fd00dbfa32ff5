import { createHash, randomBytes } from 'node:crypto';
import type { OpenSession } from '@carta/contract';
import type { Database } from '../database/open-database.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { cachedRead, type DataVersion } from '../database/read-cache.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A session ends this long after its last use, and at the latest this long after its start; in ms. */
export const SESSION_IDLE = 30 * DAY;
export const SESSION_LONGEST = 180 * DAY;

/** Sessions in a cookie with the old name are accepted for 30 days after the migration of this name. */
const NEW_COOKIE_NAME_SINCE = '0007-sessions-and-audit';
const OLD_COOKIE_NAME = 30 * DAY;

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

/** Names a session to its owner and the operator, and signs nobody in. */
const idOf = (tokenHash: string) => createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 20);

const MAX_CACHED_SESSIONS = 1000;

export function sessionsStore(database: Database, { version, now }: { version: DataVersion; now: () => number }) {
  const stored = cachedRead(version, MAX_CACHED_SESSIONS, (token: string) =>
    database
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join.onRef('users.business', '=', 'sessions.business').onRef('users.email', '=', 'sessions.email'),
      )
      .select(['users.email', 'users.locked', 'sessions.expires_at', 'sessions.started_at'])
      .where('sessions.business', '=', businessInToken(token))
      .where('sessions.token_hash', '=', hashOf(token))
      .executeTakeFirst(),
  );

  /** Who only reads is let in where nothing can be written: another visit will move the end. */
  const renew = async (business: string, token: string): Promise<boolean> => {
    try {
      await database
        .updateTable('sessions')
        .set({ expires_at: now() + SESSION_IDLE })
        .where('business', '=', business)
        .where('token_hash', '=', hashOf(token))
        .execute();
      return true;
    } catch (error) {
      if (isUnavailable(error)) return false;
      throw error;
    }
  };

  let oldCookieNameUntil: number | undefined;

  const isOver = (row: { expires_at: number; started_at: number }) => endOf(row) <= now();
  const ofUser = (business: string, email: string) =>
    database
      .selectFrom('sessions')
      .select(['business', 'email', 'token_hash', 'device', 'started_at', 'expires_at'])
      .where('business', '=', business)
      .where('email', '=', email)
      .orderBy('expires_at', 'desc')
      .execute();
  const endByHash = (business: string, tokenHash: string) =>
    database.deleteFrom('sessions').where('business', '=', business).where('token_hash', '=', tokenHash).execute();

  return {
    /** Starts a session and gives its token, which is told to nobody else and stored nowhere. */
    async start(business: string, email: string, device = ''): Promise<string> {
      const token = newToken(business);
      const started_at = now();
      const expires_at = started_at + SESSION_IDLE;
      await database
        .insertInto('sessions')
        .values({ business, token_hash: hashOf(token), email, expires_at, device, started_at })
        .execute();
      return token;
    },

    /** Whose session this is, whether its end was moved just now (at most once a day), and how long it lasts without another use, in ms. */
    async find(token: string): Promise<{ owner: Owner; renewed: boolean; lasts: number } | null> {
      const row = await stored(token);
      if (!row || isOver(row)) return null;
      const business = businessInToken(token);
      const isDue = row.expires_at < now() + SESSION_IDLE - DAY;
      const renewed = isDue && (await renew(business, token));
      const lasts = Math.min(SESSION_IDLE, row.started_at + SESSION_LONGEST - now());
      return { owner: { business, email: row.email, locked: row.locked === 1 }, renewed, lasts };
    },

    /** True for 30 days after the cookie got another name over https. */
    async acceptsOldCookieName(): Promise<boolean> {
      oldCookieNameUntil ??= (await migratedAt(database)) + OLD_COOKIE_NAME;
      return now() < oldCookieNameUntil;
    },

    /** An owner's sessions that are not over: the one of this token first, then the one that was used last. */
    async list({ business, email }: Owner, token: string | undefined): Promise<OpenSession[]> {
      const own = token === undefined ? '' : hashOf(token);
      const rows = await ofUser(business, email);
      return rows
        .filter((row) => !isOver(row))
        .map((row) => ({ ...openSessionOf(row), current: row.token_hash === own }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },

    /** Returns the sessions that are open, of one email or of everybody, by email. */
    async listAll(email?: string) {
      const rows = await database
        .selectFrom('sessions')
        .select(['business', 'email', 'token_hash', 'device', 'started_at', 'expires_at'])
        .$if(email !== undefined, (all) => all.where('email', '=', email ?? ''))
        .orderBy('email')
        .orderBy('started_at')
        .execute();
      return rows
        .filter((row) => !isOver(row))
        .map((row) => ({ ...openSessionOf(row), business: row.business, email: row.email }));
    },

    /** Ends the session of this id, if it is this owner's; says which token's hash it had, or null if there is none. */
    async endOne({ business, email }: Pick<Owner, 'business' | 'email'>, id: string): Promise<string | null> {
      const found = (await ofUser(business, email)).find((row) => idOf(row.token_hash) === id);
      if (!found || isOver(found)) return null;
      await endByHash(business, found.token_hash);
      return found.token_hash;
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
        .where((row) => row.or([row('expires_at', '<=', now()), row('started_at', '<=', now() - SESSION_LONGEST)]))
        .execute();
      // Nothing is written, and no cache is dropped, where there is nothing to delete.
      if (ended.length === 0) return 0;
      for (const { token_hash } of ended) await endByHash(business, token_hash);
      return ended.length;
    },

    async end(token: string): Promise<void> {
      await endByHash(businessInToken(token), hashOf(token));
    },
  };
}

const endOf = (row: { expires_at: number; started_at: number }) =>
  Math.min(row.expires_at, row.started_at + SESSION_LONGEST);

function openSessionOf(row: { token_hash: string; device: string; started_at: number; expires_at: number }) {
  const { device, started_at: startedAt } = row;
  // Its end is moved by each day's first use.
  const seenAt = Math.max(startedAt, row.expires_at - SESSION_IDLE);
  return { id: idOf(row.token_hash), device, startedAt, seenAt };
}

async function migratedAt(database: Database): Promise<number> {
  const { timestamp } = await database
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .selectFrom('kysely_migration')
    .select('timestamp')
    .where('name', '=', NEW_COOKIE_NAME_SINCE)
    .executeTakeFirstOrThrow();
  return Date.parse(timestamp);
}
