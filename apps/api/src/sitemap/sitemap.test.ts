import Fastify from 'fastify';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { PUBLIC_URL: 'https://carta.test' } });
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const listed = async () => addressesIn((await server.app.inject('/sitemap-1.xml')).body);

it.each([
  ['Tapas: croquetas', true],
  ['Tapas > Frías: croquetas', true],
  ['Tapas: ~croquetas', false],
  ['~Tapas: croquetas', false],
  ['Tapas > ~Frías: croquetas', false],
  ['~Tapas > Frías: croquetas', false],
  ['Tapas', false],
  ['', false],
])('[SHOW-2] [DONE-1] the menu «%s» is in the sitemap: %s', async (written, isListed) => {
  await server.setMenu('owner', written);
  expect(await listed()).toEqual(isListed ? ['https://carta.test/m/higuera'] : []);
});

it('a product with a title of spaces does not bring its menu into the sitemap', async () => {
  const [item] = (await server.setMenu('owner', 'Tapas: croquetas')).items;
  await server.stores.items.update('higuera', { key: item!.key, title: '  ' });
  expect(await listed()).toEqual([]);
});

it('the index names files of so many addresses, and a file beyond the last is 404', async () => {
  await server.setMenu('owner', 'Tapas: croquetas');
  await server.setMenu('neighbour', 'Postres: flan');
  const app = Fastify();
  sitemapRoutes(app, { config: { publicUrl: 'https://carta.test' }, sitemap: server.stores.sitemap, mostAddresses: 1 });
  const read = async (url: string) => addressesIn((await app.inject(url)).body);
  expect(await read('/sitemap.xml')).toEqual(['https://carta.test/sitemap-1.xml', 'https://carta.test/sitemap-2.xml']);
  expect((await read('/sitemap-1.xml')).concat(await read('/sitemap-2.xml'))).toContain('https://carta.test/m/higuera');
  expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404);
  expect((await app.inject('/sitemap-0.xml')).statusCode).toBe(404);
  await app.close();
});

it('an empty server has an index with one empty file', async () => {
  expect(addressesIn((await server.app.inject('/sitemap.xml')).body)).toEqual(['https://carta.test/sitemap-1.xml']);
  expect((await server.app.inject('/sitemap-1.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
});

it('robots.txt names the sitemap and keeps crawlers out of the panel and the API', async () => {
  const { body, headers } = await server.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://carta.test/sitemap.xml');
  expect(body).toContain('Disallow: /panel\nDisallow: /login\nDisallow: /api/');
});
