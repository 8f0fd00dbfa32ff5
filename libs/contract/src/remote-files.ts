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
    readonly assets?: { readonly js?: Files; readonly css?: Files };
  }[];
}
type Files = { readonly sync?: readonly string[]; readonly async?: readonly string[] };

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

/** Returns the paths of all files that a remote's `mf-manifest.json` names, in its folder. */
export function namedFilesOf(manifest: unknown): string[] {
  const { metaData, exposes } = (manifest ?? {}) as Manifest;
  const { path = '', name } = metaData?.remoteEntry ?? {};
  const exposed = (exposes ?? []).flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = exposed.flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]);
  return [...new Set([...(name ? [path + name] : []), ...files])];
}
