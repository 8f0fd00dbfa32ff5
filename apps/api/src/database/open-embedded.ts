import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { ok, refused, type Result } from '@carta/domain';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { databaseDump } from './dump.ts';
import { embeddedDialect, sharedFile } from './embedded-dialect.ts';
import { embeddedFile, type EmbeddedFile } from './embedded-file.ts';
import { lastAppliedOfOld, migrateToLatest } from './migrate.ts';
import type { Database, OpenedDatabase, OpenRefusal, Waiting } from './database.ts';
import type { LockWait } from './tracked-driver.ts';
import { isUnavailable } from './unavailable.ts';

/** Opens the database file of a folder, made and brought up to date where needed. */
export async function openEmbedded(
  dataDir: string,
  { busyTimeout = 0, durable = true }: { busyTimeout?: number; durable?: boolean } = {},
): Promise<Result<OpenedDatabase, OpenRefusal>> {
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
      return ok({
        database,
        versions: file.changes.versions,
        dump: databaseDump(file),
        waiting,
        isInPlace: file.isInPlace,
        close: () => database.destroy(),
      });
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
    new Kysely({ dialect: embeddedDialect(shared, { newWait, onChange: file.changes.note }) });
  return {
    each: (ms) => databaseWith(() => ({ left: ms })),
    inAll: (ms) => {
      const wait = { left: ms };
      return databaseWith(() => wait);
    },
  };
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
