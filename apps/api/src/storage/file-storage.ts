import type { Readable } from 'node:stream';
import { ResourceUnavailable } from '../processes/resource-unavailable.ts';

/** A stored file and a way to read it. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** Differs from that of a file that replaces it. */
  readonly version: string;
  read(): Promise<Readable>;
}

/** The storage of uploaded files. A file's name is `{business}/{file}`. */
export interface FileStorage {
  /** Writes a file atomically, in place of one of the same name. */
  put(name: string, contents: Uint8Array): Promise<void>;
  /** Returns null for a missing file. */
  find(name: string): Promise<StoredFile | null>;
  /** Returns when the file was written, in ms since 1970; null for a missing file. */
  writtenAt(name: string): Promise<number | null>;
  /** Returns the names of the files in a folder. */
  list(folder: string): Promise<string[]>;
  /** Returns the names of all files. */
  all(): Promise<string[]>;
  /** Returns the names of the folders: one for each business with files. */
  folders(): Promise<string[]>;
  /** Deletes the file if it exists. */
  delete(name: string): Promise<void>;
}

/** Thrown if the storage cannot be reached or is full. */
export class StorageUnavailable extends ResourceUnavailable {
  constructor(cause: unknown) {
    super('the file storage cannot be used', { cause });
  }
}

/** Returns the result of `work`; rejects with `StorageUnavailable` if it fails. */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}
