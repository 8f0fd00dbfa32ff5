import { calls } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonCache } from '../http/encoded-text.ts';
import { etagOf } from '../http/etag.ts';
import { sendCachedJson } from '../http/send-cached-json.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Content } from './content-file.ts';
import type { ContentStore } from './content.store.ts';

export function contentRoutes(serve: Serve, { content }: { readonly content: ContentStore }): void {
  const jsonOf = jsonCache();
  const logged = new WeakSet<Content<object>>();

  const send = async (found: Content<object>, request: FastifyRequest, reply: FastifyReply) => {
    const { value, version, problem } = found;
    if (problem !== null && !logged.has(found)) request.log.warn({ problem }, 'content cannot be read');
    logged.add(found);
    await sendCachedJson(request, reply, { json: jsonOf(value), etag: etagOf(version) });
    return undefined;
  };

  serve(calls.manuals, async ({ request, reply }) => send(await content.manuals.read(), request, reply));
  serve(calls.announcements, async ({ request, reply }) => send(await content.announcements.read(), request, reply));
}
