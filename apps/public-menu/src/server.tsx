// What the server uses of this application.
import type { PublicMenu } from '@carta/domain';
import { renderDocument, type PageAssets } from './document.tsx';
import { MenuPage } from './menu-page.tsx';
import { NowContext } from './sold-out-tag.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { MenuMetadata, menuTitle } from './menu-metadata.tsx';

export { themeCss } from './theme/theme-css.ts';

interface MenuDocument {
  readonly menu: PublicMenu;
  readonly assets: PageAssets;
  /** ms since 1970; decides which items are sold out. */
  readonly now: number;
  /** Address of the stylesheet that `themeCss` makes of the owner's colour; by default an address below the page's own. */
  readonly themeUrl?: string;
  /** True for the panel's preview, which shows unsaved values and counts no visit. */
  readonly preview?: boolean;
}

/** The page that diners see, as HTML; it works without scripts. */
export function renderMenu({ menu, assets, now, themeUrl = defaultThemeUrl(menu), preview }: MenuDocument): string {
  return renderDocument({
    title: menuTitle(menu),
    assets: preview ? { ...assets, ...assets.entries?.preview } : assets,
    head: (
      <>
        <link rel="stylesheet" href={themeUrl} />
        <MenuMetadata menu={menu} />
      </>
    ),
    children: (
      <NowContext value={now}>
        <MenuPage menu={menu} />
      </NowContext>
    ),
  });
}

/** The page for an address at which no menu exists, as HTML. */
export function renderNotFound({ assets }: { assets: PageAssets }): string {
  return renderDocument({
    title: 'Menú no encontrado · Carta',
    assets,
    head: <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />,
    children: <NotFoundPage />,
  });
}

/** Contains the colour, so that the answer can be cached for ever. */
function defaultThemeUrl({ key, style }: PublicMenu): string {
  return `/m/${key}/theme.css?c=${encodeURIComponent(style.mainColor.slice(1))}`;
}
