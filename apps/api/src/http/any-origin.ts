import { isForAnyOrigin } from '@carta/contract';
import type { FastifyInstance } from 'fastify';

/** Headers with which pages of any origin may read an answer. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag, retry-after' };

const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, if-none-match',
  'access-control-max-age': '86400',
};

/** Lets pages of any origin make the calls of diners, and answers their preflight requests. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForAnyOrigin(request.url)) return done();
    if (request.method === 'OPTIONS') reply.code(204).headers(PREFLIGHT).send();
    else {
      reply.headers(ANY_ORIGIN);
      done();
    }
  });
}
