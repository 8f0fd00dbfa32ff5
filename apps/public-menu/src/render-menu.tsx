import type { PublicMenu } from '@carta/domain';
import { renderDocument, type PageAssets } from './document.tsx';
import { MenuPage } from './menu-page.tsx';
import { NowContext } from './sold-out/sold-out-tag.tsx';
import { MenuMetadata, menuTitle } from './metadata/menu-metadata.tsx';

export interface MenuDocument {
  readonly menu: PublicMenu;
  readonly assets: PageAssets;
  /** ms since 1970: what is sold out by then is told so. */
  readonly now: number;
  /** Address of the stylesheet that `themeCss` makes of the owner's colour; below the page's own unless told. */
  readonly themeUrl?: string;
  /** Whether the panel may draw in it what is not saved; such a page counts no visit. */
  readonly preview?: boolean;
}

/** The page that diners see, whole and without need of any script. */
export function renderMenu({ menu, assets, now, themeUrl = themeUrlOf(menu), preview }: MenuDocument): string {
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

/** The colour stands in it, so that the answer holds for good. */
function themeUrlOf({ key, style }: PublicMenu): string {
  return `/m/${key}/theme.css?c=${encodeURIComponent(style.mainColor.slice(1))}`;
}
