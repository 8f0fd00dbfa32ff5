import { calls } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/etag.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';
import type { Content } from './content-file.ts';

export function contentRoutes(serve: Serve, { content }: Pick<Stores, 'content'>): void {
  const told = new WeakSet<Content<unknown>>();

  const send = async (found: Content<unknown>, request: FastifyRequest, reply: FastifyReply) => {
    const { json, etag, problem } = found;
    if (problem !== null && !told.has(found)) request.log.warn({ problem }, 'content cannot be read');
    told.add(found);
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isKnown(etag, request.headers['if-none-match'])) reply.code(304).send();
    else reply.type('application/json; charset=utf-8').send(await json.for(request, reply));
    return undefined;
  };

  serve(calls.manuals, async ({ request, reply }) => send(await content.manuals.read(), request, reply));
  serve(calls.announcements, async ({ request, reply }) => send(await content.announcements.read(), request, reply));
}
