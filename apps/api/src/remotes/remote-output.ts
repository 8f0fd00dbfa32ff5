import { namedFilesOf } from '@carta/contract';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ok, refused, type Result } from '@carta/domain';
import { CHECK_REPORT, CheckReport, MANIFEST, readRemoteFolder, type RemoteFileContents } from '@carta/publishing';

/** How long a file of another server may take, in ms. */
const FETCH_TIMEOUT = 10_000;

/** What a remote's build has written. */
export interface RemoteOutput {
  /** Address of the manifest on another server; null for a folder. */
  readonly address: string | null;
  readonly manifest: unknown;
  readonly files: RemoteFileContents;
  /** What `carta-remote check` wrote beside the manifest; null without a readable one. */
  readonly report: CheckReport | null;
}

/** Reads a folder with all its files, or the manifest at an https address with the files that it names. Refuses, with a reason in Spanish, files that pages of `origin` could not load. */
export async function readRemoteOutput(source: string, origin: string): Promise<Result<RemoteOutput>> {
  const isAddress = /^https?:\/\//.test(source);
  const files = isAddress ? await fetchFiles(source, origin) : await readFolder(source);
  if (!files.ok) return files;
  const report = isAddress
    ? ((await fetchFile(new URL(CHECK_REPORT, source).href, origin))?.bytes ?? null)
    : await readFile(path.join(source, CHECK_REPORT)).catch(() => null);
  return remoteOutput(files.value, { address: isAddress ? source : null, report });
}

/** Returns files as the output of a remote's build. Refuses without a manifest. */
export function remoteOutput(
  files: RemoteFileContents,
  { address, report: bytes }: { readonly address: string | null; readonly report: Buffer | null },
): Result<RemoteOutput> {
  const manifest = files.get(MANIFEST);
  if (!manifest) return refused(`falta ${MANIFEST}`);
  const json = parsed(manifest);
  if (json === undefined) return refused(`${MANIFEST} no es JSON`);
  const report = CheckReport.safeParse(bytes && parsed(bytes));
  return ok({ address, manifest: json, files, report: report.success ? report.data : null });
}

async function readFolder(folder: string): Promise<Result<Map<string, Buffer>>> {
  const files = await readRemoteFolder(folder);
  return files ? ok(files) : refused('no existe esa carpeta');
}

async function fetchFiles(address: string, origin: string): Promise<Result<Map<string, Buffer>>> {
  if (!address.endsWith(`/${MANIFEST}`)) return refused(`la dirección tiene que terminar en /${MANIFEST}`);
  const manifest = await fetchFile(address, origin);
  if (!manifest) return refused('no se pudo leer esa dirección');
  const files = new Map([[MANIFEST, manifest.bytes]]);
  const closed = manifest.isAllowed ? [] : [MANIFEST];
  // A file that cannot be read is missing for the check.
  for (const file of namedFilesOf(parsed(manifest.bytes))) {
    const found = await fetchFile(new URL(file, address).href, origin);
    if (found) files.set(file, found.bytes);
    if (found && !found.isAllowed) closed.push(file);
  }
  if (closed.length === 0) return ok(files);
  const reason = `su servidor no deja que las páginas de ${origin} lo lean (Access-Control-Allow-Origin)`;
  return refused(closed.map((file) => `${file}: ${reason}`).join('\n'));
}

/** Fetches a file as a page of `origin` does; `isAllowed` is false if a browser would keep it from the page. */
async function fetchFile(address: string, origin: string): Promise<{ bytes: Buffer; isAllowed: boolean } | null> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT);
  const answer = await fetch(address, { signal, headers: { origin } }).catch(() => null);
  if (!answer?.ok) return null;
  const allowed = answer.headers.get('access-control-allow-origin');
  return { bytes: Buffer.from(await answer.arrayBuffer()), isAllowed: allowed === '*' || allowed === origin };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
