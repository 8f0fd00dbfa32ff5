import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ok, refused, type Result } from '@carta/domain';

/** Begins every file in the age format, which `age -d` decrypts too. */
export const AGE = Buffer.from('age-encryption.org/v1\n');

/** Writes `source` encrypted with a passphrase into `target`, in the age format. */
export async function encryptFile(source: string, target: string, passphrase: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  await transform(source, target, (plain) => encrypter.encrypt(plain));
}

/** Writes `source` decrypted into `target`. Refuses another passphrase, and a file that was changed. */
export async function decryptFile(source: string, target: string, passphrase: string): Promise<Result<void>> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    await transform(source, target, (encrypted) => decrypter.decrypt(encrypted));
    return ok(undefined);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return refused('wrong-passphrase');
  }
}

/** True for a file in the age format. */
export async function isEncrypted(file: string): Promise<boolean> {
  for await (const start of createReadStream(file, { end: AGE.length - 1 })) return AGE.equals(start as Buffer);
  return false;
}

type Web = ReadableStream<Uint8Array>;

async function transform(source: string, target: string, change: (bytes: never) => Promise<unknown>): Promise<void> {
  const bytes = Readable.toWeb(createReadStream(source)) as Web;
  const changed = (await change(bytes as never)) as Web;
  await pipeline(Readable.fromWeb(changed), createWriteStream(target, { mode: 0o600 }));
}
