import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that a page of another origin asks for; without an `Origin` no browser's page asks. */
export function refuseCrossSite(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { origin } = request.headers;
  if (READING.has(request.method) || origin === undefined || isOwn(request, origin)) done();
  else sendRefusal(reply, REFUSALS.crossSite);
}

function isOwn(request: FastifyRequest, origin: string): boolean {
  return hostOf(origin) !== null && hostOf(origin) === hostOf(`${request.protocol}://${request.host}`);
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
