import { remoteFilesOf, type RegisteredRemote } from '@carta/contract';
import { IncompatibleRemote, type FetchRemote } from './remote-loader.ts';

const containerName = (name: string) => name.replaceAll('-', '_');

/** Loads a remote with the federation runtime, whose code loads with the first remote. Refuses one that needs another `@carta/panel`. */
export const fetchRemote: FetchRemote = async (name, address) => {
  const [{ federation, PANEL_VERSION }, entry] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation.ts'),
    entryOf(address),
  ]);
  if (!isInRange(PANEL_VERSION, address.panel))
    throw new IncompatibleRemote(`Remote ${name} needs @carta/panel ${address.panel}, this page has ${PANEL_VERSION}`);
  const container = containerName(name);
  federation.registerRemotes([{ name: container, entry }], { force: true });
  const module = await federation.loadRemote<{ remote: unknown }>(`${container}/remote`);
  return module?.remote;
};

/** Returns the address of the remote's entry: the page's, or the one in the manifest where the server could not read it. */
async function entryOf({ files, manifest }: RegisteredRemote): Promise<string> {
  if (files) return files.entry;
  const answer = await fetch(manifest);
  const found = answer.ok ? remoteFilesOf(await answer.json(), manifest) : null;
  if (!found) throw new Error(`${manifest} is no manifest of a remote`);
  return found.entry;
}

/** True for a version from `^a.b.c` up to the next major one. What is no such range is left to the federation runtime. */
export function isInRange(version: string, range = ''): boolean {
  const numbersOf = (text: string) => (/^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [least = major, ...rest] = range.startsWith('^') ? numbersOf(range.slice(1)) : [];
  const [leastMinor = 0, leastPatch = 0] = rest;
  return major === least && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}
