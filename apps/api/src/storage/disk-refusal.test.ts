import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '../database/open-database.ts';
import { isDiskRefusal } from './disk-refusal.ts';
import { StorageUnavailable } from './file-storage.ts';

it('a database without space refuses with a disk error, and goes on when it has space again', async () => {
  const folder = mkdtempSync(`${tmpdir()}/carta-full-`);
  const opened = await openDatabase(folder);
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened.value;
  const write = (id: string) =>
    database
      .insertInto('login_failures')
      .values({ address: 'a', id, email: 'x'.repeat(9000), failed_at: 0 })
      .execute();
  const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database);

  await limitPages(1);
  const error = await write('1').catch((thrown: unknown) => thrown);
  expect([isDiskRefusal(error), error]).toMatchObject([true, { code: 'SQLITE_FULL' }]);
  await limitPages(1_000_000);
  await write('2');
  expect(await database.selectFrom('login_failures').select('id').execute()).toEqual([{ id: '2' }]);
  await database.destroy();
  rmSync(folder, { recursive: true });
});

it.each([
  [new StorageUnavailable(Object.assign(new Error(), { code: 'ENOSPC' })), true],
  [new StorageUnavailable(Object.assign(new Error(), { code: 'EACCES' })), false],
  [Object.assign(new Error(), { code: 'SQLITE_BUSY' }), false],
  [new Error('ENOSPC'), false],
  [null, false],
])('of the error %p it is %p that the disk has refused', (error, refused) => {
  expect(isDiskRefusal(error)).toBe(refused);
});
