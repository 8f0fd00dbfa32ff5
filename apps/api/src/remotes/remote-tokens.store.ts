import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { hashOf } from '../session/sessions.store.ts';

/** A key with which a team's CI may change one remote. */
export interface RemoteToken {
  /** `{remote}-{number}`; history and audit log name it as the author. */
  readonly name: string;
  readonly remote: string;
}

interface ListedToken extends RemoteToken {
  /** ms since 1970. */
  readonly createdAt: number;
  readonly createdBy: string;
  /** ms since 1970; null while it is valid. */
  readonly revokedAt: number | null;
}

/** Scanners of secrets find it by this beginning. */
const newToken = () => `carta_${randomBytes(32).toString('base64url')}`;

/** The tokens of remotes; only their hashes are stored. */
export function remoteTokensStore(database: Database, now: () => number) {
  return {
    /** Makes a token, which nobody can read again. */
    create: (remote: string, createdBy: string): Promise<{ readonly name: string; readonly token: string }> =>
      database.transaction().execute(async (data) => {
        await takeTurn(data, 'remotes');
        const token = newToken();
        const { last } = await data
          .selectFrom('remote_tokens')
          .select(({ fn }) => fn.max('nth').as('last'))
          .where('remote', '=', remote)
          .executeTakeFirstOrThrow();
        const nth = Number(last) + 1;
        await data
          .insertInto('remote_tokens')
          .values({
            hash: hashOf(token),
            remote,
            nth,
            created_at: now(),
            created_by: createdBy,
            revoked_at: null,
          })
          .execute();
        return { name: `${remote}-${nth}`, token };
      }),

    /** Returns the token if it is valid. */
    async find(token: string): Promise<RemoteToken | null> {
      const found = await database
        .selectFrom('remote_tokens')
        .select(['remote', 'nth'])
        .where('hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return found ? { name: `${found.remote}-${found.nth}`, remote: found.remote } : null;
    },

    /** Returns the tokens by remote and age, revoked ones too. */
    async list(): Promise<ListedToken[]> {
      const rows = await database.selectFrom('remote_tokens').selectAll().orderBy('remote').orderBy('nth').execute();
      return rows.map(({ remote, nth, created_at: createdAt, created_by: createdBy, revoked_at: revokedAt }) => ({
        name: `${remote}-${nth}`,
        remote,
        createdAt,
        createdBy,
        revokedAt,
      }));
    },

    /** Returns false if there is no valid token of this name. */
    async revoke(name: string): Promise<boolean> {
      const end = name.lastIndexOf('-');
      const { numUpdatedRows } = await database
        .updateTable('remote_tokens')
        .set({ revoked_at: now() })
        .where('remote', '=', name.slice(0, end))
        .where('nth', '=', Number(name.slice(end + 1)) || 0)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export type RemoteTokensStore = ReturnType<typeof remoteTokensStore>;
