import { statSync } from 'node:fs';

/** Remembers which files stand at these addresses, and returns whether the same ones stand there now. */
export function sameFiles(addresses: readonly string[]): () => boolean {
  const identities = () =>
    addresses.map((address) => {
      const found = statSync(address, { throwIfNoEntry: false });
      return found && `${found.dev} ${found.ino}`;
    });
  const first = identities();
  return () => identities().every((identity, nth) => identity !== undefined && identity === first[nth]);
}
