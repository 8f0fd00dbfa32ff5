import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { TestServer } from './test-server.ts';

/** Runs `work` on a server's database from outside of the server. */
export async function withDatabase(
  { place }: TestServer,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const opened = await openDatabase(place.dataDir, { postgres: place.postgres, durable: false });
  if (!opened.ok) throw new Error(opened.reason);
  try {
    await work(opened.value.database);
  } finally {
    await opened.value.close();
  }
}
