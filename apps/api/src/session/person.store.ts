import { createHash } from 'node:crypto';
import type { Payment, User } from '@carta/domain';
import { inTransaction } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../database/secrets.ts';
import { readPayments } from '../database/read-payments.ts';
import { readAuthored, replaceAuthor, type Authored } from './authored.ts';

/** Everything that is stored about the person of an email; moments in ms since 1970. */
export interface Person extends Authored {
  readonly email: string;
  /** Null where there is no account any more. */
  readonly account: (Pick<User, 'avatar' | 'lastNotificationRead' | 'locked'> & { readonly business: string }) | null;
  readonly payments: readonly Payment[];
  readonly sessions: readonly { readonly device: string; readonly startedAt: number; readonly expiresAt: number }[];
  /** Failed sign-ins of the last hour, with the address or the browser for which they count. */
  readonly failedSignIns: readonly { readonly client: string; readonly at: number }[];
  readonly audit: readonly {
    readonly business: string;
    readonly who: string;
    readonly what: string;
    readonly at: number;
  }[];
}

/** What is known of the person of an email, in lower case, and what takes it away. */
export function personStore(database: Database, secrets: Pick<Secrets, 'sign'>) {
  /** Stands for an email that was erased: the same one for the same email, and for nobody else to guess. */
  const aliasOf = (email: string) =>
    `persona-${createHash('sha256')
      .update(secrets.sign(`erased ${email}`))
      .digest('hex')
      .slice(0, 16)}`;

  const auditOf = (from: Database, email: string) =>
    from
      .selectFrom('audit')
      .selectAll()
      .where((row) =>
        row.or([row('who', '=', email), row(row.fn<string>('lower', ['what']), 'like', `%${escaped(email)}%`)]),
      )
      .orderBy('at')
      .execute()
      .then((rows) => rows.filter(({ who, what }) => who === email || mentions(email).test(what)));

  return {
    aliasOf,

    /** Returns all that is stored; null where nothing names the email. */
    async read(email: string): Promise<Person | null> {
      const user = await database
        .selectFrom('emails')
        .innerJoin('users', (join) =>
          join.onRef('users.business', '=', 'emails.business').onRef('users.email', '=', 'emails.email'),
        )
        .select(['users.business', 'users.avatar', 'users.locked', 'users.last_notification_read as read'])
        .where('emails.email', '=', email)
        .executeTakeFirst();
      const sessions = await database
        .selectFrom('sessions')
        .select(['device', 'started_at as startedAt', 'expires_at as expiresAt'])
        .where('email', '=', email)
        .execute();
      const failedSignIns = await database
        .selectFrom('login_failures')
        .select(['address as client', 'failed_at as at'])
        .where('email', '=', email)
        .execute();
      const authored = await readAuthored(database, email);
      const audit = (await auditOf(database, email)).map(({ id: _, ...entry }) => entry);
      const lists = { sessions, failedSignIns, ...authored, audit };
      if (!user && Object.values(lists).every((list) => list.length === 0)) return null;
      return {
        email,
        account: user
          ? { business: user.business, avatar: user.avatar, lastNotificationRead: user.read, locked: user.locked === 1 }
          : null,
        payments: user ? await readPayments(database, user.business, email) : [],
        ...lists,
      };
    },

    /** Deletes the account with its sessions and payments; what the person did stays under an alias. Returns it; null where nothing names the email. */
    async erase(email: string): Promise<string | null> {
      if ((await this.read(email)) === null) return null;
      const alias = aliasOf(email);
      await inTransaction(database, async (change) => {
        const known = await change.deleteFrom('emails').where('email', '=', email).returning('business').execute();
        for (const { business } of known)
          await change.deleteFrom('users').where('business', '=', business).where('email', '=', email).execute();
        await change.deleteFrom('login_failures').where('email', '=', email).execute();
        await change.updateTable('changes').set({ device: '' }).where('by', '=', email).execute();
        await replaceAuthor(change, email, alias);
        for (const { business, id, who, what } of await auditOf(change, email))
          await change
            .updateTable('audit')
            .set({ who: who === email ? alias : who, what: withoutAddress(what.replaceAll(mentions(email), alias)) })
            .where('business', '=', business)
            .where('id', '=', id)
            .execute();
      });
      return alias;
    },
  };
}

const escaped = (text: string) => text.replaceAll(/[%_]/g, '_');
const mentions = (email: string) =>
  new RegExp(`(?<![\\w.+-])${email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'gi');
/** A failed sign-in names where it came from. */
const withoutAddress = (what: string) => what.replace(/^ingreso fallido desde .*$/, 'ingreso fallido');
