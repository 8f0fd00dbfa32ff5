import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { copyRows, digestOf, PRIMARY_KEYS, TABLE_NAMES } from './database/copy-rows.ts';
import { moveDatabase } from './database/move-database.ts';
import type { Database, OpenedDatabase } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { makeDemo } from './demo/make-demo.ts';
import { folderStorage } from './storage/folder-storage.ts';
import { openStores } from './stores.ts';
import { carta } from './testing/carta.ts';
import { newDatabase, type PostgresDatabase } from './testing/postgres-database.ts';
import { send } from './testing/send.ts';
import { storedToken } from './testing/stored-token.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

const POSTGRES = process.env.CARTA_TEST_POSTGRES ?? '';
const PICTURES = path.resolve(__dirname, '../demo/pictures');
const TOKEN = 'APP_USR-1234';

let folder: string;
let server: TestServer;
let opened: OpenedDatabase[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-move-'));
  opened = [];
  server = await testServer({ busyTimeout: 2000 });
  await server.setMenu('owner', 'Tapas: croquetas, ñoquis, 𝄞 | Postres: flan');
  await server.stores.businesses.save('higuera', { mercadoPago: { active: true, accessToken: TOKEN } });
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await server.close();
  rmSync(folder, { recursive: true });
});

async function open(dataDir: string, url?: string): Promise<Database> {
  const postgres = url === undefined ? null : { url, pool: 2 };
  const result = await openDatabase(dataDir, { migrates: true, busyTimeout: 30_000, postgres });
  if (!result.ok) throw new Error(result.reason);
  opened.push(result.value);
  return result.value.database;
}

const digests = async (database: Database) =>
  new Map(await Promise.all(TABLE_NAMES.map(async (table) => [table, await digestOf(database, table)] as const)));
const source = () => open(server.dataDir, server.place.postgres?.url);
const move = (target: string) => carta(server.dataDir, ['db', 'move', target]);

it('every table is copied, by its primary key', async () => {
  const database = await open(folder);
  const tables = await database.introspection.getTables();
  expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES].sort());
  for (const { name } of tables) {
    const rows = await sqlRows(database, `select name from pragma_table_info('${name}') where pk > 0 order by pk`);
    expect([name, rows]).toEqual([name, PRIMARY_KEYS[name as keyof typeof PRIMARY_KEYS]]);
  }
});

it('a database moves to a file and from there to another PostgreSQL, row by row the same, with its secrets', async () => {
  const file = path.join(folder, 'moved');
  const before = await digests(await source());
  const toFile = await move(`file:${file}`);
  const rows = [...before.values()].reduce((sum, each) => sum + each.rows, 0);
  expect(toFile).toMatchObject({ code: 0, out: '' });
  expect(toFile.err).toBe(
    `Se copiaron ${rows} filas, y son las mismas en las dos bases de datos\n` +
      `Ahora copie ahí las carpetas files y content de ${server.dataDir}, ponga ${file} en DATA_DIR, ` +
      'quite DATABASE_URL y SECRET_KEY y reinicie los servidores: lo que escriban antes no se copia más\n',
  );
  expect(await digests(await open(file))).toEqual(before);
  const [key] = readFileSync(path.join(file, 'secret.key'), 'utf8').trim().split('\n');
  expect([key]).toEqual(server.place.secretKeys);

  const { env, remove } = await newDatabase(POSTGRES);
  const back = await carta(file, ['db', 'move', env.DATABASE_URL]);
  expect(back).toMatchObject({ code: 0, out: '' });
  expect(back.err).toContain(`Ponga también en SECRET_KEY las claves de ${path.join(file, 'secret.key')}`);
  const moved = await digests(await open(folder, env.DATABASE_URL));
  // The move to the file has an entry of its own in the audit log that it left.
  expect(moved).toEqual(before);
  expect(moved.get('businesses')?.rows).toBe(3);
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  await remove();
});

it('while a database moves nobody writes, and everybody reads', async () => {
  const from = await source();
  const to = await open(path.join(folder, 'moved'));
  const token = await server.session('owner');
  const edit = () => send(server, 'updateBusiness', { token, body: { deliveryTime: '30 minutos' } });
  const held = await to.startTransaction().execute();
  const moving = moveDatabase(from, to);
  // It waits for the target, which another one writes into, and has locked the source.
  let edited: number;
  do edited = (await edit()).status;
  while (edited === 200);
  expect([edited, (await send(server, 'menu', { token })).status]).toEqual([503, 200]);
  await held.rollback().execute();
  expect(await moving).toMatchObject({ ok: true });
  expect((await edit()).status).toBe(200);
});

