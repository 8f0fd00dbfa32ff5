import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PreloadedState } from '@carta/contract';
import type { PageAssets } from '../rendering/site.ts';

const SHELL = `exports.renderPage = ({ path, state, assets }) => ({
  status: path.startsWith('/panel/nowhere') ? 404 : 200,
  html: JSON.stringify({ path, state, assets }),
});
exports.panelOffer = { version: '1.2.0', names: ['useSelector', 'useDispatch'] };`;

export const STAND_IN_STYLE = ':root{color:red}';

const PUBLIC_MENU = `const styles = ['${STAND_IN_STYLE}'];
exports.renderMenuInTurns = async (page) => ({ html: JSON.stringify(page), styles });
exports.renderItem = (page) => ({ html: JSON.stringify(page), styles });
exports.renderWifi = ({ wifi, code, language }) => ({ html: JSON.stringify({ wifi, code, language }), styles });
exports.renderOrder = ({ menu, order, since, isRejected, announced, language, isLanguageChosen, now }) => ({
  html: JSON.stringify({ menu: menu.key, order, since, isRejected, announced, language, isLanguageChosen, now }),
  styles,
});
exports.renderNotFound = ({ menu }) => ({
  html: menu ? 'Producto no encontrado' : 'No hay ningún menú en esta dirección.',
  styles,
});`;

export const STAND_IN_SCRIPT = '/assets/shell/main.0123abcd.js';

/** Returns what the stand-in shell received for a page. */
export const rendered = (html: string) =>
  JSON.parse(html) as { path: string; state: PreloadedState; assets: PageAssets };

/** Writes stand-ins for the built apps, which answer with what they receive. */
export function writeStandInSite(siteDir: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  };
  write('shell/server.js', SHELL);
  write('public-menu/server.js', PUBLIC_MENU);
  write('assets/shell/assets.json', JSON.stringify({ scripts: [STAND_IN_SCRIPT], styles: [], fonts: [] }));
  const entries = { worker: { scripts: ['/assets/public-menu/worker.0123abcd.js'], styles: [] } };
  write('assets/public-menu/assets.json', JSON.stringify({ scripts: [], styles: [], fonts: [], entries }));
  write('assets/public-menu/worker.0123abcd.js', 'keep();');
  write('assets/shell/main.0123abcd.js', 'start();');
  write('assets/shell/main.0123abcd.js.br', 'stands in for brotli');
  write('assets/placeholders/product.webp', 'a picture');
  write(
    'remotes/registry.json',
    JSON.stringify({ orders: { version: '1', manifest: '/remotes/orders/1/mf-manifest.json' } }),
  );
  write('remotes/orders/1/mf-manifest.json', '{}');
  write('remotes/orders/dev/mf-manifest.json', '{}');
}
