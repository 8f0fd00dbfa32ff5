// Entry for the server, which renders both pages.
import { publicItems, type PublicItem, type PublicMenu } from '@carta/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderedRows } from './categories/category-section.tsx';
import { renderDocument, type PageAssets } from './document.tsx';
import { ItemRow } from './categories/item-row.tsx';
import { MenuContext } from './menu-context.ts';
import { MenuPage } from './menu-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { MenuMetadata, menuTitle } from './menu-metadata.tsx';
import { ProductMetadata, productTitle } from './product/product-metadata.tsx';
import { ProductPage } from './product/product-page.tsx';

export { themeCss } from './theme/theme-css.ts';

interface MenuDocument {
  readonly menu: PublicMenu;
  readonly assets: PageAssets;
  /** ms since 1970; decides what is sold out or not available. */
  readonly now: number;
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
  const { menu, now } = document;
  const lists = menu.categories.flatMap(({ items, categories }) => [items, ...categories.map((child) => child.items)]);
  const rendered = new Map<readonly PublicItem[], string>();
  if (lists.flat().length <= ROWS_PER_TURN) return renderMenu(document);
  let rows = 0;
  for (const items of lists) {
    const parts: string[] = [];
    for (let start = 0; start < items.length; start += ROWS_PER_TURN) {
      const slice = items.slice(start, start + ROWS_PER_TURN);
      const list = slice.map((item) => <ItemRow key={item.key} item={item} />);
      parts.push(renderToStaticMarkup(<MenuContext value={{ ...menu, now }}>{list}</MenuContext>));
      rows += slice.length;
      if (rows < ROWS_PER_TURN) continue;
      rows = 0;
      await nextTurn();
    }
    rendered.set(items, parts.join(''));
  }
  return renderWithRows(document, rendered);
}

function renderWithRows(
  { menu, assets, now, themeUrl = defaultThemeUrl(menu), preview }: MenuDocument,
  rows: ReadonlyMap<readonly PublicItem[], string>,
): string {
  return renderDocument({
    title: menuTitle(menu),
    assets: preview ? { ...assets, ...assets.entries?.preview } : assets,
    scriptData: orderFiles(assets),
    head: (
      <>
        <link rel="stylesheet" href={themeUrl} />
        <MenuMetadata menu={menu} />
      </>
    ),
    children: (
      <MenuContext value={{ ...menu, now }}>
        <RenderedRows value={rows}>
          <MenuPage menu={menu} />
        </RenderedRows>
      </MenuContext>
    ),
  });
}

/** Where the first script finds the order's part. */
function orderFiles({ entries }: PageAssets) {
  return { 'data-order-script': entries?.order?.scripts[0], 'data-order-style': entries?.order?.styles[0] };
}

/** Returns the page of a product as HTML, which works without scripts. Throws for a key that no product of the menu has. */
export function renderProduct({
  menu,
  item: key,
  assets,
  now,
}: Pick<MenuDocument, 'menu' | 'assets' | 'now'> & { readonly item: string }): string {
  const item = publicItems(menu).find((each) => each.key === key);
  if (!item) throw new Error(`The menu ${menu.key} shows no product ${key}`);
  return renderDocument({
    title: productTitle(menu, item),
    assets: { ...assets, styles: assets.entries?.product?.styles ?? [] },
    scriptData: orderFiles(assets),
    head: (
      <>
        <link rel="stylesheet" href={defaultThemeUrl(menu)} />
        <ProductMetadata {...{ menu, item, now }} />
      </>
    ),
    children: (
      <MenuContext value={{ ...menu, now }}>
        <ProductPage menu={menu} item={item} />
      </MenuContext>
    ),
  });
}

interface NotFoundDocument {
  readonly assets: PageAssets;
  /** The menu whose product was not found. */
  readonly menu?: PublicMenu;
}

/** Returns the page for the address of an unknown menu, or of a product that a menu does not show, as HTML. */
export function renderNotFound({ assets, menu }: NotFoundDocument): string {
  return renderDocument({
    title: `${menu ? 'Producto' : 'Menú'} no encontrado · Carta`,
    assets,
    head: <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />,
    children: <NotFoundPage menu={menu} />,
  });
}

/** Contains the colour, so that the stylesheet can be cached without a limit. */
function defaultThemeUrl({ key, style }: PublicMenu): string {
  return `/m/${key}/theme.css?c=${encodeURIComponent(style.mainColor.slice(1))}`;
}
