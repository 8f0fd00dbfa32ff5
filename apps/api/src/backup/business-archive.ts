import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BusinessKey, ok, refused, type Result } from '@carta/domain';
import * as z from 'zod/mini';
import { isKeyFree, keysInAnyCase } from '../database/business-keys.ts';
import { copyRows, PRIMARY_KEYS, TABLE_NAMES, type TableName } from '../database/copy-rows.ts';
import { isNewer } from '../database/migrate.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { resealSecrets, unopenableSecrets } from '../database/rotate-secrets.ts';
import { openSecrets, type Secrets } from '../database/secrets.ts';
import { isDiskRefusal } from '../storage/disk-refusal.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { extractFiles, writeArchive } from './archive.ts';
import { filesIn } from './copy-folder.ts';
import { inStagingFolder } from './staging.ts';

/** The last entry shows that the archive is complete. No backup has it, and no backup is taken for one. */
const ENTRIES = ['carta.db', 'secret.key', 'files', 'business.json'] as const;

const Contents = z.object({ format: z.literal(1), business: BusinessKey, madeAt: z.int(), files: z.int() });

/** Sessions stay behind: they are of the other address. */
const MOVED = TABLE_NAMES.filter((table) => table !== 'sessions' && isOfBusinesses(table));

function isOfBusinesses(table: TableName): boolean {
  return table === 'businesses' || table === 'emails' || (PRIMARY_KEYS[table] as readonly string[])[0] === 'business';
}

export interface Installation {
  readonly dataDir: string;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly now: () => number;
}

export interface MovedBusiness {
  readonly business: string;
  readonly files: number;
}

export type ImportRefusal = 'no-file' | 'no-business' | 'newer' | 'business-exists' | 'email-exists';

/** Writes all that belongs to a business into an archive: its menu, settings, accounts, figures and files. */
export function exportBusiness(
  file: string,
  business: string,
  { dataDir, database, secrets, now, storage }: Installation & { readonly storage: FileStorage },
): Promise<Result<MovedBusiness, 'not-found' | 'database-newer'>> {
  return inStagingFolder(dataDir, async (staging) => {
    if (await isNewer(database)) return refused('database-newer');
    const files = await storage.list(business);
    const found = await inCopy(staging, async (copy, copySecrets) => {
      await database
        .transaction()
        .setAccessMode('read only')
        .execute(async (source) => {
          for (const table of MOVED) await copyRows(source, copy, table, { business });
        });
      await resealSecrets(copy, { from: secrets, to: copySecrets });
      return copy.selectFrom('businesses').select('key').executeTakeFirst();
    });
    if (!found) return refused('not-found');
    const stored = await Promise.all(files.map((name) => download(storage, name, path.join(staging, 'files'))));
    const count = stored.filter(Boolean).length;
    await mkdir(path.join(staging, 'files'), { recursive: true });
    const contents = { format: 1, business, madeAt: now(), files: count } satisfies z.infer<typeof Contents>;
    await writeFile(path.join(staging, 'business.json'), JSON.stringify(contents));
    await writeArchive(file, staging, ENTRIES);
    return ok({ business, files: count });
  });
}

/** Adds the business of an archive. Refuses a key, in any case, or an email that is there already, and then changes nothing. */
export function importBusiness(
  file: string,
  { dataDir, database, secrets, storage }: Installation & { readonly storage: FileStorage },
): Promise<Result<MovedBusiness, ImportRefusal>> {
  return inStagingFolder(dataDir, async (staging) => {
    const contents = await unpack(file, staging);
    if (!contents.ok) return contents;
    const { business, files } = contents.value;
    return inCopy(staging, async (copy, copySecrets): Promise<Result<MovedBusiness, ImportRefusal>> => {
      const keys = await copy.selectFrom('businesses').select('key').execute();
      const isWhole = keys.length === 1 && keys[0]?.key === business;
      if (!isWhole || (await unopenableSecrets(copy, copySecrets)).length > 0) return refused('no-business');
      await resealSecrets(copy, { from: copySecrets, to: secrets });
      const known = await findKnown(database, copy, business);
      if (known) return refused(known);
      for (const name of await filesIn(path.join(staging, 'files')))
        await storage.put(name, await readFile(path.join(staging, 'files', name)));
      const isAdded = await database.transaction().execute(async (change) => {
        if (!(await isKeyFree(change, business))) return false;
        for (const table of MOVED) await copyRows(copy, change, table, { business });
        return true;
      });
      return isAdded ? ok({ business, files }) : refused('business-exists');
    }).catch((error: unknown) => {
      if (error instanceof NewerCopy) return refused('newer');
      throw error;
    });
  });
}

async function findKnown(
  database: Database,
  copy: Database,
  business: string,
): Promise<'business-exists' | 'email-exists' | null> {
  if ((await keysInAnyCase(database, business)).length > 0) return 'business-exists';
  const emails = (await copy.selectFrom('emails').select('email').execute()).map(({ email }) => email);
  const taken = await database.selectFrom('emails').select('email').where('email', 'in', emails).executeTakeFirst();
  return taken ? 'email-exists' : null;
}

async function unpack(
  file: string,
  staging: string,
): Promise<Result<z.infer<typeof Contents>, 'no-file' | 'no-business'>> {
  if (!existsSync(file)) return refused('no-file');
  try {
    await extractFiles(file, staging);
    const contents = Contents.parse(JSON.parse(await readFile(path.join(staging, 'business.json'), 'utf8')));
    const files = await filesIn(path.join(staging, 'files'));
    const isOwn = files.every((name) => name.startsWith(`${contents.business}/`));
    return isOwn && files.length === contents.files ? ok(contents) : refused('no-business');
  } catch (error) {
    if (isDiskRefusal(error)) throw error;
    return refused('no-business');
  }
}

class NewerCopy extends Error {}

/** Opens the database and the key of an archive's folder, which are made where they are missing. */
async function inCopy<T>(staging: string, work: (copy: Database, secrets: Secrets) => Promise<T>): Promise<T> {
  const opened = await openDatabase(staging, { durable: false });
  if (!opened.ok) throw opened.reason === 'database-newer' ? new NewerCopy() : new Error(opened.reason);
  try {
    const secrets = openSecrets(staging);
    if (!secrets.ok) throw new Error(secrets.reason);
    return await work(opened.value.database, secrets.value);
  } finally {
    await opened.value.close();
  }
}

/** False for a file that was deleted meanwhile. */
async function download(storage: FileStorage, name: string, folder: string): Promise<boolean> {
  const file = await storage.find(name);
  if (!file) return false;
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(await file.read(), createWriteStream(target));
  return true;
}
