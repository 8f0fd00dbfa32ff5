import { sql, type TableMetadata } from 'kysely';
import type { Database } from '../database/open-database.ts';

const TEXT = /text|char|json/i;

/** Which pictures the rows of a business name, in whatever table and column: a table that comes later cannot be forgotten. */
export function namedPicturesStore(database: Database) {
  let tables: TableMetadata[] | undefined;

  const textsOf = async (table: TableMetadata, business: string): Promise<string[]> => {
    const names = table.columns.map(({ name }) => name);
    const owner = table.name === 'businesses' ? 'key' : 'business';
    if (!names.includes(owner)) return [];
    const texts = table.columns.filter(({ dataType }) => TEXT.test(dataType)).map(({ name }) => sql.ref(name));
    const rows = await sql<Record<string, string | null>>`
      select ${sql.join(texts)} from ${sql.table(table.name)} where ${sql.ref(owner)} = ${business}
    `.execute(database);
    return rows.rows.flatMap((row) => Object.values(row).map((text) => text ?? ''));
  };

  return {
    /** Gives the hashes of the pictures among the business's files that any of its rows, or one of `texts`, names. */
    async of(business: string, texts: readonly string[] = []): Promise<Set<string>> {
      tables ??= await database.introspection.getTables();
      const address = new RegExp(`/files/${business}/([A-Za-z0-9]+)`, 'g');
      const named = new Set<string>();
      const look = (text: string) => {
        for (const [, hash = ''] of text.matchAll(address)) named.add(hash);
      };
      texts.forEach(look);
      for (const table of tables) (await textsOf(table, business)).forEach(look);
      return named;
    },
  };
}
