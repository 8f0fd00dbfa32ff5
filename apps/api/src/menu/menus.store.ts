import { createHash } from 'node:crypto';
import type { ImportEffect } from '@carta/contract';
import {
  checkMenuSize,
  newKey,
  ok,
  OPERATOR,
  OPTION_LIMITS,
  refused,
  type FileEffect,
  type Menu,
  type MenuFile,
} from '@carta/domain';
import { LRUCache } from 'lru-cache';
import type { ChangeResult } from '../database/change-business.ts';
import { changeOnCopy, changePrepared } from '../database/change-prepared.ts';
import type { Database } from '../database/database.ts';
import type { DataVersions } from '../database/data-versions.ts';
import type { OneAtATime } from '../database/one-at-a-time.ts';
import { readAtOneRevision } from '../database/read-at-one-revision.ts';
import { cachedRead, type Refresh } from '../database/read-cache.ts';
import { signals } from '../processes/signals.ts';
import { undoImport } from './undo-import.ts';
import { importMenu, importWay, planStored, readStored, type Imported, type ImportOptions } from './import-menu.ts';
import { readMenu, type MenuRevision } from '../database/read-menu.ts';

const MAX_CACHED_MENUS = 100;
const MAX_CACHED_REVISIONS = 10_000;

/** Part of every menu's version: raise it with each change of the menu's JSON, or browsers keep the former one. */
const FORMAT_VERSION = 5;

interface AnsweredImport extends Omit<Imported, 'isChanged' | 'size'> {
  readonly effect: ImportEffect;
  readonly change: string | null;
}

export function menusStore(
  database: Database,
  {
    versions,
    refreshes,
    publicUrl,
    now,
    alone,
  }: {
    versions: DataVersions;
    refreshes: Refresh[] | undefined;
    publicUrl: string;
    now: () => number;
    alone: OneAtATime;
  },
) {
  const cache = new LRUCache<string, { revision: number; menu: Promise<MenuRevision | null> }>({
    max: MAX_CACHED_MENUS,
  });
  const salt = createHash('sha256').update(`${FORMAT_VERSION} ${publicUrl}`).digest('hex').slice(0, 8);
  const versionAt = (revision: number): string => `${revision}-${salt}`;

  const revisions = database.selectFrom('businesses').select(['key', 'revision']);
  const revisionOf = cachedRead({
    name: 'revisions',
    version: versions.menus,
    max: MAX_CACHED_REVISIONS,
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
    signals.cacheAsked.publish({ cache: 'menus', hit });
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

    /** The menu of `read` with its revision. */
    readWithRevision: current,

    /** The menu of `read` with its version. */
    async readWithVersion(business: string): Promise<{ menu: Menu; version: string } | null> {
      const found = await current(business);
      return found && { menu: found.menu, version: versionAt(found.revision) };
    },

    /**
     * Imports a menu file in one transaction, which it prepares before, as one change of the list; `change` is its key, null if nothing was changed. Refuses 'busy' while another change of many records of the business is under way here, and 'menu-changed' if the
     * menu is not at `revision` any more.
     */
    import: (
      business: string,
      file: MenuFile,
      { revision, ...options }: ImportOptions & { readonly revision?: number | undefined } = {},
    ): Promise<ChangeResult<AnsweredImport>> =>
      alone(business, () => {
        const key = newKey();
        const at = now();
        return changePrepared(
          database,
          // No `lastChange`: it is written before it is known whether the import changes anything.
          { business, recorded: { at, what: 'imported', key } },
          async (change, raised) => {
            if (revision !== undefined && raised !== revision + 1) return refused('menu-changed');
            const { isChanged, size, ...counts } = await importMenu(change, business, file, { ...options, now: at });
            if (size.groups > OPTION_LIMITS.groups) return refused('too-many-groups');
            const checked = checkMenuSize(size);
            if (!checked.ok) return checked;
            const effect = { added: [], removed: isChanged ? [key] : [] };
            return ok({ ...counts, effect, change: isChanged ? key : null });
          },
        );
      }),

    /** Returns what importing a file would do, and the revision for which that holds; changes nothing. Refuses 'not-found' for an unknown business. */
    checkImport: async (
      business: string,
      file: MenuFile,
      options: ImportOptions = {},
    ): Promise<ChangeResult<{ effect: FileEffect; revision: number }>> => {
      const found = await readAtOneRevision(database, business, (from) => readStored(from, business));
      if (!found) return refused('not-found');
      const { effect } = await planStored(found.value, business, file, importWay(options));
      return ok({ effect, revision: found.revision });
    },

    /** Undoes an import of a version before 1.3 in one transaction. Refuses 'not-found' if nothing of it is left, and 'busy' as an import. */
    undoImport: (
      business: string,
      effect: ImportEffect,
      by = OPERATOR,
    ): Promise<ChangeResult<{ categories: number; items: number }>> =>
      alone(business, () =>
        changeOnCopy(
          database,
          { business, lastChange: { at: now(), kind: 'menu', done: 'restored', record: '' } },
          (change) => undoImport(change, business, effect, { by, at: now() }),
        ),
      ),
  };
}

export type MenusStore = ReturnType<typeof menusStore>;
