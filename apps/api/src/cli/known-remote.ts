import type { CommandInput } from './command.ts';

/** True for a remote that the build or a published version has, or that once was published. */
export async function isKnownRemote(
  { stores, openSite }: Pick<CommandInput, 'stores' | 'openSite'>,
  name: string,
): Promise<boolean> {
  return (await stores.remotes.history(name)).length > 0 || Object.hasOwn(openSite().site.remotes.built(), name);
}
