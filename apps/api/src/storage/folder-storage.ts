import path from 'node:path';
import { Disk, type DriveDirectory, type DriveFile } from 'flydrive';
import type { Config } from '../config.ts';
import { orUnavailable, type FileStorage } from './file-storage.ts';
import { WholeFileDriver } from './whole-file-driver.ts';

/** Opens the storage in a data folder. */
export function folderStorage({ dataDir }: Pick<Config, 'dataDir'>): FileStorage {
  return storageOn(new Disk(new WholeFileDriver(path.join(dataDir, 'files'))));
}

function storageOn(disk: Disk): FileStorage {
  const metaData = async (name: string) => ((await disk.exists(name)) ? disk.getMetaData(name) : null);
  return {
    put: (name, contents) => orUnavailable(() => disk.put(name, contents)),
    find: (name) =>
      orUnavailable(async () => {
        const found = await metaData(name);
        return (
          found && {
            size: found.contentLength,
            version: found.etag,
            read: () => orUnavailable(() => disk.getStream(name)),
          }
        );
      }),
    writtenAt: (name) => orUnavailable(async () => (await metaData(name))?.lastModified.getTime() ?? null),
    list: (folder) =>
      orUnavailable(async () => (await objectsIn(disk, folder)).flatMap((found) => (found.isFile ? found.key : []))),
    all: () =>
      orUnavailable(async () =>
        (await objectsIn(disk, undefined, { recursive: true })).flatMap((found) => (found.isFile ? found.key : [])),
      ),
    folders: () =>
      orUnavailable(async () => (await objectsIn(disk)).flatMap((found) => (found.isDirectory ? found.name : []))),
    delete: (name) => orUnavailable(() => disk.delete(name)),
  };
}

/** Reads all pages, since some storages list files in pages. */
async function objectsIn(disk: Disk, folder?: string, options = {}): Promise<(DriveFile | DriveDirectory)[]> {
  const found: (DriveFile | DriveDirectory)[] = [];
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await disk.listAll(folder, { ...options, paginationToken: page });
    found.push(...objects);
    page = paginationToken;
  } while (page !== undefined);
  return found;
}
