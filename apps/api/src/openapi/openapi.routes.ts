import { createHash } from 'node:crypto';
import { calls } from '@carta/contract';
import { openApiDocument } from '@carta/contract/openapi';
import { KeptText } from '../http/compression.ts';
import { etagOf } from '../http/etag.ts';
import { sendKeptJson } from '../http/send-kept-json.ts';
import type { Serve } from '../http/serve-call.ts';

export function openApiRoutes(serve: Serve): void {
  let made: { json: KeptText; etag: string } | undefined;

  serve(calls.openApi, async ({ request, reply }) => {
    made ??= keptDocument();
    await sendKeptJson(request, reply, made);
    return undefined;
  });
}

function keptDocument() {
  const text = JSON.stringify(openApiDocument());
  return {
    json: new KeptText(() => text),
    etag: etagOf(createHash('sha256').update(text).digest('base64url')),
  };
}
