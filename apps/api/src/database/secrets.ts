import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ok, refused, type Result } from '@carta/domain';
import { errorCode } from '../error-code.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;

export interface Secrets {
  /** Encrypts a text for one owner of it: under another owner's name it cannot be opened. */
  seal(text: string, owner: string): string;
  unseal(sealed: string, owner: string): string;
}

/** Secrets under the key file of a data folder, which is made where it is missing. */
export function openSecrets(dataDir: string): Result<Secrets, 'key-unusable'> {
  try {
    return ok(secretsUnder(readOrMakeKey(path.join(dataDir, 'secret.key'))));
  } catch {
    return refused('key-unusable');
  }
}

function secretsUnder(key: Buffer): Secrets {
  return {
    seal(text, owner) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return ['v1', ...[nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
    },
    unseal(sealed, owner) {
      const [nonce, tag, data] = sealed
        .split('.')
        .slice(1)
        .map((part) => Buffer.from(part, 'base64url'));
      if (!nonce || !tag || !data) throw new Error('not a sealed text');
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: 16 })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
    },
  };
}

/** Written whole under another name first: of two processes that start at once, both end with the same key. */
function readOrMakeKey(file: string): Buffer {
  const draft = `${file}.${process.pid}`;
  try {
    return readKey(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readKey(file);
}

function readKey(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key`);
  return key;
}
