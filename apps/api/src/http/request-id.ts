import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Returns an id for a request that has none. */
export function newId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/** Returns the id of a request in log lines and answers: its trace's, or a proxy's X-Request-Id, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = request.headers;
  return traceOf(request)?.traceId ?? (typeof given === 'string' && OWN_ID.test(given) ? given : newId());
}

/**
 * Returns the headers that tell the id of a request, names and values in turn; that of a call also as Server-Timing, by which
 * a page learns the id of its last call.
 */
export function idHeaders({ id, url }: Pick<FastifyRequest, 'id' | 'url'>): string[] {
  const headers = ['x-request-id', id];
  if (url.startsWith('/api/')) headers.push(SERVER_TIMING, serverTiming(id));
  return headers;
}

const SERVER_TIMING = 'server-timing';
const serverTiming = (id: string) => `request;desc="${id}"`;

/** Returns headers that begin with `idHeaders` of another request for the same address, with this id. */
export function withId(headers: readonly string[], id: string): string[] {
  const copy = headers.slice();
  copy[1] = id;
  if (copy[2] === SERVER_TIMING) copy[3] = serverTiming(id);
  return copy;
}

/** Tells the id in each answer. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const headers = idHeaders(request);
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
    done();
  });
}
