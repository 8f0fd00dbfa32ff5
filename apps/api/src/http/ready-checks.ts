import { setTimeout as delay } from 'node:timers/promises';
import type { DiskCheck } from '../storage/disk-check.ts';
import type { ReadyChecks } from './health.routes.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** How long the tables are waited for, in ms: less than for any check. */
const TABLES_TIMEOUT = 1000;
const MISSING_TABLES = 'A la base de datos le faltan tablas: ejecute carta db migrate';

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
  readonly stores: StatusStores & {
    readonly isDataInPlace: () => boolean;
    /** False where the tables are older than the program; throws if the database does not answer. */
    readonly hasTables: () => Promise<boolean>;
  };
  readonly disk: Pick<DiskCheck, 'failure'>;
  /** The files that several servers share; null where they lie in the data folder. */
  readonly sharedFiles: Pick<FileStorage, 'list'> | null;
}

/**
 * What is checked of each server. Only tables that do not fit keep requests away from it: what can be served is served, on a full
 * disk and without the database too.
 */
export function readyChecks({ stores, disk, sharedFiles }: ReadyDeps): ReadyChecks {
  const { ping, isDataInPlace, hasTables } = stores;
  return {
    // Where the database does not say, or not in time, it is the next check that fails.
    schema: {
      failure: async () => {
        const late = delay(TABLES_TIMEOUT, true, { ref: false });
        return (await Promise.race([hasTables().catch(() => true), late])) ? null : MISSING_TABLES;
      },
    },
    database: { failure: () => ping().then(() => null), isOnlyReported: true },
    data: {
      failure: async () =>
        isDataInPlace() ? null : 'La carpeta de datos se movió, se borró o se reemplazó: reinicie el servidor',
      isOnlyReported: true,
    },
    disk: { ...disk, isOnlyReported: true },
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
