/** @postgres rows that are written or replaced, on several servers */
import { execFileSync } from 'node:child_process';
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
import path from 'node:path';
import type { Result } from '@carta/domain';
import { Encrypter } from 'age-encryption';
import { backupFolder, type BackupPlace } from '../storage/backup-place.ts';
import { openStores, type OpenedStores } from '../stores.ts';
import { describeOnce, itOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { quickFolder } from '../testing/quick-folder.ts';
import { s3Server, type S3Server } from '../testing/s3-server.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const PASSPHRASE = 'una frase larga';
const NAME = /^carta-\d{8}T\d{6}\.tar(\.age)?$/;

let server: TestServer;
let stores: OpenedStores;
let folder: string;
let now: number;
let s3: S3Server;

beforeAll(async () => {
  s3 = await s3Server();
  if (!process.env.LONG) makePassphrasesQuick();
});
afterAll(() => s3.close());
beforeEach(async () => {
  now = Date.UTC(2026, 10, 23, 3);
  folder = mkdtempSync(path.join(quickFolder(), 'carta-backups-'));
  server = await testServer({ now: () => now });
  await server.setMenu('owner', 'Tapas: croquetas');
  const opened = await openStores(server.place, { now: () => now });
  if (!opened.ok) throw new Error(opened.reason);
  stores = opened.value;
});
afterEach(async () => {
  await stores.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** As in operation, with `LONG=1`, each encryption and decryption takes more than a second. */
function makePassphrasesQuick(): void {
  const setPassphrase = Reflect.get(Encrypter.prototype, 'setPassphrase');
  jest.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, passphrase) {
    setPassphrase.call(this, passphrase);
    this.setScryptWorkFactor(10);
  });
}

interface Wanted {
  readonly place?: BackupPlace;
  readonly keep?: number;
  readonly passphrase?: string | null;
  /** In ms. */
  readonly every?: number;
}

/** Makes so many backups, an hour of the stores' clock apart, and returns their results. */
async function make(
  count: number,
  { place = backupFolder(folder), keep = 14, passphrase = null, every = 1 }: Wanted = {},
) {
  const results: Result<string>[] = [];
  const end = new AbortController();
  const onResult = (result: Result<string>) => {
    results.push(result);
    now += 3_600_000;
    if (results.length === count) end.abort();
  };
  await stores.backups.repeat({ place, every, keep, passphrase, onResult }, end.signal);
  return results;
}

const restoredFrom = async (archive: string, env: NodeJS.ProcessEnv = {}) => {
  const dataDir = mkdtempSync(path.join(folder, 'restored-'));
  const { code, err } = await carta(dataDir, ['restore', archive], undefined, undefined, env);
  return { code, err };
};

itOnce('backups are made again and again, and the newest ones are kept', async () => {
  writeFileSync(path.join(folder, 'notes.txt'), 'of somebody else');
  const names = (await make(4, { keep: 2 })).map((result) => result.ok && result.value);
  expect(names).toEqual(Array(4).fill(expect.stringMatching(NAME)));
  expect(readdirSync(folder).sort()).toEqual([names[2], names[3], 'notes.txt']);
  expect((await restoredFrom(path.join(folder, String(names[3])))).code).toBe(0);
});

itOnce('an encrypted backup is restored with its passphrase only', async () => {
  const [made] = await make(1, { passphrase: PASSPHRASE });
  const archive = path.join(folder, String(made?.ok && made.value));
  expect(archive).toMatch(/\.tar\.age$/);
  expect(execFileSync('head', ['-c', '21', archive], { encoding: 'utf8' })).toBe('age-encryption.org/v1');
  expect((await restoredFrom(archive, { BACKUP_PASSPHRASE: PASSPHRASE })).code).toBe(0);
  for (const env of [{}, { BACKUP_PASSPHRASE: 'otra frase larga' }])
    expect(await restoredFrom(archive, env)).toEqual({
      code: 1,
      err: `${archive}: está cifrada y BACKUP_PASSPHRASE no la abre, o está dañada\nNo se cambió nada.\n`,
    });
});

itOnce(
  'a backup in a bucket is made and checked there, until the command is ended, and words about it go to stderr',
  async () => {
    const { STORAGE_URL, ...keys } = s3.env;
    const target = STORAGE_URL.replace('carta?', 'carta/copias?');
    const args = ['backup', '--every', '1h', '--keep', '3', target];
    expect(await carta(server.dataDir, args, undefined, undefined, keys)).toEqual({
      code: 0,
      out: '',
      err: expect.stringMatching(/^\S+Z se guardó carta-\S+\.tar\n$/),
    });
    expect(await stores.backupRuns.list()).toMatchObject([
      {
        target: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/carta\/copias\/$/),
        every: 3_600_000,
        problem: null,
      },
    ]);
  },
);