describe('a move that is refused', () => {
  it.each([
    ['mysql://db.test/carta', 2, 'Tiene que ser postgres://USUARIO:CLAVE@SERVIDOR/BASE o file:CARPETA\n'],
    ['postgres://carta:clave@127.0.0.1:9/carta', 1, 'No se puede usar la otra base de datos\nNo se cambió nada.\n'],
  ])('to %s, with exit code %i', async (target, code, err) => {
    expect(await move(target)).toEqual({ code, out: '', err });
  });

  it('to a database that holds something', async () => {
    const file = path.join(folder, 'moved');
    mkdirSync(file);
    await carta(file, ['business', 'create', '--key', 'otra', '--name', 'Otra']);
    const before = await digests(await open(file));
    expect((await move(`file:${file}`)).err).toBe('La otra base de datos no está vacía\nNo se cambió nada.\n');
    expect(await digests(await open(file))).toEqual(before);
  });

  it('where what was copied is not the same', async () => {
    const [from, to] = [await source(), await open(path.join(folder, 'moved'))];
    await sql`create trigger spoil after insert on items begin update items set title = 'x' where key = new.key; end`.execute(
      to,
    );
    expect(await moveDatabase(from, to)).toEqual({ ok: false, reason: 'differs' });
    expect((await digestOf(to, 'businesses')).rows).toBe(0);
  });

  it('that fails half-way leaves the target empty and the source open for changes', async () => {
    const [from, to] = [await source(), await open(path.join(folder, 'moved'))];
    await sql`create trigger fail after insert on items begin select raise(abort, 'the disk is full'); end`.execute(to);
    await expect(moveDatabase(from, to)).rejects.toThrow('the disk is full');
    expect([...(await digests(to)).values()].filter(({ rows }) => rows > 0)).toEqual([]);
    const edited = await send(server, 'updateBusiness', { as: 'owner', body: { deliveryTime: '30 minutos' } });
    expect(edited.status).toBe(200);
    await sql`drop trigger fail`.execute(to);
    expect(await moveDatabase(from, to)).toMatchObject({ ok: true });
  });

  it('from a database with tables of a newer program', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(await source());
    expect((await move(`file:${path.join(folder, 'moved')}`)).err).toContain('es de una versión más nueva');
    const archive = path.join(folder, 'carta.tar');
    expect((await carta(server.dataDir, ['backup', archive])).err).toContain('es de una versión más nueva');
  });
});

it('the demo moves to PostgreSQL and back, and its backup as a file is restored there', async () => {
  const [file, back] = [path.join(folder, 'demo'), path.join(folder, 'back')];
  const demo = await openStores({ dataDir: file, publicUrl: 'http://carta.test' });
  if (!demo.ok) throw new Error(demo.reason);
  const stores = demo.value;
  await makeDemo(stores, folderStorage({ dataDir: file }), { pictures: PICTURES });
  await stores.businesses.save('demo', { mercadoPago: { active: true, accessToken: TOKEN } });
  await stores.close();
  const archive = path.join(folder, 'demo.tar');
  expect(await carta(file, ['backup', archive])).toMatchObject({ code: 0, out: '' });
  const before = await digests(await open(file));
  expect(before.get('items')?.rows).toBeGreaterThan(100);

  const [moved, restored] = await Promise.all([newDatabase(POSTGRES), newDatabase(POSTGRES, 'carta_template')]);
  const on = ({ env }: PostgresDatabase) => ({
    ...env,
    SECRET_KEY: readFileSync(path.join(file, 'secret.key'), 'utf8').trim(),
  });
  expect(await carta(file, ['db', 'move', moved.env.DATABASE_URL])).toMatchObject({ code: 0, out: '' });
  expect(await digests(await open(folder, moved.env.DATABASE_URL))).toEqual(before);
  expect(await carta(folder, ['db', 'move', `file:${back}`], undefined, undefined, on(moved))).toMatchObject({
    code: 0,
    out: '',
  });
  expect(await digests(await open(back))).toEqual(before);
  expect(storedToken(back, 'demo')).toBe(TOKEN);

  expect(await carta(folder, ['restore', archive], undefined, undefined, restored.env)).toMatchObject({
    code: 0,
    out: '',
  });
  const there = await digests(await open(folder, restored.env.DATABASE_URL));
  // The revisions rise, the tokens have another key, and the restore stands in the audit log.
  for (const table of TABLE_NAMES.filter((name) => name !== 'businesses' && name !== 'audit'))
    expect([table, there.get(table)]).toEqual([table, before.get(table)]);
  expect(there.get('businesses')?.rows).toBe(3);
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  await Promise.all([moved.remove(), restored.remove()]);
});

it('the password of an address is in no audit log', async () => {
  const { env, remove } = await newDatabase(POSTGRES);
  const url = env.DATABASE_URL.replace('postgres://', 'postgres://carta:secreta@localhost');
  expect(await move(url)).toMatchObject({ code: 0 });
  const log = await carta(server.dataDir, ['audit']);
  expect(log.out).toContain('carta db move postgres://carta@localhost/');
  await remove();
});

it('rows are copied in batches, by business where wanted', async () => {
  const [from, to] = [await open(path.join(folder, 'a')), await open(path.join(folder, 'b'))];
  const rows = Array.from({ length: 2500 }, (_, nth) => ({
    business: nth % 2 ? 'odd' : 'even',
    id: `${nth}`,
    at: nth,
    who: 'x',
    what: 'y',
  }));
  await from.insertInto('audit').values(rows).execute();
  expect(await copyRows(from, to, 'audit', { business: 'odd' })).toBe(1250);
  expect(await copyRows(from, to, 'audit', { keepsOwn: true })).toBe(2500);
  expect(await digestOf(to, 'audit')).toEqual(await digestOf(from, 'audit'));
});

async function sqlRows(database: Database, text: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(text).execute(database);
  return rows.map(({ name }) => name);
}
