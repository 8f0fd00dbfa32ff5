import { NotFoundPage } from './not-found-page.tsx';
import { renderDocument } from './document.tsx';
import type { PageAssets } from './document.tsx';

/** What stands at the address of a menu that does not exist. */
export function renderNotFound({ assets }: { assets: PageAssets }): string {
  return renderDocument({
    title: 'Menú no encontrado · Carta',
    assets,
    head: <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />,
    children: <NotFoundPage />,
  });
}
