import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Place } from './s3-storage.ts';

/** Where archives lie. */
export interface BackupPlace {
  /** Names the place, without keys. */
  readonly address: string;
  /** Adds a file under this name, whole or not at all. */
  put(name: string, file: string): Promise<void>;
  /** Writes an archive into a file; false where there is none of this name. */
  get(name: string, file: string): Promise<boolean>;
  /** Returns the names of all files. */
  list(): Promise<string[]>;
  delete(name: string): Promise<void>;
}

/** A folder of this machine, or one that is mounted here. */
export function backupFolder(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, name);
  return {
    address: path.resolve(folder),
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
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
    list: () => bucket.all(),
    delete: (name) => bucket.delete(name),
  };
}
