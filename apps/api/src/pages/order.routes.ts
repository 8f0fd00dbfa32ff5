import { BusinessKey, publicMenu } from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { languageOf, languageQuery } from '../http/page-language.ts';
import { allowStyles } from '../http/security-headers.ts';
import type { PageDeps } from './preloaded-state.ts';

interface OrderPath {
  readonly Params: { readonly key: string; readonly orderKey: string };
}

/** Serves the page of an order to whoever has its address: nobody keeps or indexes it, and nothing of it says who ordered. [ORDER-20] */
export function orderPageRoutes(
  app: FastifyInstance,
  { stores, site, orderPages }: Pick<PageDeps, 'stores' | 'site' | 'orderPages'>,
): void {
  app.get<OrderPath>('/m/:key/o/:orderKey', async (request, reply) => {
    const { key, orderKey } = request.params;
    reply.headers({ 'x-robots-tag': 'noindex', vary: 'accept-language' });
    const chosen = languageOf(request);
    const stored = BusinessKey.safeParse(key).success ? await stores.menus.read(key) : null;
    const menu = stored && publicMenu(stored);
    const found = menu && (await orderPages.read(menu, orderKey));
    if (!menu || !found) return sendMissingMenu(reply, site, { ...chosen, ...(menu && { menu, missing: 'order' }) });
    const { html, styles } = site.publicMenu().renderOrder({
      assets: site.publicMenuAssets(),
      menu,
      ...found,
      now: stores.now(),
      ...chosen,
    });
    allowStyles(reply, styles);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });

  /** The form of the page: pays, or chooses another way to pay, where '' is at the table, and leads back. */
  app.post<OrderPath>('/m/:key/o/:orderKey/pay', async (request, reply) => {
    const { key, orderKey } = request.params;
    const { payment } = Object(request.body) as { payment?: string };
    if (BusinessKey.safeParse(key).success) {
      const { language } = languageOf(request);
      await orderPages.pay({ business: key, key: orderKey, payment: payment === '' ? null : payment, language });
    }
    return backToOrder(request, reply);
  });
}

function backToOrder(request: FastifyRequest<OrderPath>, reply: FastifyReply) {
  const { key, orderKey } = request.params;
  const query = languageQuery(languageOf(request));
  return reply.redirect(`/m/${encodeURIComponent(key)}/o/${encodeURIComponent(orderKey)}${query}`, 303);
}
