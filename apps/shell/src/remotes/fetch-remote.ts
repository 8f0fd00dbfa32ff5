import { remoteFilesOf, type RegisteredRemote } from '@carta/contract';
import type { FetchRemote } from './remote-loader.ts';

const containerName = (name: string) => name.replaceAll('-', '_');

/** Loads a remote with the federation runtime, whose code loads with the first remote. */
export const fetchRemote: FetchRemote = async (name, address) => {
  const [{ federation }, entry] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation.ts'),
    entryOf(address),
  ]);
  const container = containerName(name);
  federation.registerRemotes([{ name: container, entry }], { force: true });
  const module = await federation.loadRemote<{ remote: unknown }>(`${container}/remote`);
  return module?.remote;
};

/** Returns the address of the remote's entry, from the page's state or else from its manifest, which the server may have been unable to read. */
async function entryOf({ files, manifest }: RegisteredRemote): Promise<string> {
  if (files) return files.entry;
  const answer = await fetch(manifest);
  const found = answer.ok ? remoteFilesOf(await answer.json(), manifest) : null;
  if (!found) throw new Error(`${manifest} is no manifest of a remote`);
  return found.entry;
}
