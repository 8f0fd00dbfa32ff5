import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DataVersion } from '../database/read-cache.ts';
import { signals } from '../signals.ts';
import { idHeaders } from './request-id.ts';

/** Until when an answer may be sent again. */
interface CacheFor {
  /** That of the data before any of it was read for the answer. */
  readonly version: number;
  /** In ms since 1970. */
  readonly until: number;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Lets the answer be sent again without running its route. Only for answers that depend on nothing but the data, the address and `VARIES_BY`. */
    cacheFor: CacheFor | null;
  }
}

/** The request headers by which answers differ. */
const VARIES_BY = ['accept-language', 'accept-encoding', 'if-none-match'] as const;
/** In bytes, counting a body for each answer that has it. */
const MAX_SIZE = 50_000_000;
/** What an answer takes besides its body, in bytes. */
const HEAD_SIZE = 2000;

interface CachedResponse extends CacheFor {
  readonly status: number;
  /** Names and values in turn, without those of the request's id. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

/**
 * Sends answers that routes mark with `cacheFor` again without running those: hooks for headers, the session and the route
 * itself do not run. Hooks that are registered before it run, and so do those that log and measure answers.
 */
export function cacheResponses(
  app: FastifyInstance,
  { version, now }: { version: DataVersion; now: () => number },
): void {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ body }, key) => HEAD_SIZE + key.length + (body?.length ?? 0),
  });
  app.decorateReply('cacheFor', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET') return done();
    const cached = cache.get(keyOf(request));
    if (!cached || cached.version !== version() || now() >= cached.until) return done();
    signals.cacheAsked.tell({ cache: 'responses', hit: true });
    reply.hijack();
    reply.raw.writeHead(cached.status, idHeaders(request).concat(cached.headers)).end(cached.body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheFor } = reply;
    if (cacheFor && request.method === 'GET' && (payload === undefined || Buffer.isBuffer(payload))) {
      signals.cacheAsked.tell({ cache: 'responses', hit: false });
      cache.set(keyOf(request), {
        ...cacheFor,
        ...{ status: reply.statusCode, body: payload },
        headers: headersOf(request, reply, payload),
      });
    }
    done();
  });
}

function keyOf({ raw: { url = '', headers } }: FastifyRequest): string {
  return VARIES_BY.reduce((key, name) => `${key}\n${headers[name] ?? ''}`, url);
}

function headersOf(request: FastifyRequest, reply: FastifyReply, body: Buffer | undefined): string[] {
  const ids = idHeaders(request);
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ids.includes(name));
  return [...headers, ...(body ? [['content-length', body.length]] : [])].flat().map(String);
}
