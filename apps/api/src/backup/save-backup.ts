import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ok, type Result } from '@carta/domain';
import type { DatabaseDump } from '../database/dump.ts';
import type { Secrets } from '../database/secrets.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { writeArchive, writeWhole } from './archive.ts';
import { contentsOf, ENTRIES, FOLDERS, type Contents } from './backup-contents.ts';
import { copyFolder } from './copy-folder.ts';
import { encryptFile } from './encrypted-file.ts';
import { downloadFiles } from './shared-files.ts';
import { inStagingFolder } from './staging.ts';

export interface BackupSource {
  readonly dataDir: string;
  readonly dump: DatabaseDump;
  readonly secrets: Secrets;
  readonly now: () => number;
  /** The storage of uploaded files and content, where it is not the data folder. */
  readonly sharedFiles: FileStorage | null;
}

/**
 * Writes all data of one moment into an archive, atomically, while servers keep writing; with a passphrase it is encrypted.
 * Refuses tables of a newer program.
 */
export function saveBackup(
  file: string,
  { dataDir, dump, secrets, now, sharedFiles }: BackupSource,
  passphrase: string | null,
): Promise<Result<Contents, 'database-newer'>> {
  return inStagingFolder(dataDir, async (staging) => {
    const copyFiles = async () => {
      if (sharedFiles) return downloadFiles(sharedFiles, staging);
      for (const folder of FOLDERS) await copyFolder(path.join(dataDir, folder), path.join(staging, folder));
    };
    // A file exists before the database names it and may be deleted later: each file that the copied database names
    // exists before the copy or after it. The same holds for the keys.
    await copyFiles();
    const keys = secrets.keys.read();
    const dumped = await dump.write(staging);
    if (!dumped.ok) return dumped;
    await copyFiles();
    const allKeys = new Set([...secrets.keys.read(), ...keys]);
    await writeFile(path.join(staging, 'secret.key'), `${[...allKeys].join('\n')}\n`, { mode: 0o600 });
    const contents = await contentsOf(staging, now());
    await writeFile(path.join(staging, 'backup.json'), JSON.stringify(contents));
    if (passphrase === null) await writeArchive(file, staging, ENTRIES);
    else {
      const plain = path.join(staging, 'archive.tar');
      await writeArchive(plain, staging, ENTRIES);
      await writeWhole(file, (draft) => encryptFile(plain, draft, passphrase));
    }
    return ok(contents);
  });
}
