import { BusinessKey, publicMenu } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import type { PageDeps } from './preloaded-state.ts';

const COLOR = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const DAY = 'public, max-age=86400';

/** What diners open. */
export function publicMenuRoutes(app: FastifyInstance, { stores, site }: PageDeps): void {
  app.get<{ Params: { key: string } }>('/m/:key', async ({ params }, reply) => {
    const menu = BusinessKey.safeParse(params.key).success ? await stores.menus.read(params.key) : null;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const page = { assets: site.publicMenuAssets() };
    if (!menu) return reply.code(404).send(site.publicMenu().renderNotFound(page));
    return reply.send(site.publicMenu().renderMenu({ ...page, menu: publicMenu(menu) }));
  });

  // A stylesheet of its own, since pages allow no inline style; its address names the colour.
  app.get<{ Params: { key: string }; Querystring: { c?: string } }>('/m/:key/theme.css', async ({ query }, reply) => {
    const color = typeof query.c === 'string' && COLOR.test(query.c) ? query.c : null;
    reply.type('text/css; charset=utf-8').header('cache-control', DAY);
    return reply.send(color === null ? '' : site.publicMenu().themeCss(`#${color}`));
  });
}
