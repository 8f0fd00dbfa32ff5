import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { clearSessionCookie, sentToken, sessionToken, setSessionCookie } from './session-cookie.ts';
import { SESSION_IDLE_TIMEOUT, type Owner, type SessionsStore } from './sessions.store.ts';
import { signIn, type AccountStores, type SignIn } from './sign-in.ts';

export interface OpenSessions {
  readonly sessions: SessionsStore;
  readonly knownBrowsers: KnownBrowsers;
}

export interface SignInDeps {
  readonly knownBrowsers: KnownBrowsers;
  readonly now: () => number;
  /** Returns stores for one request that makes several changes: together they wait for the lock as long as one. */
  readonly accountsForOneRequest: () => AccountStores;
}

/** Returns the owner who sends this request; null without a session. Sends the cookie again after a renewal, or if the cookie has its old name. */
export async function currentOwner(
  { sessions, knownBrowsers }: OpenSessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Owner | null> {
  const sent = sentToken(request);
  if (!sent || (sent.hasOldName && !(await sessions.acceptsOldCookieName()))) return null;
  const session = await sessions.find(sent.token);
  if (!session) return null;
  const { owner, renewed, validFor } = session;
  if (renewed || sent.hasOldName) setSessionCookie(request, reply, { token: sent.token, validFor });
  if (renewed) knownBrowsers.remember(request, reply, owner.email);
  return owner;
}

/** Signs in and sets the cookie of the new session; ends the session that the request carries. */
export async function startSession(
  { knownBrowsers, now, accountsForOneRequest }: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: unknown,
): Promise<SignIn> {
  const accounts = accountsForOneRequest();
  const signedIn = await signIn({ ...accounts, now }, credentials, {
    address: request.ip,
    device: deviceName(request.headers['user-agent']),
    knownBrowser: (email) => knownBrowsers.idOf(request, email),
  });
  if (signedIn.ok) {
    const former = sessionToken(request);
    if (former !== undefined) await accounts.sessions.end(former);
    setSessionCookie(request, reply, { token: signedIn.token, validFor: SESSION_IDLE_TIMEOUT });
    knownBrowsers.remember(request, reply, signedIn.email);
  } else if (signedIn.limit === 'client') {
    request.log.warn(
      { from: request.ip },
      'too many failed sign-ins from one address; if it is a proxy, TRUST_PROXY has to name it',
    );
  }
  return signedIn;
}

/** Ends the session that the request carries, if any, and deletes its cookie. */
export async function endSession(
  { sessions }: Pick<OpenSessions, 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = sessionToken(request);
  if (token !== undefined) await sessions.end(token);
  clearSessionCookie(request, reply);
}
