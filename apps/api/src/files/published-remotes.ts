import { contentType } from '@carta/publishing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** No part of the path begins with a dot. */
const PUBLISHED = /^\/(remotes(?:\/[\w@-][\w@.-]*){3,})(?:\?|$)/;

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Answers with a file of a published remote, which never changes, compressed as it was stored. */
export function servePublishedRemotes(storage: FileStorage, immutable: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = PUBLISHED.exec(request.url)?.[1];
    if (name === undefined || !['GET', 'HEAD'].includes(request.method)) return answerNotFound(request, reply);
    const etag = etagOf(name);
    const headers = { etag, 'cache-control': immutable, vary: 'accept-encoding' };
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encodings = (['br', 'gzip'] as const).filter((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
    for (const encoding of [...encodings, null]) {
      const file = await storage.find(name + (encoding ? SUFFIXES[encoding] : ''));
      if (!file) continue;
      reply.code(200).headers({ ...headers, ...(encoding && { 'content-encoding': encoding }) });
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
      reply.type(contentType(name)).header('content-length', file.size);
      return request.method === 'HEAD' ? reply.send() : reply.send(await file.read());
    }
    return answerNotFound(request, reply);
  };
}
