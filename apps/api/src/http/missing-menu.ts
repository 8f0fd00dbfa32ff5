import type { PublicMenu } from '@carta/domain';
import type { FastifyReply } from 'fastify';
import type { Site } from '../rendering/site.ts';
import { HTML_TYPE } from './html-type.ts';
import type { ChosenLanguage } from './page-language.ts';
import { allowStyles } from './security-headers.ts';

/** Answers with the page for the address of an unknown menu, or of what `menu` does not show: a product by default. */
export function sendMissingMenu(
  reply: FastifyReply,
  site: Pick<Site, 'publicMenu' | 'publicMenuAssets'>,
  page: Partial<ChosenLanguage> & { readonly menu?: PublicMenu; readonly missing?: 'wifi' | 'order' },
): FastifyReply {
  const { html, styles } = site.publicMenu().renderNotFound({ assets: site.publicMenuAssets(), ...page });
  allowStyles(reply, styles);
  reply.code(404).type(HTML_TYPE);
  return reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' }).send(html);
}
