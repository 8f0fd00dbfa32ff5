import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { refused, type Result } from '@carta/domain';
import { errorCode } from '../error-code.ts';
import type { DatabaseDump } from './dump.ts';
import { openEmbedded } from './open-embedded.ts';
import type { Tables } from './tables.ts';
import type { DataVersion, Refresh } from './read-cache.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase {
  readonly database: Database;
  readonly version: DataVersion;
  /** The same, for what is asked very often: a change of another process may be seen some ms later. */
  readonly recentVersion: DataVersion;
  /** Another number after each change of users or sessions, and after some other changes. */
  readonly accountVersion: DataVersion;
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

export interface DatabaseOptions {
  /** How long a change waits for other writers, of this process or another, in ms. */
  readonly busyTimeout?: number | undefined;
  /** Whether a commit waits until the disk has it; tests do without. */
  readonly durable?: boolean | undefined;
  /** Whether the tables of PostgreSQL are brought up to date; those of the embedded database always are. */
  readonly migrates?: boolean | undefined;
}

/** Opens the database of a data folder, made and brought up to date where needed, or that of `postgres`. */
export async function openDatabase(
  dataDir: string,
  {
    busyTimeout = 2000,
    durable = true,
    migrates = false,
    postgres = null,
  }: DatabaseOptions & { postgres?: PostgresPlace | null } = {},
): Promise<Result<OpenedDatabase, OpenRefusal>> {
  if (!isWritable(dataDir)) return refused('folder-not-writable');
  // Loaded only where it is used: it costs memory and time.
  if (postgres) return (await import('./postgres.ts')).openPostgres(postgres, { busyTimeout, migrates });
  return openEmbedded(dataDir, { busyTimeout, durable });
}

/** Makes the folder where it is missing. Uploaded files lie there on either engine. */
function isWritable(dataDir: string): boolean {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folder by folder: Node's recursive way never returns where the system refuses one with ENOENT, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
