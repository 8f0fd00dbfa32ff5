import { newKey, type Notification } from '@carta/domain';
import type { Database } from '../database/open-database.ts';

export function notificationsStore(database: Database) {
  return {
    async add(business: string, notification: Notification): Promise<void> {
      const { createdAt, link = null, ...texts } = notification;
      await database
        .insertInto('notifications')
        .values({ business, id: newKey(), ...texts, link, created_at: createdAt })
        .execute();
    },

    /** How many came after the user last read them. */
    async unread(business: string, email: string): Promise<number> {
      const { total } = await database
        .selectFrom('notifications')
        .innerJoin('users', 'users.business', 'notifications.business')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where('notifications.business', '=', business)
        .where('users.email', '=', email)
        .whereRef('notifications.created_at', '>', 'users.last_notification_read')
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Oldest first, from a 0-based index on. */
    async list(business: string, from: number): Promise<Notification[]> {
      const rows = await database
        .selectFrom('notifications')
        .select(['title', 'message', 'image', 'link', 'created_at'])
        .where('business', '=', business)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.slice(from).map(({ created_at: createdAt, link, ...texts }) => ({
        ...texts,
        ...(link === null ? {} : { link }),
        createdAt,
      }));
    },
  };
}
