import { calls } from '@carta/contract';
import { refused } from '@carta/domain';
import type { MenuReader } from '../database/menu-reader.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import type { Serve } from '../http/serve-call.ts';
import type { RenderProcess } from '../rendering/render-process.ts';
import { qrFiles } from './qr-files.ts';

interface QrDeps {
  readonly menus: MenuReader;
  readonly renderProcess: RenderProcess;
}

const FILES = [
  { call: calls.qrPng, format: 'png' },
  { call: calls.qrSvg, format: 'svg' },
] as const;

/** Serves the QR codes of menus to anybody; `?download` makes the browser save the file. */
export function qrRoutes(serve: Serve, { menus, renderProcess }: QrDeps): void {
  const fileOf = qrFiles(renderProcess);
  for (const { call, format } of FILES) {
    serve(call, async ({ params: { key }, request, reply }) => {
      const menu = await menus.read(key);
      if (!menu) return refused('not-found');
      const { version, read } = fileOf(format, menu);
      const caching = { etag: etagOf(version), 'cache-control': 'no-cache' };
      if (isKnown(caching.etag, request.headers['if-none-match'])) {
        reply.headers(caching).code(304).send();
        return undefined;
      }
      const disposition = 'download' in (request.query as object) ? 'attachment' : 'inline';
      const file = {
        'content-type': call.media,
        'content-disposition': `${disposition}; filename="qr-${key}.${format}"`,
      };
      const bytes = await read();
      reply.headers({ ...caching, ...file }).send(bytes);
      return undefined;
    });
  }
}
