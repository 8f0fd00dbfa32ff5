import { randomUUID } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** What argon2id costs: 19 MiB (in KiB) and two passes, the least that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password that nobody knows; made at the first sign-in, not while the server starts. */
let decoy: Promise<string> | undefined;

/** The hash that is stored for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes the same time for an email that is not known, whose hash is null. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const unknown = await (decoy ??= hashPassword(randomUUID()));
  return verify(stored ?? unknown, password);
}

/** Whether a stored hash has cost anything else than one that is made now. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
