import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Of W3C's Trace Context: version, trace, parent and flags. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;
const OWN_ID = /^[\w.-]{8,60}$/;
const ZEROS = /^0+$/;

/** Begins the ids that this process gives, which a counter tells apart: random ones take longer. */
const PROCESS = randomBytes(9).toString('base64url');
let count = 0;

export interface Trace {
  readonly traceId: string;
  readonly parentId: string;
}

/** Returns the trace that a request belongs to, null where it names none that is valid. */
export function traceOf({ headers: { traceparent } }: Pick<IncomingMessage, 'headers'>): Trace | null {
  if (traceparent === undefined) return null;
  const [, traceId = '', parentId = ''] = TRACE_PARENT.exec(String(traceparent)) ?? [];
  const isValid = traceId !== '' && !ZEROS.test(traceId) && !ZEROS.test(parentId);
  return isValid && !String(traceparent).startsWith('ff') ? { traceId, parentId } : null;
}

function newId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/** Returns the id of a request in log lines and answers: its trace's, or a proxy's X-Request-Id, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = request.headers;
  return traceOf(request)?.traceId ?? (typeof given === 'string' && OWN_ID.test(given) ? given : newId());
}

/** Tells the id in each answer; that of a call also as Server-Timing, by which a page learns the id of its last call. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id, url }, reply, done) => {
    reply.header('x-request-id', id);
    if (url.startsWith('/api/')) reply.header('server-timing', `request;desc="${id}"`);
    done();
  });
}
