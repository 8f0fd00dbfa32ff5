import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openStores } from './stores.ts';
import { newDatabase } from './testing/postgres-database.ts';
import { postgresFolder, runPostgresProgram, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { send } from './testing/send.ts';
import { testServer } from './testing/test-server.ts';

// Copies a whole server and starts two.
jest.setTimeout(60_000);

const WAL = '/var/backups/postgresql/wal';
const deployed = (name: string) => path.join(__dirname, '../../../deploy/postgresql', name);

let wal: string;
let backups: string;
let dataDir: string;
let running: PostgresServer[];
beforeEach(() => {
  [wal, backups] = [postgresFolder(), postgresFolder()];
  dataDir = mkdtempSync(path.join(tmpdir(), 'carta-archiving-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  for (const folder of [wal, backups, dataDir]) rmSync(folder, { recursive: true });
});

const configuration = (name: string) => readFileSync(deployed(name), 'utf8').replaceAll(WAL, wal);

async function start(options: Parameters<typeof startPostgres>[0]): Promise<PostgresServer> {
  const server = await startPostgres({ durable: true, ...options });
  running.push(server);
  return server;
}

type Ask = (query: string) => Promise<Record<string, string>>;

/** Runs `work` with a connection of PostgreSQL's own client; it gets the first row of each query. */
async function asking<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(async (query) => (await client.query<Record<string, string>>(query)).rows[0] ?? {});
  } finally {
    await client.end();
  }
}

const STATE = "select revision, (select count(*) from sessions) as sessions from businesses where key = 'higuera'";

it('PostgreSQL is restored from its archive to a moment: with what was answered before, without what came after', async () => {
  expect(configuration('archive.conf')).toMatch(/^archive_timeout = 300$/m);
  // The last line counts: nobody waits for five minutes.
  const archiving = `${configuration('archive.conf')}\narchive_timeout = 1\n`;
  const lost = await start({ configuration: archiving });
  const { env } = await newDatabase(lost.folder, 'carta_template');
  const server = await testServer({ env });
  const rename = (name: string) => send(server, 'updateBusiness', { as: 'owner', body: { name } });
  const base = path.join(backups, 'base');
  await runPostgresProgram('pg_basebackup', ['--checkpoint=fast', '-h', lost.folder, '-U', 'carta', '-D', base]);

  expect((await rename('antes')).status).toBe(200);
  const { moment, latest } = await asking(env.DATABASE_URL, async (ask) => {
    const { moment } = await ask('select clock_timestamp()::text as moment');
    expect((await rename('después')).status).toBe(200);
    const { name = '' } = await ask('select pg_walfile_name(pg_current_wal_lsn()) as name');
    for (let archived = ''; archived < name; await wait(50)) {
      const { last, failed } = await ask(
        'select last_archived_wal as last, failed_count as failed from pg_stat_archiver',
      );
      expect(failed).toBe('0');
      archived = last ?? '';
    }
    return { moment, latest: await ask(STATE) };
  });
  expect(latest.sessions).toBe('2');
  await server.close();
  await lost.kill();

  const restoring = `${configuration('restore.conf')}\nrecovery_target_time = '${moment}'\n`;
  const restored = await start({ base, configuration: restoring });
  const url = env.DATABASE_URL.replace(encodeURIComponent(lost.folder), encodeURIComponent(restored.folder));
  const afterRestore = readFileSync(deployed('after-restore.sql'), 'utf8');
  await runPostgresProgram('psql', ['-d', url, '-v', 'ON_ERROR_STOP=1'], afterRestore);
  const opened = await openStores({
    dataDir,
    publicUrl: 'http://carta.test',
    secretKeys: [env.SECRET_KEY],
    postgres: { url, pool: 2 },
  });
  if (!opened.ok) throw new Error(opened.reason);
  const menu = await opened.value.menus.read('higuera');
  await opened.value.close();
  expect(menu?.name).toBe('antes');
  const restoredState = await asking(url, (ask) => ask(STATE));
  expect(restoredState.sessions).toBe('0');
  expect(Number(restoredState.revision)).toBeGreaterThan(Number(latest.revision));
});
