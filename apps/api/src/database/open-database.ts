import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { refused, type Result } from '@carta/domain';
import { errorCode } from '../processes/error-code.ts';
import type { OpenedDatabase, OpenRefusal, PostgresPlace } from './database.ts';
import { LOCK_WAITS } from './lock-waits.ts';
import { openEmbedded } from './open-embedded.ts';

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
    busyTimeout = LOCK_WAITS.change,
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
