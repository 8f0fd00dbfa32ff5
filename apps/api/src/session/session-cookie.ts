import { SESSION_COOKIE } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from './sessions.store.ts';

const attributes = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE];
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(request), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes(request));
}
