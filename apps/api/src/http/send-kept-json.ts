import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptText } from './compression.ts';
import { isKnown } from './etag.ts';

/** Sends JSON that stays the same for long, or only says that the reader has it already. */
export async function sendKeptJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: { readonly json: KeptText; readonly etag: string },
): Promise<void> {
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (isKnown(etag, request.headers['if-none-match'])) reply.code(304).send();
  else reply.type('application/json; charset=utf-8').send(await json.for(request, reply));
}
