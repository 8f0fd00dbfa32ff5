import { calls, type CallName } from '@carta/contract';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { recordWrites } from '../testing/record-statements.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { changedSubjects, SUBJECT_OF, SUBJECTS, type Subject } from './cached-subjects.ts';
import type { Tables } from './tables.ts';

// It makes every call.
jest.setTimeout(60_000);

const writes = recordWrites();
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  writes.stop();
});

const changedBy = (statement: Compilable) => changedSubjects(statement.compile().query);

it('every table of the database is declared with the subject that a change of it ends', async () => {
  await withDatabase(server, async (database) => {
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    expect(Object.keys(SUBJECT_OF).sort()).toEqual(tables.sort());
  });
});

it('every table that a call writes is declared', async () => {
  const written = new Set<string>();
  writes.take();
  for (const name of Object.keys(calls) as CallName[]) {
    if (calls[name].access !== 'owner') continue;
    const menu = await setGoodMenu(server, 'owner');
    const token = await server.session('owner');
    await send(server, name, { ...GOOD_REQUESTS[name](menu, 'owner'), token });
    for (const table of writes.take()) written.add(table);
  }
  expect([...written].filter((table) => !Object.hasOwn(SUBJECT_OF, table))).toEqual([]);
  expect(written.size).toBeGreaterThan(8);
});

describe('a statement', () => {
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

  it('changes the subject of its table, and nothing where it reads', () => {
    const found = {
      read: changedBy(database.selectFrom('businesses').selectAll()),
      item: changedBy(database.updateTable('items').set({ title: 'x' })),
      session: changedBy(database.deleteFrom('sessions')),
      remote: changedBy(database.insertInto('remote_versions').values({ name: '', version: '', release: '' })),
      order: changedBy(database.updateTable('order_days').set({ revision: 2 })),
      visits: changedBy(database.deleteFrom('visits')),
    } satisfies Record<string, readonly Subject[]>;
    expect(changedSubjects(sql`\n select * from items`.compile(database).query)).toEqual([]);
    expect(found).toEqual({
      read: [],
      item: ['menus'],
      session: ['accounts'],
      remote: ['remotes'],
      order: ['orders'],
      visits: [],
    });
  });

  it('changes everything where it deletes businesses, or its node names no table of ours', () => {
    const everything = [
      database.deleteFrom('businesses'),
      database.deleteFrom('items as some'),
      database.deleteFrom('kysely_migration' as 'items'),
      database
        .with('gone', (query) => query.deleteFrom('items').returningAll())
        .selectFrom('gone')
        .selectAll(),
    ];
    expect(everything.map(changedBy)).toEqual(everything.map(() => SUBJECTS));
    expect(changedSubjects(sql`update items set title = 'x'`.compile(database).query)).toBe(SUBJECTS);
  });
});
