import type { RestoreTarget } from './restore-backup.ts';
import type { BackupSource } from './save-backup.ts';

/** Archives of a data folder. A server never makes one, so what packs and unpacks them is loaded by who does. */
export function backupsOf(data: BackupSource & RestoreTarget) {
  return {
    save: async (file: string) => (await import('./save-backup.ts')).saveBackup(file, data),
    restore: async (file: string) => (await import('./restore-backup.ts')).restoreBackup(file, data),
  };
}
