import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';
import { signIn, type SignIn, type SignInStores } from './sign-in.ts';

/** Signs in and puts the new session in the answer's cookie; the one that the browser came with ends. */
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
