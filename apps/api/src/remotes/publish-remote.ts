import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RemoteRegistry } from '@carta/contract';
import { integrityOf } from '@carta/contract/remote-output';
import { ok, refused, type Result } from '@carta/domain';
import type { FileStorage } from '../storage/file-storage.ts';
import type { Stores } from '../stores.ts';
import { checkRemote, hasMatchingReport, type PanelOffer } from './check-remote.ts';
import { claimedPath } from './claimed-path.ts';
import { readRemoteOutput, type RemoteOutput } from './remote-output.ts';
import { liveRegistry, type Authorship, type Release, type Swapped } from './remotes.store.ts';

export interface RemotesDeps {
  readonly stores: Pick<Stores, 'remotes'>;
  readonly storage: FileStorage;
  /** Folder of the built remotes. */
  readonly siteDir: string;
  /** The remotes of the build. */
  readonly built: RemoteRegistry;
}

interface Publication extends Authorship {
  /** A folder, or the address of a manifest. */
  readonly source: string;
  readonly panel: PanelOffer;
  /** True to publish a remote without a report of `carta-remote check` on exactly its files. */
  readonly isUnchecked: boolean;
}

const NO_REPORT =
  'falta el informe de carta-remote check sobre exactamente estos archivos; --unchecked publica sin él, y el historial lo dice';

/** Checks a remote, stores its files and makes it live; one that is live already stays so. A refusal, with every problem in a line, changes nothing. */
export async function publishRemote(
  deps: RemotesDeps,
  { source, panel, ...how }: Publication,
): Promise<Result<Swapped & { readonly name: string }>> {
  const { stores, storage, built } = deps;
  const output = await readRemoteOutput(source);
  if (!output.ok) return output;
  const checked = checkRemote(output.value, panel);
  if (!checked.ok) return checked;
  const { name, release } = checked.value;
  const isChecked = hasMatchingReport(output.value, release);
  if (!isChecked && !how.isUnchecked) return refused(NO_REPORT);
  const live = await stores.remotes.live();
  // Once more than the store does, so that a refusal stores no file.
  const claimed = claimedPath(name, release.screens, liveRegistry(built, live));
  if (claimed) return refused(`${claimed.path} ya es una pantalla de ${claimed.remote}`);
  const { version } = release;
  if (live.get(name)?.version === version) return ok({ name, version, former: version });
  if (output.value.address === null) await storeFiles(storage, folderOf(name, release), output.value);
  const swapped = await stores.remotes.publish({
    ...how,
    isUnchecked: !isChecked,
    name,
    built,
    release,
    first: await storedFirst(deps, name),
  });
  return swapped.ok ? ok({ name, ...swapped.value }) : swapped;
}

/** Stores the files of a remote's built version, if it was never published, and returns its release. */
export async function storedFirst(deps: RemotesDeps, name: string): Promise<Release | null> {
  const { stores, storage } = deps;
  if ((await stores.remotes.live()).has(name)) return null;
  const first = await builtRelease(deps, name);
  if (first && first.output.address === null) await storeFiles(storage, folderOf(name, first.release), first.output);
  return first?.release ?? null;
}

/** Returns the version of a remote that the build has made, with its files; null if it has made none. */
export async function builtRelease(
  { siteDir, built }: Pick<RemotesDeps, 'siteDir' | 'built'>,
  name: string,
): Promise<{ readonly release: Release; readonly output: RemoteOutput } | null> {
  const registered = built[name];
  if (!registered) return null;
  const isOurs = registered.manifest.startsWith('/remotes/');
  const output = await readRemoteOutput(
    isOurs ? path.join(siteDir, path.dirname(registered.manifest)) : registered.manifest,
  );
  if (!output.ok) return null;
  const { team = '', contact = '' } = (output.value.manifest as { carta?: Partial<Release> }).carta ?? {};
  return {
    release: { ...registered, team, contact, integrity: integrityOf(output.value.files) },
    output: output.value,
  };
}

/** Deletes the files and rows of releases that are no longer kept. Returns how many. */
export async function deleteExpiredReleases({
  stores,
  storage,
}: Pick<RemotesDeps, 'stores' | 'storage'>): Promise<number> {
  const expired = await stores.remotes.expired();
  for (const { name, release } of expired) {
    for (const file of await storage.list(folderOf(name, release))) await storage.delete(file);
    await stores.remotes.forget(name, release);
  }
  return expired.length;
}

const folderOf = (name: string, { version }: Release) => `remotes/${name}/${version}`;

const TEXT = /\.(?:m?js|css|json|svg|txt|html)$/;
const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Stores each file that is missing, a text compressed too. No file of a version is ever overwritten. */
async function storeFiles(storage: FileStorage, folder: string, { files }: RemoteOutput): Promise<void> {
  for (const [file, bytes] of files) {
    const place = `${folder}/${file}`;
    for (const [suffix, compress] of TEXT.test(file) ? Object.entries(ENCODINGS) : [])
      if (!(await storage.find(`${place}.${suffix}`))) await storage.put(`${place}.${suffix}`, await compress(bytes));
    if (!(await storage.find(place))) await storage.put(place, bytes);
  }
}
