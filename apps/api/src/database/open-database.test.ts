import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { migrations } from '../../migrations/migrations.ts';
import { undoMigrations } from './migrate.ts';
import { SUBJECTS } from './cached-subjects.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const TABLES = [
  'answer_counts',
  'audit',
  'backup_runs',
  'business_use',
  'businesses',
  'categories',
  'changes',
  'charges',
  'client_errors',
  'deletions',
  'desk_presence',
  'emails',
  'items',
  'login_failures',
  'notifications',
  'option_groups',
  'order_days',
  'orders',
  'payments',
  'planned_prices',
  'price_history',
  'remote_history',
  'remote_tokens',
  'remote_versions',
  'section_use',
  'sessions',
  'table_requests',
  'users',
  'visit_counts',
  'visits',
];

async function opened(dataDir = folder): Promise<Database> {
  const opening = await openDatabase(dataDir);
  if (!opening.ok) throw new Error(opening.reason);
  return opening.value.database;
}

async function tableNames(database: Database): Promise<string[]> {
  return (await database.introspection.getTables()).map(({ name }) => name).sort();
}

describe('the database of a data folder', () => {
  it('is made with its folder, and opens again as it was', async () => {
    const deep = path.join(folder, 'not', 'there', 'yet');
    const first = await opened(deep);
    expect(await tableNames(first)).toEqual(TABLES);
    await first.destroy();
    const second = await opened(deep);
    expect(await tableNames(second)).toEqual(TABLES);
    await second.destroy();
  });

  it('undoes every migration and does them all again', async () => {
    const database = await opened();
    await undoMigrations(database);
    expect(await tableNames(database)).toEqual([]);
    await database.destroy();
    const again = await opened();
    expect(await tableNames(again)).toEqual(TABLES);
    await again.destroy();
  });

  it('is copied as it is before a newer program changes its tables, and the newest two copies are kept', async () => {
    const names = Object.keys(migrations);
    const copies = () => readdirSync(path.join(folder, 'before-migration')).sort();
    const database = await opened();
    await database.insertInto('audit').values({ id: '1', business: '', who: 'ana', what: 'before', at: 1 }).execute();
    await database.destroy();
    expect(existsSync(path.join(folder, 'before-migration'))).toBe(false);
    for (const undone of [3, 2, 1]) {
      const older = await opened();
      await undoMigrations(older, undone);
      await older.destroy();
      await (await opened()).destroy();
    }
    expect(copies()).toEqual([names.at(-3), names.at(-2)].map((name) => `${name}.db`));
    expect(statSync(path.join(folder, 'before-migration', copies()[0] ?? '')).mode & 0o777).toBe(0o600);
    const copy = new Sqlite(path.join(folder, 'before-migration', `${names.at(-2)}.db`));
    expect(copy.prepare('select what from audit').all()).toEqual([{ what: 'before' }]);
    expect(copy.prepare('select count(*) as count from kysely_migration').get()).toMatchObject({
      count: names.length - 1,
    });
    copy.close();
  });

  it('lets every table’s key begin with the business, but for those that are read before a business is known', async () => {
    const database = await opened();
    const keys = new Map<string, string>();
    for (const { name } of await database.introspection.getTables()) {
      const { rows } = await sql<{ name: string; pk: number }>`pragma table_info(${sql.raw(name)})`.execute(database);
      keys.set(name, rows.find(({ pk }) => pk === 1)?.name ?? '');
    }
    expect(Object.fromEntries(keys)).toEqual({
      answer_counts: 'business',
      audit: 'business',
      backup_runs: 'target',
      business_use: 'business',
      businesses: 'key',
      categories: 'business',
      changes: 'business',
      charges: 'business',
      client_errors: 'id',
      deletions: 'business',
      desk_presence: 'business',
      emails: 'email',
      items: 'business',
      login_failures: 'address',
      notifications: 'business',
      option_groups: 'business',
      order_days: 'business',
      orders: 'business',
      payments: 'business',
      planned_prices: 'business',
      price_history: 'business',
      remote_history: 'name',
      remote_tokens: 'hash',
      remote_versions: 'name',
      section_use: 'remote',
      sessions: 'business',
      table_requests: 'business',
      users: 'business',
      visit_counts: 'business',
      visits: 'business',
    });
    await database.destroy();
  });

  it('refuses what a newer program has migrated, and leaves it alone', async () => {
    const database = await opened();
    await database
      .insertInto('kysely_migration' as 'emails')
      .values({ name: '9999-later', timestamp: '' } as never)
      .execute();
    await database.destroy();
    expect(await openDatabase(folder)).toEqual({ ok: false, reason: 'database-newer' });
  });

  it.each(['file/under', 'file'])('refuses a folder that cannot be one: %s', async (where) => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(await openDatabase(path.join(folder, where))).toEqual({ ok: false, reason: 'folder-not-writable' });
  });

  it('refuses a folder of the system, where no file can be made', async () => {
    expect(await openDatabase('/proc/carta')).toEqual({ ok: false, reason: 'folder-not-writable' });
  });

  it('refuses a file that is no database, and leaves it alone', async () => {
    const file = path.join(folder, 'carta.db');
    writeFileSync(file, 'somebody’s notes, which are no database at all'.repeat(100));
    expect(await openDatabase(folder)).toEqual({ ok: false, reason: 'database-unusable' });
    expect(readFileSync(file, 'utf8')).toContain('notes');
  });

  it('is usable again after a lock of another process was met, and the write that met it is not there', async () => {
    const opening = await openDatabase(folder, { busyTimeout: 20 });
    if (!opening.ok) throw new Error(opening.reason);
    const { database } = opening.value;
    const write = (email: string) => database.insertInto('emails').values({ email, business: 'b' }).execute();
    await sql`pragma foreign_keys = off`.execute(database);
    const other = new Sqlite(path.join(folder, 'carta.db'));
    other.exec('begin immediate');
    await expect(write('a')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await expect(database.transaction().execute(() => write('b'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect(
      await database
        .transaction()
        .setAccessMode('read only')
        .execute((trx) => trx.selectFrom('emails').selectAll().execute()),
    ).toEqual([]);
    other.exec('rollback');
    other.close();
    await write('c');
    await database
      .transaction()
      .execute((trx) => trx.insertInto('emails').values({ email: 'd', business: 'b' }).execute());
    expect((await database.selectFrom('emails').select('email').execute()).map(({ email }) => email)).toEqual([
      'c',
      'd',
    ]);
    await database.destroy();
  });

  it('has versions that rise with each change of their subject, and with none that is rolled back', async () => {
    const opening = await openDatabase(folder);
    if (!opening.ok) throw new Error(opening.reason);
    const { database, versions, close } = opening.value;
    const raisedBy = async (work: () => Promise<unknown>) => {
      const before = SUBJECTS.map((subject) => versions[subject]());
      await work();
      return SUBJECTS.filter((subject, nth) => versions[subject]() !== before[nth]);
    };
    const rename = (by: Database) => by.updateTable('businesses').set({ name: 'Otra' }).execute();
    expect(await raisedBy(() => rename(database))).toEqual(['menus']);
    expect(await raisedBy(() => database.transaction().execute(rename))).toEqual(['menus']);
    expect(await raisedBy(() => database.deleteFrom('sessions').execute())).toEqual(['accounts']);
    expect(await raisedBy(() => database.deleteFrom('visits').execute())).toEqual([]);
    expect(await raisedBy(() => sql`delete from visits`.execute(database))).toEqual([...SUBJECTS]);
    const fail = async (change: Database) => {
      await rename(change);
      throw new Error('on purpose');
    };
    const failing = () => expect(database.transaction().execute(fail)).rejects.toThrow('on purpose');
    expect(await raisedBy(failing)).toEqual([]);
    await close();
  });

  it('is whole in its one file once it is closed', async () => {
    const database = await opened();
    await sql`pragma foreign_keys = off`.execute(database);
    await database.insertInto('emails').values({ email: 'a', business: 'b' }).execute();
    await database.destroy();
    const copy = mkdtempSync(path.join(folder, 'copy-'));
    cpSync(path.join(folder, 'carta.db'), path.join(copy, 'carta.db'));
    const copied = await opened(copy);
    expect(await copied.selectFrom('emails').select('email').execute()).toEqual([{ email: 'a' }]);
    await copied.destroy();
  });

  it('writes every commit to the disk before it is answered, and guards references', async () => {
    const database = await opened();
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await database.destroy();
  });
});
