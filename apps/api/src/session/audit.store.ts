import { DAY_MS, newKey } from '@carta/domain';
import type { Database } from '../database/database.ts';

/** How long entries are kept, in ms. */
const RETENTION = 400 * DAY_MS;

export interface AuditEntry {
  /** The business that it is about; '' if it is about none or about several. */
  readonly business: string;
  /** An email, or the operator's account on the machine. */
  readonly who: string;
  /** In Spanish, without passwords and tokens. */
  readonly what: string;
  /** ms since 1970. */
  readonly at: number;
}

/** Failed sign-ins and what operators changed. */
export function auditStore(database: Database, now: () => number) {
  return {
    async add(entry: Omit<AuditEntry, 'at'>): Promise<void> {
      await database
        .insertInto('audit')
        .values({ ...entry, id: newKey(), at: now() })
        .execute();
    },

    /** Returns the entries, oldest first; with `business`, those about it. */
    async list(business?: string): Promise<AuditEntry[]> {
      return database
        .selectFrom('audit')
        .select(['business', 'who', 'what', 'at'])
        .$if(business !== undefined, (all) => all.where('business', '=', business ?? ''))
        .orderBy('at')
        .orderBy('id')
        .execute();
    },

    /** Deletes entries that are older than 400 days. */
    async deleteOld(): Promise<void> {
      await database
        .deleteFrom('audit')
        .where('at', '<=', now() - RETENTION)
        .execute();
    },
  };
}

export type AuditStore = ReturnType<typeof auditStore>;
