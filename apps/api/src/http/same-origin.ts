import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that a page of another origin asks for; without an `Origin` no browser's page asks. */
export async function refuseCrossSite(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
  const { origin } = request.headers;
  if (READING.has(request.method) || origin === undefined) return;
  const own = hostOf(origin) !== null && hostOf(origin) === hostOf(`${request.protocol}://${request.host}`);
  if (!own) return sendRefusal(reply, REFUSALS.crossSite);
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
