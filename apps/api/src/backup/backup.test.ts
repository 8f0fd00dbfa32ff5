/** @postgres rows copied between the engines, under locks */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'libsql';
import { create, extract } from 'tar';
import { openStores, type OpenedStores } from '../stores.ts';
import { describeOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { send } from '../testing/send.ts';
import { s3Server, type S3Server } from '../testing/s3-server.ts';
import { storedToken } from '../testing/stored-token.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const TOKEN = 'APP_USR-1234-5678';
const PICTURE = '/files/higuera/0123abcd.webp';

let server: TestServer;
let folder: string;
let archive: string;
beforeEach(async () => {
  server = await testServer();
  folder = mkdtempSync(path.join(tmpdir(), 'carta-backup-'));
  archive = path.join(folder, 'carta.tar');
  await server.setMenu('owner', 'Tapas: croquetas | Postres: flan');
  await server.stores.businesses.save('higuera', { mercadoPago: { active: true, accessToken: TOKEN } });
  writeData(PICTURE.slice(1), 'a picture');
  writeData('files/higuera/5678.webp.0123.tmp', 'half a pic');
  writeData('content/manuals.json', '{"manuals":[]}');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function writeData(name: string, text: string) {
  const file = path.join(server.dataDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const onS3Files = (dataDir: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  carta(dataDir, args, undefined, undefined, env);
const backup = (file = archive) => carta(server.dataDir, ['backup', file]);
const restore = (file = archive, dataDir = server.dataDir) => carta(dataDir, ['restore', file]);
/** Restores, and waits until the running server has noticed the change of another process, which it does within a second. */
async function restoreUnderServer() {
  const revision = () => server.stores.menus.revision('higuera');
  const before = await revision();
  const output = await restore();
  while ((await revision()) === before) await setImmediate();
  return output;
}
const read = (name: string, dataDir = server.dataDir) => readFileSync(path.join(dataDir, name), 'utf8');
/** The key file, which an installation with SECRET_KEY does not have. */
const keyFile = () => (existsSync(path.join(server.dataDir, 'secret.key')) ? read('secret.key') : null);
const titles = async () => (await server.menuOf('owner')).categoriesL1.map(({ title }) => title);

/** Opens the data as a newly started program does. */
async function inData<T>(dataDir: string, look: (stores: OpenedStores) => Promise<T>): Promise<T> {
  const stores = await openStores({ dataDir, publicUrl: 'http://carta.test' });
  if (!stores.ok) throw new Error(stores.reason);
  try {
    return await look(stores.value);
  } finally {
    await stores.value.close();
  }
}

const tokenIn = (dataDir: string) => storedToken(dataDir, 'higuera');

/** Makes an archive of a good archive's files after `change`. */
async function changedArchive(change: (unpacked: string) => void): Promise<string> {
  await backup();
  const unpacked = mkdtempSync(path.join(folder, 'unpacked-'));
  await extract({ file: archive, cwd: unpacked });
  change(unpacked);
  const file = path.join(folder, 'changed.tar');
  await create({ file, cwd: unpacked }, readdirSync(unpacked));
  return file;
}

describe('a backup', () => {
  it('a backup reports what it contains, is readable by its owner only, and leaves no temporary files', async () => {
    expect(await backup()).toEqual({
      code: 0,
      out: '',
      err: `Se guardó todo en ${archive}: la base de datos, las claves y 2 archivos, sin cifrar\n`,
    });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['carta.tar']);
    expect(readdirSync(path.join(server.dataDir, 'staging'))).toEqual([]);
  });

  it('a backup that is restored into an empty folder has everything: menus, users, pictures, content, and tokens that can be decrypted', async () => {
    await backup();
    const dataDir = path.join(folder, 'elsewhere');
    expect((await restore(archive, dataDir)).code).toBe(0);
    const menu = await inData(dataDir, (stores) => stores.menus.read('higuera'));
    expect(menu?.items.map(({ title }) => title).sort()).toEqual(['croquetas', 'flan']);
    expect(await inData(dataDir, (stores) => stores.users.passwordOf(PEOPLE.locked.email))).toMatchObject({
      business: 'fogon',
    });
    expect([read(PICTURE, dataDir), read('content/manuals.json', dataDir)]).toEqual(['a picture', '{"manuals":[]}']);
    expect(readdirSync(path.join(dataDir, 'files/higuera'))).toEqual(['0123abcd.webp']);
    expect(tokenIn(dataDir)).toBe(TOKEN);
    expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('a backup replaces a file of the same name', async () => {
    writeFileSync(archive, 'an older one');
    await backup();
    expect((await restore()).code).toBe(0);
  });

  it.each([
    ['no/such/carta.tar', 'no existe la carpeta'],
    ['.', 'es una carpeta'],
  ])('a backup that cannot be written to %s says why', async (name, why) => {
    const file = path.join(folder, name);
    expect(await backup(file)).toEqual({ code: 1, out: '', err: `${file}: ${why}\n` });
  });
});

describe('restoring under a server that runs', () => {
  it('a restore under a running server replaces all data at once', async () => {
    await backup();
    await server.setMenu('owner', 'Otra cosa: nada');
    await server.stores.businesses.create('nueva', { name: 'Nueva' });
    writeData('content/announcements.json', '{"announcements":[]}');
    rmSync(path.join(server.dataDir, PICTURE));
    expect(await restoreUnderServer()).toEqual({
      code: 0,
      out: '',
      err: expect.stringMatching(
        /^Se restauró lo guardado el \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ: la base de datos, las claves y 2 archivos\n$/,
      ),
    });
    expect(await titles()).toEqual(['Tapas', 'Postres']);
    expect(await server.stores.menus.read('nueva')).toBeNull();
    expect((await server.app.inject(PICTURE)).body).toBe('a picture');
    expect(existsSync(path.join(server.dataDir, 'content/announcements.json'))).toBe(false);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    const edited = await send(server, 'updateBusiness', { body: { deliveryTime: '30 minutos' } });
    expect(edited.status).toBe(200);
  });

  it('a restore keeps the audit log, and adds what the backup has', async () => {
    const { audit } = server.stores;
    const log = async () => (await audit.list()).map(({ what }) => what);
    await audit.add({ business: 'higuera', who: 'ana', what: 'before the backup' });
    await backup();
    await audit.add({ business: 'higuera', who: 'ana', what: 'after the backup' });
    await restoreUnderServer();
    expect(await log()).toEqual(expect.arrayContaining(['before the backup', 'after the backup']));
    expect((await log()).filter((what) => what === 'before the backup')).toHaveLength(1);
  });

  it('a restore ends every session', async () => {
    const token = await server.session('owner');
    await backup();
    await restoreUnderServer();
    expect((await send(server, 'menu', { token })).status).toBe(401);
  });

  it('a restore never gives two menus the same ETag', async () => {
    const version = () => server.stores.menus.version('higuera');
    const seen = [await version()];
    await backup();
    for (let round = 0; round < 3; round += 1) {
      for (const title of ['a', 'b']) {
        await server.setMenu('owner', `${title}${round}: x`);
        seen.push(await version());
      }
      await restoreUnderServer();
      seen.push(await version());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describeOnce('with the files in a bucket', () => {
  let s3: S3Server;
  let onS3: TestServer;
  beforeEach(async () => {
    s3 = await s3Server();
    onS3 = await testServer({ env: s3.env });
  });
  afterEach(async () => {
    await onS3.close();
    await s3.close();
  });

  it('a backup has the files of the bucket, and a restore stores them in the bucket of another installation', async () => {
    const { manuals } = onS3.stores.content;
    await manuals.write({ manuals: [{ title: 'Uno', url: 'https://video.test/1' }] });
    await onS3.storage.put('higuera/0123abcd.webp', Buffer.from('a picture'));
    await onS3.storage.put('remotes/orders/1/main.js', Buffer.from('a remote'));
    const { err } = await onS3Files(onS3.dataDir, ['backup', archive], s3.env);
    expect(err).toContain('y 3 archivos');

    const elsewhere = { ...s3.env, STORAGE_URL: s3.env.STORAGE_URL.replace('carta?', 'carta/elsewhere?') };
    const target = await testServer({ env: elsewhere });
    await target.stores.content.announcements.write({ announcements: [] });
    expect(await onS3Files(target.dataDir, ['restore', archive], elsewhere)).toMatchObject({ code: 0, out: '' });
    expect((await target.storage.all()).sort()).toEqual([
      'content/manuals.json',
      'higuera/0123abcd.webp',
      'remotes/orders/1/main.js',
    ]);
    expect((await target.app.inject('/files/higuera/0123abcd.webp')).body).toBe('a picture');
    expect((await target.stores.content.manuals.read()).value.manuals).toHaveLength(1);
    await target.close();
  });

  it('an archive of a folder is restored into a bucket', async () => {
    await backup();
    expect(await onS3Files(onS3.dataDir, ['restore', archive], s3.env)).toMatchObject({ code: 0, out: '' });
    expect((await onS3.app.inject(PICTURE)).body).toBe('a picture');
  });
});

describeOnce('a refused archive changes nothing', () => {
  const refusedBy = async (file: string) => {
    await server.setMenu('owner', 'Ahora: hoy');
    const before = [keyFile(), readdirSync(path.join(server.dataDir, 'files/higuera'))];
    const { code, out, err } = await restore(file);
    expect([code, out]).toEqual([1, '']);
    expect(await titles()).toEqual(['Ahora']);
    expect([keyFile(), readdirSync(path.join(server.dataDir, 'files/higuera'))]).toEqual(before);
    expect(readdirSync(path.join(server.dataDir, 'staging'))).toEqual([]);
    return err;
  };
  const nothingChanged = (file: string, why: string) => `${file}: ${why}\nNo se cambió nada.\n`;
  const NO_BACKUP = 'no es una copia de Carta, o está incompleta o dañada';

  it('a missing archive is refused', async () => {
    expect(await refusedBy(archive)).toBe(nothingChanged(archive, 'no existe'));
  });

  it('a file that is no archive is refused', async () => {
    writeFileSync(archive, 'somebody’s notes'.repeat(1000));
    expect(await refusedBy(archive)).toBe(nothingChanged(archive, NO_BACKUP));
  });

  it('an archive that is cut off anywhere is refused', async () => {
    await backup();
    const whole = readFileSync(archive);
    const cut = path.join(folder, 'cut.tar');
    for (const part of [0, 0.3, 0.6, 0.9]) {
      writeFileSync(cut, whole.subarray(0, Math.floor((whole.length * part) / 512) * 512));
      expect(await refusedBy(cut)).toBe(nothingChanged(cut, NO_BACKUP));
    }
  });

  it.each<[string, (unpacked: string) => void]>([
    ['lacks a picture', (at) => rmSync(path.join(at, PICTURE))],
    ['lacks the database', (at) => rmSync(path.join(at, 'carta.db'))],
    ['lacks the keys', (at) => rmSync(path.join(at, 'secret.key'))],
    ['has another key', (at) => writeFileSync(path.join(at, 'secret.key'), Buffer.alloc(32).toString('base64'))],
    ['has a damaged database', (at) => writeFileSync(path.join(at, 'carta.db'), 'x'.repeat(9000))],
    ['does not say what it is', (at) => writeFileSync(path.join(at, 'backup.json'), '{}')],
  ])('an archive that %s is refused', async (_, change) => {
    const file = await changedArchive(change);
    expect(await refusedBy(file)).toBe(nothingChanged(file, NO_BACKUP));
  });

  it('an archive of a newer program is refused', async () => {
    const file = await changedArchive((unpacked) => {
      const copy = new Sqlite(path.join(unpacked, 'carta.db'));
      copy.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
      copy.close();
    });
    expect(await refusedBy(file)).toContain('versión más nueva');
  });

  it('an archive with a path outside its folder is refused', async () => {
    await backup();
    const evil = path.join(folder, 'evil.tar');
    writeFileSync(path.join(folder, 'outside.txt'), 'outside');
    const cwd = path.join(folder, 'deep');
    mkdirSync(cwd);
    await create({ file: evil, cwd, preservePaths: true }, ['../outside.txt']);
    rmSync(path.join(folder, 'outside.txt'));
    expect(await refusedBy(evil)).toBe(nothingChanged(evil, NO_BACKUP));
    expect(existsSync(path.join(folder, 'outside.txt'))).toBe(false);
    expect(existsSync(path.join(server.dataDir, 'staging/outside.txt'))).toBe(false);
  });
});
