import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../database/open-database.ts';

const TEMPLATE = 'carta_template';
/** Serialises the test files that make the template. */
const LOCK = 1;

export interface PostgresDatabase {
  /** Leads a program to the database. */
  readonly env: { readonly DATABASE_URL: string; readonly SECRET_KEY: string };
  /** Announces a change to every program, as one of them does. */
  readonly notify: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const byDataDir = new Map<string, PostgresDatabase>();

/** Returns what leads a program to the database that was made for a data folder; nothing in a run on the embedded one. */
export const databaseEnv = (dataDir: string): NodeJS.ProcessEnv => ({ ...byDataDir.get(dataDir)?.env });

/** Makes a database with all tables for a data folder, on the server of the run or another; null in a run on the embedded one. */
export async function postgresFor(
  dataDir: string,
  folder = process.env.CARTA_TEST_POSTGRES,
): Promise<PostgresDatabase | null> {
  if (folder === undefined) return null;
  const database = await newDatabase(folder, TEMPLATE);
  byDataDir.set(dataDir, database);
  return database;
}

/** Returns a new database, empty or as the template is. */
export async function newDatabase(folder: string, template?: typeof TEMPLATE): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(folder, async (client) => {
    if (template === undefined) return void (await client.query(`create database ${name}`));
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, folder);
    // Through the log, which is the default, it takes four times as long.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    env: { DATABASE_URL: addressOf(folder, name), SECRET_KEY: randomBytes(32).toString('base64') },
    notify: () => asAdministrator(folder, async (client) => void (await client.query('notify carta_changes')), name),
    remove: () => asAdministrator(folder, async (client) => void (await client.query(`drop database ${name} (force)`))),
  };
}

/** A template that is complete has its name. */
async function makeTemplate(client: Client, folder: string): Promise<void> {
  const draft = `${TEMPLATE}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft}`);
  const opened = await openDatabase(folder, { migrates: true, postgres: { url: addressOf(folder, draft), pool: 1 } });
  if (!opened.ok) throw new Error(opened.reason);
  await opened.value.close();
  await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

async function asAdministrator(
  folder: string,
  work: (client: Client) => Promise<void>,
  database = 'postgres',
): Promise<void> {
  const client = new Client({ host: folder, user: 'carta', database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const addressOf = (folder: string, name: string) =>
  `postgres:///${name}?${new URLSearchParams({ host: folder, user: 'carta' })}`;
