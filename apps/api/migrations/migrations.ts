import type { Migration } from 'kysely';
import * as firstTables from './0001-first-tables.ts';

/** In the order of their names; a name that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
};
