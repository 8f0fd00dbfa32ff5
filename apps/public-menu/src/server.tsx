// Entry for the server, which renders both pages.
import type { PageLanguage } from '@carta/contract';
import { publicItems, type PublicItem, type PublicMenu } from '@carta/domain';
import { use, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderedRows } from './categories/category-section.tsx';
import { renderDocument, type PageAssets } from './document.tsx';
import { ItemRow } from './categories/item-row.tsx';
import { MenuContext } from './menu-context.ts';
import { MenuPage } from './menu-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { MenuMetadata } from './menu-metadata.tsx';
import { ProductMetadata, productTitle } from './product/product-metadata.tsx';
import { ProductPage } from './product/product-page.tsx';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as pt } from './words/pt.ts';
import { WordsContext, type Words } from './words.ts';

export { themeCss } from './theme/theme-css.ts';

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
  /** Address of the stylesheet that `themeCss` returns; by default an address below the page's own. */
  readonly themeUrl?: string;
  /** True for the panel's preview, which shows unsaved values and counts no visit. */
  readonly preview?: boolean;
}

/** Returns the public menu as HTML; it works without scripts. */
export function renderMenu(document: MenuDocument): string {
  return renderWithRows(document, new Map());
}

/** Rows of products that are rendered in some ms. */
const ROWS_PER_TURN = 100;

/** Returns what `renderMenu` returns, but renders the products of a large menu in steps, and waits for `nextTurn` between them. */
export async function renderMenuInTurns(document: MenuDocument, nextTurn: () => Promise<unknown>): Promise<string> {
  const { menu } = document;
  const lists = menu.categories.flatMap(({ items, categories }) => [items, ...categories.map((child) => child.items)]);
  const rendered = new Map<readonly PublicItem[], string>();
  if (lists.flat().length <= ROWS_PER_TURN) return renderMenu(document);
  let rows = 0;
  for (const items of lists) {
    const parts: string[] = [];
    for (let start = 0; start < items.length; start += ROWS_PER_TURN) {
      const slice = items.slice(start, start + ROWS_PER_TURN);
      const list = slice.map((item) => <ItemRow key={item.key} item={item} />);
      parts.push(renderToStaticMarkup(<PageContext {...document}>{list}</PageContext>));
      rows += slice.length;
      if (rows < ROWS_PER_TURN) continue;
      rows = 0;
      await nextTurn();
    }
    rendered.set(items, parts.join(''));
  }
  return renderWithRows(document, rendered);
}

function PageContext({ children, ...document }: Partial<MenuDocument> & { readonly children: ReactNode }) {
  const { menu, now = 0, language = 'es', isLanguageChosen = false } = document;
  const languageQuery = isLanguageChosen ? `?lang=${language}` : '';
  return (
    <WordsContext value={LANGUAGES[language]}>
      <MenuContext value={{ ...use(MenuContext), ...menu, now, languageQuery }}>{children}</MenuContext>
    </WordsContext>
  );
}

function renderWithRows(document: MenuDocument, rows: ReadonlyMap<readonly PublicItem[], string>): string {
  const { menu, assets, language = 'es', themeUrl = defaultThemeUrl(menu), preview } = document;
  const words = LANGUAGES[language];
  return renderDocument({
    lang: words.lang,
    title: words.menuTitle(menu.name),
    assets: preview ? { ...assets, ...assets.entries?.preview } : assets,
    scriptData: orderFiles(assets, language),
    head: (
      <>
        <link rel="stylesheet" href={themeUrl} />
        <PageContext {...document}>
          <MenuMetadata menu={menu} />
        </PageContext>
      </>
    ),
    children: (
      <PageContext {...document}>
        <RenderedRows value={rows}>
          <MenuPage menu={menu} />
        </RenderedRows>
      </PageContext>
    ),
  });
}

/** Where the first script finds the order's part. */
function orderFiles({ entries }: PageAssets, language: PageLanguage) {
  return {
    'data-order-script': entries?.order?.scripts[0],
    'data-order-style': entries?.order?.styles[0],
    'data-words': entries?.[`words-${language}`]?.scripts[0],
  };
}

/** Returns the page of a product as HTML, which works without scripts. Throws for a key that no product of the menu has. */
export function renderProduct(document: Omit<MenuDocument, 'preview'> & { readonly item: string }): string {
  const { menu, item: key, assets, now, language = 'es', themeUrl = defaultThemeUrl(menu) } = document;
  const item = publicItems(menu).find((each) => each.key === key);
  if (!item) throw new Error(`The menu ${menu.key} shows no product ${key}`);
  return renderDocument({
    lang: LANGUAGES[language].lang,
    title: productTitle(menu, item),
    assets: { ...assets, styles: assets.entries?.product?.styles ?? [] },
    scriptData: orderFiles(assets, language),
    head: (
      <>
        <link rel="stylesheet" href={themeUrl} />
        <PageContext {...document}>
          <ProductMetadata {...{ menu, item, now }} />
        </PageContext>
      </>
    ),
    children: (
      <PageContext {...document}>
        <ProductPage menu={menu} item={item} />
      </PageContext>
    ),
  });
}

type NotFoundDocument = Pick<MenuDocument, 'assets' | 'language' | 'isLanguageChosen'> & {
  /** The menu whose product was not found. */
  readonly menu?: PublicMenu;
};

/** Returns the page for the address of an unknown menu, or of a product that a menu does not show, as HTML. */
export function renderNotFound(document: NotFoundDocument): string {
  const { assets, menu, language = 'es' } = document;
  const words = LANGUAGES[language];
  return renderDocument({
    lang: words.lang,
    title: `${menu ? words.productNotFound : words.notFound} · Carta`,
    assets,
    head: <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />,
    children: (
      <PageContext {...document}>
        <NotFoundPage menu={menu} />
      </PageContext>
    ),
  });
}

/** Contains the colour, so that the stylesheet can be cached without a limit. */
function defaultThemeUrl({ key, style }: PublicMenu): string {
  return `/m/${key}/theme.css?c=${encodeURIComponent(style.mainColor.slice(1))}`;
}
