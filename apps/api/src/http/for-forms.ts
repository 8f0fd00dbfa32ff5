import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const LIMITS = { fieldSize: 1_000_000, fields: 30, files: 2 };

export type Routes = Pick<FastifyInstance, 'route'>;

/** The part of the server whose calls take forms: what reads them looks at each request, and so only at those. */
export async function forForms(app: FastifyInstance): Promise<Routes> {
  let route: FastifyInstance['route'] = app.route;
  await app.register(async (part) => {
    await part.register(multipart, { limits: LIMITS });
    route = part.route.bind(part);
  });
  // A whole instance would be awaited by itself.
  return { route };
}
