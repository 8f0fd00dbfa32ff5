import { restoreBackup, type RestoreTarget } from './restore-backup.ts';
import { saveBackup, type BackupSource } from './save-backup.ts';

/** Archives of a data folder. */
export function backupsOf(data: BackupSource & RestoreTarget) {
  return {
    save: (file: string) => saveBackup(file, data),
    restore: (file: string) => restoreBackup(file, data),
  };
}
