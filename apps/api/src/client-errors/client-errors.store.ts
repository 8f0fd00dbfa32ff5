import { createHash } from 'node:crypto';
import type { ClientError } from '@carta/contract';
import { inTransaction } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';

/** Distinct errors that are kept: those that were seen last. */
const MAX_KEPT = 500;

export interface CountedError extends Required<Omit<ClientError, 'request'>> {
  readonly count: number;
  /** ms since 1970. */
  readonly firstAt: number;
  /** ms since 1970. */
  readonly lastAt: number;
}

/** What failed in the pages of the panel, each error once with its count. The shell's remote and version are ''. */
export function clientErrorsStore(database: Database, now: () => number) {
  return {
    async add({ remote = '', version = '', phase, message, stack = '', path }: ClientError): Promise<void> {
      const id = createHash('sha256').update([remote, version, phase, message, stack].join('\0')).digest('base64url');
      const at = now();
      await inTransaction(database, async (change) => {
        await change
          .insertInto('client_errors')
          .values({ id, remote, version, phase, message, stack, path, count: 1, first_at: at, last_at: at })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet((row) => ({ count: row('client_errors.count', '+', 1), path, last_at: at })),
          )
          .execute();
        const kept = change.selectFrom('client_errors').select('id').orderBy('last_at', 'desc').limit(MAX_KEPT);
        await change.deleteFrom('client_errors').where('id', 'not in', kept).execute();
      });
    },

    /** Returns the errors, latest first; with `remote`, those of one. */
    async list(remote?: string): Promise<CountedError[]> {
      const rows = await database
        .selectFrom('client_errors')
        .selectAll()
        .$if(remote !== undefined, (all) => all.where('remote', '=', remote ?? ''))
        .orderBy('last_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id: _, first_at: firstAt, last_at: lastAt, phase, ...row }) => ({
        ...row,
        phase: phase as ClientError['phase'],
        firstAt,
        lastAt,
      }));
    },
  };
}

export type ClientErrorsStore = ReturnType<typeof clientErrorsStore>;
