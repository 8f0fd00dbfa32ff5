import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Of a password that nobody knows. */
const decoy = hash(randomUUID());

/** The hash that is stored for a password (argon2id, 19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Takes the same time for an email that is not known, whose hash is null. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  return verify(stored ?? (await decoy), password);
}
