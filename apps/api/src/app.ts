import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import plugin from 'fastify-plugin';
import { AnswerCounter } from './answers/answer-counter.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { businessRoutes } from './business/business.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { clientErrorsRoutes } from './client-errors/client-errors.routes.ts';
import { chargeNoticesRoutes } from './orders/charges/charge-notices.routes.ts';
import { openCharges, type Charges } from './orders/charges/charges.ts';
import { orderPages } from './orders/charges/order-page-state.ts';
import { mercadoPagoProvider } from './orders/charges/mercado-pago-provider.ts';
import { simulatedProvider } from './orders/charges/simulated-provider.ts';
import { simulationRoutes } from './orders/charges/simulation.routes.ts';
import { DEMO_ACCOUNTS, DEMO_CHARGES } from './demo-accounts.ts';
import { BusinessLimit } from './business-use/business-limit.ts';
import type { UseKind } from './business-use/business-use.store.ts';
import type { Config } from './config.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { DiskCheck } from './storage/disk-check.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { allowAnyOrigin } from './http/any-origin.ts';
import { visitorAccess } from './http/access.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { bodyScopes } from './http/body-scopes.ts';
import { compressAnswers } from './http/compression.ts';
import { createServer, type HttpLimits } from './http/create-server.ts';
import { healthRoutes, openChecks, type ReadyChecks } from './http/health.routes.ts';
import { logAnswers } from './http/log-answers.ts';
import { ownerAccess } from './http/owner-access.ts';
import { refuseCrossSite } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { callServer } from './http/serve-call.ts';
import { copiesRoutes } from './copies/copies.routes.ts';
import { itemsRoutes } from './items/items.routes.ts';
import { optionsRoutes } from './options/options.routes.ts';
import { pricesRoutes } from './prices/prices.routes.ts';
import { severalRoutes } from './several/several.routes.ts';
import { trashRoutes } from './trash/trash.routes.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { apiPage } from './openapi/api-page.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { tableTokensOf } from './orders/tables/table-tokens.ts';
import { tablesRoutes } from './orders/tables/tables.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { menuPdfRoutes, publicPdfRoutes } from './pdf/menu-pdf.routes.ts';
import { menuPdfs } from './pdf/menu-pdfs.ts';
import { tablesPdfRoutes } from './pdf/tables-pdf.routes.ts';
import { qrRoutes } from './qr/qr.routes.ts';
import type { Pictures } from './pictures/pictures.ts';
import { remoteAccess } from './remotes/remote-access.ts';
import { remotesRoutes } from './remotes/remotes.routes.ts';
import { SectionCounter } from './remotes/section-counter.ts';
import type { RenderProcess } from './rendering/render-process.ts';
import { readyChecks } from './http/ready-checks.ts';
import type { Site } from './rendering/site.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { shareRoutes } from './share/share.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { Stores } from './stores.ts';
import { VisitCounter } from './visits/visit-counter.ts';
import { visitsRoutes } from './visits/visits.routes.ts';

export interface AppDeps {
  readonly config: Config;
  readonly stores: Stores;
  readonly storage: FileStorage;
  readonly pictures: Pictures;
  readonly renderProcess: RenderProcess;
  readonly site: Site;
  readonly log: Logger;
  readonly disk: DiskCheck;
  /** Besides those of every server. */
  readonly readyChecks?: ReadyChecks | undefined;
  readonly httpLimits?: HttpLimits | undefined;
}

/** How often MercadoPago is asked in a minute for a business because of notices and diners. */
const LOOK_UPS = 60;

declare module 'fastify' {
  interface FastifyInstance {
    readonly charges: Charges;
  }
}

