import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Stores } from '../stores.ts';
import { clearSessionCookie, sessionToken } from './session-cookie.ts';

/** Ends the session that the request comes with, if there is one, and has the browser forget it. */
export async function endSession({ sessions }: Stores, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = sessionToken(request);
  if (token !== undefined) await sessions.end(token);
  clearSessionCookie(request, reply);
}
