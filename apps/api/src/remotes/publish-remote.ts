import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Canary, CanaryGroup, RemoteRegistry, SwappedRemote } from '@carta/contract';
import { ok } from '@carta/domain';
import { integrityOf, isSigned, type PanelOffer } from '@carta/publishing';
import type { BusinessNames } from '../database/business-names.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { isInCanary } from './canary.ts';
import { checkRemote, hasMatchingReport } from './check-remote.ts';
import { claimedPath } from './claimed-path.ts';
import { readRemoteOutput, type RemoteOutput } from './remote-output.ts';
import { refusedAs, type RemoteResult } from './remote-refusal.ts';
import { shownReleases, type Release } from './releases.ts';
import type { Authorship, RemotesStore } from './remotes.store.ts';

export interface RemotesDeps {
  readonly stores: { readonly remotes: RemotesStore; readonly businesses: BusinessNames };
  readonly storage: FileStorage;
  /** Folder of the built remotes. */
  readonly siteDir: string;
  /** The remotes of the build. */
  readonly built: RemoteRegistry;
  /** Origin of the panel's pages. */
  readonly origin: string;
  /** The operator's key, without whose signature nothing is published; null if none is needed. */
  readonly signingKey: KeyObject | null;
}

interface Publication extends Authorship {
  readonly output: RemoteOutput;
  /** The only remote that may be published; null for any. */
  readonly remote: string | null;
  readonly panel: PanelOffer;
  /** True to publish a remote without a report of `carta-remote check` on exactly its files. */
  readonly isUnchecked: boolean;
  /** The businesses for which it is on trial; null for all. */
  readonly group: CanaryGroup | null;
}

const NO_SIGNATURE = 'falta la firma de la operadora sobre exactamente estos archivos (carta-remote sign)';
const NO_REPORT =
  'falta el informe de carta-remote check sobre exactamente estos archivos; --unchecked publica sin él, y el historial lo dice';

/** Checks a remote, stores its files and makes it live; one that is live already stays so. A refusal, with every problem in a line, changes nothing. */
export async function publishRemote(
  deps: RemotesDeps,
  { output, remote, panel, ...how }: Publication,
): Promise<RemoteResult<SwappedRemote>> {
  const { stores, storage, built } = deps;
  const checked = checkRemote(output, panel);
  if (!checked.ok) return refusedAs('invalid', ...checked.reason.split('\n'));
  const { name, release } = checked.value;
  if (remote !== null && name !== remote)
    return refusedAs('forbidden', `el token es de ${remote}, y la carpeta de ${name}`);
  const isChecked = hasMatchingReport(output, release);
  const { signingKey } = deps;
  if (signingKey && !(isChecked && output.report && isSigned(output.report, signingKey)))
    return refusedAs('forbidden', NO_SIGNATURE);
  if (!isChecked && !how.isUnchecked) return refusedAs('invalid', NO_REPORT);
  for (const business of how.group?.businesses ?? [])
    if ((await stores.businesses.nameOf(business)) === null)
      return refusedAs('invalid', `no existe el negocio ${business}`);
  const live = await stores.remotes.live();
  // Once more than the store does, so that a refusal stores no file.
  const claimed = claimedPath(name, release.screens, shownReleases(built, live));
  if (claimed) return refusedAs('conflict', `${claimed.path} ya es una pantalla de ${claimed.remote}`);
  const { version } = release;
  const { stable, canary } = live.get(name) ?? { stable: null, canary: null };
  if (stable?.version === version && !canary) return ok({ name, version, former: version, canary, ended: null });
  if (output.address === null) await storeFiles(storage, folderOf(name, release), output);
  const swapped = await stores.remotes.publish({
    ...how,
    isUnchecked: !isChecked,
    name,
    built,
    release,
    first: await storedFirst(deps, name),
  });
  if (!swapped.ok || !swapped.value.canary) return swapped;
  return ok({ ...swapped.value, reach: reachOf(swapped.value.canary, name, await stores.businesses.keys()) });
}

/** Returns how many of these businesses have a remote's canary. */
const reachOf = ({ group }: Canary, remote: string, keys: readonly string[]) => ({
  businesses: keys.filter((key) => isInCanary(group, remote, key)).length,
  of: keys.length,
});

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
  { siteDir, built, origin }: Pick<RemotesDeps, 'siteDir' | 'built' | 'origin'>,
  name: string,
): Promise<{ readonly release: Release; readonly output: RemoteOutput } | null> {
  const registered = built[name];
  if (!registered) return null;
  const isOurs = registered.manifest.startsWith('/remotes/');
  const output = await readRemoteOutput(
    isOurs ? path.join(siteDir, path.dirname(registered.manifest)) : registered.manifest,
    origin,
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
}: {
  readonly stores: { readonly remotes: Pick<RemotesStore, 'expired' | 'forget'> };
  readonly storage: FileStorage;
}): Promise<number> {
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
