import type { FastifyInstance } from 'fastify';
import { answerPageError } from '../http/error-handler.ts';
import { devReloadRoutes } from './dev-reload.routes.ts';
import { orderPageRoutes } from './order.routes.ts';
import { panelRoutes, type LoginForm } from './panel.routes.ts';
import type { PageDeps } from './preloaded-state.ts';
import { publicMenuRoutes } from './public-menu.routes.ts';
import { wifiRoutes } from './wifi.routes.ts';

export async function pagesRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body)) satisfies LoginForm),
  );
  app.setErrorHandler(answerPageError);
  panelRoutes(app, deps);
  publicMenuRoutes(app, deps);
  wifiRoutes(app, deps);
  orderPageRoutes(app, deps);
  if (deps.config.development) devReloadRoutes(app, deps.config.siteDir);
}
