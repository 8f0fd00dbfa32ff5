import { cp, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { saveSource, startDevServer, type DevServer } from './testing/dev-server.ts';
import { openScreen } from './testing/panel.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['apps', 'libs', 'tools', 'dist', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = /[\\/](?:node_modules|test-results|dev-shell|releases)$/;

let copy: string;
let server: DevServer;

/** When each built file was written, but for those of the development server itself. */
async function builtFiles(): Promise<Record<string, number>> {
  const files = await readdir(path.join(copy, 'dist'), { recursive: true, withFileTypes: true });
  const built = files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.includes('dev-shell'));
  return Object.fromEntries(await Promise.all(built.map(async (file) => [file, (await stat(file)).mtimeMs] as const)));
}

test.describe('npm run dev -- orders', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async () => {
    copy = await mkdtemp(path.join(os.tmpdir(), 'carta-dev-'));
    for (const name of COPIED)
      await cp(path.join(ROOT, name), path.join(copy, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (file) => !LEFT_OUT.test(file),
      });
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  });
  test.afterEach(async () => {
    await server.end();
    await rm(copy, { recursive: true });
  });

  test('a saved source replaces what it changed in the open page, where typed text stays, and nothing else is built', async ({
    browser,
  }) => {
    // Builds the shell with React's development build first; the types are checked beside.
    test.setTimeout(180_000);
    const before = await builtFiles();
    server = await startDevServer((port) => ({
      program: process.execPath,
      args: ['tools/dev.mjs', 'orders'],
      cwd: copy,
      env: { PORT: String(port), DATA_DIR: path.join(copy, 'data') },
    }));
    const page = await browser.newPage({ baseURL: server.url });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));

    const started = Date.now();
    await openScreen(page, '/panel/orders/whatsapp', 'Número de WhatsApp');
    const took = [`first paint ${Date.now() - started} ms`];
    const number = page.getByRole('textbox', { name: 'Número de WhatsApp' });
    await number.fill('1144445555');

    const source = path.join(copy, 'apps/orders/src/whatsapp/whatsapp-screen.tsx');
    const button = (name: string) => () => expect(page.getByRole('link', { name })).toBeVisible();
    const change = async (from: string, to: string, shown: () => Promise<void>) => {
      took.push(`change ${await saveSource(page, source, [from, to], shown)} ms`);
      await expect(number).toHaveValue('1144445555');
    };
    await change('Enviar un mensaje de prueba', 'Probar el número', button('Probar el número'));

    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await change("'Probar el número'", "'Probar", () => expect(overlay).toBeVisible());
    await change("'Probar }", "'Probar otra vez' }", button('Probar otra vez'));
    await expect(overlay).toHaveCount(0);

    await page.goto('/panel/orders');
    const words = page.locator('main p').first();
    await expect(words).toBeVisible();
    const style = path.join(copy, 'apps/orders/src/hub/orders-hub.module.css');
    await saveSource(page, style, ['var(--color-ink-muted)', 'rgb(1, 102, 3)'], () =>
      expect(words).toHaveCSS('color', 'rgb(1, 102, 3)'),
    );

    expect(problems).toEqual([]);
    expect(await builtFiles()).toEqual(before);
    // A limit here would measure what else the machine does.
    test.info().annotations.push({ type: 'times', description: took.join(', ') });
    await page.close();
  });
});
