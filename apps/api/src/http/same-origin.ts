import { isForAnyOrigin } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sites of `Sec-Fetch-Site` whose pages are of another origin, where the browser names none. */
const OTHER_ORIGINS = new Set(['cross-site', 'same-site']);

/**
 * Refuses changes from pages of another origin, by scheme, host and port, but the calls that any origin may make; pages of `publicUrl` are accepted whatever host a proxy names. A page
 * of another site is refused whatever origin it names.
 */
export function refuseCrossSite(publicUrl: string) {
  const publicOrigin = new URL(publicUrl).origin;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (SAFE_METHODS.has(request.method) || isForAnyOrigin(request.url)) return done();
    const isOwn =
      origin === undefined
        ? !OTHER_ORIGINS.has(String(site))
        : site !== 'cross-site' && (origin === publicOrigin || origin === ownOrigin(request));
    if (isOwn) done();
    else sendRefusal(reply, REFUSALS.crossSite);
  };
}

/** Null if the host is no host. */
function ownOrigin({ protocol, host }: FastifyRequest): string | null {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
