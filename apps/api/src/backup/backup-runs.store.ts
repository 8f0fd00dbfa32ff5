import type { Database } from '../database/database.ts';

/** Backups that are made again and again into one place. */
export interface BackupRuns {
  readonly target: string;
  /** In ms. */
  readonly every: number;
  /** When the last one began, in ms since 1970. */
  readonly startedAt: number;
  /** When the last good one was complete, in ms since 1970; null if there was none. */
  readonly succeededAt: number | null;
  /** Why the last one failed, in Spanish; null if it is good, or is being made. */
  readonly problem: string | null;
}

interface Turn {
  readonly target: string;
  /** Names the process that asks. */
  readonly holder: string;
  /** In ms. */
  readonly every: number;
  /** How long the turn lasts unless it is ended, in ms. */
  readonly lasts: number;
}

/** Who makes the next backup, and how the last ones went. */
export function backupRunsStore(database: Database, now: () => number) {
  return {
    /** Gives one of several processes the turn to make a backup; false where another has it, or has begun a good one less than half of `every` ago. */
    async begin({ target, holder, every, lasts }: Turn): Promise<boolean> {
      const at = now();
      const first = {
        target,
        every,
        holder,
        held_until: at + lasts,
        started_at: at,
        succeeded_at: null,
        problem: null,
      };
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('backup_runs')
        .values(first)
        .onConflict((conflict) =>
          conflict
            .column('target')
            .doUpdateSet({ every, holder, held_until: at + lasts, started_at: at, problem: null })
            .where((row) =>
              row.or([
                row('backup_runs.holder', '=', holder),
                row.and([
                  row.or([row('backup_runs.holder', 'is', null), row('backup_runs.held_until', '<', at)]),
                  row.or([
                    row('backup_runs.problem', 'is not', null),
                    row('backup_runs.started_at', '<', at - Math.floor(every / 2)),
                  ]),
                ]),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** Ends the turn of a process with its result: null, or what went wrong. */
    async end(target: string, holder: string, problem: string | null): Promise<void> {
      await database
        .updateTable('backup_runs')
        .set({ holder: null, held_until: 0, problem, ...(problem === null && { succeeded_at: now() }) })
        .where('target', '=', target)
        .where('holder', '=', holder)
        .execute();
    },

    async list(): Promise<BackupRuns[]> {
      const rows = await database.selectFrom('backup_runs').selectAll().orderBy('target').execute();
      return rows.map(({ target, every, started_at, succeeded_at, problem }) => ({
        target,
        every,
        startedAt: started_at,
        succeededAt: succeeded_at,
        problem,
      }));
    },
  };
}

export type BackupRunsStore = ReturnType<typeof backupRunsStore>;
