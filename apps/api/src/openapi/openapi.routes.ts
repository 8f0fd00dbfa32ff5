import { createHash } from 'node:crypto';
import { calls } from '@carta/contract';
import { openApiDocument } from '@carta/contract/openapi';
import { VERSION } from '../version.ts';
import { JSON_TYPE, type AnswerCache } from '../http/answer-cache.ts';
import { etagOf } from '../http/etag.ts';
import type { Serve } from '../http/serve-call.ts';

export function openApiRoutes(serve: Serve, { answers }: { readonly answers: AnswerCache }): void {
  serve(calls.openApi, async ({ request, reply }) => {
    await answers.send(request, reply, {
      name: 'openapi',
      // It stays the same as long as the program runs.
      version: async () => '',
      make: async () => {
        const text = JSON.stringify(openApiDocument(VERSION));
        const etag = etagOf(createHash('sha256').update(text).digest('base64url'));
        return { text, type: JSON_TYPE, etag, headers: { 'cache-control': 'no-cache' } };
      },
    });
    return undefined;
  });
}
