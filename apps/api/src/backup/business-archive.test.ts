/** @postgres rows copied between the engines */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Menu } from '@carta/domain';
import { create, extract } from 'tar';
import { TABLE_NAMES } from '../database/copy-rows.ts';
import { openDatabase } from '../database/open-database.ts';
import { openStores, type OpenedStores } from '../stores.ts';
import { describeOnce, itOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const TOKEN = 'APP_USR-1234-5678';
const PICTURE = 'higuera/0123abcd.webp';

let here: TestServer;
let there: TestServer;
let folder: string;
let archive: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-move-'));
  archive = path.join(folder, 'higuera.tar');
  [here, there] = await Promise.all([testServer(), testServer()]);
  await setGoodMenu(here, 'owner');
  await here.stores.businesses.save('higuera', { mercadoPago: { active: true, accessToken: TOKEN } });
  await here.storage.put(PICTURE, Buffer.from('a picture'));
  await carta(there.dataDir, ['business', 'delete', 'higuera']);
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  rmSync(folder, { recursive: true });
});

const exported = () => carta(here.dataDir, ['business', 'export', 'higuera', archive]);
const imported = (file = archive, server = there) => carta(server.dataDir, ['business', 'import', file]);

async function inData<T>(server: TestServer, look: (stores: OpenedStores) => Promise<T>): Promise<T> {
  const stores = await openStores(server.place);
  if (!stores.ok) throw new Error(stores.reason);
  try {
    return await look(stores.value);
  } finally {
    await stores.value.close();
  }
}

it('a business moves to another installation whole: menu, settings, accounts, prices, figures, token and files', async () => {
  expect(await exported()).toEqual({
    code: 0,
    out: '',
    err: `Se guardó el negocio higuera en ${archive}, con sus cuentas y 1 archivos\n`,
  });
  expect(await imported()).toEqual({
    code: 0,
    out: '',
    err: 'Se agregó el negocio higuera, con sus cuentas y 1 archivos\n',
  });
  const { publicUrl: _here, ...before } = await here.menuOf('owner');
  const { publicUrl: _there, ...after } = await there.menuOf('owner');
  expect(after).toEqual(before);
  expect(await there.stores.plannedPrices.list('higuera')).toEqual(await here.stores.plannedPrices.list('higuera'));
  const orders = await there.stores.orders.between('higuera', null);
  expect(orders).toEqual(await here.stores.orders.between('higuera', null));
  expect(orders.map(({ state, name }) => [state, name])).toEqual([
    ['new', 'Julián'],
    ['accepted', 'Julián'],
  ]);
  const { tables, timeZone } = before as Menu;
  expect(await there.stores.orders.openRequests('higuera', { tables, timeZone })).toHaveLength(1);
  const next = { sent: goodOrder(after as Menu), bodyHash: 'x', network: 'one', limits: { perNetwork: 9, perHour: 9 } };
  expect(await there.stores.orders.place('higuera', next)).toMatchObject({ number: 2 });
  const login = { email: PEOPLE.owner.email, password: PASSWORD };
  expect((await send(there, 'login', { as: null, body: login })).status).toBe(200);
  expect((await there.app.inject(`/files/${PICTURE}`)).body).toBe('a picture');
  expect((await there.menuOf('neighbour')).items).toEqual([]);
  // It is encrypted with the key of this installation, and can be rotated.
  expect(await inData(there, (stores) => stores.rotateSecrets())).toEqual({ ok: true, value: { sealed: 1 } });
});

