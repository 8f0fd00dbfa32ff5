import { createHash } from 'node:crypto';
import {
  BusinessKey,
  DAY_MS,
  dayIn,
  momentOf,
  publicItems,
  publicMenu,
  publicMenuUntil,
  type Menu,
  type PublicMenu,
} from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextTurn, pauses } from '../processes/event-loop.ts';
import { LAST_GOOD_FOR, type Answer } from '../http/answer-cache.ts';
import { FOR_CDN } from '../http/cdn-caching.ts';
import { sendRefusalPage } from '../http/error-handler.ts';
import { etagOf } from '../http/etag.ts';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { HTML_TYPE } from '../http/html-type.ts';
import { languageOf, type ChosenLanguage } from '../http/page-language.ts';
import { answerNotFound } from '../http/not-found.ts';
import { REFUSALS } from '../http/refusal.ts';
import { dotsPath, qrLayout } from '../rendering/qr-layout.ts';
import { currentOwner } from '../session/request-session.ts';
import type { RenderedPage } from '../rendering/site.ts';
import type { PageDeps } from './preloaded-state.ts';

const FOR_DINERS = { ...FOR_CDN, vary: 'accept-language' };
const FOR_PREVIEW = { 'cache-control': 'private, no-cache', vary: 'accept-language' };

const SPANISH: ChosenLanguage = { language: 'es', isLanguageChosen: false };

/** Serves the public menu with its products, and its preview to the business's owner. */
export function publicMenuRoutes(app: FastifyInstance, { stores, site, answers }: PageDeps): void {
  const shownMenus = new WeakMap<Menu, PublicMenu>();
  const readMenu = async (key: string): Promise<PublicMenu | null> => {
    const menu = BusinessKey.safeParse(key).success ? await stores.menus.read(key) : null;
    if (!menu) return null;
    const shown = shownMenus.get(menu) ?? publicMenu(menu);
    shownMenus.set(menu, shown);
    return shown;
  };

  /** Sends a page of a menu; false if there is none. */
  const send = (
    { request, reply, key, name, isPreview = false }: SentPage,
    render: (menu: PublicMenu, now: number) => Promise<Page | null>,
  ): Promise<boolean> =>
    answers.send(request, reply, {
      name: `page ${key} ${name}`,
      version: async () => (BusinessKey.safeParse(key).success ? stores.menus.version(key) : undefined),
      lastGoodFor: isPreview ? 0 : LAST_GOOD_FOR,
      make: async () => {
        const menu = await readMenu(key);
        const now = stores.now();
        const page = menu && (await render(menu, now));
        const headers = isPreview ? FOR_PREVIEW : FOR_DINERS;
        return page && { ...page, type: HTML_TYPE, headers, until: pageUntil(menu, now) };
      },
    });

  const renderMenu = async (menu: PublicMenu, view: View): Promise<Page> => {
    const document = { assets: site.publicMenuAssets(), menu, ...view };
    // What diners see of a large menu took a turn.
    await nextTurn();
    const pause = pauses();
    return pageOf(await site.publicMenu().renderMenuInTurns(document, pause), pause);
  };

  /** Leads an address with capitals or a slash at its end to that of the menu or of its product, or says that there is none. */
  const sendMovedMenu = async (request: MenuRequest, reply: FastifyReply) => {
    const { key, item } = request.params;
    const { url } = request;
    const known = BusinessKey.safeParse(key).success ? await stores.businesses.keyInAnyCase(key) : null;
    if (known === null) return sendMissingMenu(reply, site, { language: languageOf(request).language });
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const inMenu = item === undefined ? '' : `/p/${encodeURIComponent(item)}`;
    return reply.header('cache-control', 'no-cache').redirect(`/m/${known}${inMenu}${query}`, 301);
  };

  app.get<MenuParams>('/m/:key/', sendMovedMenu);
  app.get<MenuParams>('/m/:key/p/:item/', sendMovedMenu);

  app.get<{ Params: { key: string }; Querystring: { preview?: string } }>('/m/:key', async (request, reply) => {
    const { key } = request.params;
    const isPreview = request.query.preview !== undefined;
    const owner = isPreview ? await currentOwner(stores, request, reply) : null;
    if (isPreview && !owner) return sendRefusalPage(reply, REFUSALS.unauthenticated);
    if (owner && owner.business !== key) return sendRefusalPage(reply, REFUSALS.forbidden);
    // The owner's preview is in the language of the panel.
    const chosen = isPreview ? SPANISH : languageOf(request);
    const name = isPreview ? 'preview' : nameOf(chosen);
    const isSent = await send({ request, reply, key, name, isPreview }, (menu, now) =>
      renderMenu(menu, { ...chosen, now, preview: isPreview }),
    );
    return isSent ? reply : sendMovedMenu(request, reply);
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
    const chosen = languageOf(request);
    const name = `${nameOf(chosen)} ${item}`;
    const isSent = await send({ request, reply, key, name }, async (menu, now) => {
      if (!publicItems(menu).some((each) => each.key === item)) return null;
      const assets = site.publicMenuAssets();
      return pageOf(site.publicMenu().renderItem({ menu, item, assets, now, ...chosen }));
    });
    if (isSent) return reply;
    const menu = await readMenu(key);
    return menu ? sendMissingMenu(reply, site, { menu, ...chosen }) : sendMovedMenu(request, reply);
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

type Page = Pick<Answer, 'text' | 'etag' | 'styles'>;

interface SentPage {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: string;
  /** Tells it from the business's other pages. */
  readonly name: string;
  readonly isPreview?: boolean;
}

const nameOf = ({ language, isLanguageChosen }: ChosenLanguage) => `${language} ${isLanguageChosen}`;

/** Returns until when a page stays as it is: on paper it says from which day it is. [SHOW-7] */
function pageUntil(menu: PublicMenu, now: number): number {
  const dayEnd = momentOf(menu.timeZone, Date.parse(dayIn(menu.timeZone, now)) + DAY_MS);
  return Math.min(publicMenuUntil(menu, now) ?? dayEnd, dayEnd);
}

async function pageOf({ html, styles }: RenderedPage, pause = pauses()): Promise<Page> {
  await pause();
  const version = createHash('sha256').update(html).digest('base64url');
  await pause();
  // An open page asks with it whether anything has changed.
  return { text: html.replace('data-version=""', `data-version="${version}"`), styles, etag: etagOf(version) };
}
