import { buffer } from 'node:stream/consumers';
import type { FileStorage } from './file-storage.ts';

/** Returns the bytes of an uploaded picture by its address; null for a placeholder, '' and a missing file. */
export type ReadPicture = (url: string) => Promise<Buffer | null>;

const UPLOADED = /^\/files\/([A-Za-z0-9_-]+\/[A-Za-z0-9-]+\.webp)$/;

export function pictureReader(storage: Pick<FileStorage, 'find'>): ReadPicture {
  return async (url) => {
    const [, name] = UPLOADED.exec(url) ?? [];
    const file = name === undefined ? null : await storage.find(name);
    return file && buffer(await file.read());
  };
}
