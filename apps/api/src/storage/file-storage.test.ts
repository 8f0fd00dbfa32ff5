import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StorageUnavailable, type FileStorage } from './file-storage.ts';
import { openStorage } from './open-storage.ts';
import { readConfig } from '../config.ts';
import { quickFolder } from '../testing/quick-folder.ts';
import { s3Server, type S3Server } from '../testing/s3-server.ts';

let dataDir: string;
let storage: FileStorage;
let s3: S3Server;

beforeAll(async () => {
  s3 = await s3Server({ folder: '/a/folder' });
});
afterAll(() => s3.close());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(quickFolder(), 'carta-storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Opens the storage of a server with these settings. */
async function open(env: NodeJS.ProcessEnv): Promise<FileStorage> {
  const config = readConfig({ DATA_DIR: dataDir, ...env }, '.');
  if (!config.ok) throw new Error(config.reason);
  return openStorage(config.value);
}

const contentsOf = async (name: string) => {
  const file = await storage.find(name);
  return file && { size: file.size, text: await text(await file.read()) };
};

describe.each(['a folder', 'a bucket'])('in a storage that is %s', (place) => {
  beforeEach(async () => {
    // Each test has a folder of its own in the bucket.
    const STORAGE_URL = s3.env.STORAGE_URL.replace('/a/folder', `/${path.basename(dataDir)}`);
    storage = await open(place === 'a folder' ? {} : { ...s3.env, STORAGE_URL });
  });

  it('a stored file is found; a second one of the same name replaces it', async () => {
    await storage.put('higuera/a.webp', Buffer.from('a first picture'));
    await storage.put('higuera/a.webp', Buffer.from('a picture'));
    expect(await contentsOf('higuera/a.webp')).toEqual({ size: 9, text: 'a picture' });
    expect(await storage.list('higuera')).toEqual(['higuera/a.webp']);
  });

  it('the storage knows when a file was written', async () => {
    const before = Date.now() - 1000;
    await storage.put('higuera/a.webp', Buffer.from('a picture'));
    expect(await storage.writtenAt('higuera/a.webp')).toBeGreaterThan(before);
  });

  it('the storage lists the files of a folder', async () => {
    for (const name of ['higuera/a.webp', 'higuera/b.webp', 'otra/c.webp']) await storage.put(name, Buffer.from('x'));
    await storage.put('higuera/folder/c.webp', Buffer.from('x'));
    expect((await storage.list('higuera')).sort()).toEqual(['higuera/a.webp', 'higuera/b.webp']);
    expect((await storage.all()).sort()).toEqual([
      'higuera/a.webp',
      'higuera/b.webp',
      'higuera/folder/c.webp',
      'otra/c.webp',
    ]);
  });

  it('the storage lists its folders', async () => {
    expect(await storage.folders()).toEqual([]);
    for (const name of ['higuera/a.webp', 'otra/c.webp']) await storage.put(name, Buffer.from('x'));
    expect((await storage.folders()).sort()).toEqual(['higuera', 'otra']);
  });

  it('a missing file is not found, has no date and may be deleted', async () => {
    await storage.put('higuera/a.webp', Buffer.from('x'));
    await storage.delete('higuera/a.webp');
    await storage.delete('higuera/a.webp');
    expect(await storage.find('higuera/a.webp')).toBeNull();
    expect(await storage.writtenAt('higuera/a.webp')).toBeNull();
    expect(await storage.list('nobody')).toEqual([]);
  });

  it('a file that replaces another one has another version', async () => {
    await storage.put('higuera/a.webp', Buffer.from('first'));
    const first = (await storage.find('higuera/a.webp'))?.version;
    await storage.put('higuera/a.webp', Buffer.from('another'));
    expect((await storage.find('higuera/a.webp'))?.version).not.toBe(first);
  });

  it('a storage lists more files than one page of a listing holds', async () => {
    const names = Array.from({ length: 1001 }, (_, nth) => `higuera/${nth}.webp`);
    for (let start = 0; start < names.length; start += 50)
      await Promise.all(names.slice(start, start + 50).map((name) => storage.put(name, Buffer.from('x'))));
    expect((await storage.list('higuera')).sort()).toEqual(names.sort());
  });

  it.each(['../carta.db', 'higuera/../../carta.db', 'higuera/..\\..\\carta.db', '/', '', 'higuera/a\0.webp'])(
    'the name %j leads to no file outside the storage',
    async (name) => {
      writeFileSync(path.join(dataDir, 'carta.db'), 'everything');
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
      await expect(storage.find(name)).rejects.toThrow(StorageUnavailable);
      await expect(storage.delete(name)).rejects.toThrow(StorageUnavailable);
      expect(readFileSync(path.join(dataDir, 'carta.db'), 'utf8')).toBe('everything');
    },
  );
});

describe('in a folder', () => {
  beforeEach(async () => {
    storage = await open({});
  });

  it('a partly written file is never found', async () => {
    const name = 'higuera/a.webp';
    const pictures = ['a', 'b'].map((letter) => Buffer.alloc(2_000_000, letter));
    await storage.put(name, pictures[0]!);
    for (let nth = 0; nth < 8; nth += 1) {
      const written = storage.put(name, pictures[nth % 2]!);
      const reads = await Promise.all([1, 2, 3].map(() => contentsOf(name)));
      for (const read of reads) expect([read?.size, new Set(read?.text).size]).toEqual([2_000_000, 1]);
      await written;
    }
  });

  it('a failed write keeps the former file and leaves no temporary file', async () => {
    await storage.put('higuera/a.webp', Buffer.from('a picture'));
    mkdirSync(path.join(dataDir, 'files/higuera/b.webp'));
    writeFileSync(path.join(dataDir, 'files/otra'), 'no folder');
    await expect(storage.put('higuera/b.webp', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
    await expect(storage.put('otra/a.webp', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
    expect(readdirSync(path.join(dataDir, 'files/higuera')).sort()).toEqual(['a.webp', 'b.webp']);
    expect(readFileSync(path.join(dataDir, 'files/higuera/a.webp'), 'utf8')).toBe('a picture');
  });

  it('a write does not make a data folder anew that has vanished', async () => {
    await storage.put('higuera/a.webp', Buffer.from('x'));
    renameSync(dataDir, `${dataDir}-moved`);
    await expect(storage.put('higuera/b.webp', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
    expect(existsSync(dataDir)).toBe(false);
    renameSync(`${dataDir}-moved`, dataDir);
  });
});

describe('in a bucket', () => {
  it.each([
    ['its server does not answer', { STORAGE_URL: 's3://carta?endpoint=http://127.0.0.1:1&forcePathStyle=true' }],
    ['the key is unknown', { AWS_ACCESS_KEY_ID: 'unknown' }],
  ])('every call rejects where %s', async (_, env) => {
    storage = await open({ ...s3.env, ...env });
    const calls = [
      () => storage.put('higuera/a.webp', Buffer.from('x')),
      () => storage.find('higuera/a.webp'),
      () => storage.list('higuera'),
      () => storage.folders(),
      () => storage.delete('higuera/a.webp'),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(StorageUnavailable);
  });

  it('a bucket that does not exist has nothing to list', async () => {
    storage = await open({ ...s3.env, STORAGE_URL: s3.env.STORAGE_URL.replace('carta', 'missing') });
    await expect(storage.list('higuera')).rejects.toThrow(StorageUnavailable);
    await expect(storage.put('higuera/a.webp', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
  });

  it('its files begin with the folder of the configuration', async () => {
    storage = await open({ ...s3.env, STORAGE_URL: s3.env.STORAGE_URL.replace('/a/folder', '') });
    await (await open(s3.env)).put('higuera/a.webp', Buffer.from('x'));
    expect(await storage.list('a/folder/higuera')).toEqual(['a/folder/higuera/a.webp']);
  });
});
