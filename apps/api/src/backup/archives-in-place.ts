import path from 'node:path';
import { refused, type Result } from '@carta/domain';
import type { BackupPlace } from '../storage/backup-place.ts';
import type { Contents } from './backup-contents.ts';
import { AGE } from './encrypted-file.ts';
import { restoreBackup, type RestoreRefusal, type RestoreTarget } from './restore-backup.ts';
import { saveBackup, type BackupSource } from './save-backup.ts';
import { inStagingFolder } from './staging.ts';

/** Adds a backup to a place under this name, whole or not at all. */
export function saveIn(
  place: BackupPlace,
  name: string,
  { source, passphrase }: { readonly source: BackupSource; readonly passphrase: string | null },
): Promise<Result<Contents, 'database-newer'>> {
  return inStagingFolder(source.dataDir, async (staging) => {
    const archive = path.join(staging, 'archive.tar');
    const saved = await saveBackup(archive, source, passphrase);
    if (saved.ok) await place.put(name, archive);
    return saved;
  });
}

/** Restores a backup of a place, as `restoreBackup` does a file. */
export function restoreFrom(
  place: BackupPlace,
  name: string,
  { target, passphrase }: { readonly target: RestoreTarget; readonly passphrase: string | null },
): Promise<Result<Contents, RestoreRefusal>> {
  return inStagingFolder(target.dataDir, async (staging) => {
    const fetched = path.join(staging, 'fetched');
    return (await place.get(name, fetched)) ? restoreBackup(fetched, target, passphrase) : refused('no-file');
  });
}

export interface ListedBackup {
  readonly name: string;
  /** When it was begun, where its name tells it, or else written; ms since 1970. */
  readonly madeAt: number;
  /** In bytes. */
  readonly size: number;
  readonly isEncrypted: boolean;
}

const MOMENT = /^carta-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\./;
/** The first entry of an archive. */
const PLAIN = Buffer.from('carta.db\0');

/** Returns the archives of a place, oldest first; other files are left out. */
export async function listBackups(place: BackupPlace): Promise<ListedBackup[]> {
  const listed: ListedBackup[] = [];
  for (const name of await place.list()) {
    const file = await place.describe(name, AGE.length);
    const isEncrypted = file?.start.equals(AGE) === true;
    if (!file || (!isEncrypted && !file.start.subarray(0, PLAIN.length).equals(PLAIN))) continue;
    const [, ...parts] = MOMENT.exec(name) ?? [];
    const [year = 0, month = 1, day, hour, minute, second] = parts.map(Number);
    const madeAt = parts.length === 0 ? file.writtenAt : Date.UTC(year, month - 1, day, hour, minute, second);
    listed.push({ name, madeAt, size: file.size, isEncrypted });
  }
  return listed.sort((one, other) => one.madeAt - other.madeAt);
}
