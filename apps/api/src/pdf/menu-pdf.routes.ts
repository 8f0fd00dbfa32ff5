import { calls } from '@carta/contract';
import { BusinessKey, refused } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import type { MenuReader } from '../database/menu-reader.ts';
import { answerPageError } from '../http/error-handler.ts';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { languageOf } from '../http/page-language.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Site } from '../rendering/site.ts';
import type { MenuPdfs } from './menu-pdfs.ts';
import { sendPdf } from './send-pdf.ts';

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
