import { createHash } from 'node:crypto';
import type { ImportEffect } from '@carta/contract';
import { newKey, ok, OPERATOR, OPTION_LIMITS, refused, type Menu, type MenuFile } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import { changeBusiness, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { readOptionGroups } from '../database/option-group-row.ts';
import { checkStoredSize } from '../database/records.ts';
import { cachedRead, type DataVersion, type Refresh } from '../database/read-cache.ts';
import { signals } from '../processes/signals.ts';
import { undoImport } from './undo-import.ts';
import { importMenu, type Imported, type ImportOptions } from './import-menu.ts';
import { readMenu, type MenuRevision } from './read-menu.ts';

const MAX_CACHED_MENUS = 100;
const MAX_CACHED_REVISIONS = 10_000;

/** Part of every menu's version: raise it with each change of the menu's JSON, or browsers keep the former one. */
const FORMAT_VERSION = 4;

export function menusStore(
  database: Database,
  {
    version,
    refreshes,
    publicUrl,
    now,
  }: { version: DataVersion; refreshes: Refresh[] | undefined; publicUrl: string; now: () => number },
) {
  const cache = new LRUCache<string, { revision: number; menu: Promise<MenuRevision | null> }>({
    max: MAX_CACHED_MENUS,
  });
  const salt = createHash('sha256').update(`${FORMAT_VERSION} ${publicUrl}`).digest('hex').slice(0, 8);
  const versionAt = (revision: number): string => `${revision}-${salt}`;

  const revisions = database.selectFrom('businesses').select(['key', 'revision']);
  const revisionOf = cachedRead({
    ...{ name: 'revisions', version, max: MAX_CACHED_REVISIONS },
    read: async (business) => (await revisions.where('key', '=', business).executeTakeFirst())?.revision,
    refresh: {
      all: refreshes,
      read: async (keys) => {
        const rows = await revisions.where('key', 'in', keys).execute();
        return new Map(rows.map(({ key, revision }) => [key, revision]));
      },
    },
  });

  const menuAt = (business: string, revision: number): Promise<MenuRevision | null> => {
    const cached = cache.get(business);
    const hit = cached?.revision === revision;
    signals.cacheAsked.tell({ cache: 'menus', hit });
    if (hit) return cached.menu;
    const menu = readMenu(database, business, publicUrl);
    cache.set(business, { revision, menu });
    menu.catch(() => cache.delete(business));
    return menu;
  };

  const current = async (business: string): Promise<MenuRevision | null> => {
    const revision = await revisionOf(business);
    return revision === undefined ? null : menuAt(business, revision);
  };

  return {
    /** The version of a menu at a revision: it changes with the revision, the JSON's format and the public address. */
    versionAt,

    /** The current revision, which every change of the business raises; undefined for an unknown business. */
    revision: revisionOf,

    /** The current version; undefined for an unknown business. */
    async version(business: string): Promise<string | undefined> {
      const revision = await revisionOf(business);
      return revision === undefined ? undefined : versionAt(revision);
    },

    /** The whole menu, sorted; the same object until it changes, null for an unknown business. */
    async read(business: string): Promise<Menu | null> {
      return (await current(business))?.menu ?? null;
    },

    /** The menu of `read` with its version. */
    async readWithVersion(business: string): Promise<{ menu: Menu; version: string } | null> {
      const found = await current(business);
      return found && { menu: found.menu, version: versionAt(found.revision) };
    },

    /** Adds a menu file to the menu, or replaces the menu, in one transaction. */
    import: (
      business: string,
      file: MenuFile,
      options: ImportOptions = {},
    ): Promise<ChangeResult<Imported & { change: string }>> => {
      const key = newKey();
      const at = now();
      return changeBusiness(
        database,
        {
          business,
          lastChange: { at, kind: 'menu', done: 'added', record: '' },
          recorded: { at, what: 'imported', key },
        },
        async (change) => {
          const imported = await importMenu(change, business, file, { ...options, now: now() });
          const groups = await readOptionGroups(change, business);
          if (groups.length > OPTION_LIMITS.groups) return refused('too-many-groups');
          const size = await checkStoredSize(change, business);
          return size.ok ? ok({ ...imported, change: key }) : size;
        },
      );
    },

    /** Undoes an import in one transaction. Refuses 'not-found' if nothing of it is left. */
    undoImport: (
      business: string,
      effect: ImportEffect,
      by = OPERATOR,
    ): Promise<ChangeResult<{ categories: number; items: number }>> =>
      changeBusiness(
        database,
        { business, lastChange: { at: now(), kind: 'menu', done: 'restored', record: '' } },
        (change) => undoImport(change, business, effect, { by, at: now() }),
      ),
  };
}

export type MenusStore = ReturnType<typeof menusStore>;
