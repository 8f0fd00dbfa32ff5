import path from 'node:path';
import Sqlite from 'libsql';
import { Client } from 'pg';
import { databaseEnv } from './postgres-database.ts';

/** Keeps every change of a data folder's database waiting until the returned function is called; reads go on. */
export async function holdWrites(dataDir: string): Promise<() => Promise<void>> {
  const { DATABASE_URL } = databaseEnv(dataDir);
  if (DATABASE_URL === undefined) {
    const other = new Sqlite(path.join(dataDir, 'carta.db'));
    other.exec('begin immediate');
    return async () => {
      other.exec('rollback');
      other.close();
    };
  }
  const other = new Client({ connectionString: DATABASE_URL });
  await other.connect();
  const tables = await other.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  await other.query(`begin; lock table ${tables.rows.map(({ name }) => name).join(', ')} in share mode`);
  return () => other.end();
}
