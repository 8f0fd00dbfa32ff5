import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { businessRoutes } from './business/business.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import type { Config } from './config.ts';
import { contentRoutes } from './content/content.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { compressAnswers } from './http/compression.ts';
import { answerError } from './http/error-handler.ts';
import { multipartScope } from './http/multipart-scope.ts';
import { healthRoutes } from './http/health.routes.ts';
import { parseJson } from './http/json-parser.ts';
import { closeIdleConnections } from './http/close-idle-connections.ts';
import { logRequests } from './http/log-requests.ts';
import { NO_SCHEMA_COMPILERS } from './http/no-schema-compilers.ts';
import { answerNotFound } from './http/not-found.ts';
import { refuseCrossSite } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { callServer } from './http/serve-call.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { copiesRoutes } from './copies/copies.routes.ts';
import { itemsRoutes } from './items/items.routes.ts';
import { pricesRoutes } from './prices/prices.routes.ts';
import { trashRoutes } from './trash/trash.routes.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { apiPage } from './openapi/api-page.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { menuPdfRoutes } from './pdf/menu-pdf.routes.ts';
import { qrRoutes } from './qr/qr.routes.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { RenderProcess } from './rendering/render-process.ts';
import type { Site } from './site.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { Stores } from './stores.ts';
import { VisitCounter } from './visits/visit-counter.ts';
import { visitsRoutes } from './visits/visits.routes.ts';

const BODY_LIMIT = 1_000_000;
/** How long a request may take to arrive, in ms: a picture of 10 MB over half a megabit a second. */
const SLOWEST_REQUEST = 180_000;

export interface AppDeps {
  readonly config: Config;
  readonly stores: Stores;
  readonly storage: FileStorage;
  readonly pictures: Pictures;
  readonly renderProcess: RenderProcess;
  readonly site: Site;
  readonly log: FastifyBaseLogger;
  /** Whether requests can be answered well; may fail. */
  readonly isReady: () => Promise<boolean>;
}

/** The whole server, not listening yet: every route stands here, with the stores that it gets. */
export async function buildApp({
  config,
  stores,
  storage,
  pictures,
  renderProcess,
  site,
  log,
  isReady,
}: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One for all requests: lines that belong together name their request themselves.
    childLoggerFactory: (logger) => logger,
    schemaController: NO_SCHEMA_COMPILERS,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOWEST_REQUEST,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
  });
  app.decorateRequest('owner', null);
  app.decorateRequest('lockedOut', false);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  parseJson(app);
  logRequests(app);
  closeIdleConnections(app);
  securityHeaders(app, config.publicUrl, site);
  app.addHook('onRequest', refuseCrossSite);
  compressAnswers(app);
  await app.register(cookie);

  app.addHook('onClose', async () => pictures.close());
  app.addHook('onClose', async () => renderProcess.close());
  const visitCounter = new VisitCounter({ store: stores.visits, log });
  app.addHook('onClose', () => visitCounter.close());

  healthRoutes(app, isReady);
  const serve = callServer({ app, multipartScope: await multipartScope(app) }, { sessions: stores.sessions, pictures });
  sessionRoutes(app, serve, stores);
  menuRoutes(serve, stores);
  trashRoutes(serve, stores);
  copiesRoutes(serve, stores);
  pricesRoutes(serve, stores);
  categoriesRoutes(serve, { ...stores, pictures });
  itemsRoutes(serve, { ...stores, pictures });
  businessRoutes(serve, { ...stores, pictures });
  notificationsRoutes(serve, stores);
  contentRoutes(serve, stores);
  eventsRoutes(app, serve, stores);
  visitsRoutes(serve, { ...stores, visitCounter });
  analyticsRoutes(serve, { ...stores, flushVisits: () => visitCounter.flush() });
  qrRoutes(serve, { menus: stores.menus, renderProcess });
  menuPdfRoutes(serve, { menus: stores.menus, renderProcess });
  openApiRoutes(serve);
  if (config.development) await app.register(apiPage);
  await app.register(pagesRoutes, { config, stores, site });
  await app.register(filesRoutes, { config, storage });
  return app;
}
