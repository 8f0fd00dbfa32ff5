import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { ok, refused, type Result } from '@carta/domain';
import { fixedSecretKeys, openSecretKeys, type SecretKeys } from './secret-keys.ts';

const ALGORITHM = 'aes-256-gcm';

export interface Secrets {
  /**
   * Encrypts a text for one owner; with another owner's name it cannot be decrypted. Call it inside the transaction that
   * stores the result, so that a concurrent rotation of the key does not miss it.
   */
  seal(text: string, owner: string): string;
  /** Decrypts a sealed text. Throws if no key decrypts it. */
  unseal(sealed: string, owner: string): string;
  /** Returns a signature that only these keys can make. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  readonly keys: SecretKeys;
}

/** Opens the secrets with these keys, or with those of a data folder, whose key file is created if it is missing. */
export function openSecrets(dataDir: string, keys: readonly string[] | null = null): Result<Secrets, 'key-unusable'> {
  if (keys) return ok(secretsWith(fixedSecretKeys(keys)));
  try {
    return ok(secretsWith(openSecretKeys(dataDir)));
  } catch {
    return refused('key-unusable');
  }
}

/** Reads the keys at each use, since they may be rotated while the server runs. */
export function secretsWith(keys: SecretKeys): Secrets {
  return {
    keys,
    seal: (text, owner) => sealed(text, owner, keys.read()[0] ?? ''),
    unseal(text, owner) {
      for (const key of keys.read()) {
        const opened = decryptedWith(key, text, owner);
        if (opened !== null) return opened;
      }
      throw new Error('no key opens this secret');
    },
    sign: (text) => signatureWith(keys.read()[0] ?? '', text),
    isSigned: (text, signature) => keys.read().some((key) => isSame(signatureWith(key, text), signature)),
  };
}

/** Derives a key of its own: each key is used for one algorithm. */
function signatureWith(key: string, text: string): string {
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

/** Returns null if the text was sealed with another key or for another owner, or was changed. */
function decryptedWith(key: string, text: string, owner: string): string | null {
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
