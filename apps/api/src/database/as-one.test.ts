import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database, type OpenedDatabase } from './open-database.ts';

let folder: string;
let opened: OpenedDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-as-one-'));
  const opening = await openDatabase(folder);
  if (!opening.ok) throw new Error(opening.reason);
  opened = opening.value;
});
afterEach(async () => {
  await opened.database.destroy();
  rmSync(folder, { recursive: true });
});

const fail = (database: Database, id: string) =>
  database.insertInto('login_failures').values({ address: 'a', id, email: 'e', failed_at: 0 }).execute();
const stored = async () =>
  (await opened.database.selectFrom('login_failures').select('id').orderBy('id').execute()).map(({ id }) => id);

it('writes what all parts have written', async () => {
  const given = await opened.asOne(async (part) => {
    await fail(part, '1');
    await part.transaction().execute((trx) => fail(trx, '2'));
    const change = await part.startTransaction().execute();
    await fail(change, '3');
    await change.commit().execute();
    return 'given';
  });
  expect([given, await stored()]).toEqual(['given', ['1', '2', '3']]);
});

it('writes nothing where it fails after a part was done', async () => {
  const failing = opened.asOne(async (part) => {
    await part.transaction().execute((trx) => fail(trx, '1'));
    throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  expect(await stored()).toEqual([]);
});

it('leaves out a part that failed by itself', async () => {
  await opened.asOne(async (part) => {
    await fail(part, '1');
    const failing = part.transaction().execute(async (trx) => {
      await fail(trx, '2');
      throw new Error('not this one');
    });
    await expect(failing).rejects.toThrow('not this one');
    await part.transaction().execute((trx) => fail(trx, '3'));
  });
  expect(await stored()).toEqual(['1', '3']);
});

it('takes parts that are begun at once one after the other', async () => {
  await opened.asOne(async (part) => {
    const parts = ['1', '2', '3', '4'].map((id) =>
      part.transaction().execute(async (trx) => {
        await fail(trx, id);
        if (id === '2' || id === '4') throw new Error(id);
      }),
    );
    await Promise.allSettled(parts);
  });
  expect(await stored()).toEqual(['1', '3']);
});
