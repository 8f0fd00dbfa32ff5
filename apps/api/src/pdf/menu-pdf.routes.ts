import { calls } from '@carta/contract';
import { BusinessKey, refused } from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MenuReader } from '../database/menu-reader.ts';
import { answerPageError } from '../http/error-handler.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { languageOf } from '../http/page-language.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Site } from '../rendering/site.ts';
import type { MenuPdf, MenuPdfs } from './menu-pdfs.ts';

interface MenuPdfDeps {
  readonly menus: MenuReader;
  readonly pdfOf: MenuPdfs;
}

interface PublicPdfDeps extends MenuPdfDeps {
  readonly site: Pick<Site, 'publicMenu' | 'publicMenuAssets'>;
}

/** Serves an owner's menu as a file. */
export function menuPdfRoutes(serve: Serve, { menus, pdfOf }: MenuPdfDeps): void {
  serve(calls.menuPdf, async ({ params: { key }, request, reply }) => {
    const menu = await menus.read(key);
    if (!menu) return refused('not-found');
    const disposition = `attachment; filename="menu-${key}.pdf"`;
    await sendPdf(request, reply, { pdf: pdfOf(menu), disposition, cacheControl: 'no-store' });
    return undefined;
  });
}

/** Serves the menu as a PDF to diners, where the owner allows it. */
export async function publicPdfRoutes(app: FastifyInstance, { menus, pdfOf, site }: PublicPdfDeps): Promise<void> {
  app.setErrorHandler(answerPageError);
  app.get<{ Params: { key: string } }>('/m/:key/menu.pdf', async (request, reply) => {
    const { key } = request.params;
    const menu = BusinessKey.safeParse(key).success ? await menus.read(key) : null;
    if (!menu?.publicPdf) return sendMissingMenu(reply, site, { language: languageOf(request).language });
    const disposition = `inline; filename="menu-${key}.pdf"`;
    await sendPdf(request, reply, { pdf: pdfOf(menu), disposition, cacheControl: 'no-cache' });
    return reply;
  });
}

interface SentPdf {
  readonly pdf: MenuPdf;
  readonly disposition: string;
  readonly cacheControl: string;
}

/** Sends a PDF with its ETag, or 304 if the request has that ETag. */
async function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  { pdf: { version, read }, disposition, cacheControl }: SentPdf,
): Promise<void> {
  const etag = etagOf(version);
  reply.headers({ etag, 'cache-control': cacheControl });
  if (isKnown(etag, request.headers['if-none-match'])) {
    reply.code(304).send();
    return;
  }
  const bytes = await read();
  reply.headers({ 'content-type': calls.menuPdf.media, 'content-disposition': disposition }).send(bytes);
}
