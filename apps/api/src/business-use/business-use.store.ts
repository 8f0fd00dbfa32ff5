import { inTransaction } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';

/** What a business may do so often in a minute. */
export type UseKind = 'requests' | 'uploads' | 'look-ups';

interface Use {
  readonly business: string;
  readonly kind: UseKind;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly count: number;
}

/** What businesses did in this minute, added up over all servers. */
export function businessUseStore(database: Database) {
  return {
    /** Adds to the count of a minute and returns its sum; forgets the minutes before. */
    add: ({ business, kind, minute, count }: Use): Promise<number> =>
      inTransaction(database, async (change) => {
        await change.deleteFrom('business_use').where('business', '=', business).where('minute', '<', minute).execute();
        const row = await change
          .insertInto('business_use')
          .values({ business, kind, minute, count })
          .onConflict((conflict) =>
            conflict
              .columns(['business', 'kind', 'minute'])
              .doUpdateSet((known) => ({ count: known('business_use.count', '+', count) })),
          )
          .returning('count')
          .executeTakeFirstOrThrow();
        return row.count;
      }),
  };
}

export type BusinessUseStore = ReturnType<typeof businessUseStore>;
