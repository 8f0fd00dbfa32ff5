import { createHash } from 'node:crypto';
import type { CanaryGroup } from '@carta/contract';

/** How a version was used during the last 10 minutes. */
export interface SectionUse {
  /** Opened sections. */
  readonly opened: number;
  /** Sessions that opened a section or sent an error. */
  readonly sessions: number;
  /** Those of them that sent an error. */
  readonly failed: number;
}

/** So many sections have to be opened before errors count. */
const LEAST_OPENED = 20;
/** Share of sessions with an error that is always accepted. */
const ACCEPTED_SHARE = 0.05;
const WORSE_THAN_STABLE = 3;

/** True if a canary has to be taken back: after 20 opened sections, over 5 % of its sessions have an error, and over three times the stable version's share. */
export function isCanaryBad(canary: SectionUse, stable: SectionUse): boolean {
  const share = shareOf(canary);
  return canary.opened >= LEAST_OPENED && share > ACCEPTED_SHARE && share > WORSE_THAN_STABLE * shareOf(stable);
}

const shareOf = ({ sessions, failed }: SectionUse) => (sessions === 0 ? 0 : failed / sessions);

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
