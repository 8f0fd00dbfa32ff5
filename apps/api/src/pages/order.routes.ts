import { BusinessKey, publicMenu, publicOrder } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { languageOf } from '../http/page-language.ts';
import { allowStyles } from '../http/security-headers.ts';
import type { PageDeps } from './preloaded-state.ts';

/** Serves the page of an order to whoever has its address: nobody keeps or indexes it, and nothing of it says who ordered. [ORDER-20] */
export function orderPageRoutes(app: FastifyInstance, { stores, site }: Pick<PageDeps, 'stores' | 'site'>): void {
  app.get<{ Params: { key: string; orderKey: string } }>('/m/:key/o/:orderKey', async (request, reply) => {
    const { key, orderKey } = request.params;
    reply.headers({ 'x-robots-tag': 'noindex', vary: 'accept-language' });
    const chosen = languageOf(request);
    const stored = BusinessKey.safeParse(key).success ? await stores.menus.read(key) : null;
    const menu = stored && publicMenu(stored);
    const found = menu && (await stores.orders.find(key, orderKey));
    if (!menu || !found) return sendMissingMenu(reply, site, { ...chosen, ...(menu && { menu, missing: 'order' }) });
    const { order, lastStep } = found;
    const { html, styles } = site.publicMenu().renderOrder({
      assets: site.publicMenuAssets(),
      menu,
      order: publicOrder(order, await stores.deskPresence.isSlow(key, order)),
      since: lastStep?.at ?? order.changedAt,
      now: stores.now(),
      ...chosen,
    });
    allowStyles(reply, styles);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
}
