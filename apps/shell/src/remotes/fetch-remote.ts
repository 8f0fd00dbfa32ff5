import type { FetchRemote } from './remote-loader.ts';

const containerName = (name: string) => name.replaceAll('-', '_');

/** Loads a remote with the federation runtime, which itself arrives with the first remote. */
export const fetchRemote: FetchRemote = async (name, manifest) => {
  const { federation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  const container = containerName(name);
  federation.registerRemotes([{ name: container, entry: manifest }], { force: true });
  const module = await federation.loadRemote<{ remote: unknown }>(`${container}/remote`);
  return module?.remote;
};
