import { calls, type CallName } from '@carta/contract';
import { Client } from 'pg';
import { PRIMARY_KEYS, TABLE_NAMES } from './database/copy-rows.ts';
import { GOOD_REQUESTS, setGoodMenu } from './testing/good-requests.ts';
import { newDatabase, type PostgresDatabase } from './testing/postgres-database.ts';
import { send } from './testing/send.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

jest.setTimeout(120_000);

const PARTS = 4;

/** The tables that belong to businesses, with the column that names the business: first of the primary key. */
const DISTRIBUTED = TABLE_NAMES.flatMap((table) => {
  const [column = ''] = PRIMARY_KEYS[table] as readonly string[];
  return table === 'businesses' || column === 'business' ? [{ table, column }] : [];
});

let database: PostgresDatabase;
let server: TestServer;

/** Splits each table of businesses into partitions by the business, as a cluster would; references among them stay. */
async function distribute(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; text: string }>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'f'`);
  const isDistributed = (name: string) => DISTRIBUTED.some(({ table }) => table === name);
  // A table outside of the distribution cannot refer to one inside of it.
  expect(rows.filter(({ table }) => !isDistributed(table))).toEqual([]);
  for (const { table, column } of DISTRIBUTED) {
    await client.query(`alter table ${table} rename to plain_${table}`);
    await client.query(
      `create table ${table} (like plain_${table} including defaults including constraints including indexes) partition by hash (${column})`,
    );
    for (let part = 0; part < PARTS; part += 1)
      await client.query(
        `create table ${table}_${part} partition of ${table} for values with (modulus ${PARTS}, remainder ${part})`,
      );
    await client.query(`drop table plain_${table} cascade`);
  }
  for (const { table, text } of rows) await client.query(`alter table ${table} add ${text}`);
}

beforeAll(async () => {
  database = await newDatabase(process.env.CARTA_TEST_POSTGRES ?? '', 'carta_template');
  const client = new Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await distribute(client);
  await client.end();
  server = await testServer({ env: database.env });
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

it('every call works where the tables are distributed by business, and rows lie in several parts', async () => {
  const menu = await setGoodMenu(server, 'owner');
  await send(server, 'login', { as: null, ...GOOD_REQUESTS.login(menu, 'owner') });
  for (const name of Object.keys(calls) as CallName[]) {
    if (name === 'login') continue;
    const current = await setGoodMenu(server, 'owner');
    const { status } = await send(server, name, { ...GOOD_REQUESTS[name](current, 'owner'), as: 'owner' });
    expect([name, status < 400]).toEqual([name, true]);
  }
  for (const url of ['/m/higuera', '/m/otra', '/sitemap.xml'])
    expect((await server.app.inject(url)).statusCode).toBe(200);
  expect((await server.menuOf('neighbour')).items).toEqual([]);
  const client = new Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ part: string }>(
    'select distinct tableoid::regclass::text as part from businesses',
  );
  await client.end();
  expect(rows.length).toBeGreaterThan(1);
});
