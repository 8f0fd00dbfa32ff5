import { createHash } from 'node:crypto';
import type { CanaryGroup } from '@carta/contract/publishing';

/** True if the business gets the remote's version on trial: for a share always the same businesses, whatever the version. A visitor has none. */
export function isInCanary({ percent, businesses }: CanaryGroup, remote: string, business: string | null): boolean {
  if (business === null) return false;
  return percent === null ? businesses.includes(business) : placeOf(remote, business) < percent / 100;
}

/** Returns a number from 0 to under 1 that spreads businesses evenly, for each remote in another way. */
function placeOf(remote: string, business: string): number {
  const hash = createHash('sha256').update(`${remote} ${business}`).digest();
  return hash.readUInt32BE() / 2 ** 32;
}
