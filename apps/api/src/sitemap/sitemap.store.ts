import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export function sitemapStore(database: Database) {
  /** The businesses that have a product which diners see: shown and with a title, as each category around it. [DONE-1] */
  const withPublicItems = database.selectFrom('businesses').where(({ exists, selectFrom }) =>
    exists(
      selectFrom('items')
        .innerJoin('categories as category', (join) =>
          join
            .onRef('category.business', '=', 'items.business')
            .onRef('category.key', '=', 'items.parent')
            .on(sql<boolean>`category.show = 1 and trim(category.title) <> ''`),
        )
        .leftJoin('categories as around', (join) =>
          join.onRef('around.business', '=', 'category.business').onRef('around.key', '=', 'category.parent'),
        )
        .select('items.key')
        .whereRef('items.business', '=', 'businesses.key')
        .where(sql<boolean>`items.show = 1 and trim(items.title) <> ''`)
        .where(sql<boolean>`(category.parent is null or (around.show = 1 and trim(around.title) <> ''))`),
    ),
  );

  return {
    /** Returns how many menus search engines may list. */
    async count(): Promise<number> {
      const { count } = await withPublicItems
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns the keys of the menus from a 0-based place on, at most `limit`. */
    async keys(from: number, limit: number): Promise<string[]> {
      const rows = await withPublicItems.select('key').orderBy('key').limit(limit).offset(from).execute();
      return rows.map(({ key }) => key);
    },
  };
}

export type SitemapStore = ReturnType<typeof sitemapStore>;
