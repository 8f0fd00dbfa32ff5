import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';

/** A PDF, and a hash of all that it is rendered from. */
export interface Pdf {
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

interface SentPdf {
  readonly pdf: Pdf;
  readonly disposition: string;
  readonly cacheControl: string;
}

/** Sends a PDF with its ETag, or 304 if the request has that ETag. */
export async function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  { pdf: { version, read }, disposition, cacheControl }: SentPdf,
): Promise<void> {
  const etag = etagOf(version);
  reply.headers({ etag, 'cache-control': cacheControl });
  if (isKnown(etag, request.headers['if-none-match'])) {
    reply.code(304).send();
    return;
  }
  const bytes = await read();
  reply.headers({ 'content-type': 'application/pdf', 'content-disposition': disposition }).send(bytes);
}
