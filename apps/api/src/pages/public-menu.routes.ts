import { createHash } from 'node:crypto';
import { BusinessKey, publicItems, type PublicMenu } from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextTurn } from '../event-loop.ts';
import { EncodedText } from '../http/encoded-text.ts';
import { sendRefusalPage } from '../http/error-handler.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { languageOf, type ChosenLanguage } from '../http/page-language.ts';
import { publicMenuCache } from '../http/public-menu-cache.ts';
import { REFUSALS } from '../http/refusal.ts';
import { currentOwner } from '../session/request-session.ts';
import type { PageDeps } from './preloaded-state.ts';

const COLOR = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const SPANISH: ChosenLanguage = { language: 'es', isLanguageChosen: false };
const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** Serves the public menu with its products, and its preview to the business's owner. */
export function publicMenuRoutes(app: FastifyInstance, { config, stores, site }: PageDeps): void {
  const pagesOf = publicMenuCache<Promise<Page>>();

  const render = async (menu: PublicMenu, view: View): Promise<Page> => {
    const document = { assets: site.publicMenuAssets(), menu, ...view };
    const html = await site.publicMenu().renderMenuInTurns(document, nextTurn);
    await nextTurn();
    return pageOf(html);
  };
  const readMenu = (key: string) => (BusinessKey.safeParse(key).success ? stores.menus.read(key) : null);
  const sendNotFound = (reply: FastifyReply, page: Partial<ChosenLanguage> & { menu?: PublicMenu }) =>
    reply.code(404).send(site.publicMenu().renderNotFound({ assets: site.publicMenuAssets(), ...page }));

  app.get<{ Params: { key: string }; Querystring: { preview?: string } }>('/m/:key', async (request, reply) => {
    const { key } = request.params;
    const isPreview = request.query.preview !== undefined;
    const owner = isPreview ? await currentOwner(stores, request, reply) : null;
    if (isPreview && !owner) return sendRefusalPage(reply, REFUSALS.unauthenticated);
    if (owner && owner.business !== key) return sendRefusalPage(reply, REFUSALS.forbidden);
    const menu = await readMenu(key);
    // The owner's preview is in the language of the panel.
    const chosen = isPreview ? SPANISH : languageOf(request);
    const { language, isLanguageChosen } = chosen;
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    reply.header('cache-control', isPreview ? 'private, no-cache' : 'no-cache');
    if (!menu) return sendNotFound(reply, { language });
    const now = stores.now();
    const pages = pagesOf(menu, now);
    const rendered = () => render(pages.menu, { ...chosen, now, preview: isPreview });
    const name = isPreview ? 'preview' : `page ${language} ${isLanguageChosen}`;
    return sendPage(request, reply, await (config.development ? rendered() : pages.answer(name, rendered)));
  });

  app.get<{ Params: { key: string; item: string } }>('/m/:key/p/:item', async (request, reply) => {
    const { key, item } = request.params;
    const menu = await readMenu(key);
    const chosen = languageOf(request);
    const { language, isLanguageChosen } = chosen;
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-language' });
    if (!menu) return sendNotFound(reply, { language });
    const now = stores.now();
    const pages = pagesOf(menu, now);
    if (!publicItems(pages.menu).some((each) => each.key === item))
      return sendNotFound(reply, { menu: pages.menu, ...chosen });
    const assets = site.publicMenuAssets();
    const rendered = async () =>
      pageOf(site.publicMenu().renderProduct({ menu: pages.menu, item, assets, now, ...chosen }));
    const name = `p/${item} ${language} ${isLanguageChosen}`;
    return sendPage(request, reply, await (config.development ? rendered() : pages.answer(name, rendered)));
  });

  // The content security policy allows no inline style, so the colour is a stylesheet.
  app.get<{ Params: { key: string }; Querystring: { c?: string } }>('/m/:key/theme.css', async ({ query }, reply) => {
    const color = typeof query.c === 'string' && COLOR.test(query.c) ? query.c : null;
    reply.type('text/css; charset=utf-8').header('cache-control', CACHED_FOR_A_DAY);
    return reply.send(color === null ? '' : site.publicMenu().themeCss(`#${color}`));
  });
}

interface View extends ChosenLanguage {
  readonly now: number;
  readonly preview: boolean;
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
