// Entry for the server, which renders both pages.
import type { PageLanguage } from '@carta/contract';
import { noticeOn, publicItems, type PublicCategory, type PublicItem, type PublicMenu } from '@carta/domain';
import { use, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { closedHours } from './availability.tsx';
import { CategorySection, Rendered } from './categories/category-section.tsx';
import { renderDocument, type PageAssets, type RenderedPage } from './document.tsx';
import { ItemRow } from './categories/item-row.tsx';
import { MenuContext } from './menu-context.ts';
import { MenuPage } from './menu-page.tsx';
import { NotFoundPage, type Missing } from './not-found-page.tsx';
import { BusinessIcon, MenuMetadata, sectionJson } from './menu-metadata.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { FollowState } from './order/page/follow-state.tsx';
import { OrderPage, type OrderPageProps } from './order/page/order-page.tsx';
import { ItemMetadata, itemPageTitle } from './item/item-metadata.tsx';
import { ItemPage } from './item/item-page.tsx';
import { SkipLink } from './skip-link.tsx';
import { themeCss } from './theme/theme-css.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as pt } from './words/pt.ts';
import { WifiPage, type WifiPageProps } from './wifi/wifi-page.tsx';
import { WordsContext, type Words } from './words.ts';

export const LANGUAGES: Readonly<Record<PageLanguage, Words>> = { es, en, pt };

interface MenuDocument {
  readonly menu: PublicMenu;
  readonly assets: PageAssets;
  /** ms since 1970; decides what is sold out or not available. */
  readonly now: number;
  /** By default that of the restaurants. */
  readonly language?: PageLanguage;
  /** True if the page's address names the language: then its own links do, too. */
  readonly isLanguageChosen?: boolean;
  /** True for the panel's preview, which shows unsaved values and counts no visit. */
  readonly preview?: boolean;
}

/** Renders the public menu; it works without scripts. */
export function renderMenu(document: MenuDocument): RenderedPage {
  return renderWith(document, { html: new Map() });
}

/** The parts of a page that are rendered before it. */
interface RenderedParts {
  readonly html: ReadonlyMap<readonly PublicItem[] | readonly PublicCategory[], string>;
  /** For search engines, by category. */
  readonly sections?: readonly string[];
}

/** A menu with fewer products is rendered in some ms. */
const SMALL_MENU = 100;
const ROWS_PER_STEP = 20;

/** Returns what `renderMenu` returns, but renders a large menu in steps, and calls `pause` after each. */
export async function renderMenuInTurns(document: MenuDocument, pause: () => Promise<unknown>): Promise<RenderedPage> {
  const { menu, now } = document;
  if (publicItems(menu).length <= SMALL_MENU) return renderMenu(document);
  const html = new Map<readonly PublicItem[] | readonly PublicCategory[], string>();
  const sections: string[] = [];
  const parts: string[] = [];
  const rendered = (part: ReactNode) => joined([renderToStaticMarkup(<PageContext {...document}>{part}</PageContext>)]);
  for (const category of menu.categories) {
    for (const path of [[category], ...category.categories.map((child) => [category, child])]) {
      const items = path.at(-1)?.items ?? [];
      const rows: string[] = [];
      const closed = closedHours(path, { timeZone: menu.timeZone, now });
      for (let start = 0; start < items.length; start += ROWS_PER_STEP) {
        const slice = items.slice(start, start + ROWS_PER_STEP);
        rows.push(rendered(slice.map((item) => <ItemRow key={item.key} item={item} closed={closed} />)));
        await pause();
      }
      html.set(items, joined(rows));
    }
    parts.push(
      rendered(
        <Rendered value={html}>
          <CategorySection category={category} />
        </Rendered>,
      ),
    );
    sections.push(sectionJson(category, document));
    await pause();
  }
  html.set(menu.categories, joined(parts));
  await pause();
  return renderWith(document, { html, sections });
}

/** Copies the texts into one: what React returns is a tree of a dozen pieces a product, and a page of such trees takes tens of ms to read. */
const joined = (parts: readonly string[]) => ['', ...parts].join('');

function PageContext({ children, ...document }: Partial<MenuDocument> & { readonly children: ReactNode }) {
  const { menu, now = 0, language = 'es', isLanguageChosen = false } = document;
  const languageQuery = isLanguageChosen ? `?lang=${language}` : '';
  return (
    <WordsContext value={LANGUAGES[language]}>
      <MenuContext value={{ ...use(MenuContext), ...menu, now, languageQuery }}>{children}</MenuContext>
    </WordsContext>
  );
}

function renderWith(document: MenuDocument, { html, sections }: RenderedParts): RenderedPage {
  const { menu, assets, now, language = 'es', preview } = document;
  const words = LANGUAGES[language];
  return renderDocument({
    lang: words.lang,
    title: words.menuTitle(menu.name),
    assets: preview ? { ...assets, ...assets.entries?.preview } : assets,
    theme: themeCss(menu.style.mainColor) + (hasNotice(menu, now) ? (assets.css?.notice ?? '') : ''),
    ...(!preview && { stylesOf: 'styles', later: assets.chunks?.later?.styles }),
    scriptData: partFiles(assets, language),
    head: (
      <PageContext {...document}>
        <MenuMetadata menu={menu} sections={sections} />
      </PageContext>
    ),
    children: (
      <PageContext {...document}>
        <Rendered value={html}>
          {!preview && (
            <>
              <SkipLink menu={menu} />
              <OfflineBar />
            </>
          )}
          <MenuPage menu={menu} />
        </Rendered>
      </PageContext>
    ),
  });
}

function hasNotice({ pageNotice: notice, timeZone }: PublicMenu, now: number): boolean {
  return noticeOn({ notice, timeZone, now }) !== null;
}

/** Where the first script finds the parts that it fetches later. */
function partFiles({ entries }: PageAssets, language: PageLanguage) {
  return {
    'data-order-script': entries?.order?.scripts[0],
    'data-order-style': entries?.order?.styles[0],
    'data-cart': entries?.cart?.scripts[0],
    'data-cart-style': entries?.cart?.styles[0],
    'data-words': entries?.[`words-${language}`]?.scripts[0],
    'data-find-script': entries?.find?.scripts[0],
    'data-find-style': entries?.find?.styles[0],
    'data-offline': entries?.offline?.scripts[0],
    'data-running': entries?.running?.scripts[0],
    'data-running-style': entries?.running?.styles[0],
    'data-table': entries?.table?.scripts[0],
    'data-table-style': entries?.table?.styles[0],
  };
}

/** Renders the page of a product, which works without scripts. Throws for a key that no product of the menu has. */
export function renderItem(document: Omit<MenuDocument, 'preview'> & { readonly item: string }): RenderedPage {
  const { menu, item: key, assets, now, language = 'es' } = document;
  const item = publicItems(menu).find((each) => each.key === key);
  if (!item) throw new Error(`The menu ${menu.key} shows no product ${key}`);
  return renderDocument({
    lang: LANGUAGES[language].lang,
    title: itemPageTitle(menu, item),
    assets,
    stylesOf: 'item',
    theme: themeCss(menu.style.mainColor),
    scriptData: partFiles(assets, language),
    head: (
      <PageContext {...document}>
        <ItemMetadata menu={menu} item={item} now={now} />
      </PageContext>
    ),
    children: (
      <PageContext {...document}>
        <SkipLink menu={menu} />
        <OfflineBar />
        <ItemPage menu={menu} item={item} />
      </PageContext>
    ),
  });
}

/** Renders the page of the WiFi, the only one that holds its password. [WIFI-2] */
export function renderWifi(document: Omit<MenuDocument, 'now' | 'preview'> & WifiPageProps): RenderedPage {
  const { menu, wifi, code, assets, language = 'es' } = document;
  const words = LANGUAGES[language];
  return renderDocument({
    lang: words.lang,
    title: [words.wifi, menu.name].filter(Boolean).join(' · '),
    assets,
    stylesOf: 'styles',
    theme: themeCss(menu.style.mainColor),
    head: (
      <>
        {assets.entries?.wifi?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} data-wifi="" />
        ))}
        <BusinessIcon menu={menu} />
      </>
    ),
    children: (
      <PageContext {...document}>
        <WifiPage menu={menu} wifi={wifi} code={code} />
      </PageContext>
    ),
  });
}

