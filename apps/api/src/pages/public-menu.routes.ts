import { BusinessKey, publicMenu } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { plainPage } from '../http/plain-page.ts';
import type { PageDeps } from './preloaded-state.ts';

const COLOR = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const YEAR = 'public, max-age=31536000, immutable';

/** What diners open. */
export function publicMenuRoutes(app: FastifyInstance, { stores, site }: PageDeps): void {
  app.get<{ Params: { key: string } }>('/m/:key', async ({ params }, reply) => {
    const menu = BusinessKey.safeParse(params.key).success ? await stores.menus.read(params.key) : null;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!menu) return reply.code(404).send(plainPage('Menú no encontrado', 'No hay ningún menú en esta dirección.'));
    return reply.send(site.publicMenu().renderMenu({ menu: publicMenu(menu), assets: site.publicMenuAssets() }));
  });

  // A stylesheet of its own, since pages allow no inline style; the colour in its address makes it last.
  app.get<{ Params: { key: string }; Querystring: { c?: string } }>('/m/:key/theme.css', async ({ query }, reply) => {
    const color = typeof query.c === 'string' && COLOR.test(query.c) ? query.c : null;
    reply.type('text/css; charset=utf-8').header('cache-control', YEAR);
    return reply.send(color === null ? '' : `:root{--owner-color:#${color}}\n`);
  });
}
