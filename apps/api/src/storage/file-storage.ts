import type { Readable } from 'node:stream';
import { ResourceUnavailable } from '../resource-unavailable.ts';

/** Where uploaded files lie. A file's name is its folder, which is a business's key, a slash, and its own name. */
export interface FileStorage {
  /** Writes a file whole or not at all; one of the same name is replaced. */
  put(name: string, contents: Uint8Array): Promise<void>;
  /** Gives the file's size in bytes and a way to read it; null where there is none. */
  find(name: string): Promise<{ size: number; read: () => Promise<Readable> } | null>;
  /** Gives when the file was written, in ms since 1970; null where there is none. */
  writtenAt(name: string): Promise<number | null>;
  /** Gives the names of the files in a folder. */
  list(folder: string): Promise<string[]>;
  /** Deletes the file, if there is one. */
  delete(name: string): Promise<void>;
}

/** The storage cannot be reached or is full. */
export class StorageUnavailable extends ResourceUnavailable {
  constructor(cause: unknown) {
    super('the file storage cannot be used', { cause });
  }
}
