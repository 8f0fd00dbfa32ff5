import { isInRange, remoteFilesOf, type RegisteredRemote } from '@carta/contract';
import { IncompatibleRemote, type FetchRemote } from './remote-loader.ts';

const containerName = (name: string) => name.replaceAll('-', '_');

/** Loads a remote with the federation runtime, whose code loads with the first remote. Refuses one that needs another `@carta/panel`. */
export const fetchRemote: FetchRemote = async (name, address) => {
  const [{ checkFiles, federation, PANEL_VERSION }, entry] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation.ts'),
    entryOf(address),
  ]);
  if (!isInRange(PANEL_VERSION, address.panel))
    throw new IncompatibleRemote(`Remote ${name} needs @carta/panel ${address.panel}, this page has ${PANEL_VERSION}`);
  checkFiles(address);
  const container = containerName(name);
  federation.registerRemotes([{ name: container, entry }], { force: true });
  const module = await federation.loadRemote<{ remote: unknown }>(`${container}/remote`);
  return module?.remote;
};

/** Returns the whole address of the remote's entry: the page's, or the one in the manifest where the server could not read it. */
async function entryOf({ files, manifest }: RegisteredRemote): Promise<string> {
  const wholeAddress = (path: string) => new URL(path, location.origin).href;
  if (files) return wholeAddress(files.entry);
  const answer = await fetch(manifest);
  const found = answer.ok ? remoteFilesOf(await answer.json(), manifest) : null;
  if (!found) throw new Error(`${manifest} is no manifest of a remote`);
  return wholeAddress(found.entry);
}
