import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TrustProxy } from '../config.ts';
import type { DataVersion } from '../database/read-cache.ts';
import { signals } from '../signals.ts';
import type { AnswerLog } from './answer-log.ts';
import { isOverLimit } from './connection-limit.ts';
import { namesTwoHosts } from './create-server.ts';
import { idHeaders, requestId, withId } from './request-id.ts';
import { hasBody } from './slow-requests.ts';

/** Until when an answer may be sent again. */
interface CacheFor {
  /** That of the data before any of it was read for the answer. */
  readonly version: number;
  /** In ms since 1970. */
  readonly until: number;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Lets the answer be sent again without running its route. Only for answers that depend on nothing but the data, the address and `variantOf`. */
    cacheFor: CacheFor | null;
  }
}

/** In bytes, counting a body for each answer that has it. */
const MAX_SIZE = 50_000_000;
/** What an answer takes besides its body, in bytes. */
const HEAD_SIZE = 2000;

interface CachedResponse extends CacheFor {
  readonly status: number;
  readonly route: string | undefined;
  /** Names and values in turn; first those of the request's id. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

interface ResponseCacheOptions {
  readonly version: DataVersion;
  readonly now: () => number;
  readonly trustProxy: TrustProxy;
  readonly logAnswer: AnswerLog;
}

/**
 * Sends answers that routes mark with `cacheFor` again before Fastify sees the request: no hook runs. What the first hooks
 * refuse is left to them.
 */
export function cacheResponses(
  app: FastifyInstance,
  { version, now, trustProxy, logAnswer }: ResponseCacheOptions,
): void {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ body }, key) => HEAD_SIZE + key.length + (body?.length ?? 0),
  });
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.decorateReply('cacheFor', null);

  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheFor } = reply;
    if (cacheFor && request.method === 'GET' && (payload === undefined || Buffer.isBuffer(payload))) {
      signals.cacheAsked.tell({ cache: 'responses', hit: false });
      cache.set(keyOf(request.raw), {
        ...cacheFor,
        ...{ status: reply.statusCode, route: request.routeOptions.url, body: payload },
        headers: headersOf(request, reply, payload),
      });
    }
    done();
  });

  const isLeftToFastify = (request: IncomingMessage) =>
    isClosing || isOverLimit(request) || hasBody(request) || namesTwoHosts(request);

  const sendCached = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const cached = cache.get(keyOf(request));
    if (!cached || cached.version !== version() || now() >= cached.until || isLeftToFastify(request)) return false;
    signals.cacheAsked.tell({ cache: 'responses', hit: true });
    const { status, route, headers, body } = cached;
    const id = requestId(request);
    response.writeHead(status, withId(headers, { id, url: request.url ?? '' })).end(body);
    const from = trustProxy ? proxyAddr(request, trustProxy) : (request.socket.remoteAddress ?? '');
    logAnswer({ request, id, route, status, ms: 0, from });
    return true;
  };

  const { server } = app;
  const [toFastify] = server.listeners('request') as [RequestListener];
  server.removeListener('request', toFastify);
  server.on('request', (request, response) => {
    if (!sendCached(request, response)) toFastify(request, response);
  });
}

function keyOf({ url = '', headers }: IncomingMessage): string {
  return `${url}\n${variantOf(headers)}`;
}

/** The request headers by which answers differ. */
function variantOf(headers: IncomingMessage['headers']): string {
  const { 'accept-language': language = '', 'accept-encoding': encoding = '', 'if-none-match': known = '' } = headers;
  return `${language}\n${String(encoding)}\n${known}`;
}

function headersOf(request: FastifyRequest, reply: FastifyReply, body: Buffer | undefined): string[] {
  const ids = idHeaders(request);
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ids.includes(name));
  return [...ids, ...headers.flat(), ...(body ? ['content-length', body.length] : [])].map(String);
}
