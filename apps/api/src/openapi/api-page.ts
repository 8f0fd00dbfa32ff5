import { openApiDocument } from '@carta/contract/openapi';
import type { StaticDocumentSpec } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** What the page is made of is its own; its styles stand in attributes and in two elements that it brings. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** In development: the API to read and to try, at /api/docs. Loaded only there. */
export async function apiPage(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  // The plugin's types know OpenAPI 3.0 only; it serves what it is given.
  const document = openApiDocument() as object as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: 'list', displayRequestDuration: true },
    theme: { title: 'API de Carta' },
  });
}
