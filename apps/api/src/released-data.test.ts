/** @postgres the migrations */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  salesTotals,
  type DinerOrder,
  type Menu,
  type PlannedPrices,
  type PriceHistoryEntry,
  type SalesReport,
} from '@carta/domain';
import Sqlite from 'libsql';
import { extract } from 'tar';
import { readConfig } from './config.ts';
import { migrateToLatest, undoMigrations } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { isPassword } from './session/passwords.ts';
import { openStores, type OpenedStores } from './stores.ts';
import { carta } from './testing/carta.ts';
import { databaseEnv, postgresFor, type PostgresDatabase } from './testing/postgres-database.ts';

const RELEASES = path.resolve(__dirname, '../../../releases');

/** What a release's own server showed of its data. */
interface Shown {
  readonly menu: Omit<Menu, 'publicUrl'>;
  readonly history: { readonly history: readonly PriceHistoryEntry[] };
  readonly planned: { readonly plans: readonly PlannedPrices[] };
  /** From 1.2.0 on: the orders of a day, and what was sold up to it. */
  readonly orders?: { readonly day: string; readonly orders: readonly DinerOrder[] };
  readonly sales?: { readonly range: { readonly from: string; readonly to: string }; readonly report: SalesReport };
}

const dataOf = (version: string) => path.join(RELEASES, version, 'data');
const unzipped = (file: string) => gunzipSync(readFileSync(file));

let folder: string;
let dataDir: string;
let postgres: PostgresDatabase | null;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-released-'));
  dataDir = path.join(folder, 'data');
  postgres = await postgresFor(dataDir);
});
afterEach(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true });
});

function configOf() {
  const config = readConfig({ ...databaseEnv(dataDir), DATA_DIR: dataDir }, '.');
  if (!config.ok) throw new Error(config.reason);
  return config.value;
}

async function inData<T>(look: (stores: OpenedStores) => Promise<T>): Promise<T> {
  const stores = await openStores(configOf());
  if (!stores.ok) throw new Error(stores.reason);
  try {
    return await look(stores.value);
  } finally {
    await stores.value.close();
  }
}

function migrationsIn(folder: string): number {
  const database = new Sqlite(path.join(folder, 'carta.db'));
  const [migrations] = database.prepare('select count(*) as count from kysely_migration').all() as { count: number }[];
  database.close();
  return migrations?.count ?? 0;
}

/** Checks that today's program shows what the release's own showed, and can change it. */
async function expectSame(version: string): Promise<void> {
  const shown = JSON.parse(unzipped(path.join(dataOf(version), 'shown.json.gz')).toString()) as Shown;
  await inData(async ({ menus, priceHistory, plannedPrices, users, businesses, items, orders, rotateSecrets }) => {
    const menu = await menus.read('demo');
    expect(menu).toMatchObject(shown.menu);
    expect(shown.menu.items.length).toBeGreaterThan(100);
    expect(await plannedPrices.list('demo')).toMatchObject(shown.planned.plans);
    const [change] = shown.history.history;
    expect((await priceHistory.list('demo'))[0]).toMatchObject({ ...change });
    const { timeZone = '' } = menu ?? {};
    if (shown.orders) {
      const { day } = shown.orders;
      expect((await orders.list('demo', { day, timeZone })).orders).toMatchObject(shown.orders.orders);
      expect(shown.orders.orders.length).toBeGreaterThan(3);
    }
    if (shown.sales) {
      const { range, report } = shown.sales;
      expect(await orders.sales('demo', { range, timeZone })).toMatchObject(report);
      expect(salesTotals(report.days).orders).toBeGreaterThan(100);
    }
    const user = await users.passwordOf('demo@carta.test');
    expect(await isPassword('carta-demo', user?.hash ?? null)).toBe(true);
    expect((await rotateSecrets()).ok).toBe(true);
    expect((await businesses.list()).length).toBeGreaterThan(2);
    const [item] = menu?.items ?? [];
    const deleted = await items.delete('demo', item?.key ?? '');
    expect(deleted.ok).toBe(true);
  });
}

describe.each(readdirSync(RELEASES))('the data of release %s', (version) => {
  const archive = () => {
    const file = path.join(folder, 'carta.tar');
    writeFileSync(file, unzipped(path.join(dataOf(version), 'carta.tar.gz')));
    return file;
  };

  it('is restored from its backup, and shown as it was', async () => {
    expect(await carta(dataDir, ['restore', archive()])).toMatchObject({ code: 0, out: '' });
    expect(readdirSync(path.join(dataDir, 'files/demo')).length).toBeGreaterThan(2);
    await expectSame(version);
  });

  it('goes one migration back and forward again', async () => {
    await carta(dataDir, ['restore', archive()]);
    const opened = await openDatabase(dataDir, { postgres: configOf().postgres });
    if (!opened.ok) throw new Error(opened.reason);
    await undoMigrations(opened.value.database, 1);
    expect(await migrateToLatest(opened.value.database)).toBe('migrated');
    await opened.value.close();
    await expectSame(version);
  });
});

it.each(readdirSync(RELEASES))(
  'the data folder of release %s is brought up to date where it lies, and copied before its tables change',
  async (version) => {
    const inFolder = path.join(folder, 'in-place');
    const file = path.join(folder, 'carta.tar');
    writeFileSync(file, unzipped(path.join(dataOf(version), 'carta.tar.gz')));
    await extract({ file, cwd: folder });
    mkdirSync(inFolder);
    for (const name of ['carta.db', 'secret.key', 'files', 'content'])
      renameSync(path.join(folder, name), path.join(inFolder, name));
    dataDir = inFolder;
    const before = migrationsIn(inFolder);
    await expectSame(version);
    const copies = path.join(inFolder, 'before-migration');
    const isOlder = before < migrationsIn(inFolder);
    expect(existsSync(copies) ? readdirSync(copies).length : 0).toBe(isOlder ? 1 : 0);
    if (version === '1.0.0') expect(isOlder).toBe(true);
  },
);
