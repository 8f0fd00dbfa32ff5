import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { ok, refused, type Result } from '@carta/domain';
import { openSecretKeys, type SecretKeys } from './secret-keys.ts';

const ALGORITHM = 'aes-256-gcm';

export interface Secrets {
  /**
   * Encrypts a text for one owner of it: under another owner's name it cannot be opened. To be called inside of the
   * transaction that stores it, so that a change of the key finds it or is found by it.
   */
  seal(text: string, owner: string): string;
  /** Fails where no key opens it. */
  unseal(sealed: string, owner: string): string;
  /** Returns a signature of the text, which only these keys can make. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  readonly keys: SecretKeys;
}

/** Secrets under the keys of a data folder, which are made where they are missing. */
export function openSecrets(dataDir: string): Result<Secrets, 'key-unusable'> {
  try {
    return ok(secretsUnder(openSecretKeys(dataDir)));
  } catch {
    return refused('key-unusable');
  }
}

/** Under keys that are read at each use: they may be changed while we run. */
export function secretsUnder(keys: SecretKeys): Secrets {
  return {
    keys,
    seal: (text, owner) => sealed(text, owner, keys.read()[0] ?? ''),
    unseal(text, owner) {
      for (const key of keys.read()) {
        const opened = openedWith(key, text, owner);
        if (opened !== null) return opened;
      }
      throw new Error('no key opens this secret');
    },
    sign: (text) => signatureUnder(keys.read()[0] ?? '', text),
    isSigned: (text, signature) => keys.read().some((key) => isSame(signatureUnder(key, text), signature)),
  };
}

/** Under a key of its own: one key serves one algorithm. */
function signatureUnder(key: string, text: string): string {
  const signing = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', 'signatures', 32));
  return createHmac('sha256', signing).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function sealed(text: string, owner: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(owner));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', ...[nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
}

/** Null where it was sealed under another key or for another owner, or was changed since. */
function openedWith(key: string, text: string, owner: string): string | null {
  const [, nonce = '', tag = '', data = ''] = text.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), bytes(nonce), { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
