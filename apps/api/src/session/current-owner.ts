import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionToken, setSessionCookie } from './session-cookie.ts';
import type { Owner, SessionsStore } from './sessions.store.ts';

/** Who sends this request, or null without a session; a session whose end was moved gets its cookie anew. */
export async function currentOwner(
  sessions: SessionsStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Owner | null> {
  const token = sessionToken(request);
  const session = token === undefined ? null : await sessions.find(token);
  if (token !== undefined && session?.renewed) setSessionCookie(request, reply, token);
  return session?.owner ?? null;
}
