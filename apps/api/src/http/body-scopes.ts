import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Limit of the text of a form, in bytes. */
export const MAX_FORM_TEXT = 64_000;

/** A larger body takes some ms to parse and again to validate: other requests go on between these steps. In bytes. */
export const LARGE_BODY = 100_000;

const LIMITS = { fieldSize: MAX_FORM_TEXT, fields: 30, files: 2 };

type Routes = Pick<FastifyInstance, 'route'>;

/** The scopes in which calls are registered, by the body that they accept. */
export interface BodyScopes {
  readonly json: Routes;
  /** The multipart plugin inspects each request here. */
  readonly form: Routes;
  /** Bodies are ignored here. */
  readonly none: Routes;
}

export async function bodyScopes(app: FastifyInstance): Promise<BodyScopes> {
  return {
    json: app,
    form: await scope(app, 'forms', async (part) => void (await part.register(multipart, { limits: LIMITS }))),
    none: await scope(app, 'no-body', async (part) => {
      part.removeAllContentTypeParsers();
      part.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    }),
  };
}

async function scope(
  app: FastifyInstance,
  name: string,
  prepare: (part: FastifyInstance) => Promise<void>,
): Promise<Routes> {
  let route: FastifyInstance['route'] = app.route;
  const prepared = async (part: FastifyInstance) => {
    await prepare(part);
    route = part.route.bind(part);
  };
  await app.register(plugin(prepared, { name, encapsulate: true }));
  // Returning the instance itself would make `await` unwrap it: it is a thenable.
  return { route };
}
