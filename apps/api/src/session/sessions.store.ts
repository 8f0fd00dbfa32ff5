import { createHash, randomBytes } from 'node:crypto';
import type { OpenSession } from '@carta/contract';
import { DAY_MS } from '@carta/domain';
import { sql } from 'kysely';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { DataVersions } from '../database/data-versions.ts';
import { cachedRead, type Refresh } from '../database/read-cache.ts';

/** A session ends this long after its last use, in ms. */
export const SESSION_IDLE_TIMEOUT = 30 * DAY_MS;
/** A session ends this long after its start at the latest, in ms. */
export const MAX_SESSION_AGE = 180 * DAY_MS;

/** A cookie with the old name is accepted for 30 days after this migration; in ms. */
const COOKIE_NAME_MIGRATION = '0007-sessions-and-audit';
const OLD_COOKIE_NAME_PERIOD = 30 * DAY_MS;

/** The signed-in user of a business. */
export interface Owner {
  readonly business: string;
  readonly email: string;
  readonly locked: boolean;
  /** Browser and system of the sign-in; '' if unknown. */
  readonly device: string;
}

/** A token names its business, by which its row is found; only its hash is stored. */
const newToken = (business: string) => `${business}.${randomBytes(32).toString('base64url')}`;
const businessInToken = (token: string) => token.slice(0, token.lastIndexOf('.'));
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The id under which owner and operator see a session; it opens nothing. */
const idOf = (tokenHash: string) => createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 20);

const MAX_CACHED_SESSIONS = 1000;

export function sessionsStore(
  database: Database,
  {
    momentary,
    versions,
    refreshes,
    now,
  }: { momentary: Database; versions: DataVersions; refreshes: Refresh[] | undefined; now: () => number },
) {
  const withUsers = database
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.business', '=', 'sessions.business').onRef('users.email', '=', 'sessions.email'),
    )
    .select([
      'token_hash',
      'users.email',
      'users.locked',
      'sessions.expires_at',
      'sessions.started_at',
      'sessions.device',
    ]);
  const stored = cachedRead({
    name: 'sessions',
    version: versions.accounts,
    max: MAX_CACHED_SESSIONS,
    read: (token) =>
      withUsers
        .where('sessions.business', '=', businessInToken(token))
        .where('sessions.token_hash', '=', hashOf(token))
        .executeTakeFirst(),
    refresh: {
      all: refreshes,
      read: async (tokens) => {
        const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
        const rows = await withUsers
          .where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('sessions.business', 'sessions.token_hash'),
              'in',
              [...byHash].map(([hash, token]) => tuple(businessInToken(token), hash)),
            ),
          )
          .execute();
        return new Map(rows.map((row) => [byHash.get(row.token_hash) ?? '', row]));
      },
    },
  });

  /** Returns false if the database cannot be written: reading continues, and a later request renews the session. */
  const renew = async (business: string, token: string): Promise<boolean> => {
    try {
      await momentary
        .updateTable('sessions')
        .set({ expires_at: now() + SESSION_IDLE_TIMEOUT })
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

  const isExpired = (row: { expires_at: number; started_at: number }) => expiryOf(row) <= now();
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
    /** Starts a session and returns its token, of which only a hash is stored. */
    async start(business: string, email: string, device = ''): Promise<string> {
      const token = newToken(business);
      const started_at = now();
      const expires_at = started_at + SESSION_IDLE_TIMEOUT;
      await database
        .insertInto('sessions')
        .values({ business, token_hash: hashOf(token), email, expires_at, device, started_at })
        .execute();
      return token;
    },

    /**
     * Returns whose session this is, whether this call renewed it (at most once a day), and how long it is valid without
     * another use, in ms; null if there is none.
     */
    async find(token: string): Promise<{ owner: Owner; renewed: boolean; validFor: number } | null> {
      const row = await stored(token);
      if (!row || isExpired(row)) return null;
      const business = businessInToken(token);
      const isDue = row.expires_at < now() + SESSION_IDLE_TIMEOUT - DAY_MS;
      const renewed = isDue && (await renew(business, token));
      const validFor = Math.min(SESSION_IDLE_TIMEOUT, row.started_at + MAX_SESSION_AGE - now());
      return { owner: { business, email: row.email, locked: row.locked === 1, device: row.device }, renewed, validFor };
    },

    /** True for 30 days after the migration that renamed the cookie for https. */
    async acceptsOldCookieName(): Promise<boolean> {
      oldCookieNameUntil ??= (await migratedAt(database)) + OLD_COOKIE_NAME_PERIOD;
      return now() < oldCookieNameUntil;
    },

    /** Returns an owner's open sessions: first the one of this token, then the others, last used first. */
    async list(
      { business, email }: Pick<Owner, 'business' | 'email'>,
      token: string | undefined,
    ): Promise<OpenSession[]> {
      const own = token === undefined ? '' : hashOf(token);
      const rows = await ofUser(business, email);
      return rows
        .filter((row) => !isExpired(row))
        .map((row) => ({ ...openSessionOf(row), current: row.token_hash === own }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },

    /** Returns the open sessions of one email, or of everybody, sorted by email. */
    async listAll(email?: string) {
      const rows = await database
        .selectFrom('sessions')
        .select(['business', 'email', 'token_hash', 'device', 'started_at', 'expires_at'])
        .$if(email !== undefined, (all) => all.where('email', '=', email ?? ''))
        .orderBy('email')
        .orderBy('started_at')
        .execute();
      return rows
        .filter((row) => !isExpired(row))
        .map((row) => ({ ...openSessionOf(row), business: row.business, email: row.email }));
    },

    /** Ends this owner's session of this id and returns the hash of its token; null if there is none. */
    async endOne({ business, email }: Pick<Owner, 'business' | 'email'>, id: string): Promise<string | null> {
      const found = (await ofUser(business, email)).find((row) => idOf(row.token_hash) === id);
      if (!found || isExpired(found)) return null;
      await endByHash(business, found.token_hash);
      return found.token_hash;
    },

    /** Ends an owner's sessions except the one of this token, and returns how many. */
    async endOthers(
      { business, email }: Pick<Owner, 'business' | 'email'>,
      token: string | undefined,
    ): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('sessions')
        .where('business', '=', business)
        .where('email', '=', email)
        .where('token_hash', '!=', token === undefined ? '' : hashOf(token))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /** Deletes expired sessions and returns how many. */
    deleteExpired: () =>
      deleteOldRows(database, 'sessions', sql`(expires_at <= ${now()} or started_at <= ${now() - MAX_SESSION_AGE})`),

    async end(token: string): Promise<void> {
      await endByHash(businessInToken(token), hashOf(token));
    },
  };
}

const expiryOf = (row: { expires_at: number; started_at: number }) =>
  Math.min(row.expires_at, row.started_at + MAX_SESSION_AGE);

function openSessionOf(row: { token_hash: string; device: string; started_at: number; expires_at: number }) {
  const { device, started_at: startedAt } = row;
  // The first use of each day renews a session.
  const seenAt = Math.max(startedAt, row.expires_at - SESSION_IDLE_TIMEOUT);
  return { id: idOf(row.token_hash), device, startedAt, seenAt };
}

async function migratedAt(database: Database): Promise<number> {
  const { timestamp } = await database
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .selectFrom('kysely_migration')
    .select('timestamp')
    .where('name', '=', COOKIE_NAME_MIGRATION)
    .executeTakeFirstOrThrow();
  return Date.parse(timestamp);
}

export type SessionsStore = ReturnType<typeof sessionsStore>;
