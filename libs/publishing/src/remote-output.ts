import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAME } from '@carta/contract';
import * as z from 'zod/mini';

export const MANIFEST = 'mf-manifest.json';

/** The file beside the manifest in which `carta-remote check` says what it saw. */
export const CHECK_REPORT = 'carta-check.json';

/** True for a file that is made from another one, or is of no use in a browser: it is not published. */
export const isDerived = (file: string): boolean => /\.(?:br|gz|map)$/.test(file);

/** By path in the remote's folder; the manifest is one of them. */
export type RemoteFileContents = ReadonlyMap<string, Buffer>;

/** What a check of a remote in a browser has found. Only a remote without problems has one. */
export const CheckReport = z.object({
  /** `sha384-…` of each file that was checked: the report holds for no others. */
  integrity: z.record(z.string(), z.string()),
  /** Version of `@carta/panel` in which the remote ran. */
  panel: z.string(),
  /** Paths of the screens that were mounted. */
  screens: z.array(z.string()),
  /** ms since 1970. */
  checkedAt: z.number(),
  /** The operator's signature of `integrity`, in base64. */
  signature: z.optional(z.string()),
});
export type CheckReport = z.infer<typeof CheckReport>;

/** Returns the report with a signature by an Ed25519 private key. */
export function signedReport(report: CheckReport, key: KeyObject): CheckReport {
  return { ...report, signature: sign(null, signedText(report), key).toString('base64') };
}

/** True if the report's signature is that of the public key's owner, for exactly these hashes. */
export function isSigned({ signature, ...report }: CheckReport, key: KeyObject): boolean {
  return signature !== undefined && verify(null, signedText(report), key, Buffer.from(signature, 'base64'));
}

const signedText = ({ integrity }: Pick<CheckReport, 'integrity'>) =>
  Buffer.from(`carta-remote ${JSON.stringify(Object.entries(integrity).sort())}`);

/** Reads what a remote's build has written, without the report of a check; null if there is no such folder. */
export async function readRemoteFolder(folder: string): Promise<Map<string, Buffer> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile() || isDerived(entry.name)) continue;
    const place = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, place).split(path.sep).join('/'), await readFile(place));
  }
  files.delete(CHECK_REPORT);
  return files;
}

/** Returns `sha384-…` of each file, by path in the order of the alphabet. */
export function integrityOf(files: RemoteFileContents): Record<string, string> {
  const hashes = [...files].map(
    ([file, bytes]) => [file, `sha384-${hash('sha384', bytes).toString('base64')}`] as const,
  );
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the name of a version: the same for the same files. */
export const versionOf = (integrity: Readonly<Record<string, string>>): string =>
  hash('sha256', JSON.stringify(integrity)).toString('hex').slice(0, 16);

/** Returns the name of the remote in a manifest, or null if it has none. The federation plugin allows no hyphens in a name. */
export function remoteNameOf(manifest: unknown): string | null {
  const { name } = (manifest ?? {}) as { name?: unknown };
  const text = typeof name === 'string' ? name.replaceAll('_', '-') : '';
  return REMOTE_NAME.test(text) ? text : null;
}

const hash = (algorithm: string, bytes: Buffer | string) => createHash(algorithm).update(bytes).digest();
