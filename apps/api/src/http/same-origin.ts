import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes from pages of another site or origin; pages of `publicUrl` are accepted whatever host a proxy names. */
export function refuseCrossSite(publicUrl: string) {
  const publicOrigin = new URL(publicUrl).origin;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwn = origin === undefined || origin === publicOrigin || isOwnHost(request, origin);
    if (SAFE_METHODS.has(request.method) || (isOwn && site !== 'cross-site')) done();
    else sendRefusal(reply, REFUSALS.crossSite);
  };
}

function isOwnHost(request: FastifyRequest, origin: string): boolean {
  return hostOf(origin) !== null && hostOf(origin) === hostOf(`${request.protocol}://${request.host}`);
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
