import { publicMenu, type Menu } from '@carta/domain';
import { renderMenu } from '../server.ts';

const assets = {
  scripts: ['/assets/public-menu/tabs.12345678.js'],
  styles: ['/assets/public-menu/styles.12345678.css'],
  fonts: ['/assets/public-menu/letter.12345678.woff2'],
};

/** The page of a menu, as text and as the document that a browser makes of it. */
export function renderPage(menu: Menu, now = 0): { html: string; page: Document } {
  const html = renderMenu({ menu: publicMenu(menu), assets, now });
  document.open();
  document.write(html);
  document.close();
  return { html, page: document };
}
