import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { namedFilesOf } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';

const MANIFEST = 'mf-manifest.json';

/** Made from another file, or of no use in a browser. */
const DERIVED = /\.(?:br|gz|map)$/;

/** How long a file of another server may take, in ms. */
const FETCH_TIMEOUT = 10_000;

/** What a remote's build has written. */
export interface RemoteOutput {
  /** Address of the manifest on another server; null for a folder. */
  readonly address: string | null;
  readonly manifest: unknown;
  /** By path in the remote's folder; the manifest is one of them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads a folder with all its files, or the manifest at an https address with the files that it names. Refuses with a reason in Spanish. */
export async function readRemoteOutput(source: string): Promise<Result<RemoteOutput>> {
  const isAddress = /^https?:\/\//.test(source);
  const files = isAddress ? await fetchFiles(source) : await readFolder(source);
  if (!files.ok) return files;
  const manifest = files.value.get(MANIFEST);
  if (!manifest) return refused(`falta ${MANIFEST}`);
  const json = parsed(manifest);
  if (json === undefined) return refused(`${MANIFEST} no es JSON`);
  return ok({ address: isAddress ? source : null, manifest: json, files: files.value });
}

/** Returns `sha384-…` of each file, by path in the order of the alphabet. */
export function integrityOf({ files }: Pick<RemoteOutput, 'files'>): Record<string, string> {
  const hashes = [...files].map(
    ([file, bytes]) => [file, `sha384-${hash('sha384', bytes).toString('base64')}`] as const,
  );
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the name of a version: the same for the same files. */
export const versionOf = (integrity: Readonly<Record<string, string>>): string =>
  hash('sha256', JSON.stringify(integrity)).toString('hex').slice(0, 16);

const hash = (algorithm: string, bytes: Buffer | string) => createHash(algorithm).update(bytes).digest();

async function readFolder(folder: string): Promise<Result<Map<string, Buffer>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return refused('no existe esa carpeta');
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile() || DERIVED.test(entry.name)) continue;
    const place = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, place).split(path.sep).join('/'), await readFile(place));
  }
  return ok(files);
}

async function fetchFiles(address: string): Promise<Result<Map<string, Buffer>>> {
  if (!address.endsWith(`/${MANIFEST}`)) return refused(`la dirección tiene que terminar en /${MANIFEST}`);
  const manifest = await fetchFile(address);
  if (!manifest) return refused('no se pudo leer esa dirección');
  const files = new Map([[MANIFEST, manifest]]);
  // A file that cannot be read is missing for the check.
  for (const file of namedFilesOf(parsed(manifest))) {
    const bytes = await fetchFile(new URL(file, address).href);
    if (bytes) files.set(file, bytes);
  }
  return ok(files);
}

async function fetchFile(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT) }).catch(() => null);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