/** Renders the page of an order, which works without scripts and asks for itself again without them. [ORDER-20] */
export function renderOrder(document: Omit<MenuDocument, 'preview'> & OrderPageProps): RenderedPage {
  const { menu, order, since, isRejected, announced, assets, language = 'es' } = document;
  const words = LANGUAGES[language];
  const { scripts = [], styles = [] } = assets.entries?.['order-page'] ?? {};
  return renderDocument({
    lang: words.lang,
    title: [words.following.order(order.number), menu.name].filter(Boolean).join(' · '),
    assets: { ...assets, scripts },
    stylesOf: 'styles',
    theme: themeCss(menu.style.mainColor),
    head: (
      <>
        <meta name="robots" content="noindex" />
        <noscript>
          <meta httpEquiv="refresh" content={String(SECONDS_WITHOUT_SCRIPTS)} />
        </noscript>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <BusinessIcon menu={menu} />
      </>
    ),
    children: (
      <PageContext {...document}>
        <FollowState />
        <OrderPage menu={menu} order={order} since={since} isRejected={isRejected} announced={announced} />
      </PageContext>
    ),
  });
}

/** After so many seconds a page without scripts is loaded again. */
const SECONDS_WITHOUT_SCRIPTS = 30;

type NotFoundDocument = Pick<MenuDocument, 'assets' | 'language' | 'isLanguageChosen'> & {
  /** The menu that does not show what the address names. */
  readonly menu?: PublicMenu;
  readonly missing?: Missing;
};

/** Renders the page for the address of an unknown menu, or of what a menu does not show. */
export function renderNotFound(document: NotFoundDocument): RenderedPage {
  const { assets, menu, missing = 'item', language = 'es' } = document;
  const words = LANGUAGES[language];
  return renderDocument({
    lang: words.lang,
    title: `${menu ? words[`${missing}NotFound`] : words.notFound} · Carta`,
    assets,
    stylesOf: 'styles',
    later: assets.chunks?.later?.styles,
    head: <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />,
    children: (
      <PageContext {...document}>
        <NotFoundPage menu={menu} missing={missing} />
      </PageContext>
    ),
  });
}
