import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedText } from './encoded-text.ts';
import { isKnown } from './etag.ts';

/** Sends JSON with its ETag, or 304 if the request has that ETag. */
export async function sendCachedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag, cacheControl = 'no-cache' }: { json: EncodedText; etag: string; cacheControl?: string },
): Promise<void> {
  reply.headers({ etag, 'cache-control': cacheControl });
  if (isKnown(etag, request.headers['if-none-match'])) reply.code(304).send();
  else reply.type('application/json; charset=utf-8').send(await json.for(request, reply));
}
