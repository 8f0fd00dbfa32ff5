import { channel } from 'node:diagnostics_channel';
import { calls, remoteCalls, type Call } from '@carta/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { testServer } from '../testing/test-server.ts';

/** Pages, files and health checks. A route that is added here needs no session and changes nothing of a business. */
const NO_CALLS = [
  'GET /',
  'GET /assets/*',
  'GET /files/:business/:picture',
  'GET /files/icon/:width/:key.png',
  'GET /files/share/:key.png',
  'GET /healthz',
  'GET /login',
  'GET /login/',
  'GET /m/:key',
  'GET /m/:key/',
  'GET /m/:key/code.svg',
  'GET /m/:key/manifest.webmanifest',
  'GET /m/:key/menu.pdf',
  'GET /m/:key/o/:orderKey',
  'GET /m/:key/p/:item',
  'GET /m/:key/p/:item/',
  'GET /m/:key/wifi',
  'GET /m/sw.js',
  'GET /panel',
  'GET /panel/*',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap-:file(^[1-9]\\d{0,5}$).xml',
  'GET /sitemap.xml',
  'GET /remotes/*',
  'POST /login',
  'POST /m/:key/o/:orderKey/pay',
  'POST /logout',
];

/** Returns every registered route of a server as `GET /api/…`. */
async function routesOfServer(): Promise<string[]> {
  const routes: string[] = [];
  const collectRoutes = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.push(`${name} ${url}`);
    });
  };
  channel('fastify.initialization').subscribe(collectRoutes);
  const server = await testServer();
  channel('fastify.initialization').unsubscribe(collectRoutes);
  await server.close();
  return routes;
}

const contract = Object.values<Call>({ ...calls, ...remoteCalls }).map(({ method, path }) => `${method} ${path}`);

it('the server has the calls of the contract and the listed pages and files, and no other route', async () => {
  const routes = await routesOfServer();
  expect(routes.toSorted()).toEqual([...contract, ...NO_CALLS].toSorted());
});
