import { existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ok, refused, type Result } from '@carta/domain';
import { sql } from 'kysely';
import type { DatabaseDump } from '../database/dump.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { removeKeys, resealSecrets, unopenableSecrets } from '../database/rotate-secrets.ts';
import { openSecrets, type Secrets } from '../database/secrets.ts';
import { isDiskRefusal } from '../storage/disk-refusal.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { Contents, contentsOf, ENTRIES } from './backup-contents.ts';
import { extractFiles } from './archive.ts';
import { filesIn } from './copy-folder.ts';
import { decryptFile, isEncrypted } from './encrypted-file.ts';
import { replaceContent, uploadFiles } from './shared-files.ts';
import { inStagingFolder } from './staging.ts';

export interface RestoreTarget {
  readonly dataDir: string;
  readonly database: Database;
  readonly dump: DatabaseDump;
  readonly secrets: Secrets;
  /** The storage of uploaded files and content, where it is not the data folder. */
  readonly sharedFiles: FileStorage | null;
}

export type RestoreRefusal = 'no-file' | 'no-backup' | 'newer' | 'wrong-passphrase';

interface Archive {
  readonly dataDir: string;
  /** Decrypts an encrypted archive; null where none is known. */
  readonly passphrase: string | null;
}

/** Restores an archive into an empty folder beside the data, and removes it again. Refuses what `restoreBackup` would refuse. */
export function checkBackup(file: string, { dataDir, passphrase }: Archive): Promise<Result<Contents, RestoreRefusal>> {
  return inStagingFolder(dataDir, async (staging) => {
    const unpacked = await unpack(file, { staging, passphrase });
    if (!unpacked.ok) return unpacked;
    const checked = await checkCopy(staging);
    return checked.ok ? unpacked : checked;
  });
}

/**
 * Replaces all data by an archive, also under running servers: each read finds the former data or the archive's, never a
 * mixture. Refuses a missing, incomplete or damaged archive and one of a newer program, and then changes nothing.
 */
export function restoreBackup(
  file: string,
  target: RestoreTarget,
  passphrase: string | null = null,
): Promise<Result<Contents, RestoreRefusal>> {
  return inStagingFolder(target.dataDir, async (staging) => {
    const unpacked = await unpack(file, { staging, passphrase });
    if (!unpacked.ok) return unpacked;
    const checked = await checkCopy(staging);
    if (!checked.ok) return checked;

    const { dataDir, database, dump, secrets, sharedFiles } = target;
    const { keys } = secrets;
    const former = keys.read().filter((key) => !checked.value.keys.includes(key));
    // First add what the restored database needs, last remove what only the former one needed.
    if (sharedFiles) await uploadFiles(sharedFiles, staging);
    else await moveFiles(path.join(staging, 'files'), path.join(dataDir, 'files'));
    if (keys.isFixed) await sealCopy(staging, secrets);
    else keys.write([...checked.value.keys, ...former]);
    await dump.restore(staging);
    if (sharedFiles) await replaceContent(sharedFiles, staging);
    else await replaceFolder(path.join(staging, 'content'), path.join(dataDir, 'content'));
    if (!keys.isFixed) await removeKeys(database, secrets, former);
    return unpacked;
  });
}

async function unpack(
  archive: string,
  { staging, passphrase }: { staging: string; passphrase: string | null },
): Promise<Result<Contents, RestoreRefusal>> {
  if (!existsSync(archive)) return refused('no-file');
  let file = archive;
  try {
    if (await isEncrypted(archive)) {
      file = path.join(staging, 'decrypted.tar');
      const decrypted = passphrase === null ? null : await decryptFile(archive, file, passphrase);
      if (!decrypted?.ok) return refused('wrong-passphrase');
    }
    await extractFiles(file, staging);
    for (const entry of ENTRIES) await access(path.join(staging, entry));
    const contents = Contents.parse(JSON.parse(await readFile(path.join(staging, 'backup.json'), 'utf8')));
    const { files } = await contentsOf(staging, contents.madeAt);
    if (file !== archive) await rm(file);
    return files === contents.files ? ok(contents) : refused('no-backup');
  } catch (error) {
    if (isDiskRefusal(error)) throw error;
    return refused('no-backup');
  }
}

/** Migrates the archive's database; refuses a damaged one and one with secrets that its keys do not decrypt. */
async function checkCopy(staging: string): Promise<Result<{ keys: string[] }, RestoreRefusal>> {
  const opened = await openDatabase(staging);
  if (!opened.ok) return refused(opened.reason === 'database-newer' ? 'newer' : 'no-backup');
  const { database } = opened.value;
  try {
    const secrets = openSecrets(staging);
    const sound =
      secrets.ok && (await isSound(database)) && (await unopenableSecrets(database, secrets.value)).length === 0;
    return sound ? ok({ keys: secrets.value.keys.read() }) : refused('no-backup');
  } finally {
    await database.destroy();
  }
}

/** Encrypts the secrets of a checked copy with the keys of this installation. */
async function sealCopy(staging: string, secrets: Secrets): Promise<void> {
  const opened = await openDatabase(staging);
  const from = openSecrets(staging);
  if (!opened.ok || !from.ok) throw new Error('the copy cannot be opened again');
  const { database, close } = opened.value;
  try {
    await resealSecrets(database, { from: from.value, to: secrets });
  } finally {
    await close();
  }
}

async function isSound(database: Database): Promise<boolean> {
  const faults = await sql<{ quick_check: string }>`pragma quick_check`.execute(database);
  const orphans = await sql`pragma foreign_key_check`.execute(database);
  return faults.rows.every(({ quick_check }) => quick_check === 'ok') && orphans.rows.length === 0;
}

async function moveFiles(source: string, target: string): Promise<string[]> {
  const files = await filesIn(source);
  for (const file of files) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await rename(path.join(source, file), path.join(target, file));
  }
  return files;
}

async function replaceFolder(source: string, target: string): Promise<void> {
  const moved = new Set(await moveFiles(source, target));
  for (const file of await filesIn(target)) if (!moved.has(file)) await rm(path.join(target, file));
}
