import { createHash } from 'node:crypto';
import { calls } from '@carta/contract';
import { openApiDocument } from '@carta/contract/openapi';
import { VERSION } from '../version.ts';
import { EncodedText } from '../http/encoded-text.ts';
import { etagOf } from '../http/etag.ts';
import { sendCachedJson } from '../http/send-cached-json.ts';
import type { Serve } from '../http/serve-call.ts';

export function openApiRoutes(serve: Serve): void {
  let document: { json: EncodedText; etag: string } | undefined;

  serve(calls.openApi, async ({ request, reply }) => {
    document ??= encodedDocument();
    await sendCachedJson(request, reply, document);
    return undefined;
  });
}

function encodedDocument() {
  const text = JSON.stringify(openApiDocument(VERSION));
  return {
    json: new EncodedText(() => text),
    etag: etagOf(createHash('sha256').update(text).digest('base64url')),
  };
}
