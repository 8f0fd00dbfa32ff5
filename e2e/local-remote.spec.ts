import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openHome, OWNER } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const SITE = fileURLToPath(new URL('../dist', import.meta.url));

/** Serves the built orders remote as a team's own machine does. */
async function serveOrders() {
  const text = await readFile(path.join(SITE, 'remotes/registry.json'), 'utf8');
  const { orders } = JSON.parse(text) as { orders: { manifest: string } };
  const folder = path.join(SITE, path.dirname(orders.manifest));
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '', 'http://localhost').pathname);
    const headers = { 'access-control-allow-origin': '*', 'content-type': types[path.extname(name)] ?? '' };
    readFile(path.join(folder, name)).then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.use({
  viewport: { width: 360, height: 640 },
  serverSettings: { REMOTE_OVERRIDE_KEY: 'una clave de treinta y dos letras' },
});

test('a signed link runs a remote of the owner’s own machine, which a bar names on every page until it is removed', async ({
  page,
  server,
}) => {
  const local = await serveOrders();
  const origin = `http://localhost:${local.port}`;
  const args = ['remote', 'link', 'orders', '--user', OWNER, '--port', `${local.port}`];
  const { code, out, err } = await server.carta(args);
  expect([code, err]).toEqual([0, '']);
  const { pathname, search } = new URL(out.trim());

  await openHome(page, OWNER);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(pathname + search);
  expect(new URL(page.url()).search).toBe('');
  const bar = page.getByRole('complementary', { name: 'Remoto local' });
  await expect(bar).toHaveText(`orders viene de ${origin} · Quitar`);
  expect(await seriousViolations(page)).toEqual([]);

  await page.goto('/panel/orders/whatsapp');
  await expect(page.getByRole('heading', { level: 1, name: 'Número de WhatsApp' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(bar).toBeVisible();
  expect(requested.filter((url) => url.startsWith(origin) && url.endsWith('.js')).length).toBeGreaterThan(1);
  expect(requested.filter((url) => url.includes('/remotes/orders/'))).toEqual([]);

  await bar.getByRole('link', { name: 'Quitar' }).click();
  await expect(bar).toHaveCount(0);
  await page.goto('/panel/orders/whatsapp');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(requested.some((url) => url.includes('/remotes/orders/'))).toBe(true);
  expect((await server.carta(['audit'])).out).toContain(`remoto local orders de ${origin} en /panel/orders/whatsapp`);
  local.close();
});
