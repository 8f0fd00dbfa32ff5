import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TrustProxy } from './trust-proxy.ts';
import type { DataVersion } from '../database/read-cache.ts';
import { signals } from '../processes/signals.ts';
import { answerText, type AnswerLog } from './answer-log.ts';
import { isOverLimit } from './connection-limit.ts';
import { isHttp1 } from './create-server.ts';
import { idHeaders, newId, requestId, traceOf, withId } from './request-id.ts';

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
  /** From `answerText`. */
  readonly text: string;
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
    const { cacheFor, statusCode: status } = reply;
    if (cacheFor && request.method === 'GET' && (payload === undefined || Buffer.isBuffer(payload))) {
      signals.cacheAsked.tell({ cache: 'responses', hit: false });
      cache.set(readHead(request.raw).key, {
        ...cacheFor,
        status,
        route: request.routeOptions.url,
        body: payload,
        text: answerText({ method: 'GET', url: request.url, status }),
        headers: headersOf(request, reply, payload),
      });
    }
    done();
  });

  const isLeftToFastify = (request: IncomingMessage, { hosts, hasBody }: Head) =>
    isClosing || isOverLimit(request) || hasBody || hosts > 1 || !isHttp1(request);

  const sendCached = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const head = readHead(request);
    const cached = cache.get(head.key);
    if (!cached || cached.version !== version() || now() >= cached.until || isLeftToFastify(request, head))
      return false;
    signals.cacheAsked.tell({ cache: 'responses', hit: true });
    const { status, route, text, headers, body } = cached;
    const id = head.namesId ? requestId(request) : newId();
    response.writeHead(status, withId(headers, id)).end(body);
    const from = trustProxy ? proxyAddr(request, trustProxy) : (request.socket.remoteAddress ?? '');
    logAnswer({ id, method: 'GET', text, route, status, ms: 0, from, trace: head.namesId ? traceOf(request) : null });
    return true;
  };

  const { server } = app;
  const [toFastify] = server.listeners('request') as [RequestListener];
  server.removeListener('request', toFastify);
  server.on('request', (request, response) => {
    if (!sendCached(request, response)) toFastify(request, response);
  });
}

interface Head {
  /** The address and the request headers by which answers differ. */
  readonly key: string;
  readonly hosts: number;
  readonly hasBody: boolean;
  /** Whether it may say what its id is. */
  readonly namesId: boolean;
}

/** Reads the headers that matter here in one pass: Node's own object of them all takes longer. */
function readHead({ url = '', rawHeaders }: IncomingMessage): Head {
  let language = '';
  let encoding = '';
  let known = '';
  let hosts = 0;
  let hasBody = false;
  let namesId = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1] ?? '';
    switch ((rawHeaders[at] ?? '').toLowerCase()) {
      case 'accept-language':
        language += `${value}\n`;
        break;
      case 'accept-encoding':
        encoding += `${value}\n`;
        break;
      case 'if-none-match':
        known += `${value}\n`;
        break;
      case 'host':
        hosts += 1;
        break;
      case 'content-length':
      case 'transfer-encoding':
        hasBody = true;
        break;
      case 'traceparent':
      case 'x-request-id':
        namesId = true;
        break;
    }
  }
  // No value contains either sign.
  return { key: `${url}\r${language}\r${encoding}\r${known}`, hosts, hasBody, namesId };
}

function headersOf(request: FastifyRequest, reply: FastifyReply, body: Buffer | undefined): string[] {
  const ids = idHeaders(request);
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ids.includes(name));
  return [...ids, ...headers.flat(), ...(body ? ['content-length', body.length] : [])].map(String);
}
