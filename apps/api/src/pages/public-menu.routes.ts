import { createHash } from 'node:crypto';
import { BusinessKey, dayIn, publicItems, type PublicMenu } from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextTurn, pauses } from '../processes/event-loop.ts';
import { FOR_CDN } from '../http/cdn-caching.ts';
import { EncodedText } from '../http/encoded-text.ts';
import { sendRefusalPage } from '../http/error-handler.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { languageOf, type ChosenLanguage } from '../http/page-language.ts';
import { answerNotFound } from '../http/not-found.ts';
import { cacheUntil, publicMenuCache } from '../http/public-menu-cache.ts';
import { REFUSALS } from '../http/refusal.ts';
import { allowStyles } from '../http/security-headers.ts';
import { dotsPath, qrLayout } from '../rendering/qr-layout.ts';
import { currentOwner } from '../session/request-session.ts';
import type { RenderedPage } from '../rendering/site.ts';
import type { PageDeps } from './preloaded-state.ts';

const SPANISH: ChosenLanguage = { language: 'es', isLanguageChosen: false };

/** Serves the public menu with its products, and its preview to the business's owner. */
export function publicMenuRoutes(app: FastifyInstance, { config, stores, site }: PageDeps): void {
  const pagesOf = publicMenuCache<Promise<Page>>();

  const render = async (menu: PublicMenu, view: View): Promise<Page> => {
    const document = { assets: site.publicMenuAssets(), menu, ...view };
    // What diners see of a large menu took a turn.
    await nextTurn();
    const pause = pauses();
    return pageOf(await site.publicMenu().renderMenuInTurns(document, pause), pause);
  };
  const readMenu = (key: string) => (BusinessKey.safeParse(key).success ? stores.menus.read(key) : null);

  /** Leads an address with capitals or a slash at its end to that of the menu or of its product, or says that there is none. */
  const sendMovedMenu = async (request: MenuRequest, reply: FastifyReply) => {
    const { key, item } = request.params;
    const { url } = request;
    const known = BusinessKey.safeParse(key).success ? await stores.businesses.keyInAnyCase(key) : null;
    if (known === null) return sendMissingMenu(reply, site, { language: languageOf(request).language });
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const product = item === undefined ? '' : `/p/${encodeURIComponent(item)}`;
    return reply.header('cache-control', 'no-cache').redirect(`/m/${known}${product}${query}`, 301);
  };

  app.get<MenuParams>('/m/:key/', sendMovedMenu);
  app.get<MenuParams>('/m/:key/p/:item/', sendMovedMenu);

  app.get<{ Params: { key: string }; Querystring: { preview?: string } }>('/m/:key', async (request, reply) => {
    const { key } = request.params;
    const isPreview = request.query.preview !== undefined;
    const owner = isPreview ? await currentOwner(stores, request, reply) : null;
    if (isPreview && !owner) return sendRefusalPage(reply, REFUSALS.unauthenticated);
    if (owner && owner.business !== key) return sendRefusalPage(reply, REFUSALS.forbidden);
    const version = stores.dataVersion();
    const menu = await readMenu(key);
    // The owner's preview is in the language of the panel.
    const chosen = isPreview ? SPANISH : languageOf(request);
    const { language, isLanguageChosen } = chosen;
    if (!menu) return sendMovedMenu(request, reply);
    const now = stores.now();
    const pages = pagesOf(menu, now);
    const rendered = () => render(pages.menu, { ...chosen, now, preview: isPreview });
    // On paper, the page says from which day it is.
    const today = dayIn(menu.timeZone, now);
    const name = isPreview ? 'preview' : `page ${language} ${isLanguageChosen} ${today}`;
    const page = config.development ? rendered() : pages.answer(name, rendered);
    if (!isPreview) reply.cacheFor = { version, until: cacheUntil(pages, now) };
    return sendPage(request, reply.headers(isPreview ? { 'cache-control': 'private, no-cache' } : FOR_CDN), await page);
  });

  app.get<{ Params: { key: string } }>('/m/:key/code.svg', async (request, reply) => {
    const menu = await readMenu(request.params.key);
    if (!menu) return answerNotFound(request, reply);
    const layout = qrLayout(menu.publicUrl, { hasLogo: false });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.side} ${layout.side}" shape-rendering="crispEdges"><path d="${dotsPath(layout)}"/></svg>`;
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);
  });

  app.get('/m/sw.js', async (request, reply) => {
    const script = site.serviceWorker();
    if (script === null) return answerNotFound(request, reply);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });

  app.get<{ Params: { key: string; item: string } }>('/m/:key/p/:item', async (request, reply) => {
    const { key, item } = request.params;
    const version = stores.dataVersion();
    const menu = await readMenu(key);
    const chosen = languageOf(request);
    const { language, isLanguageChosen } = chosen;
    if (!menu) return sendMovedMenu(request, reply);
    const now = stores.now();
    const pages = pagesOf(menu, now);
    if (!publicItems(pages.menu).some((each) => each.key === item))
      return sendMissingMenu(reply, site, { menu: pages.menu, ...chosen });
    const assets = site.publicMenuAssets();
    const rendered = async () =>
      pageOf(site.publicMenu().renderProduct({ menu: pages.menu, item, assets, now, ...chosen }));
    const name = `p/${item} ${language} ${isLanguageChosen}`;
    const page = config.development ? rendered() : pages.answer(name, rendered);
    reply.cacheFor = { version, until: cacheUntil(pages, now) };
    return sendPage(request, reply.headers(FOR_CDN), await page);
  });
}

interface MenuParams {
  readonly Params: { readonly key: string; readonly item?: string };
}
type MenuRequest = FastifyRequest<MenuParams>;

interface View extends ChosenLanguage {
  readonly now: number;
  readonly preview: boolean;
}

interface Page {
  readonly html: EncodedText;
  readonly styles: readonly string[];
  readonly etag: string;
}

async function pageOf({ html, styles }: RenderedPage, pause = pauses()): Promise<Page> {
  await pause();
  const version = createHash('sha256').update(html).digest('base64url');
  await pause();
  // An open page asks with it whether anything has changed.
  const versioned = html.replace('data-version=""', `data-version="${version}"`);
  return { html: new EncodedText(() => versioned), styles, etag: etagOf(version) };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { html, styles, etag }: Page) {
  reply.type('text/html; charset=utf-8').headers({ etag, vary: 'accept-language' });
  // With a 304 too, whose policy takes the place of the one that the browser has kept.
  allowStyles(reply, styles);
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.send(await html.for(request, reply));
}
