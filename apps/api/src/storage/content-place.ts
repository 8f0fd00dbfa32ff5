import { stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { jsonFileOf, readJsonFile, type JsonFile } from './read-json-file.ts';
import type { FileStorage } from './file-storage.ts';
import { WholeFileDriver } from './whole-file-driver.ts';

/** Where the content lies that the operator writes. */
export interface ContentPlace {
  /** Returns what the operator calls the file. */
  addressOf(name: string): string;
  /** Returns a text that changes with each replacement of the file; null for a missing file. */
  stateOf(name: string): Promise<string | null>;
  read(name: string): Promise<JsonFile>;
  /** Replaces the file atomically. */
  write(name: string, text: string): Promise<void>;
}

/** The folder `content` of a data folder, whose files the operator may also replace by other means. */
export function contentFolder(dataDir: string): ContentPlace {
  const folder = path.join(dataDir, 'content');
  const driver = new WholeFileDriver(folder);
  const addressOf = (name: string) => path.join(folder, name);
  return {
    addressOf,
    stateOf: async (name) => {
      const found = await stat(addressOf(name), { bigint: true }).catch(() => null);
      // A file that is replaced in place, or by another one of the same size and time, has another state.
      return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join('-');
    },
    read: (name) => readJsonFile(addressOf(name)),
    write: (name, text) => driver.put(name, text),
  };
}

/** The folder `content` of a storage that all servers share. */
export function storedContent(storage: FileStorage): ContentPlace {
  const at = (name: string) => `content/${name}`;
  return {
    addressOf: at,
    stateOf: async (name) => (await storage.find(at(name)))?.version ?? null,
    read: async (name) => {
      const found = await storage.find(at(name));
      if (!found) return { ok: false, problem: `${at(name)}: no existe` };
      return jsonFileOf(at(name), { size: async () => found.size, read: async () => buffer(await found.read()) });
    },
    write: (name, text) => storage.put(at(name), Buffer.from(text)),
  };
}
