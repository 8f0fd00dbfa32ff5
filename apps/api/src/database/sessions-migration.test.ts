import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Migrator } from 'kysely';
import { migrations } from '../../migrations/migrations.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const NAME = '0007-sessions-and-audit';
const DAY = 24 * 60 * 60 * 1000;
const [ENDS, LATER] = [Date.parse('2026-11-21'), Date.parse('2026-12-21')];

it('the migration of sessions and audit keeps sessions both ways, and takes the last use for an unknown start', async () => {
  const folder = mkdtempSync(`${tmpdir()}/carta-migration-`);
  const opened = await openDatabase(folder);
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened.value;
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { results } = await migrator.migrateTo('0006-settings-document');
  expect(results?.map(({ migrationName, direction, status }) => [migrationName, direction, status])).toContainEqual([
    NAME,
    'Down',
    'Success',
  ]);
  expect((await database.introspection.getTables()).map(({ name }) => name)).not.toContain('audit');

  await database
    .insertInto('businesses')
    .values({
      key: 'b',
      name: 'B',
      settings: '{}',
      mercado_pago_active: 0,
      mercado_pago_token: null,
      mercado_pago_last4: null,
      version: 0,
      revision: 1,
    })
    .execute();
  await database.insertInto('emails').values({ email: 'e', business: 'b' }).execute();
  await database
    .insertInto('users')
    .values({ business: 'b', email: 'e', password_hash: '', avatar: null, locked: 0, last_notification_read: 0 })
    .execute();
  const session = { business: 'b', email: 'e', device: '' };
  await database
    .insertInto('sessions')
    .values([
      { ...session, token_hash: 'old', started_at: 0, expires_at: ENDS },
      { ...session, token_hash: 'new', started_at: 7, expires_at: LATER },
    ])
    .execute();
  expect(await migrateToLatest(database)).toBe('migrated');
  const started = await database.selectFrom('sessions').select(['token_hash', 'started_at']).execute();
  expect(Object.fromEntries(started.map((row) => [row.token_hash, row.started_at]))).toEqual({
    old: ENDS - 30 * DAY,
    new: 7,
  });
  await database.destroy();
  rmSync(folder, { recursive: true });
});
