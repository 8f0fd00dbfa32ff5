import { createHash } from 'node:crypto';
import { ok, type Menu, type MenuFile } from '@carta/domain';
import { changeBusiness } from '../database/change-business.ts';
import type { Database } from '../database/open-database.ts';
import type { Outcome } from '../database/outcome.ts';
import { importMenu, type Imported, type ImportOptions } from './import-menu.ts';
import { MenuCache, type KeptMenu } from './menu-cache.ts';
import { readMenu } from './read-menu.ts';

const MOST_KEPT = 100;

/** Raised where the JSON of a menu changes its shape. */
const SHAPE = 1;

export function menusStore(database: Database, publicUrl: string) {
  const cache = new MenuCache(MOST_KEPT);
  const salt = createHash('sha256').update(`${SHAPE} ${publicUrl}`).digest('hex').slice(0, 8);
  const etagOf = (revision: number) => `"${revision}-${salt}"`;

  const revisionOf = async (business: string): Promise<number | undefined> => {
    const row = await database
      .selectFrom('businesses')
      .select('revision')
      .where('key', '=', business)
      .executeTakeFirst();
    return row?.revision;
  };

  const keptAt = async (business: string, revision: number): Promise<KeptMenu | null> => {
    const known = cache.get(business, revision);
    if (known) return known;
    const read = await readMenu(database, business, publicUrl);
    if (read) cache.put(read);
    return read;
  };

  return {
    /** The whole menu, sorted; null for an unknown business. */
    async read(business: string): Promise<Menu | null> {
      const revision = await revisionOf(business);
      const kept = revision === undefined ? null : await keptAt(business, revision);
      return kept?.menu ?? null;
    },

    /** The menu as JSON with its ETag, or no bytes where the reader already knows that ETag; null for an unknown business. */
    async json(business: string, known = ''): Promise<{ etag: string; bytes: Buffer | null } | null> {
      const revision = await revisionOf(business);
      if (revision === undefined) return null;
      if (known.includes(etagOf(revision))) return { etag: etagOf(revision), bytes: null };
      const kept = await keptAt(business, revision);
      return kept && { etag: etagOf(kept.revision), bytes: kept.bytes };
    },

    /** Adds a menu file to the menu, or replaces it by the file: whole or not at all. */
    import: (business: string, file: MenuFile, options: ImportOptions = {}): Promise<Outcome<Imported>> =>
      changeBusiness(database, business, async (change) => ok(await importMenu(change, business, file, options))),
  };
}

export type MenusStore = ReturnType<typeof menusStore>;
