import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True if `PUBLIC_URL` is https; a proxy's headers do not change it. */
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

/** Browsers accept a cookie with the prefix `__Host-` only over https and only from this host. */
const nameOf = (request: FastifyRequest) => (isHttps(request) ? HOST_SESSION_COOKIE : SESSION_COOKIE);

export interface SentToken {
  readonly token: string;
  /** The cookie has the name for http, although the request came by https. */
  readonly hasOldName: boolean;
}

/** Returns the session token that a request carries, if any. */
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

/** `validFor` in ms. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, validFor }: { token: string; validFor: number },
): void {
  reply.setCookie(nameOf(request), token, { ...cookieAttributes(request), maxAge: Math.floor(validFor / 1000) });
  if (sentToken(request)?.hasOldName) reply.clearCookie(SESSION_COOKIE, cookieAttributes(request));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), cookieAttributes(request));
  if (sentToken(request)?.hasOldName) reply.clearCookie(SESSION_COOKIE, cookieAttributes(request));
}
