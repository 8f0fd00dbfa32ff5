import { createHash } from 'node:crypto';
import { BusinessKey, publicItems, type PublicMenu } from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextTurn } from '../event-loop.ts';
import { EncodedText } from '../http/encoded-text.ts';
import { sendRefusalPage } from '../http/error-handler.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { publicMenuCache } from '../http/public-menu-cache.ts';
import { REFUSALS } from '../http/refusal.ts';
import { currentOwner } from '../session/request-session.ts';
import type { PageDeps } from './preloaded-state.ts';

const COLOR = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** Serves the public menu with its products, and its preview to the business's owner. */
export function publicMenuRoutes(app: FastifyInstance, { config, stores, site }: PageDeps): void {
  const pagesOf = publicMenuCache<Promise<Page>>();

  const render = async (menu: PublicMenu, { now, preview }: { now: number; preview: boolean }): Promise<Page> => {
    const document = { assets: site.publicMenuAssets(), menu, now, preview };
    const html = await site.publicMenu().renderMenuInTurns(document, nextTurn);
    await nextTurn();
    return pageOf(html);
  };
  const readMenu = (key: string) => (BusinessKey.safeParse(key).success ? stores.menus.read(key) : null);
  const sendNotFound = (reply: FastifyReply, menu?: PublicMenu) =>
    reply.code(404).send(site.publicMenu().renderNotFound({ assets: site.publicMenuAssets(), ...(menu && { menu }) }));

  app.get<{ Params: { key: string }; Querystring: { preview?: string } }>('/m/:key', async (request, reply) => {
    const { key } = request.params;
    const isPreview = request.query.preview !== undefined;
    const owner = isPreview ? await currentOwner(stores, request, reply) : null;
    if (isPreview && !owner) return sendRefusalPage(reply, REFUSALS.unauthenticated);
    if (owner && owner.business !== key) return sendRefusalPage(reply, REFUSALS.forbidden);
    const menu = await readMenu(key);
    reply.type('text/html; charset=utf-8').header('cache-control', isPreview ? 'private, no-cache' : 'no-cache');
    if (!menu) return sendNotFound(reply);
    const now = stores.now();
    const pages = pagesOf(menu, now);
    const rendered = () => render(pages.menu, { now, preview: isPreview });
    const page = config.development ? rendered() : pages.answer(isPreview ? 'preview' : 'page', rendered);
    return sendPage(request, reply, await page);
  });

  app.get<{ Params: { key: string; item: string } }>('/m/:key/p/:item', async (request, reply) => {
    const { key, item } = request.params;
    const menu = await readMenu(key);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!menu) return sendNotFound(reply);
    const now = stores.now();
    const pages = pagesOf(menu, now);
    if (!publicItems(pages.menu).some((each) => each.key === item)) return sendNotFound(reply, pages.menu);
    const rendered = async () =>
      pageOf(site.publicMenu().renderProduct({ menu: pages.menu, item, assets: site.publicMenuAssets(), now }));
    return sendPage(request, reply, await (config.development ? rendered() : pages.answer(`p/${item}`, rendered)));
  });

  // The content security policy allows no inline style, so the colour is a stylesheet.
  app.get<{ Params: { key: string }; Querystring: { c?: string } }>('/m/:key/theme.css', async ({ query }, reply) => {
    const color = typeof query.c === 'string' && COLOR.test(query.c) ? query.c : null;
    reply.type('text/css; charset=utf-8').header('cache-control', CACHED_FOR_A_DAY);
    return reply.send(color === null ? '' : site.publicMenu().themeCss(`#${color}`));
  });
}

interface Page {
  readonly html: EncodedText;
  readonly etag: string;
}

function pageOf(html: string): Page {
  return { html: new EncodedText(() => html), etag: etagOf(createHash('sha256').update(html).digest('base64url')) };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { html, etag }: Page) {
  reply.header('etag', etag);
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.send(await html.for(request, reply));
}