/** Builds the server without listening: registers every route with the stores that it uses. */
export async function buildApp({
  config,
  stores,
  storage,
  pictures,
  renderProcess,
  site,
  log,
  disk,
  readyChecks: moreChecks,
  httpLimits,
}: AppDeps): Promise<FastifyInstance> {
  const app = createServer(log, config, httpLimits);
  const { now } = stores;
  const answerCounter = new AnswerCounter({ store: stores.answerCounts, log, now });
  app.addHook('onClose', () => answerCounter.close());
  logAnswers(app, (business, status) => answerCounter.answered(business, status));
  const answers = new AnswerCache({ now, keeps: !config.development });
  app.decorate('isPublicByHttps', config.publicUrl.startsWith('https:'));
  app.decorate('noteDiskRefusal', disk.noteRefusal);
  app.decorateRequest('owner', null);
  app.decorateRequest('lockedOut', false);
  app.decorateRequest('remoteToken', null);
  securityHeaders(app, config.publicUrl, site);
  allowAnyOrigin(app);
  app.addHook('onRequest', refuseCrossSite(config.publicUrl));
  compressAnswers(app);
  await app.register(cookie);

  app.addHook('onClose', () => pictures.close());
  app.addHook('onClose', async () => renderProcess.close());
  const visitCounter = new VisitCounter({ store: stores.visits, log });
  app.addHook('onClose', () => visitCounter.close());
  const sectionCounter = new SectionCounter({ stores, site, log });
  app.addHook('onClose', () => sectionCounter.close());

  const sharedFiles = config.storage && storage;
  app.decorate('runChecks', openChecks({ ...readyChecks({ stores, disk, sharedFiles }), ...moreChecks }, log));
  healthRoutes(app);
  const scopes = await bodyScopes(app);
  const limitOf = (kind: UseKind, max: number) => new BusinessLimit({ kind, max, log, store: stores.businessUse, now });
  const limits = { requests: limitOf('requests', config.maxRequests), uploads: limitOf('uploads', config.maxUploads) };
  app.addHook('onClose', async () => void (await Promise.all(Object.values(limits).map((limit) => limit.close()))));
  const simulation = config.demo ? simulatedProvider({ publicUrl: config.publicUrl, now }) : null;
  const charges = openCharges({
    orders: stores.orders,
    accounts: stores.chargeAccounts,
    secrets: stores.secrets,
    config,
    providerFor: (business, token) =>
      simulation && business === DEMO_ACCOUNTS.owner.business && token === DEMO_CHARGES.token
        ? simulation.provider
        : mercadoPagoProvider(token, config.mercadoPagoUrl),
    limit: limitOf('look-ups', LOOK_UPS),
    log,
    now,
  });
  app.decorate('charges', charges);
  app.addHook('onClose', () => charges.close());
  const serve = callServer(app, scopes, {
    pictures,
    access: {
      public: visitorAccess,
      owner: ownerAccess({ stores, pictures, limits }),
      remote: remoteAccess(stores),
    },
  });
  sessionRoutes(serve, stores);
  menuRoutes(serve, { ...stores, answers });
  trashRoutes(serve, stores);
  changesRoutes(serve, stores);
  copiesRoutes(serve, stores);
  optionsRoutes(serve, stores);
  pricesRoutes(serve, stores);
  severalRoutes(serve, stores);
  categoriesRoutes(serve, { ...stores, pictures });
  itemsRoutes(serve, { ...stores, pictures });
  businessRoutes(serve, { ...stores, pictures, charges });
  notificationsRoutes(serve, stores);
  contentRoutes(serve, { ...stores, answers });
  eventsRoutes(app, serve, { ...stores, site });
  visitsRoutes(serve, { ...stores, visitCounter });
  analyticsRoutes(serve, { ...stores, flushVisits: () => visitCounter.flush() });
  const tableTokens = tableTokensOf(stores);
  ordersRoutes(serve, { ...stores, config, charges, tableTokens });
  tablesRoutes(serve, { ...stores, tableTokens });
  qrRoutes(serve, { menus: stores.menus, renderProcess });
  const pdfOf = menuPdfs(renderProcess, now);
  menuPdfRoutes(serve, { menus: stores.menus, pdfOf });
  tablesPdfRoutes(serve, { menus: stores.menus, renderProcess });
  clientErrorsRoutes(serve, { stores, site, sectionCounter });
  remotesRoutes(serve, { stores, storage, site, config });
  openApiRoutes(serve, { answers });
  if (config.development) await app.register(apiPage);
  sitemapRoutes(app, { ...stores, config });
  await app.register(plugin(pagesRoutes, { name: 'pages', encapsulate: true }), {
    config,
    stores,
    site,
    answers,
    orderPages: orderPages({ ...stores, charges, config }),
  });
  await app.register(plugin(chargeNoticesRoutes, { name: 'charge-notices', encapsulate: true }), { charges });
  if (simulation)
    await app.register(plugin(simulationRoutes, { name: 'simulation', encapsulate: true }), {
      simulation,
      charges,
      now,
    });
  await app.register(plugin(shareRoutes, { name: 'share', encapsulate: true }), { ...stores, renderProcess });
  await app.register(plugin(publicPdfRoutes, { name: 'public-pdf', encapsulate: true }), {
    menus: stores.menus,
    pdfOf,
    site,
  });
  await app.register(plugin(filesRoutes, { name: 'files', encapsulate: true }), { config, storage, pictures });
  return app;
}
