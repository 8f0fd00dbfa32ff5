import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { ok, refused, type Result } from '@carta/domain';
import { errorCode } from '../error-code.ts';
import { databaseDump, type DatabaseDump } from './dump.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { embeddedFile, type EmbeddedFile } from './embedded-file.ts';
import { migrateToLatest } from './migrate.ts';
import type { Tables } from './tables.ts';
import { isUnavailable } from './unavailable.ts';
import type { DataVersion } from './read-cache.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase {
  readonly database: Database;
  readonly version: DataVersion;
  readonly dump: DatabaseDump;
}
export type OpenRefusal = 'folder-not-writable' | 'database-unusable' | 'database-newer';

export interface DatabaseOptions {
  /** How long a statement waits for another process's write, in ms. */
  readonly busyTimeout?: number | undefined;
  /** Whether a commit waits until the disk has it; tests do without. */
  readonly durable?: boolean | undefined;
}

/** Opens the database of a data folder, made and brought up to date where needed. */
export async function openDatabase(
  dataDir: string,
  { busyTimeout = 3000, durable = true }: DatabaseOptions = {},
): Promise<Result<OpenedDatabase, OpenRefusal>> {
  const file = openFile(dataDir);
  if (!file) return refused('folder-not-writable');
  const database: Database = new Kysely({ dialect: new EmbeddedDialect({ database: file }) });
  try {
    file.exec(`
      PRAGMA busy_timeout = ${busyTimeout};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'};
      PRAGMA foreign_keys = ON;
    `);
    if ((await migrateToLatest(database)) === 'migrated') {
      return ok({ database, version: file.version, dump: databaseDump(file) });
    }
  } catch (error) {
    file.close();
    if (isUnavailable(error)) return refused('database-unusable');
    throw error;
  }
  await database.destroy();
  return refused('database-newer');
}

function openFile(dataDir: string): EmbeddedFile | null {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    const address = path.join(dataDir, 'carta.db');
    hideFromOthers(address);
    return embeddedFile(address);
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
