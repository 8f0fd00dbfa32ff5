import { isForAnyOrigin } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sites of `Sec-Fetch-Site` whose pages are of another origin, where the browser names none. */
const OTHER_ORIGINS = new Set(['cross-site', 'same-site']);

/** Refuses changes from pages of another origin, but the calls that any origin may make. */
export function refuseCrossSite(publicUrl: string) {
  const publicOrigin = new URL(publicUrl).origin;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (SAFE_METHODS.has(request.method) || isForAnyOrigin(request.url)) return done();
    if (isOfOwnOrigin(request, publicOrigin)) done();
    else sendRefusal(reply, REFUSALS.crossSite);
  };
}

/**
 * True unless the request comes from a page of another origin, by scheme, host and port; pages of `publicOrigin` are accepted whatever host a
 * proxy names. A page of another site is another one whatever origin it names.
 */
export function isOfOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return !OTHER_ORIGINS.has(String(site));
  return site !== 'cross-site' && (origin === publicOrigin || origin === ownOrigin(request));
}

/** Null if the host is no host. */
function ownOrigin({ protocol, host }: FastifyRequest): string | null {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
