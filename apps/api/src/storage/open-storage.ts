import path from 'node:path';
import { Disk, DriveFile } from 'flydrive';
import type { Config } from '../config.ts';
import { StorageUnavailable, type FileStorage } from './file-storage.ts';
import { WholeFileDriver } from './whole-file-driver.ts';

/** Opens the storage that the configuration names: a folder of the data folder. */
export function openStorage({ dataDir }: Pick<Config, 'dataDir'>): FileStorage {
  return storageOn(new Disk(new WholeFileDriver(path.join(dataDir, 'files'))));
}

function storageOn(disk: Disk): FileStorage {
  const metaData = async (name: string) => ((await disk.exists(name)) ? disk.getMetaData(name) : null);
  return {
    put: (name, contents) => orUnavailable(() => disk.put(name, contents)),
    find: (name) =>
      orUnavailable(async () => {
        const found = await metaData(name);
        return found && { size: found.contentLength, read: () => orUnavailable(() => disk.getStream(name)) };
      }),
    writtenAt: (name) => orUnavailable(async () => (await metaData(name))?.lastModified.getTime() ?? null),
    list: (folder) => orUnavailable(() => namesIn(disk, folder)),
    delete: (name) => orUnavailable(() => disk.delete(name)),
  };
}

/** Reads all pages, since some storages list files in pages. */
async function namesIn(disk: Disk, folder: string): Promise<string[]> {
  const names: string[] = [];
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await disk.listAll(folder, { paginationToken: page });
    for (const object of objects) if (object instanceof DriveFile) names.push(object.key);
    page = paginationToken;
  } while (page !== undefined);
  return names;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}
