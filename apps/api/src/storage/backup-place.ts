import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Place } from './s3-storage.ts';

interface DescribedFile {
  /** In bytes. */
  readonly size: number;
  /** ms since 1970. */
  readonly writtenAt: number;
  readonly start: Buffer;
}

/** Where archives lie. */
export interface BackupPlace {
  /** Names the place, without keys. */
  readonly address: string;
  /** Adds a file under this name, whole or not at all. */
  put(name: string, file: string): Promise<void>;
  /** Writes an archive into a file; false where there is none of this name. */
  get(name: string, file: string): Promise<boolean>;
  /** Returns the names of all files right there. */
  list(): Promise<string[]>;
  /** Returns a file with its first `count` bytes; null where there is none of this name. */
  describe(name: string, count: number): Promise<DescribedFile | null>;
  delete(name: string): Promise<void>;
}

/** A folder of this machine, or one that is mounted here. */
export function backupFolder(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, name);
  return {
    address: path.resolve(folder),
    async put(name, file) {
      const draft = at(`${name}.tmp`);
      try {
        await copyFile(file, draft);
        const written = await open(draft, 'r+');
        await written.chmod(0o600);
        try {
          await written.sync();
        } finally {
          await written.close();
        }
        await rename(draft, at(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name, file) {
      if (!(await stat(at(name)).catch(() => null))) return false;
      await pipeline(createReadStream(at(name)), createWriteStream(file, { mode: 0o600 }));
      return true;
    },
    list: () => readdir(folder),
    async describe(name, count) {
      const found = await stat(at(name)).catch(() => null);
      if (!found?.isFile()) return null;
      const start = await startOf(createReadStream(at(name), { end: count - 1 }), count);
      return { size: found.size, writtenAt: found.mtimeMs, start };
    },
    delete: (name) => rm(at(name), { force: true }),
  };
}

/** A bucket of an S3-compatible store, or a folder in it. */
export async function backupBucket(place: S3Place): Promise<BackupPlace> {
  const { s3Storage } = await import('./s3-storage.ts');
  const bucket = s3Storage(place);
  return {
    address: `${place.bucket}/${place.prefix}`,
    put: async (name, file) => bucket.putStream(name, createReadStream(file), (await stat(file)).size),
    async get(name, file) {
      const found = await bucket.find(name);
      if (!found) return false;
      await pipeline(await found.read(), createWriteStream(file, { mode: 0o600 }));
      return true;
    },
    list: async () => (await bucket.all()).filter((name) => !name.includes('/')),
    async describe(name, count) {
      const [found, writtenAt] = [await bucket.find(name), await bucket.writtenAt(name)];
      return found && { size: found.size, writtenAt: writtenAt ?? 0, start: await startOf(await found.read(), count) };
    },
    delete: (name) => bucket.delete(name),
  };
}

/** Returns the first bytes of a stream, and ends it. */
async function startOf(bytes: Readable, count: number): Promise<Buffer> {
  let start = Buffer.alloc(0);
  for await (const chunk of bytes) {
    start = Buffer.concat([start, chunk as Buffer]).subarray(0, count);
    if (start.length === count) break;
  }
  return start;
}
