import { setTimeout as wait } from 'node:timers/promises';
import { menuToFile } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { sql } from 'kysely';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openStores } from './stores.ts';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';
import { PatientClient } from './testing/patient-client.ts';
import { newDatabase } from './testing/postgres-database.ts';
import { roundRobin, type RoundRobin } from './testing/round-robin.ts';
import { Writers } from './testing/writers.ts';

jest.setTimeout(120_000);

/** How long a server serves on after SIGTERM, in ms, and how often the proxy asks whether it is ready. */
const DRAIN_MS = 600;
const HEALTH_INTERVAL = 100;
const OWNER = { business: 'higuera', email: 'ana@higuera.test', password: 'una contraseña' };

let program: BuiltProgram;
let env: NodeJS.ProcessEnv & { DATABASE_URL: string };
let servers: Running[];
let ready: string[];
let proxy: RoundRobin;
let asking: NodeJS.Timeout;

const serve = () => program.serve({ ...env, DATA_DIR: program.newDataDir(), DRAIN_MS: `${DRAIN_MS}` });

/** Leaves out the servers that are not ready, as a proxy with health checks does. */
async function askWhoIsReady(): Promise<void> {
  const asked = servers.map(async ({ url }) => {
    const { ok } = await fetch(`${url}/readyz`).catch(() => ({ ok: false }));
    return ok ? [url] : [];
  });
  ready = (await Promise.all(asked)).flat();
}

beforeAll(async () => {
  program = buildProgram();
  const database = await newDatabase(process.env.CARTA_TEST_POSTGRES ?? '');
  // Each has a folder of its own, without uploads: their files are not shared here.
  env = { ...database.env, DATA_DIR: program.newDataDir() };
  expect(await program.run('cli', ['db', 'migrate'], env)).toMatchObject({ code: 0, err: '' });
  await addOwner();
  servers = await Promise.all([serve(), serve()]);
  await askWhoIsReady();
  asking = setInterval(() => void askWhoIsReady(), HEALTH_INTERVAL);
  proxy = await roundRobin(() => ready);
});
afterAll(async () => {
  clearInterval(asking);
  proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  program.remove();
});

async function addOwner(): Promise<void> {
  const config = readConfig(env, '.');
  if (!config.ok) throw new Error(config.reason);
  const stores = await openStores(config.value);
  if (!stores.ok) throw new Error(stores.reason);
  const { businesses, users, menus, close } = stores.value;
  await businesses.create(OWNER.business, { name: 'La Higuera' });
  await users.create(OWNER);
  const products = Array.from({ length: 200 }, (_, nth) => `p${nth}`).join(', ');
  await menus.import(
    OWNER.business,
    menuToFile(written(`Tapas: bife | Orden: a, b, c, d, e, f | Viejos: ${products}`)),
  );
  await close();
}

/** Does to the tables what the migration of a next version does: it only adds. */
async function migrateToTomorrow(): Promise<void> {
  const opened = await openDatabase(env.DATA_DIR ?? '', { postgres: { url: env.DATABASE_URL, pool: 1 } });
  if (!opened.ok) throw new Error(opened.reason);
  const { database, close } = opened.value;
  await database.transaction().execute(async (change) => {
    for (const table of ['businesses', 'categories', 'items', 'sessions'])
      await sql`alter table ${sql.table(table)} add column tomorrow text`.execute(change);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '')`.execute(change);
  });
  await close();
}

it('two servers are upgraded one after the other under load, the tables before them, without a failed request', async () => {
  const owner = new PatientClient(OWNER);
  const writers = new Writers(owner, { uploads: false });
  const end = new AbortController();
  const failed: number[] = [];
  let answers = 0;
  const diner = async () => {
    while (!end.signal.aborted) {
      const status = await fetch(`${proxy.url}/m/higuera`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 200) failed.push(status);
      answers += 1;
      await wait(10);
    }
  };
  const eating = Promise.all([diner(), diner()]);
  await writers.write(proxy.url, {
    until: { answers: 20, uploads: 0 },
    then: async () => {
      await migrateToTomorrow();
      await owner.answered(30);
      for (const old of [...servers]) {
        expect(await old.stop()).toMatchObject({ code: 0, err: '' });
        const replaced = await serve();
        servers = servers.map((server) => (server === old ? replaced : server));
        await owner.answered(30);
      }
      owner.stop();
    },
  });
  end.abort();
  await eating;
  owner.goOn();
  expect({ refusals: owner.refusals(), failed }).toEqual({ refusals: [], failed: [] });
  expect(answers).toBeGreaterThan(50);
  for (const { url } of servers) expect(await writers.missing(url)).toEqual([]);
});
