import { channel } from 'node:diagnostics_channel';
import { calls, type Call } from '@carta/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { testServer } from '../testing/test-server.ts';

/** Pages, files and checks: what is put here answers without a session, and changes nothing of a business. */
const NO_CALLS = [
  'GET /',
  'GET /assets/*',
  'GET /files/:business/:picture',
  'GET /healthz',
  'GET /login',
  'GET /m/:key',
  'GET /m/:key/theme.css',
  'GET /panel',
  'GET /panel/*',
  'GET /readyz',
  'GET /remotes/*',
  'POST /login',
  'POST /logout',
];

/** Every route that a server has, as `GET /api/…`, however and wherever it was registered. */
async function routesOfServer(): Promise<string[]> {
  const routes: string[] = [];
  const noteRoutes = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.push(`${name} ${url}`);
    });
  };
  channel('fastify.initialization').subscribe(noteRoutes);
  const server = await testServer();
  channel('fastify.initialization').unsubscribe(noteRoutes);
  await server.close();
  return routes;
}

const contract = Object.values(calls as Record<string, Call>).map(({ method, path }) => `${method} ${path}`);

it('the server has the calls of the contract, the pages and files that are named here, and nothing else', async () => {
  const routes = await routesOfServer();
  expect(routes.toSorted()).toEqual([...contract, ...NO_CALLS].toSorted());
});
