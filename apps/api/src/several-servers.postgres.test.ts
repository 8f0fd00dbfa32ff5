import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { menuToFile, newKey, type PlannedPrices, type PriceHistoryEntry } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { readConfig } from './config.ts';
import { openStores } from './stores.ts';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';
import { OwnerClient } from './testing/owner-client.ts';
import { PatientClient } from './testing/patient-client.ts';
import { newDatabase } from './testing/postgres-database.ts';
import { startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { roundRobin, type RoundRobin } from './testing/round-robin.ts';
import { s3Server, type S3Server } from './testing/s3-server.ts';
import { FRESHNESS, Writers } from './testing/writers.ts';

jest.setTimeout(240_000);

/** How long database and file store are away, in ms. `LONG=1` takes longer. */
const OUTAGE = process.env.LONG ? 30_000 : 3_000;
const OWNER = { business: 'higuera', email: 'ana@higuera.test', password: 'una contraseña' };

let program: BuiltProgram;
let postgres: PostgresServer;
let files: S3Server;
let env: NodeJS.ProcessEnv;
let servers: Running[];
let proxy: RoundRobin;

beforeAll(async () => {
  program = buildProgram();
  [postgres, files] = await Promise.all([startPostgres({ durable: true }), s3Server()]);
  const DATA_DIR = program.newDataDir();
  env = { DATA_DIR, ...(await newDatabase(postgres.folder)).env, ...files.env };
  expect(await program.run('cli', ['db', 'migrate'], env)).toMatchObject({ code: 0, out: '' });
  await addOwner();
  servers = await Promise.all([1, 2, 3].map(() => program.serve({ ...env, DATA_DIR: program.newDataDir() })));
  proxy = await roundRobin(() => servers.map(({ url }) => url));
});
afterAll(async () => {
  proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  program.remove();
  await Promise.all([postgres.stop(), files.close()]);
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
  const menu = written(`Tapas: bife | Orden: a, b, c, d, e, f | Viejos: ${products}`);
  await menus.import(OWNER.business, menuToFile(menu));
  await close();
}

const urls = () => servers.map(({ url }) => url);

/** Opens a page's stream on one server; the function returned waits for the next event that announces another menu. */
async function openPage(owner: OwnerClient, url: string): Promise<() => Promise<string>> {
  const { body } = await owner.ask(url, 'GET', '/api/events');
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (name: string) => {
    for (;;) {
      const [event, ...rest] = text.split('\n\n');
      if (rest.length > 0) text = rest.join('\n\n');
      else text += (await reader.read()).value ?? '';
      if (rest.length > 0 && event?.includes(`event: ${name}\n`)) return event.split('\ndata: ')[1] ?? '';
    }
  };
  await next('current');
  return () => next('menu');
}

it('without sticky sessions one sign-in is valid on every server, and out of all of them at once', async () => {
  const owner = new OwnerClient(OWNER);
  for (let nth = 0; nth < 6; nth += 1) expect((await owner.menu(proxy.url)).items).toHaveLength(207);
  expect((await owner.ask(proxy.url, 'POST', '/api/users/logout')).ok).toBe(true);
  for (const url of urls()) while ((await owner.ask(url, 'GET', '/api/menus/higuera')).status !== 401) await wait(20);
});

it('a change on any server reaches open pages and diners’ pages of all of them', async () => {
  const owner = new OwnerClient(OWNER);
  await owner.menu(proxy.url);
  const pages = await Promise.all(urls().map((url) => openPage(owner, url)));
  for (const [nth, url] of urls().entries()) {
    const name = `La Higuera ${nth}`;
    await owner.send(url, 'PUT', '/api/business/higuera', { name });
    const etag = (await owner.ask(url, 'GET', '/api/menus/higuera')).headers.get('etag');
    // Each page is told of this menu; the event of one before may still be under way.
    for (const nextMenu of pages) while ((await nextMenu()) !== etag) expect(etag).not.toBeNull();
    for (const other of urls()) {
      expect((await owner.menu(other)).name).toBe(name);
      expect(await (await fetch(`${other}/m/higuera`)).text()).toContain(name);
    }
  }
});

it('a planned price is carried out once', async () => {
  const owner = new OwnerClient(OWNER);
  const [page] = await Promise.all(urls().map((url) => openPage(owner, url)));
  const { items } = await owner.menu(proxy.url);
  const bife = items.find(({ title }) => title === 'bife')?.key ?? '';
  const plan = { key: newKey(), at: Date.now() + 1500, items: [bife] };
  const change = { kind: 'percent', value: 1000, rounding: 'none' };
  await owner.send(proxy.url, 'POST', '/api/prices/planned/higuera', { ...plan, change });
  const planned = async () => {
    const { plans } = (await owner.send(proxy.url, 'GET', '/api/prices/planned/higuera')) as { plans: PlannedPrices[] };
    return plans[0]?.status;
  };
  while ((await planned()) === 'planned') await page!();
  const path = `/api/prices/history/higuera/${bife}`;
  const { history } = (await owner.send(proxy.url, 'GET', path)) as { history: PriceHistoryEntry[] };
  expect(history.filter(({ at }) => at >= plan.at)).toHaveLength(1);
});

it(`under load a server is killed, then the database for ${OUTAGE} ms, then the file store: nothing answered is lost`, async () => {
  const owner = new PatientClient(OWNER);
  const writers = new Writers(owner);
  const diners = new AbortController();
  const seen: Record<string, number[]> = {};
  let phase = 'calm';
  const note = (status: number) => {
    if (status !== 200) seen[phase] = [...new Set([...(seen[phase] ?? []), status])].sort();
  };
  const diner = async () => {
    while (!diners.signal.aborted) {
      note((await fetch(`${proxy.url}/m/higuera`)).status);
      await wait(20);
    }
  };
  const enter = (next: string) => {
    seen[`writes, ${phase}`] = owner.refusals();
    phase = next;
  };

  const eating = Promise.all([diner(), diner()]);
  await writers.write(proxy.url, {
    until: { answers: 30, uploads: 1 },
    then: async () => {
      enter('a server less');
      const [killed] = servers as [Running];
      killed.child.kill('SIGKILL');
      await once(killed.child, 'close');
      await owner.answered(30);

      enter('all servers again');
      servers = [...servers.slice(1), await program.serve({ ...env, DATA_DIR: program.newDataDir() })];
      // Without a database a server sends the last page that it has made itself.
      for (const url of urls()) expect((await fetch(`${url}/m/higuera`)).status).toBe(200);
      await owner.answered(30);

      enter('no database');
      await postgres.kill();
      await wait(OUTAGE);
      await postgres.startAgain();
      await owner.answered(30);

      enter('no files');
      await files.stop();
      await Promise.all([owner.answered(30), wait(OUTAGE)]);
      await files.startAgain();
      await owner.answered(30);

      enter('calm again');
      await owner.answered(30);
      enter('end');
      owner.stop();
    },
  });
  diners.abort();
  await eating;

  owner.goOn();
  for (const url of urls()) expect(await writers.missing(url, { within: FRESHNESS })).toEqual([]);
  // What the killed server had taken on is broken off, or not.
  for (const broken of ['a server less', 'writes, a server less']) {
    expect([[], [502]]).toContainEqual(seen[broken] ?? []);
    delete seen[broken];
  }
  expect(seen).toEqual({
    'writes, calm': [],
    'writes, all servers again': [],
    'writes, calm again': [],
    'writes, no database': [503],
    'writes, no files': [503],
  });
  for (const { child } of servers) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});
