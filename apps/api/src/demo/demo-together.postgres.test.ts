import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { openStores, type OpenedStores } from '../stores.ts';
import { newDatabase } from '../testing/postgres-database.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { makeDemo } from './make-demo.ts';

jest.setTimeout(120_000);

const PICTURES = path.resolve(__dirname, '../../demo/pictures');

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-demos-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function opened(env: NodeJS.ProcessEnv, migrates = false): Promise<OpenedStores> {
  const config = readConfig(env, '.');
  if (!config.ok) throw new Error(config.reason);
  const stores = await openStores(config.value, { migrates });
  if (!stores.ok) throw new Error(stores.reason);
  return stores.value;
}

it('servers that start at once with the demo on one empty PostgreSQL all live, and make it once', async () => {
  const { env } = await newDatabase(postgres.folder);
  const places = ['one', 'two', 'three'].map((name) => ({ ...env, DATA_DIR: path.join(folder, name) }));
  await (await opened(places[0]!, true)).close();
  const servers = await Promise.all(places.map((place) => opened(place)));
  await Promise.all(
    servers.map((stores, nth) =>
      makeDemo(stores, folderStorage({ dataDir: places[nth]!.DATA_DIR }), { pictures: PICTURES }),
    ),
  );
  for (const { businesses } of servers)
    expect(await businesses.keys()).toEqual(['demo', 'demo-bloqueado', 'demo-vacio']);
  expect((await servers[1]!.menus.read('demo'))?.items.length).toBeGreaterThan(100);
  await Promise.all(servers.map(({ close }) => close()));
});
