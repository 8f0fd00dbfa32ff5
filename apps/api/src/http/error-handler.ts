import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '@carta/contract';
import { isUnavailable } from '../database/unavailable.ts';
import { isDiskRefusal } from '../storage/disk-refusal.ts';
import { ResourceUnavailable } from '../processes/resource-unavailable.ts';
import { NoRoom } from './counted-body.ts';
import { HTML_TYPE } from './html-type.ts';
import { plainPage } from './plain-page.ts';
import { REFUSALS, sendRefusal, type Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells the check of the disk that it has refused a write. */
    noteDiskRefusal: () => void;
  }
}

/** In seconds. */
const RETRY_DATABASE = 2;

/** Answers an error of a call; only an unexpected one is a 500. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  // The body is parsed before the lock is checked, but the lock is the first refusal in the contract's order.
  if (refusal) return sendRefusal(reply, request.lockedOut ? REFUSALS.locked : refusal);
  const { code, message } = REFUSALS.unavailable;
  return reply.code(500).send({ error: true, code, message });
}

/** Answers an error of a page. */
export function answerPageError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  return refusal ? sendRefusalPage(reply, refusal) : sendRefusalPage(reply, REFUSALS.unavailable, 500);
}

/** Answers with a page that shows the refusal's message. */
export function sendRefusalPage(
  reply: FastifyReply,
  { code, message, retryAfterSeconds }: Refusal,
  status: number = ERROR_STATUS[code],
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .type(HTML_TYPE)
    .header('cache-control', 'no-store')
    .send(plainPage('No se pudo mostrar la página', message));
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal | null {
  if (isDiskRefusal(error)) {
    request.server.noteDiskRefusal();
    request.log.error({ err: error, reqId: request.id }, 'the disk takes nothing more');
    return REFUSALS.unwritable;
  }
  if (isUnavailable(error)) {
    request.log.warn({ err: error, reqId: request.id }, 'the database cannot be used');
    return { ...REFUSALS.unavailable, retryAfterSeconds: RETRY_DATABASE };
  }
  if (error instanceof NoRoom) return REFUSALS.busy;
  if (error instanceof ResourceUnavailable) {
    request.log.warn({ err: error, reqId: request.id }, error.message);
    return REFUSALS.unavailable;
  }
  const { statusCode = 500 } = error;
  if (statusCode === 413) return REFUSALS.tooLarge;
  if (statusCode === 415) return REFUSALS.unsupported;
  if (statusCode === 404) return REFUSALS.notFound;
  if (statusCode < 500) return REFUSALS.malformed;
  request.log.error({ err: error, reqId: request.id }, 'a request failed');
  return null;
}
