import { createHash, randomUUID } from 'node:crypto';
import { DAY_MS } from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '../database/secrets.ts';
import { cookieAttributes } from './session-cookie.ts';

const KNOWN_FOR = 180 * DAY_MS;

/** A browser may be known to several accounts: it has one cookie for each. */
const cookieName = (email: string) => `carta-browser-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;

/** Recognizes browsers that have signed in to an account before by a signed cookie, which opens no session. */
export function knownBrowsers(secrets: Pick<Secrets, 'sign' | 'isSigned'>, now: () => number) {
  const signed = (...parts: readonly [email: string, id: string, since: string]) =>
    JSON.stringify(['known browser', ...parts]);

  /** Returns the browser's id if it has signed in to this account within 180 days. */
  const idOf = (request: FastifyRequest, email: string): string | null => {
    const [id = '', since = '', signature = ''] = request.cookies[cookieName(email)]?.split('.') ?? [];
    if (!secrets.isSigned(signed(email, id, since), signature)) return null;
    return Number(since) + KNOWN_FOR > now() ? id : null;
  };

  return {
    idOf,

    /** Makes the browser known to this account for another 180 days. */
    remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const id = idOf(request, email) ?? randomUUID();
      const since = String(now());
      const value = [id, since, secrets.sign(signed(email, id, since))].join('.');
      reply.setCookie(cookieName(email), value, { ...cookieAttributes(request), maxAge: KNOWN_FOR / 1000 });
    },
  };
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
