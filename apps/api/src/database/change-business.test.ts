import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ok, refused } from '@carta/domain';
import { openStores, type OpenedStores } from '../stores.ts';
import { changeBusiness } from './change-business.ts';
import type { Database, OpenedDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let stores: OpenedStores;
let opened: OpenedDatabase;
let first: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-change-'));
  const openedStores = await openStores({ dataDir: folder, publicUrl: 'http://carta.test' });
  const openedDatabase = await openDatabase(folder);
  if (!openedStores.ok || !openedDatabase.ok) throw new Error('the database cannot be opened');
  stores = openedStores.value;
  opened = openedDatabase.value;
  await stores.businesses.create('higuera', { name: 'La Higuera' });
  first = await revision();
});
afterEach(async () => {
  await opened.database.destroy();
  await stores.close();
  rmSync(folder, { recursive: true });
});

const insert = (database: Database, id: string) =>
  database.insertInto('login_failures').values({ address: 'a', id, email: 'e', failed_at: 0 }).execute();
const revision = async () =>
  (await opened.database.selectFrom('businesses').select('revision').executeTakeFirstOrThrow()).revision;
const stored = async () => ({
  rows: (await opened.database.selectFrom('login_failures').select('id').orderBy('id').execute()).map(({ id }) => id),
  raisedBy: (await revision()) - first,
});
const change = (database: Database, id: string) =>
  changeBusiness(database, 'higuera', async (transaction) => ok(await insert(transaction, id)));

describe('a change of a business', () => {
  it('a change is written together with the next revision', async () => {
    expect((await change(opened.database, '1')).ok).toBe(true);
    expect(await stored()).toEqual({ rows: ['1'], raisedBy: 1 });
  });

  it('a refused change writes nothing', async () => {
    const result = await changeBusiness(opened.database, 'higuera', async (transaction) => {
      await insert(transaction, '1');
      return refused('stale');
    });
    expect(result).toEqual({ ok: false, reason: 'stale' });
    expect(await stored()).toEqual({ rows: [], raisedBy: 0 });
  });

  it('a failed change writes nothing, and the connection stays usable', async () => {
    const failing = changeBusiness(opened.database, 'higuera', async (transaction) => {
      await insert(transaction, '1');
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await stored()).toEqual({ rows: [], raisedBy: 0 });
    expect((await change(opened.database, '2')).ok).toBe(true);
  });

  it('a change of an unknown business is refused', async () => {
    expect(await changeBusiness(opened.database, 'nobody', async () => ok(null))).toEqual(refused('not-found'));
  });
});

describe('changes in one transaction', () => {
  it('changes in one transaction are written together', async () => {
    const { database } = opened;
    await database.transaction().execute(async (transaction) => {
      await change(transaction, '1');
      await change(transaction, '2');
    });
    expect(await stored()).toEqual({ rows: ['1', '2'], raisedBy: 2 });
  });

  it('changes in one transaction are not written if a later step fails', async () => {
    const failing = stores.inTransaction(async ({ businesses, users, menus }) => {
      await businesses.create('otra', { name: 'Otra' });
      await users.create({ business: 'otra', email: 'ana@otra.test', password: 'una contraseña' });
      await menus.import('higuera', { currency: '$', categories: [{ title: 'Tapas' }] });
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await stores.businesses.keys()).toEqual(['higuera']);
    expect(await stored()).toEqual({ rows: [], raisedBy: 0 });
  });

  it('a transaction reads its own changes at once, past every cache', async () => {
    await stores.inTransaction(async ({ menus }) => {
      for (const title of ['Tapas', 'Postres']) {
        await menus.import('higuera', { currency: '$', categories: [{ title }] });
        expect((await menus.read('higuera'))?.categoriesL1.at(-1)?.title).toBe(title);
      }
    });
  });
});
