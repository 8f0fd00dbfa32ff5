import { createHash } from 'node:crypto';
import { ok, type Menu, type MenuFile } from '@carta/domain';
import { BoundedMap } from '../bounded-map.ts';
import { changeBusiness } from '../database/change-business.ts';
import type { Database } from '../database/open-database.ts';
import type { Outcome } from '../database/outcome.ts';
import { whileUnchanged, type DataVersion } from '../database/while-unchanged.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import type { KeptText } from '../http/compression.ts';
import { importMenu, type Imported, type ImportOptions } from './import-menu.ts';
import { readMenu, type KeptMenu } from './read-menu.ts';

const MOST_MENUS = 100;
const MOST_REVISIONS = 10_000;

/** Raised where the JSON of a menu changes its shape. */
const SHAPE = 2;

export function menusStore(
  database: Database,
  { version, publicUrl, now }: { version: DataVersion; publicUrl: string; now: () => number },
) {
  const kept = new BoundedMap<string, { revision: number; menu: Promise<KeptMenu | null> }>(MOST_MENUS);
  const salt = createHash('sha256').update(`${SHAPE} ${publicUrl}`).digest('hex').slice(0, 8);
  const etagAt = (revision: number): string => etagOf(`${revision}-${salt}`);

  const revisionOf = whileUnchanged(version, MOST_REVISIONS, async (business) => {
    const row = await database
      .selectFrom('businesses')
      .select('revision')
      .where('key', '=', business)
      .executeTakeFirst();
    return row?.revision;
  });

  const menuAt = (business: string, revision: number): Promise<KeptMenu | null> => {
    const known = kept.get(business);
    if (known?.revision === revision) return known.menu;
    const menu = readMenu(database, business, publicUrl);
    kept.set(business, { revision, menu });
    menu.catch(() => kept.delete(business));
    return menu;
  };

  const current = async (business: string): Promise<KeptMenu | null> => {
    const revision = await revisionOf(business);
    return revision === undefined ? null : menuAt(business, revision);
  };

  return {
    etagAt,
    /** Raised by every change of the business; undefined for an unknown one. */
    revision: revisionOf,

    /** The whole menu, sorted, the same object until it changes; null for an unknown business. */
    async read(business: string): Promise<Menu | null> {
      return (await current(business))?.menu ?? null;
    },

    /** The same with its ETag. */
    async readWithEtag(business: string): Promise<{ menu: Menu; etag: string } | null> {
      const kept = await current(business);
      return kept && { menu: kept.menu, etag: etagAt(kept.revision) };
    },

    /** The menu as JSON with its ETag, or no JSON where the reader already knows that ETag; null for an unknown business. */
    async json(business: string, known?: string): Promise<{ etag: string; json: KeptText | null } | null> {
      const revision = await revisionOf(business);
      if (revision === undefined) return null;
      const etag = etagAt(revision);
      if (isKnown(etag, known)) return { etag, json: null };
      const kept = await menuAt(business, revision);
      return kept && { etag: etagAt(kept.revision), json: kept.json };
    },

    /** Adds a menu file to the menu, or replaces it by the file: whole or not at all. */
    import: (business: string, file: MenuFile, options: ImportOptions = {}): Promise<Outcome<Imported>> =>
      changeBusiness(database, business, async (change) =>
        ok(await importMenu(change, business, file, { ...options, now: now() })),
      ),
  };
}

export type MenusStore = ReturnType<typeof menusStore>;
