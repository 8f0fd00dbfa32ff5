import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { openHome, OWNER } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const REMOTES = fileURLToPath(new URL('../dist/remotes/', import.meta.url));

/** The contract's time limit for a publication to show in new pages; the server announces it to open ones at its next check. */
const LIVE = { timeout: 1_000 };
const ANNOUNCED = { timeout: 3_000 };

/** Copies the built orders remote with another title of its first screen. */
async function secondVersion(): Promise<string> {
  const registry = JSON.parse(await readFile(path.join(REMOTES, 'registry.json'), 'utf8')) as {
    orders: { version: string };
  };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carta-orders-'));
  await cp(path.join(REMOTES, 'orders', registry.orders.version), folder, { recursive: true });
  const manifest = path.join(folder, 'mf-manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replaceAll('"label": "Pedidos"', '"label": "Pedidos nuevos"'));
  return folder;
}

async function publish(server: CartaServer, folder: string): Promise<string> {
  const { code, out, err } = await server.carta(['remote', 'publish', folder, '--why', 'Prueba']);
  expect([code, err]).toEqual([0, '']);
  return /^orders (\S+) /.exec(out)?.[1] ?? '';
}

const bar = (page: Page) => page.getByRole('status').getByText('Hay una versión nueva');
const button = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const listens = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.ok());

test.use({ viewport: { width: 360, height: 640 } });

test('a publication is live in new pages at once, open pages offer to load it, and a rollback takes it back', async ({
  page,
  context,
  server,
}) => {
  const folder = await secondVersion();
  await Promise.all([listens(page), openHome(page, OWNER)]);
  await expect(page.getByRole('link', { name: /^Pedidos/ })).toBeVisible();

  const version = await publish(server, folder);
  const later = await context.newPage();
  await later.goto('/panel');
  await expect(later.getByRole('link', { name: /^Pedidos nuevos/ })).toBeVisible(LIVE);
  await later.goto('/panel/orders/whatsapp');
  await expect(later.getByRole('heading', { level: 1, name: 'Número de WhatsApp' })).toBeVisible();
  const scripts = await later.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((url) => url.includes(`/remotes/orders/${version}/`)).length).toBeGreaterThan(1);

  await expect(bar(page)).toBeVisible(ANNOUNCED);
  expect(await seriousViolations(page)).toEqual([]);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Actualizar' }).click()]);
  await expect(page.getByRole('link', { name: /^Pedidos nuevos/ })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  // Unsaved work hides the bar and keeps the page.
  await later.getByRole('textbox').first().fill('2235551234');
  expect((await server.carta(['remote', 'rollback', 'orders'])).code).toBe(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Pedidos nuevos/ })).toHaveCount(0, LIVE);
  await expect(bar(later)).toHaveCount(0);
  await rm(folder, { recursive: true });
});

test('an open page is loaded anew when another section is opened after a publication', async ({ page, server }) => {
  const folder = await secondVersion();
  await Promise.all([listens(page), openHome(page, OWNER)]);
  await publish(server, folder);
  await expect(bar(page)).toBeVisible(ANNOUNCED);
  const loaded = page.waitForEvent('load');
  await button(page, 'Cuenta').click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await rm(folder, { recursive: true });
});
