import type { BackupPlace } from '../storage/backup-place.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { backupRunsStore } from './backup-runs.store.ts';
import type { Installation } from './business-archive.ts';
import type { PeriodicBackups } from './periodic-backups.ts';
import type { RestoreTarget } from './restore-backup.ts';
import type { BackupSource } from './save-backup.ts';

// What packs and unpacks archives is loaded only when it is used: a server never does.

export function backupsOf(data: BackupSource & RestoreTarget) {
  return {
    save: async (file: string, passphrase: string | null) =>
      (await import('./save-backup.ts')).saveBackup(file, data, passphrase),
    /** Adds an archive to a place under this name. */
    saveIn: async (place: BackupPlace, name: string, passphrase: string | null) =>
      (await import('./archives-in-place.ts')).saveIn(place, name, { source: data, passphrase }),
    /** Returns the archives of a place, oldest first. */
    list: async (place: BackupPlace) => (await import('./archives-in-place.ts')).listBackups(place),
    /** Restores an archive of a place. */
    restoreFrom: async (place: BackupPlace, name: string, passphrase: string | null) =>
      (await import('./archives-in-place.ts')).restoreFrom(place, name, { target: data, passphrase }),
    restore: async (file: string, passphrase: string | null) =>
      (await import('./restore-backup.ts')).restoreBackup(file, data, passphrase),
    /** Makes backups until `signal` aborts. */
    repeat: async (options: Omit<PeriodicBackups, 'source' | 'runs'>, signal: AbortSignal) =>
      (await import('./periodic-backups.ts')).makeBackups(
        { ...options, source: data, runs: backupRunsStore(data.database, data.now) },
        signal,
      ),
  };
}

export function businessArchivesOf(data: Installation) {
  return {
    export: async (file: string, business: string, storage: FileStorage) =>
      (await import('./business-archive.ts')).exportBusiness(file, business, { ...data, storage }),
    import: async (file: string, storage: FileStorage) =>
      (await import('./business-archive.ts')).importBusiness(file, { ...data, storage }),
  };
}
