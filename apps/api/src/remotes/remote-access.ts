import type { Access, AccessKind } from '../http/access.ts';
import { AddressLimit, LIMIT_WINDOW } from '../http/address-limit.ts';
import { clientNetwork } from '../http/client-network.ts';
import { REFUSALS, type Refusal } from '../http/refusal.ts';
import type { RemoteToken, RemoteTokensStore } from './remote-tokens.store.ts';

/** In bytes, but for folders. */
const MAX_BODY = 16_000;
/** Wrong tokens from one address in a minute. */
const MAX_WRONG = 10;

const NO_TOKEN: Refusal = { ...REFUSALS.unauthenticated, message: 'Falta un token de este servidor que valga todavía' };
const OTHER_REMOTE: Refusal = { ...REFUSALS.forbidden, message: 'El token es de otro remoto' };

declare module 'fastify' {
  interface FastifyRequest {
    remoteToken: RemoteToken | null;
  }
}

interface RemoteDeps {
  readonly remoteTokens: Pick<RemoteTokensStore, 'find'>;
  readonly now: () => number;
}

/** A team's CI with the token of its remote. */
export function remoteAccess({ remoteTokens, now }: RemoteDeps): AccessKind {
  const wrongTokens = new AddressLimit(MAX_WRONG);
  const access: Access = {
    bodyLimit: MAX_BODY,
    admit: async (request, reply) => {
      const [, sent = ''] = /^Bearer +([\w.-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
      const token = sent === '' ? null : await remoteTokens.find(sent);
      request.remoteToken = token;
      if (token) {
        const { remote = token.remote } = request.params as { remote?: string };
        return remote === token.remote ? null : OTHER_REMOTE;
      }
      if (!wrongTokens.allows(clientNetwork(request.ip), 1, now()))
        return { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW };
      reply.header('www-authenticate', 'Bearer');
      return NO_TOKEN;
    },
  };
  return () => access;
}
