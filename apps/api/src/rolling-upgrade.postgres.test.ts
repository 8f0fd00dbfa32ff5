import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { menuToFile } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { sql } from 'kysely';
import { openDatabase } from './database/open-database.ts';
import { buildProgram, lastReleasedProgram, type BuiltProgram, type Running } from './testing/built-program.ts';
import { PatientClient } from './testing/patient-client.ts';
import { newDatabase } from './testing/postgres-database.ts';
import { roundRobin, type RoundRobin } from './testing/round-robin.ts';
import { FRESHNESS, Writers } from './testing/writers.ts';

jest.setTimeout(120_000);

/** How long a server serves on after SIGTERM, in ms, and how often the proxy asks whether it is ready. */
const DRAIN_MS = 600;
const HEALTH_INTERVAL = 100;
const OWNER = { business: 'higuera', email: 'ana@higuera.test', password: 'una contraseña' };

let programs: Record<'today' | 'released', BuiltProgram>;
let env: NodeJS.ProcessEnv & { DATABASE_URL: string };
let servers: Running[];
let ready: string[];
let proxy: RoundRobin;
let asking: NodeJS.Timeout;

const serve = (program: BuiltProgram) =>
  program.serve({ ...env, DATA_DIR: program.newDataDir(), DRAIN_MS: `${DRAIN_MS}` });

/** Leaves out the servers that are not ready, as a proxy with health checks does. */
async function askWhoIsReady(): Promise<void> {
  const asked = servers.map(async ({ url }) => {
    const { ok } = await fetch(`${url}/readyz`).catch(() => ({ ok: false }));
    return ok ? [url] : [];
  });
  ready = (await Promise.all(asked)).flat();
}

beforeAll(() => {
  programs = { today: buildProgram(), released: lastReleasedProgram() };
});
afterAll(() => {
  for (const program of Object.values(programs)) program.remove();
});
afterEach(async () => {
  clearInterval(asking);
  proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
});

/** Starts two servers on tables that their own program has made, behind a proxy. */
async function start(program: BuiltProgram): Promise<void> {
  const database = await newDatabase(process.env.CARTA_TEST_POSTGRES ?? '');
  // Each has a folder of its own, without uploads: their files are not shared here.
  env = { ...database.env, DATA_DIR: program.newDataDir() };
  await migrate(program);
  await addOwner(program);
  servers = await Promise.all([serve(program), serve(program)]);
  await askWhoIsReady();
  asking = setInterval(() => void askWhoIsReady(), HEALTH_INTERVAL);
  proxy = await roundRobin(() => ready);
}

async function migrate(program: BuiltProgram): Promise<void> {
  expect(await program.run('cli', ['db', 'migrate'], env)).toMatchObject({ code: 0 });
}

/** Adds a restaurant by the program that made the tables: today's may know more of them. */
async function addOwner(program: BuiltProgram): Promise<void> {
  const products = Array.from({ length: 200 }, (_, nth) => `p${nth}`).join(', ');
  const file = path.join(program.siteDir, 'menu.json');
  writeFileSync(
    file,
    // The release before knows no keys in files.
    JSON.stringify(
      menuToFile(written(`Tapas: bife | Orden: a, b, c, d, e, f | Viejos: ${products}`)),
      (name, value: unknown) => (name === 'key' ? undefined : value),
    ),
  );
  const { business, email, password } = OWNER;
  for (const [args, input] of [
    [['business', 'create', '--key', business, '--name', 'La Higuera']],
    [['user', 'create', '--email', email, '--business', business], `${password}\n`],
    [['menu', 'import', file, '--business', business]],
  ] as const)
    expect(await program.run('cli', [...args], env, input)).toMatchObject({ code: 0 });
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

/** Brings the tables up to date under load and replaces the servers one after the other. Nothing may fail. */
async function upgrade(changeTables: () => Promise<void>, replacements: readonly BuiltProgram[]): Promise<void> {
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
      await changeTables();
      await owner.answered(30);
      for (const program of replacements) {
        const [old] = servers;
        expect(await old?.stop()).toMatchObject({ code: 0, err: '' });
        servers = [...servers.slice(1), await serve(program)];
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
  for (const { url } of servers) expect(await writers.missing(url, { within: FRESHNESS })).toEqual([]);
}

it('two servers of the last release work on today’s tables, also after a restart, and are replaced by today’s under load without a failed request', async () => {
  const { today, released } = programs;
  await start(released);
  await upgrade(() => migrate(today), [released, today, today]);
});

it('two servers are replaced under load on the tables of a next version without a failed request', async () => {
  const { today } = programs;
  await start(today);
  await upgrade(migrateToTomorrow, [today, today]);
});
