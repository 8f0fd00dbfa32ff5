/** @postgres the migration that makes the table, back and forward */
import type { ChangeSummary } from '@carta/contract';
import type { LastChange, StoredChange } from '@carta/domain';
import { Migrator } from 'kysely';
import { migrations } from '../../migrations/migrations.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const params = { businessKey: 'higuera' };
const lastChange = async () =>
  (await send<{ lastChange: LastChange }>(server, 'homeSummary', { params })).body.lastChange;

/** Writes what a server of 1.1 keeps of a change. */
const keepAsBefore = (change: StoredChange) =>
  withDatabase(server, (database) =>
    database
      .updateTable('businesses')
      .set({ last_change: JSON.stringify(change) })
      .where('key', '=', 'higuera')
      .execute(),
  );

it('[CHANGE-1] the last change of an older version is the first of the list, and cannot be undone', async () => {
  const menu = await server.setMenu('owner', 'Postres: flan');
  const before: StoredChange = { at: 1_000, kind: 'item', done: 'priced', record: titled(menu, 'flan').key };
  await withDatabase(server, async (database) => {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0018-emails-of-any-node');
    await database
      .updateTable('businesses')
      .set({ last_change: JSON.stringify(before) })
      .execute();
    expect(await migrateToLatest(database)).toBe('migrated');
  });
  const { body } = await send<{ changes: ChangeSummary[] }>(server, 'changes', { params });
  expect(body.changes).toEqual([
    {
      key: body.changes[0]?.key,
      at: 1_000,
      by: '',
      device: '',
      what: 'priced',
      text: 'flan: nuevo precio',
      detail: '',
      undoable: false,
      undone: false,
      changedSince: false,
    },
  ]);
  expect(await lastChange()).toEqual({ at: 1_000, kind: 'item', done: 'priced', title: 'flan' });
});

it('[CHANGE-1] home shows the change of a server of the version before that runs beside this one, and then its own', async () => {
  const menu = await server.setMenu('owner', 'Postres: flan');
  const { key, parent } = titled(menu, 'flan') as { key: string; parent: string };
  const at = Date.now() + 60_000;
  await keepAsBefore({ at, kind: 'item', done: 'featured', record: key });
  expect(await lastChange()).toEqual({ at, kind: 'item', done: 'featured', title: 'flan' });
  const hide = (show: boolean) => send(server, 'updateItem', { body: { key, parent, business: menu.key, show } });
  await hide(false);
  expect(await lastChange()).toMatchObject({ done: 'hidden', title: 'flan' });
});
