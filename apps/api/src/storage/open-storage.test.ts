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
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StorageUnavailable, type FileStorage } from './file-storage.ts';
import { openStorage } from './open-storage.ts';

let dataDir: string;
let storage: FileStorage;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'carta-storage-'));
  storage = openStorage({ dataDir });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const contentsOf = async (name: string) => {
  const file = await storage.find(name);
  return file && { size: file.size, text: await text(await file.read()) };
};

it('a stored file is found; a second one of the same name replaces it', async () => {
  await storage.put('higuera/a.webp', Buffer.from('a first picture'));
  await storage.put('higuera/a.webp', Buffer.from('a picture'));
  expect(await contentsOf('higuera/a.webp')).toEqual({ size: 9, text: 'a picture' });
  expect(readdirSync(path.join(dataDir, 'files/higuera'))).toEqual(['a.webp']);
});

it('the storage knows when a file was written', async () => {
  const before = Date.now() - 1000;
  await storage.put('higuera/a.webp', Buffer.from('a picture'));
  expect(await storage.writtenAt('higuera/a.webp')).toBeGreaterThan(before);
});

it('the storage lists the files of a folder', async () => {
  for (const name of ['higuera/a.webp', 'higuera/b.webp', 'otra/c.webp']) await storage.put(name, Buffer.from('x'));
  mkdirSync(path.join(dataDir, 'files/higuera/folder'));
  expect((await storage.list('higuera')).sort()).toEqual(['higuera/a.webp', 'higuera/b.webp']);
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
