import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';
import type { Owner, SessionsStore } from './sessions.store.ts';
import { signIn, type SignIn, type SignInStores } from './sign-in.ts';

/** Returns the owner who sends this request, null without a session. Sends the cookie again where the session was renewed. */
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

/** Signs in and sets the new session's cookie; ends the session that the request came with. */
export async function startSession(
  stores: SignInStores,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: unknown,
): Promise<SignIn> {
  const signedIn = await signIn(stores, sent, {
    address: request.ip,
    device: deviceName(request.headers['user-agent']),
  });
  if (signedIn.ok) {
    const former = sessionToken(request);
    if (former !== undefined) await stores.sessions.end(former);
    setSessionCookie(request, reply, signedIn.token);
  } else if (signedIn.retryAfterSeconds !== undefined) {
    reply.header('retry-after', signedIn.retryAfterSeconds);
  }
  return signedIn;
}

/** Ends the session of the request, if it has one, and deletes its cookie. */
export async function endSession(
  { sessions }: Pick<SignInStores, 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = sessionToken(request);
  if (token !== undefined) await sessions.end(token);
  clearSessionCookie(request, reply);
}
