import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { SitemapStore } from './sitemap.store.ts';

/** The most addresses that the protocol allows in a file. */
const MOST_ADDRESSES = 50_000;

interface SitemapDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly sitemap: SitemapStore;
  /** Addresses in a file. */
  readonly mostAddresses?: number;
}

/** Tells search engines the addresses of all menus that have something to read. */
export function sitemapRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, sitemap, mostAddresses = MOST_ADDRESSES }: SitemapDeps,
): void {
  app.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /panel', 'Disallow: /login', 'Disallow: /api/', 'Allow: /'];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = Math.max(1, Math.ceil((await sitemap.count()) / mostAddresses));
    const addresses = Array.from({ length: files }, (_, nth) => `${publicUrl}/sitemap-${nth + 1}.xml`);
    return reply.headers(XML).send(xml('sitemapindex', 'sitemap', addresses));
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
    const from = (Number(request.params.file) - 1) * mostAddresses;
    const keys = await sitemap.keys(from, mostAddresses);
    if (keys.length === 0 && from > 0) return answerNotFound(request, reply);
    return reply.headers(XML).send(
      xml(
        'urlset',
        'url',
        keys.map((key) => `${publicUrl}/m/${key}`),
      ),
    );
  });
}

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };

/** A key has no character that XML escapes, and the operator's address none but '&'. */
function xml(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${root}>\n`;
}
