import { randomUUID } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Of argon2id, with `memoryCost` in KiB: the minimum that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unknown password; made at the first sign-in instead of at the start. */
let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compares a password with the stored hash. Takes the same time for an unknown email, whose hash is null. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const dummy = await (dummyHash ??= hashPassword(randomUUID()));
  return verify(stored ?? dummy, password);
}

/** True if a stored hash has another cost than new ones. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