describeOnce('a backup on demand', () => {
  const env = { BACKUP_PASSPHRASE: PASSPHRASE };
  const command = (args: string[], settings: NodeJS.ProcessEnv = {}) =>
    carta(server.dataDir, args, undefined, undefined, settings);

  it('a backup into a file is encrypted where BACKUP_PASSPHRASE is set, and is restored with it', async () => {
    const file = path.join(folder, 'copy');
    const made = await command(['backup', file], env);
    expect(made).toMatchObject({ code: 0, err: expect.stringMatching(/ archivos, cifrado\n$/) });
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(readdirSync(folder)).toEqual(['copy']);
    expect((await restoredFrom(file, env)).code).toBe(0);
    expect((await restoredFrom(file)).code).toBe(1);
  });

  it('backup s3://…/NAME writes that object, and restore takes the same address', async () => {
    const { STORAGE_URL, ...keys } = s3.env;
    const at = (name: string) => STORAGE_URL.replace('carta?', `carta/copias-a-mano/${name}?`);
    for (const settings of [keys, { ...keys, ...env }]) {
      expect(await command(['backup', at('de-hoy.tar')], settings)).toMatchObject({ code: 0, out: '' });
      expect((await restoredFrom(at('de-hoy.tar'), settings)).code).toBe(0);
    }
    const listed = await command(['backup', 'list', STORAGE_URL.replace('carta?', 'carta/copias-a-mano?')], keys);
    expect(listed.out).toMatch(/^de-hoy\.tar {2}\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ {2}\d\.\d MB {2}cifrada\n$/);
    expect(await restoredFrom(at('de-ayer.tar'), keys)).toMatchObject({ code: 1 });
    expect(await command(['backup', 's3://carta'], keys)).toMatchObject({ code: 2 });
    expect(await command(['backup', at('de-hoy.tar')])).toMatchObject({ code: 2 });
  });

  it('the bucket of backups may have keys of its own', async () => {
    const { STORAGE_URL, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = s3.env;
    const place = STORAGE_URL.replace('carta?', 'carta/otras-claves?');
    const own = { BACKUP_ACCESS_KEY_ID: id, BACKUP_SECRET_ACCESS_KEY: secret };
    const others = { AWS_ACCESS_KEY_ID: 'other', AWS_SECRET_ACCESS_KEY: 'other' };
    expect(await command(['backup', 'list', place], others)).toMatchObject({ code: 1 });
    expect(await command(['backup', 'list', place], { ...others, ...own })).toMatchObject({ code: 0 });
  });

  it('backup list gives name, moment and size of each backup and whether it is encrypted, and no other file', async () => {
    const [plain] = await make(1);
    const [encrypted] = await make(1, { passphrase: PASSPHRASE });
    writeFileSync(path.join(folder, 'notes.txt'), 'of somebody else');
    const { out } = await command(['backup', 'list', folder]);
    expect(out.replaceAll(/\d+\.\d MB/g, 'SIZE')).toBe(
      `${String(plain?.ok && plain.value)}  2026-11-23T03:00:00Z  SIZE  sin cifrar\n` +
        `${String(encrypted?.ok && encrypted.value)}  2026-11-23T04:00:00Z  SIZE  cifrada\n`,
    );
    const listed = JSON.parse((await command(['backup', 'list', folder, '--json'])).out) as { size: number }[];
    expect(listed[0]).toMatchObject({ at: '2026-11-23T03:00:00Z', isEncrypted: false });
    expect(listed[0]?.size).toBe(statSync(path.join(folder, String(plain?.ok && plain.value))).size);
  });

  it('a folder that is missing is refused, also by --every and list', async () => {
    const missing = path.join(folder, 'no/such');
    const refused = { code: 1, out: '', err: `${missing}: no existe la carpeta\n` };
    expect(await command(['backup', '--every', '1h', missing])).toEqual(refused);
    expect(await command(['backup', 'list', missing])).toEqual(refused);
    expect(existsSync(missing)).toBe(false);
  });

  it('backup --every says that a folder on the disk of the data is lost with them', async () => {
    const beside = mkdtempSync(path.join(server.dataDir, 'copies-'));
    expect(await command(['backup', '--every', '1h', beside])).toMatchObject({
      code: 0,
      err: expect.stringContaining(`${beside}: está en el mismo disco que los datos y se pierde con él\n`),
    });
  });
});

it('of several processes one makes each backup', async () => {
  const begin = (holder: string) => stores.backupRuns.begin({ target: '/copies', holder, every: 1000, lasts: 10_000 });
  const begun = await Promise.all(['a', 'b', 'c'].map(begin));
  expect(begun.toSorted()).toEqual([false, false, true]);
  const first = ['a', 'b', 'c'][begun.indexOf(true)] ?? '';
  now += 2000;
  expect(await begin('d')).toBe(false);
  await stores.backupRuns.end('/copies', first, null);
  expect(await begin('b')).toBe(true);
  // Who has died loses its turn.
  now += 10_001;
  expect(await begin('c')).toBe(true);
  await stores.backupRuns.end('/copies', 'b', 'too late');
  expect((await stores.backupRuns.list())[0]).toMatchObject({ problem: null });
});

it('a backup that was made a moment ago is not made again by a process that starts, unless it failed', async () => {
  const begin = () => stores.backupRuns.begin({ target: '/copies', holder: 'a', every: 1000, lasts: 10_000 });
  const end = (problem: string | null) => stores.backupRuns.end('/copies', 'a', problem);
  await begin();
  await end(null);
  now += 400;
  expect(await begin()).toBe(false);
  now += 101;
  expect(await begin()).toBe(true);
  await end('the disk is full');
  expect(await begin()).toBe(true);
});

describeOnce('a backup that fails', () => {
  const checks = async () => (await server.app.inject('/readyz')).json<{ checks: Record<string, object> }>().checks;

  it('a backup that cannot be stored is said in /readyz, which stays 200, until the next good one', async () => {
    const place = backupFolder(path.join(folder, 'file'));
    writeFileSync(path.join(folder, 'file'), 'no folder');
    expect(await make(1, { place, every: 7_200_000 })).toEqual([{ ok: false, reason: 'no existe la carpeta' }]);
    const { statusCode } = await server.app.inject('/readyz');
    expect([statusCode, (await checks()).backups]).toEqual([
      200,
      { ok: false, message: expect.stringContaining(`La copia en ${place.address} falló`) },
    ]);
    rmSync(path.join(folder, 'file'));
    mkdirSync(path.join(folder, 'file'));
    expect(await make(1, { place, every: 7_200_000 })).toMatchObject([{ ok: true }]);
    expect((await checks()).backups).toEqual({ ok: true });
  });

  it('a backup that is stored damaged is no backup', async () => {
    const place = backupFolder(folder);
    const damaged: BackupPlace = {
      ...place,
      put: async (name, file) => {
        await place.put(name, file);
        writeFileSync(path.join(folder, name), 'half');
      },
    };
    expect(await make(1, { place: damaged })).toEqual([
      { ok: false, reason: expect.stringMatching(/^carta-\S+ no se puede restaurar$/) },
    ]);
  });

  it('a backup that is late by a whole pause is said in /readyz', async () => {
    await stores.backupRuns.begin({ target: '/copies', holder: 'a', every: 3_600_000, lasts: 1 });
    await stores.backupRuns.end('/copies', 'a', null);
    now += 7_200_000;
    expect((await checks()).backups).toEqual({ ok: true });
    now += 1;
    expect((await checks()).backups).toEqual({
      ok: false,
      message: 'Falta una copia en /copies: la última es del 2026-11-23T03:00:00.000Z',
    });
  });
});

it.each([
  [['--every', '1x'], '--every: tiene que ser como 30m, 12h o 1d\n'],
  [['--keep', '3'], '--every: tiene que ser como 30m, 12h o 1d\n'],
  [['--every', '1d', '--keep', '0'], '--keep: tiene que ser un número desde 1\n'],
])('backup %j is refused', async (options, err) => {
  expect(await carta(server.dataDir, ['backup', ...options, folder])).toEqual({ code: 2, out: '', err });
});
