import type { DiskCheck } from '../storage/disk-check.ts';
import type { ReadyChecks } from './health.routes.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** What is checked of the backups to one place; the store's `BackupRuns` has it. */
interface BackupRun {
  readonly target: string;
  /** In ms. */
  readonly every: number;
  /** When the last one began, in ms since 1970. */
  readonly startedAt: number;
  /** When the last good one was complete, in ms since 1970; null if there was none. */
  readonly succeededAt: number | null;
  readonly problem: string | null;
}

/** What says how the server is. */
export interface StatusStores {
  /** Throws if the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly backupRuns: { readonly list: () => Promise<readonly BackupRun[]> };
  readonly now: () => number;
}

interface ReadyDeps {
  readonly stores: StatusStores & { readonly isDataInPlace: () => boolean };
  readonly disk: Pick<DiskCheck, 'failure'>;
  /** The files that several servers share; null where they lie in the data folder. */
  readonly sharedFiles: Pick<FileStorage, 'list'> | null;
}

/** What each server needs to answer its requests. */
export function readyChecks({ stores, disk, sharedFiles }: ReadyDeps): ReadyChecks {
  const { ping, isDataInPlace } = stores;
  return {
    database: { failure: () => ping().then(() => null) },
    data: {
      failure: async () =>
        isDataInPlace() ? null : 'La carpeta de datos se movió, se borró o se reemplazó: reinicie el servidor',
    },
    disk,
    backups: { failure: () => backupProblem(stores), isOnlyReported: true },
    // Menus and orders go on without pictures.
    ...(sharedFiles && {
      files: { failure: () => sharedFiles.list('content').then(() => null), isOnlyReported: true },
    }),
  };
}

/** Returns what is wrong with the backups that are made again and again: one failed, or is late by a whole pause. */
async function backupProblem({ backupRuns, now }: ReadyDeps['stores']): Promise<string | null> {
  for (const { target, every, startedAt, succeededAt, problem } of await backupRuns.list()) {
    const last = succeededAt === null ? 'no hay ninguna' : `la última es del ${new Date(succeededAt).toISOString()}`;
    if (problem !== null) return `La copia en ${target} falló: ${problem}; ${last}`;
    if ((succeededAt ?? startedAt) + 2 * every < now()) return `Falta una copia en ${target}: ${last}`;
  }
  return null;
}
