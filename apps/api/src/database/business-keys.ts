import type { Change } from './change-business.ts';
import type { Database } from './database.ts';
import { takeTurn } from './take-turn.ts';

/** Returns the keys of businesses that are this one in any case. More than one only if they are older than the rule that refuses them. */
export async function keysInAnyCase(database: Database, key: string): Promise<string[]> {
  const rows = await database
    .selectFrom('businesses')
    .select('key')
    .where(({ fn }) => fn<string>('lower', ['key']), '=', key.toLowerCase())
    .execute();
  return rows.map((row) => row.key);
}

/** Returns whether a transaction may add a business of this key, which until it ends no other one adds in any case. */
export async function isKeyFree(change: Change, key: string): Promise<boolean> {
  await takeTurn(change, `business ${key.toLowerCase()}`);
  return (await keysInAnyCase(change, key)).length === 0;
}
