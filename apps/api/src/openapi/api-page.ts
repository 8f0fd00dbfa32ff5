import { openApiDocument } from '@carta/contract/openapi';
import { VERSION } from '../version.ts';
import type { StaticDocumentSpec } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** The page needs inline styles and nothing from other origins. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Serves a page to read and to try the API, at /api/docs; in development only. */
export async function apiPage(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  // The plugin serves any document, although its types allow only OpenAPI 3.0.
  const document = openApiDocument(VERSION) as object as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: 'list', displayRequestDuration: true },
    theme: { title: 'API de Carta' },
  });
}
