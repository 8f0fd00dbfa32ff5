import type { PublicMenu } from '@carta/domain';
import { MenuPage } from './menu-page.tsx';
import { renderDocument } from './document.tsx';
import { MenuMetadata, menuTitle } from './metadata/menu-metadata.tsx';
import type { PageAssets } from './document.tsx';

export interface MenuDocument {
  readonly menu: PublicMenu;
  readonly assets: PageAssets;
  /** Address of the stylesheet that `themeCss` makes of the owner's colour. */
  readonly themeUrl: string;
}

/** The page that diners see, whole and without need of any script. */
export function renderMenu({ menu, assets, themeUrl }: MenuDocument): string {
  return renderDocument({
    title: menuTitle(menu),
    assets,
    head: (
      <>
        <link rel="stylesheet" href={themeUrl} />
        <MenuMetadata menu={menu} />
      </>
    ),
    children: <MenuPage menu={menu} />,
  });
}
