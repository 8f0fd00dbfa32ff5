import { calls } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE, type AnswerCache } from '../http/answer-cache.ts';
import { etagOf } from '../http/etag.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Content } from './content-file.ts';
import type { ContentStore } from './content.store.ts';

interface ContentDeps {
  readonly content: ContentStore;
  readonly answers: AnswerCache;
}

export function contentRoutes(serve: Serve, { content, answers }: ContentDeps): void {
  const logged = new WeakSet<Content<object>>();

  const send = async (name: string, found: Content<object>, request: FastifyRequest, reply: FastifyReply) => {
    const { value, version, problem } = found;
    if (problem !== null && !logged.has(found)) request.log.warn({ problem }, 'content cannot be read');
    logged.add(found);
    const headers = { 'cache-control': 'no-cache' };
    await answers.send(request, reply, {
      name,
      version: async () => version,
      make: async () => ({ text: JSON.stringify(value), type: JSON_TYPE, etag: etagOf(version), headers }),
    });
    return undefined;
  };

  serve(calls.manuals, async ({ request, reply }) => send('manuals', await content.manuals.read(), request, reply));
  serve(calls.announcements, async ({ request, reply }) =>
    send('announcements', await content.announcements.read(), request, reply),
  );
}