it('every table with rows of a business is moved but its sessions, and no row of another one', async () => {
  await here.session('owner');
  await here.stores.deskPresence.note([PEOPLE.owner.business, PEOPLE.neighbour.business]);
  await exported();
  await extract({ file: archive, cwd: folder });
  const opened = await openDatabase(folder);
  if (!opened.ok) throw new Error(opened.reason);
  const { database, close } = opened.value;
  const found = new Set<string>();
  for (const table of TABLE_NAMES)
    for (const row of (await database.selectFrom(table).selectAll().execute()) as { business?: string; key?: string }[])
      found.add(`${table} ${row.business ?? row.key}`);
  await close();
  expect([...found].filter((name) => !name.endsWith(' higuera'))).toEqual([]);
  expect([...found]).toEqual(expect.arrayContaining(['businesses higuera', 'items higuera', 'users higuera']));
  expect([...found]).toEqual(expect.arrayContaining(['orders higuera', 'order_days higuera', 'desk_presence higuera']));
  expect([...found]).not.toContain('sessions higuera');
});

describeOnce('an archive that is refused changes nothing', () => {
  it('of a key that is there already', async () => {
    await exported();
    expect(await imported(archive, here)).toEqual({
      code: 1,
      out: '',
      err: `${archive}: ya existe un negocio con esa clave, en mayúsculas o minúsculas\nNo se cambió nada.\n`,
    });
  });

  it('of a key that is there already in capitals', async () => {
    await exported();
    await there.stores.businesses.create('HIGUERA', { name: 'La Otra' });
    expect(await imported()).toMatchObject({
      code: 1,
      err: `${archive}: ya existe un negocio con esa clave, en mayúsculas o minúsculas\nNo se cambió nada.\n`,
    });
    expect(await there.stores.menus.read('higuera')).toBeNull();
    expect(await there.storage.all()).toEqual([]);
  });

  it('with an email that is there already', async () => {
    await exported();
    await there.stores.users.create({ ...PEOPLE.owner, business: 'otra', password: PASSWORD });
    expect((await imported()).err).toContain('ya existe una cuenta con uno de sus emails');
    expect(await there.stores.menus.read('higuera')).toBeNull();
  });

  it('that is a backup, or a file of somebody else, or is missing', async () => {
    const backup = path.join(folder, 'carta.tar');
    await carta(here.dataDir, ['backup', backup]);
    writeFileSync(path.join(folder, 'notes'), 'x'.repeat(9000));
    for (const file of [backup, path.join(folder, 'notes')])
      expect((await imported(file)).err).toContain('no es un negocio de Carta, o está incompleto o dañado');
    expect((await imported(path.join(folder, 'nothing'))).err).toContain('no existe');
  });

  it.each(['files/otra/x.webp', 'files/higuera/second.webp'])(
    'with the file %s, which it does not announce',
    async (name) => {
      await exported();
      const unpacked = mkdtempSync(path.join(folder, 'unpacked-'));
      await extract({ file: archive, cwd: unpacked });
      mkdirSync(path.join(unpacked, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(unpacked, name), 'x');
      await create({ file: archive, cwd: unpacked }, ['carta.db', 'secret.key', 'files', 'business.json']);
      expect((await imported()).code).toBe(1);
      expect(await there.storage.all()).toEqual([]);
    },
  );
});

itOnce('a backup is not restored from the archive of a business, and an unknown business is not exported', async () => {
  await exported();
  expect((await carta(there.dataDir, ['restore', archive])).err).toContain('no es una copia de Carta');
  expect((await carta(here.dataDir, ['business', 'export', 'nadie', archive])).err).toBe(
    'No existe el negocio nadie\n',
  );
});

itOnce('the deletion of a business says which backups still have it', async () => {
  const { backupRuns } = here.stores;
  const remove = () => carta(here.dataDir, ['business', 'delete', 'higuera']);
  expect((await carta(there.dataDir, ['business', 'delete', 'otra'])).err).toBe(
    'Se eliminó el negocio otra\nLas copias de antes, si las hay, todavía lo tienen\n',
  );
  await backupRuns.begin({ target: '/copies', holder: 'a', every: 86_400_000, lasts: 1 });
  await backupRuns.end('/copies', 'a', null);
  expect((await remove()).err).toMatch(
    /^Se eliminó el negocio higuera\nLas copias en \/copies hasta la del \S+Z todavía lo tienen: se borran de a una, cada 24 horas\n$/,
  );
  expect(await here.storage.all()).toEqual([]);
});
