import type { Kysely } from 'kysely';
import type { DatabaseDump } from './dump.ts';
import type { DataVersions } from './data-versions.ts';
import type { Refresh } from './read-cache.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase {
  readonly database: Database;
  readonly versions: DataVersions;
  /** Where the versions are raised by the clock too: what the caches read again before. */
  readonly refreshes?: Refresh[];
  readonly dump: DatabaseDump;
  /** The same database for work that waits otherwise for the lock of another writer. */
  readonly waiting: Waiting;
  /** False where the data folder was moved, deleted or replaced: then nothing is written. */
  readonly isInPlace: () => boolean;
  readonly close: () => Promise<void>;
}

/** A database of PostgreSQL, by its address, and how many connections to it are open at most. */
export interface PostgresPlace {
  readonly url: string;
  readonly pool: number;
  /** The address for LISTEN and NOTIFY, where a pooler at `url` does not pass them on. */
  readonly listenUrl?: string | undefined;
}

export interface Waiting {
  /** Each change waits so long at most, in ms. */
  each(ms: number): Database;
  /** All changes together wait so long at most, in ms. */
  inAll(ms: number): Database;
}

export type OpenRefusal = 'folder-not-writable' | 'database-unusable' | 'database-newer' | 'database-older';
