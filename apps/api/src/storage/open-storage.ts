import type { Config } from '../config.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';

/** Opens the storage that the configuration names: a bucket, or a folder of the data folder. */
export async function openStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<FileStorage> {
  if (storage === null) return folderStorage({ dataDir });
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(storage);
}
