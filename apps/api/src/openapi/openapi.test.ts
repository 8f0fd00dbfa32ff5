import { execFile } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const VALIDATOR = path.resolve(__dirname, '../../../../node_modules/.bin/validate-api');

interface Document {
  openapi: string;
  paths: Record<string, Record<string, object>>;
}

let server: TestServer;
const routes = new Set<string>();

/** Notes every route of a server, as `PUT /api/items`. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
  });
}

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', noteRoutes);
  server = await testServer();
  diagnostics.unsubscribe('fastify.initialization', noteRoutes);
});
afterAll(() => server.close());

const document = async () => (await send<Document>(server, 'openApi', { as: null })).body;

/** Parts of a path may have other names in the document than in the routes. */
const nameless = (route: string) => route.replace(/:\w+|\{\w+\}/g, '*');

describe('GET /api/openapi.json', () => {
  it('the description is a valid OpenAPI 3.1 document', async () => {
    const found = await document();
    expect(found.openapi).toBe('3.1.0');
    const file = path.join(server.siteDir, 'openapi.json');
    writeFileSync(file, JSON.stringify(found));
    const { stdout } = await promisify(execFile)(process.execPath, [VALIDATOR, file]);
    expect(JSON.parse(stdout)).toEqual({ valid: true });
  });

  it('the description has exactly the server’s routes under /api', async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    const ofApi = (all: Iterable<string>) =>
      [...all]
        .filter((route) => route.includes(' /api/'))
        .map(nameless)
        .sort();
    expect(ofApi(routes).length).toBeGreaterThan(15);
    expect(ofApi(described)).toEqual(ofApi(routes));
  });

  it('the description is public, has an ETag and is compressed', async () => {
    const { headers } = await send(server, 'openApi', { as: null });
    const again = await send(server, 'openApi', { as: null, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    const small = await server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
  });
});

describe('the page of the API', () => {
  it('the API page exists in development only', async () => {
    expect((await server.app.inject('/api/docs')).statusCode).toBe(404);
    const developing = await testServer({ env: { NODE_ENV: 'development' } });
    const page = await developing.app.inject('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await developing.app.inject('/api/docs/json')).json()).toEqual(await document());
    await developing.close();
  });
});
