import { calls } from '@carta/contract';
import { refused } from '@carta/domain';
import { etagOf, isKnown } from '../http/etag.ts';
import type { Serve } from '../http/serve-call.ts';
import type { RenderProcess } from '../rendering/render-process.ts';
import type { Stores } from '../stores.ts';
import { menuPdfs } from './menu-pdfs.ts';

interface MenuPdfDeps {
  readonly menus: Stores['menus'];
  readonly renderProcess: RenderProcess;
}

export function menuPdfRoutes(serve: Serve, { menus, renderProcess }: MenuPdfDeps): void {
  const pdfOf = menuPdfs(renderProcess);
  serve(calls.menuPdf, async ({ params: { key }, request, reply }) => {
    const menu = await menus.read(key);
    if (!menu) return refused('not-found');
    const { version, read } = pdfOf(menu);
    const caching = { etag: etagOf(version), 'cache-control': 'no-store' };
    if (isKnown(caching.etag, request.headers['if-none-match'])) {
      reply.headers(caching).code(304).send();
      return undefined;
    }
    const bytes = await read();
    const file = {
      'content-type': calls.menuPdf.media,
      'content-disposition': `attachment; filename="menu-${key}.pdf"`,
    };
    reply.headers({ ...caching, ...file }).send(bytes);
    return undefined;
  });
}
