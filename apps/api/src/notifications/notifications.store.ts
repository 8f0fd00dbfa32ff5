import { newKey, type Notification } from '@carta/domain';
import type { Database } from '../database/database.ts';

export function notificationsStore(database: Database) {
  const store = {
    /** Adds a notification to one business, or to all for null; returns to how many. */
    async add(business: string | null, notification: Notification): Promise<number> {
      const { title, message, image, link = null, createdAt } = notification;
      const recipients = database
        .selectFrom('businesses')
        .select((row) => [
          'key as business',
          row.val(newKey()).as('id'),
          row.val(title).as('title'),
          row.val(message).as('message'),
          row.val(image).as('image'),
          row.val(link).as('link'),
          row.cast<number>(row.val(createdAt), 'bigint').as('created_at'),
        ])
        .$if(business !== null, (all) => all.where('key', '=', business));
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('notifications')
        .columns(['business', 'id', 'title', 'message', 'image', 'link', 'created_at'])
        .expression(recipients)
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows);
    },

    /** Adds a notification to a business, unless it has one of the same title that is newer than `since`, in ms. */
    async addUnlessSince(business: string, notification: Notification, since: number): Promise<void> {
      const known = await database
        .selectFrom('notifications')
        .select('id')
        .where('business', '=', business)
        .where('title', '=', notification.title)
        .where('created_at', '>', since)
        .executeTakeFirst();
      if (!known) await store.add(business, notification);
    },

    /** Returns how many notifications are newer than the user's last visit to them. */
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

    /** Returns the notifications of a business with their ids, oldest first. */
    async listWithIds(business: string): Promise<(Notification & { id: string; business: string })[]> {
      const rows = await database
        .selectFrom('notifications')
        .selectAll()
        .where('business', '=', business)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ created_at: createdAt, link, ...texts }) => ({
        ...texts,
        ...(link !== null && { link }),
        createdAt,
      }));
    },

    /** Deletes a notification, of every business that got it; false where there is none of this id. */
    async delete(id: string): Promise<boolean> {
      const { numDeletedRows } = await database.deleteFrom('notifications').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Returns the notifications from a 0-based index on, oldest first. */
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
  return store;
}

export type NotificationsStore = ReturnType<typeof notificationsStore>;
