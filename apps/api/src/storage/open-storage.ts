import path from 'node:path';
import { Disk, DriveFile } from 'flydrive';
import type { Config } from '../config.ts';
import { StorageUnavailable, type FileStorage } from './file-storage.ts';
import { WholeFileDriver } from './whole-file-driver.ts';

/** Opens the storage that the configuration names: a folder among the data. */
export function openStorage({ dataDir }: Pick<Config, 'dataDir'>): FileStorage {
  return storageOn(new Disk(new WholeFileDriver(path.join(dataDir, 'files'))));
}

function storageOn(disk: Disk): FileStorage {
  const metaData = async (name: string) => ((await disk.exists(name)) ? disk.getMetaData(name) : null);
  return {
    put: (name, contents) => reached(() => disk.put(name, contents)),
    find: (name) =>
      reached(async () => {
        const found = await metaData(name);
        return found && { size: found.contentLength, read: () => reached(() => disk.getStream(name)) };
      }),
    writtenAt: (name) => reached(async () => (await metaData(name))?.lastModified.getTime() ?? null),
    list: (folder) => reached(() => namesIn(disk, folder)),
    delete: (name) => reached(() => disk.delete(name)),
  };
}

/** Page by page, as some storages give them. */
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

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}
