import { BusinessKey, publicMenu, publicWifi, wifiQrText } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { AddressLimit, LIMIT_WINDOW } from '../http/address-limit.ts';
import { clientNetwork } from '../http/client-network.ts';
import { sendRefusalPage } from '../http/error-handler.ts';
import { HTML_TYPE } from '../http/html-type.ts';
import { sendMissingMenu } from '../http/missing-menu.ts';
import { languageOf } from '../http/page-language.ts';
import { REFUSALS, sendRefusal } from '../http/refusal.ts';
import { isOfOwnOrigin } from '../http/same-origin.ts';
import { allowStyles } from '../http/security-headers.ts';
import { dotsPath, qrLayout } from '../rendering/qr-layout.ts';
import type { PageDeps } from './preloaded-state.ts';

/** Answers per address and minute. */
const MAX_FROM_ADDRESS = 30;

/** Serves the WiFi's name and password to diners who ask for them: as a page where HTML is asked for, else as JSON. [WIFI-2] */
export function wifiRoutes(
  app: FastifyInstance,
  { config, stores, site }: Pick<PageDeps, 'config' | 'stores' | 'site'>,
): void {
  const publicOrigin = new URL(config.publicUrl).origin;
  const limit = new AddressLimit(MAX_FROM_ADDRESS);

  app.get<{ Params: { key: string } }>('/m/:key/wifi', async (request, reply) => {
    const { key } = request.params;
    const asPage = request.headers.accept?.includes('text/html') ?? false;
    const refuse = asPage ? sendRefusalPage : sendRefusal;
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept, accept-language' });
    // A page of another site may link to the WiFi's page, and read nothing of it.
    const isLink = request.headers['sec-fetch-mode'] === 'navigate';
    if (!isLink && !isOfOwnOrigin(request, publicOrigin)) return refuse(reply, REFUSALS.crossSite);
    if (!limit.allows(clientNetwork(request.ip), 1, stores.now()))
      return refuse(reply, { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW });
    const stored = BusinessKey.safeParse(key).success ? await stores.menus.read(key) : null;
    const wifi = stored && publicWifi(stored);
    if (!asPage) return wifi ? reply.send(wifi) : sendRefusal(reply, REFUSALS.notFound);
    const menu = stored && publicMenu(stored);
    const chosen = languageOf(request);
    if (!menu || !wifi) return sendMissingMenu(reply, site, { ...chosen, ...(menu && { menu, missing: 'wifi' }) });
    const layout = qrLayout(wifiQrText(wifi), { hasLogo: false });
    const code = { side: layout.side, path: dotsPath(layout) };
    const { html, styles } = site.publicMenu().renderWifi({
      assets: site.publicMenuAssets(),
      menu,
      wifi,
      code,
      ...chosen,
    });
    allowStyles(reply, styles);
    return reply.type(HTML_TYPE).send(html);
  });
}
