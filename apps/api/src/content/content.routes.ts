import { calls } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendKeptJson } from '../http/send-kept-json.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';
import type { Content } from './content-file.ts';

export function contentRoutes(serve: Serve, { content }: Pick<Stores, 'content'>): void {
  const told = new WeakSet<Content<unknown>>();

  const send = async (found: Content<unknown>, request: FastifyRequest, reply: FastifyReply) => {
    const { problem } = found;
    if (problem !== null && !told.has(found)) request.log.warn({ problem }, 'content cannot be read');
    told.add(found);
    await sendKeptJson(request, reply, found);
    return undefined;
  };

  serve(calls.manuals, async ({ request, reply }) => send(await content.manuals.read(), request, reply));
  serve(calls.announcements, async ({ request, reply }) => send(await content.announcements.read(), request, reply));
}
