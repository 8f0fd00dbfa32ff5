import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../processes/error-code.ts';
import { ResourceUnavailable } from '../processes/resource-unavailable.ts';

const KEY_BYTES = 32;

/** The key file of a data folder, one key a line, or SECRET_KEY. The first key encrypts; each of them may be needed to decrypt. */
export interface SecretKeys {
  /** True for those of SECRET_KEY, which the operator changes. */
  readonly isFixed: boolean;
  /** Reads the file anew, since another process may have changed it. Throws if it holds no keys. */
  read(): string[];
  /** Replaces the file atomically and durably. */
  write(keys: readonly string[]): void;
}

export const newSecretKey = () => randomBytes(KEY_BYTES).toString('base64');

/** Creates the file if it is missing; throws if it cannot be used. */
export function openSecretKeys(dataDir: string): SecretKeys {
  const file = path.join(dataDir, 'secret.key');
  createIfMissing(file);
  readKeys(file);
  return {
    isFixed: false,
    read: () => readKeys(file),
    write: (keys) => {
      const draft = writeDraft(file, keys);
      renameSync(draft, file);
      syncFolder(dataDir);
    },
  };
}

export function fixedSecretKeys(keys: readonly string[]): SecretKeys {
  return {
    isFixed: true,
    read: () => [...keys],
    write: () => {
      throw new Error('the keys of SECRET_KEY cannot be replaced');
    },
  };
}

export const isSecretKey = (text: string) =>
  Buffer.from(text, 'base64').length === KEY_BYTES && /^[\w+/-]{43}=?$/.test(text);

/** Links a complete draft to the name, so that two processes that start at once get the same key. */
function createIfMissing(file: string): void {
  try {
    readFileSync(file);
    return;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const draft = writeDraft(file, [newSecretKey()]);
  try {
    linkSync(draft, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

function readKeys(file: string): string[] {
  const keys = textOf(file).trim().split(/\s+/);
  if (keys.some((key) => Buffer.from(key, 'base64').length !== KEY_BYTES)) throw new Error(`${file} holds no keys`);
  return keys;
}

function writeDraft(file: string, keys: readonly string[]): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
  return draft;
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The server needs the file at many requests: one that is gone comes back with its folder. */
class KeysUnavailable extends ResourceUnavailable {}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new KeysUnavailable('the key file cannot be read', { cause: error });
  }
}
