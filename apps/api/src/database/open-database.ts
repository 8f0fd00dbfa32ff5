import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { ok, refused, type Result } from '@carta/domain';
import { errorCode } from '../error-code.ts';
import { databaseDump, type DatabaseDump } from './dump.ts';
import { EmbeddedDialect, sharedFile, type LockWait } from './embedded-dialect.ts';
import { embeddedFile, type EmbeddedFile } from './embedded-file.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { lastAppliedOfOld, migrateToLatest } from './migrate.ts';
import type { Tables } from './tables.ts';
import { isUnavailable } from './unavailable.ts';
import type { DataVersion } from './read-cache.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase {
  readonly database: Database;
  readonly version: DataVersion;
  /** Null on PostgreSQL, whose own tools copy it. */
  readonly dump: DatabaseDump | null;
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

interface Waiting {
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
  const address = hiddenFile(dataDir);
  if (address === null) return refused('folder-not-writable');
  let file: EmbeddedFile | undefined;
  try {
    file = embeddedFile(address, { durable });
    const waiting = waitingOn(file);
    const database = waiting.each(busyTimeout);
    const last = await lastAppliedOfOld(database);
    if (last !== null) copyBeforeMigration(file, { dataDir, last });
    if ((await migrateToLatest(database)) === 'migrated') {
      file.setBlockingTimeout(0);
      const { version, isInPlace } = file;
      return ok({ database, version, dump: databaseDump(file), waiting, isInPlace, close: () => database.destroy() });
    }
    await database.destroy();
    return refused('database-newer');
  } catch (error) {
    file?.close();
    if (isUnavailable(error)) return refused('database-unusable');
    throw error;
  }
}

function waitingOn(file: EmbeddedFile): Waiting {
  const shared = sharedFile(file);
  const databaseWith = (newWait: () => LockWait): Database =>
    new Kysely({ dialect: new EmbeddedDialect(shared, newWait) });
  return {
    each: (ms) => databaseWith(() => ({ left: ms })),
    inAll: (ms) => {
      const wait = { left: ms };
      return databaseWith(() => wait);
    },
  };
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

/** Returns the address of the database's file, null where it cannot be made. */
function hiddenFile(dataDir: string): string | null {
  try {
    const address = path.join(dataDir, 'carta.db');
    hideFromOthers(address);
    return address;
  } catch {
    return null;
  }
}

/** The database's other files get the permissions of this one. An open file is never closed here: that would drop SQLite's locks. */
function hideFromOthers(file: string): void {
  if (!existsSync(file)) {
    closeSync(openSync(file, 'a', 0o600));
    return;
  }
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(part, { throwIfNoEntry: false });
    const isOurs = found?.uid === process.getuid?.();
    if (found && isOurs && (found.mode & 0o077) !== 0) chmodSync(part, 0o600);
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
