/** Addresses of the files that a remote's first screen needs. */
export interface RemoteFiles {
  /** The script that registers the remote with the federation runtime. */
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly path?: string; readonly name?: string } };
  readonly exposes?: readonly {
    readonly path?: string;
    readonly assets?: { readonly js?: SyncFiles; readonly css?: SyncFiles };
  }[];
}
type SyncFiles = { readonly sync?: readonly string[] };

/** Returns the files that the `mf-manifest.json` at `address` names, which lie in its folder, or null if it is no manifest of a remote. */
export function remoteFilesOf(manifest: unknown, address: string): RemoteFiles | null {
  const { metaData, exposes } = (manifest ?? {}) as Manifest;
  const { path = '', name } = metaData?.remoteEntry ?? {};
  const assets = exposes?.find((exposed) => exposed.path === './remote')?.assets;
  if (!name || !assets) return null;
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const at = (file: string) => folder + file;
  return {
    entry: at(path + name),
    scripts: (assets.js?.sync ?? []).map(at),
    styles: (assets.css?.sync ?? []).map(at),
  };
}
