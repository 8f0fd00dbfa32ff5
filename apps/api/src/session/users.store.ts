import { ok, refused, type Payment, type User } from '@carta/domain';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { inTransaction, type ChangeResult } from '../database/change-business.ts';
import { readPayments } from '../database/read-payments.ts';
import type { UserRow } from '../database/tables.ts';
import { replaceAuthor } from './authored.ts';
import { hashPassword } from './passwords.ts';

const columns = ['email', 'avatar', 'locked', 'last_notification_read'] as const;

export interface NewUser {
  readonly business: string;
  /** In lower case, as sign-in reads it. */
  readonly email: string;
  /** A text is hashed; a hash is stored as it is. */
  readonly password: string | { readonly hash: string };
  readonly avatar?: string | null;
  readonly locked?: boolean;
  readonly lastNotificationRead?: number;
}

export function usersStore(database: Database) {
  return {
    async create(user: NewUser): Promise<ChangeResult<null>> {
      const { business, email, avatar = null, locked = false, lastNotificationRead = 0 } = user;
      const passwordHash = typeof user.password === 'string' ? await hashPassword(user.password) : user.password.hash;
      return inTransaction(database, async (trx) => {
        await takeTurn(trx, `email ${email}`);
        const known = await trx.selectFrom('businesses').select('key').where('key', '=', business).executeTakeFirst();
        if (!known) return refused('not-found');
        const taken = await trx.selectFrom('emails').select('email').where('email', '=', email).executeTakeFirst();
        if (taken) return refused('key-exists');
        await trx.insertInto('emails').values({ email, business }).execute();
        await trx
          .insertInto('users')
          .values({
            business,
            email,
            password_hash: passwordHash,
            avatar,
            locked: locked ? 1 : 0,
            last_notification_read: lastNotificationRead,
          })
          .execute();
        return ok(null);
      });
    },

    async get(business: string, email: string): Promise<User> {
      const row = await database
        .selectFrom('users')
        .select(columns)
        .where('business', '=', business)
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return userOf(row, await readPayments(database, business, email));
    },

    /** Returns business and password hash of an account; null for an unknown email. */
    async passwordOf(email: string): Promise<{ business: string; hash: string } | null> {
      const row = await database
        .selectFrom('emails')
        .innerJoin('users', (join) =>
          join.onRef('users.business', '=', 'emails.business').onRef('users.email', '=', 'emails.email'),
        )
        .select(['users.business', 'users.password_hash as hash'])
        .where('emails.email', '=', email)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Replaces the password whose hash is `known`; returns false if another one is stored by now. */
    async replacePassword(
      known: { business: string; hash: string },
      email: string,
      password: string,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('users')
        .set({ password_hash: await hashPassword(password) })
        .where('business', '=', known.business)
        .where('email', '=', email)
        .where('password_hash', '=', known.hash)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Sets a new password and ends the user's sessions. Refuses 'not-found'. */
    async setPassword(email: string, password: string): Promise<ChangeResult<null>> {
      const passwordHash = await hashPassword(password);
      return inTransaction(database, async (trx) => {
        const business = await trx
          .selectFrom('emails')
          .select('business')
          .where('email', '=', email)
          .executeTakeFirst();
        if (!business) return refused('not-found');
        await trx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('business', '=', business.business)
          .where('email', '=', email)
          .execute();
        await trx.deleteFrom('sessions').where('business', '=', business.business).where('email', '=', email).execute();
        return ok(null);
      });
    },

    /**
     * Gives an account another email, in lower case, and ends its sessions; its payments and changes stay its own. Refuses
     * 'not-found', and 'key-exists' for an email that has an account.
     */
    rename: (from: string, to: string): Promise<ChangeResult<null>> =>
      inTransaction(database, async (trx) => {
        await takeTurn(trx, ...[`email ${from}`, `email ${to}`].sort());
        const known = await trx.selectFrom('emails').select('business').where('email', '=', from).executeTakeFirst();
        if (!known) return refused('not-found');
        const taken = await trx.selectFrom('emails').select('email').where('email', '=', to).executeTakeFirst();
        if (taken) return refused('key-exists');
        const { business } = known;
        const former = { business, email: from };
        const user = await trx
          .selectFrom('users')
          .selectAll()
          .where((row) => row.and(former))
          .executeTakeFirstOrThrow();
        await trx.insertInto('emails').values({ email: to, business }).execute();
        await trx
          .insertInto('users')
          .values({ ...user, email: to })
          .execute();
        await trx
          .updateTable('payments')
          .set({ email: to })
          .where((row) => row.and(former))
          .execute();
        await replaceAuthor(trx, from, to, business);
        await trx
          .deleteFrom('sessions')
          .where((row) => row.and(former))
          .execute();
        await trx
          .deleteFrom('users')
          .where((row) => row.and(former))
          .execute();
        await trx.deleteFrom('emails').where('email', '=', from).execute();
        return ok(null);
      }),

    /** Returns every account, sorted by email. */
    list: (): Promise<{ email: string; business: string; locked: 0 | 1 }[]> =>
      database.selectFrom('users').select(['email', 'business', 'locked']).orderBy('email').execute(),

    /** Deletes an account with its sessions and payments. Refuses 'not-found'. */
    delete: (email: string): Promise<ChangeResult<null>> =>
      inTransaction(database, async (trx) => {
        const known = await trx
          .deleteFrom('emails')
          .where('email', '=', email)
          .returning('business')
          .executeTakeFirst();
        if (!known) return refused('not-found');
        await trx.deleteFrom('users').where('business', '=', known.business).where('email', '=', email).execute();
        return ok(null);
      }),

    /** Lets an account sign in until `until` without the wait that failures elsewhere cause; ms since 1970. Refuses 'not-found'. */
    async letThrough(email: string, until: number): Promise<ChangeResult<null>> {
      const { numUpdatedRows } = await database
        .updateTable('users')
        .set({ let_through_until: until })
        .where('business', '=', (row) => row.selectFrom('emails').select('business').where('email', '=', email))
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 0n ? refused('not-found') : ok(null);
    },

    async setLocked(email: string, locked: boolean): Promise<ChangeResult<null>> {
      const { numUpdatedRows } = await database
        .updateTable('users')
        .set({ locked: locked ? 1 : 0 })
        .where('business', '=', (row) => row.selectFrom('emails').select('business').where('email', '=', email))
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 0n ? refused('not-found') : ok(null);
    },

    async setLastNotificationRead(business: string, email: string, ms: number): Promise<User> {
      const row = await database
        .updateTable('users')
        .set({ last_notification_read: ms })
        .where('business', '=', business)
        .where('email', '=', email)
        .returning(columns)
        .executeTakeFirstOrThrow();
      return userOf(row, await readPayments(database, business, email));
    },
  };
}

function userOf(row: Pick<UserRow, (typeof columns)[number]>, payments: Payment[]): User {
  return {
    email: row.email,
    avatar: row.avatar,
    payments,
    lastNotificationRead: row.last_notification_read,
    locked: row.locked === 1,
  };
}

export type UsersStore = ReturnType<typeof usersStore>;
