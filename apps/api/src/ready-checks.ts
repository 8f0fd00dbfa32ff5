import type { DiskCheck } from './disk-check.ts';
import type { ReadyChecks } from './http/health.routes.ts';
import type { FileStorage } from './storage/file-storage.ts';
import type { Stores } from './stores.ts';

interface ReadyDeps {
  readonly stores: Pick<Stores, 'ping' | 'isDataInPlace'>;
  readonly disk: Pick<DiskCheck, 'failure'>;
  /** The files that several servers share; null where they lie in the data folder. */
  readonly sharedFiles: Pick<FileStorage, 'list'> | null;
}

/** What each server needs to answer its requests. */
export function readyChecks({ stores: { ping, isDataInPlace }, disk, sharedFiles }: ReadyDeps): ReadyChecks {
  return {
    database: { failure: () => ping().then(() => null) },
    data: {
      failure: async () =>
        isDataInPlace() ? null : 'La carpeta de datos se movió, se borró o se reemplazó: reinicie el servidor',
    },
    disk,
    // Menus and orders go on without pictures.
    ...(sharedFiles && {
      files: { failure: () => sharedFiles.list('content').then(() => null), isOnlyReported: true },
    }),
  };
}
