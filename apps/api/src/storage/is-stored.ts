import type { FileStorage } from './file-storage.ts';

/** True if the file of an address below /files/ is there. */
export async function isStored(storage: Pick<FileStorage, 'find'>, address: string): Promise<boolean> {
  return (await storage.find(address.slice('/files/'.length))) !== null;
}
