import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from './testing/test.ts';

const EXAMPLE = fileURLToPath(new URL('../docs/examples/menu-on-another-page.html', import.meta.url));

test('the example’s page, on another origin, shows the menu with its pictures, and gets it again only once it has changed', async ({
  page,
  server,
}) => {
  const html = (await readFile(EXAMPLE, 'utf8')).replace('http://localhost:3000', server.url);
  expect(html.trimEnd().split('\n').length).toBeLessThanOrEqual(31);
  const site = http
    .createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
    .listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    const { port } = site.address() as AddressInfo;
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/public/menus/demo'));
    await page.goto(`http://127.0.0.1:${port}/`);
    const { 'content-encoding': encoding, etag } = await (await answer).allHeaders();
    expect([encoding, etag]).toEqual(['br', expect.any(String)]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Higuera');
    await expect(page.getByRole('heading', { level: 3, name: 'Platos principales' })).toBeVisible();
    await expect(page.getByText('Provoleta al hierro: $ 9.800,00')).toBeVisible();
    const picture = page.getByRole('img', { name: 'Provoleta al hierro' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const asked: unknown[] = [];
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.responseReceivedExtraInfo', ({ statusCode }) => asked.push(statusCode));
    await page.reload();
    await expect(page.getByText('Provoleta al hierro: $ 9.800,00')).toBeVisible();
    expect(asked).toContain(304);
  } finally {
    site.close();
    site.closeAllConnections();
  }
});
