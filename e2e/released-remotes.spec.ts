import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { extract } from 'tar';
import { declaredScreens } from './testing/declared-screens.ts';
import { Editor, nothingOpen, openHome, OWNER } from './testing/panel.ts';
import { expect, test as base } from './testing/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = path.join(ROOT, 'dist');

const RELEASES = path.join(ROOT, 'releases');

/** A folder with today's shell and pages, and the remotes of a release. */
async function siteWithRemotesOf(version: string): Promise<string> {
  const site = await mkdtemp(path.join(os.tmpdir(), 'carta-site-'));
  for (const part of ['assets', 'public-menu', 'shell']) await symlink(path.join(DIST, part), path.join(site, part));
  const release = path.join(RELEASES, version, 'remotes');
  const registry: Record<string, { version: string; manifest: string }> = {};
  for (const file of await readdir(release)) {
    const name = path.basename(file, '.tgz');
    const folder = path.join(site, 'remotes', name, 'released');
    await mkdir(folder, { recursive: true });
    await extract({ file: path.join(release, file), cwd: folder });
    registry[name] = { version: 'released', manifest: `/remotes/${name}/released/mf-manifest.json` };
  }
  await writeFile(path.join(site, 'remotes/registry.json'), JSON.stringify(registry));
  return site;
}

/** Goes to a screen inside the panel, as its links do; screens.spec.ts opens each by its address. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

const test = base.extend<{ release: string }>({
  release: ['', { option: true }],
  serverSettings: async ({ release }, use) => {
    const site = await siteWithRemotesOf(release);
    await use({ SITE_DIR: site });
    await rm(site, { recursive: true });
  },
});

for (const release of readdirSync(RELEASES))
  test.describe(`release ${release}`, () => {
    test.use({ release });

    test('its remotes run in today’s shell and on today’s server: every screen opens, and the menu is edited', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await openHome(page, OWNER);
      // The router listens once the page is hydrated, as the place of the notices shows.
      await expect(page.locator('body > [role="status"]')).toBeAttached();
      const screens = await declaredScreens(page);
      expect(screens.length).toBeGreaterThan(25);
      for (const { path: address, title } of screens)
        await test.step(address, async () => {
          await navigate(page, address.replace(':slug', 'novedades'));
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expect(page.getByText('No se pudo abrir esta sección')).toHaveCount(0);
        });

      const editor = new Editor(page);
      await page.goto('/panel/menu/flat');
      await editor.choose('Postres', 'Ocultar');
      await expect(editor.row('Postres, oculta')).toBeVisible();
      await expect(page.getByText('Guardado')).toBeVisible();
      await nothingOpen(page);
      await page.reload();
      await expect(editor.row('Postres, oculta')).toBeVisible();
    });
  });
