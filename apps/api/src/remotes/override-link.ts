import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@carta/domain';

/** How long a link is valid, in ms. */
const VALID_FOR = HOUR_MS;

/** A remote that one owner's pages load from the owner's own machine. */
export interface Override {
  readonly remote: string;
  readonly port: number;
  /** ms since 1970. */
  readonly until: number;
}

/** The parts of a signed link, as texts of its address. */
export interface SignedOverride {
  /** `orders@http://localhost:5173` */
  readonly remote: string;
  readonly until: string;
  readonly signature: string;
}

export const localOrigin = ({ port }: Pick<Override, 'port'>) => `http://localhost:${port}`;

/** Signs an override for one user, one remote, one port of localhost and one hour; `now` in ms since 1970. */
export function signOverride(
  key: string,
  {
    user,
    remote,
    port,
    now,
  }: { readonly user: string; readonly remote: string; readonly port: number; readonly now: number },
): SignedOverride {
  const until = now + VALID_FOR;
  const override = { remote, port, until };
  return {
    remote: `${remote}@${localOrigin(override)}`,
    until: `${until}`,
    signature: signatureOf(key, user, override),
  };
}

/** Returns the override that was signed with this key for this user, unless its hour is over; null without a key. */
export function readOverride(
  { remote: named, until, signature }: SignedOverride,
  { key, user, now }: { readonly key: string | null; readonly user: string; readonly now: number },
): Override | null {
  const [, remote, port] = /^([a-z][a-z0-9-]{0,40})@http:\/\/localhost:([1-9]\d{0,4})$/.exec(named) ?? [];
  if (key === null || remote === undefined || !/^\d{1,15}$/.test(until)) return null;
  const override = { remote, port: Number(port), until: Number(until) };
  const [expected, sent] = [Buffer.from(signatureOf(key, user, override)), Buffer.from(signature)];
  const isSigned = expected.length === sent.length && timingSafeEqual(expected, sent);
  return isSigned && override.until > now ? override : null;
}

const signatureOf = (key: string, user: string, { remote, port, until }: Override) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['remote override', user, remote, port, until]))
    .digest('base64url');
