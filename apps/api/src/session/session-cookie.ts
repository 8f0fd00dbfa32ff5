import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True if browsers reach the server by https only, whatever a proxy says. */
    isPublicByHttps: boolean;
  }
}

const isHttps = ({ protocol, server }: FastifyRequest) => server.isPublicByHttps || protocol === 'https';

export const cookieAttributes = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(request),
});

/** Over https a browser takes the cookie from this host only, and no other one of the domain can set it. */
const nameOf = (request: FastifyRequest) => (isHttps(request) ? HOST_SESSION_COOKIE : SESSION_COOKIE);

export interface SentToken {
  readonly token: string;
  /** The cookie has the name that is used over http, although the request came by https. */
  readonly hasOldName: boolean;
}

/** Returns the session's token that a request carries, if it carries one. */
export function sentToken(request: FastifyRequest): SentToken | undefined {
  const name = nameOf(request);
  const token = request.cookies[name];
  if (token !== undefined) return { token, hasOldName: false };
  const old = request.cookies[SESSION_COOKIE];
  return old === undefined ? undefined : { token: old, hasOldName: true };
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return sentToken(request)?.token;
}

/** `lasts` in ms. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, lasts }: { token: string; lasts: number },
): void {
  reply.setCookie(nameOf(request), token, { ...cookieAttributes(request), maxAge: Math.floor(lasts / 1000) });
  if (sentToken(request)?.hasOldName) reply.clearCookie(SESSION_COOKIE, cookieAttributes(request));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), cookieAttributes(request));
  if (sentToken(request)?.hasOldName) reply.clearCookie(SESSION_COOKIE, cookieAttributes(request));
}
