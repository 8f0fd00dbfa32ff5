import { sql, type TableMetadata } from 'kysely';
import type { Database } from '../database/database.ts';

const TEXT = /text|char|json/i;

/** Finds the pictures that a business uses, in every table and column: a new table cannot be forgotten. */
export function usedPicturesStore(database: Database) {
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
    /** Returns the hashes of the business's pictures whose address is in any of its rows or in one of `texts`. */
    async of(business: string, texts: readonly string[] = []): Promise<Set<string>> {
      tables ??= await database.introspection.getTables();
      const address = new RegExp(`/files/${business}/([A-Za-z0-9]+)`, 'g');
      const used = new Set<string>();
      const collect = (text: string) => {
        for (const [, hash = ''] of text.matchAll(address)) used.add(hash);
      };
      texts.forEach(collect);
      for (const table of tables) (await textsOf(table, business)).forEach(collect);
      return used;
    },
  };
}

export type UsedPicturesStore = ReturnType<typeof usedPicturesStore>;
