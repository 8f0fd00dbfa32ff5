import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const LIMITS = { fieldSize: 1_000_000, fields: 30, files: 2 };

export type Routes = Pick<FastifyInstance, 'route'>;

/** Returns a scope for the calls that take forms: the multipart plugin inspects each request of its scope. */
export async function multipartScope(app: FastifyInstance): Promise<Routes> {
  let route: FastifyInstance['route'] = app.route;
  await app.register(async (part) => {
    await part.register(multipart, { limits: LIMITS });
    route = part.route.bind(part);
  });
  // Not the instance itself: it is a thenable, which `await` would unwrap.
  return { route };
}
