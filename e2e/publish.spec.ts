import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { CartaServer } from './testing/carta-server.ts';
import { openHome, OWNER } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { ServerProcess } from './testing/server-process.ts';
import { expect, PAGE_FAILED, test } from './testing/test.ts';

const CARTA_REMOTE = fileURLToPath(new URL('../dist/remote-kit/carta-remote.js', import.meta.url));
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

interface CommandOutput {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `carta-remote check` on a folder. */
const check = (folder: string) =>
  new Promise<CommandOutput>((resolve) =>
    execFile(process.execPath, [CARTA_REMOTE, 'check', folder], (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  );

async function publish(server: CartaServer, folder: string): Promise<string> {
  const { code, out, err } = await server.carta(['remote', 'publish', folder, '--why', 'Prueba']);
  expect([code, out]).toEqual([0, '']);
  return /^orders (\S+) /.exec(err)?.[1] ?? '';
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
  // The check opens ten screens in a browser of its own.
  test.setTimeout(120_000);
  const folder = await secondVersion();
  await Promise.all([listens(page), openHome(page, OWNER)]);
  await expect(page.getByRole('link', { name: /^Pedidos NUEVO/ })).toBeVisible();

  const refused = await server.carta(['remote', 'publish', folder]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('falta el informe de carta-remote check')]);
  const checked = await check(folder);
  expect([checked.code, checked.err]).toEqual([0, '']);
  const version = await publish(server, folder);
  expect(checked.out).toContain(`${version} revisada: 12 pantallas`);
  const later = await context.newPage();
  await later.goto('/panel');
  await expect(later.getByRole('link', { name: /^Pedidos nuevos/ })).toBeVisible(LIVE);
  await later.goto('/panel/orders/whatsapp');
  // The skeleton has the heading already.
  await expect(later.getByRole('textbox').first()).toBeVisible();
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

test('an open page of a business on trial is loaded anew when another section is opened, and tells which sections it opens', async ({
  page,
  server,
}) => {
  const folder = await secondVersion();
  await Promise.all([listens(page), openHome(page, OWNER)]);
  const published = await server.carta(['remote', 'publish', folder, '--unchecked', '--business', 'demo']);
  const [, version] = /^orders (\S+) está a prueba para demo /.exec(published.err) ?? [];
  await expect(bar(page)).toBeVisible(ANNOUNCED);
  const loaded = page.waitForEvent('load');
  await button(page, 'Cuenta').click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const told = page.waitForRequest('**/api/sections');
  await page.goto('/panel/orders');
  expect((await told).postDataJSON()).toEqual({ remote: 'orders', version });
  await rm(folder, { recursive: true });
});

test('a remote on another server runs with the hashes that were published, and files that were exchanged there do not', async ({
  page,
  server,
  consoleGuard,
}) => {
  const elsewhere = new ServerProcess();
  const owner = await CartaServer.start({
    process: elsewhere,
    settings: { REMOTE_ORIGINS: new URL(server.url).origin },
    data: process.env.DEMO_DATA,
  });
  const line = JSON.parse(await readFile(path.join(REMOTES, 'registry.json'), 'utf8')) as {
    orders: { manifest: string };
  };
  const manifest = owner.url + line.orders.manifest;
  const folder = path.posix.dirname(manifest);
  const published = await server.carta(['remote', 'publish', manifest, '--unchecked'], '');
  expect([published.code, published.out]).toEqual([0, '']);

  await openHome(page, OWNER);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // The heading is the panel's own, and stands there before the remote has come.
  for (const screen of ['whatsapp', 'delivery']) {
    await page.goto(`/panel/orders/${screen}`);
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  }
  const files = await page.evaluate(
    (from) =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')]
        .map((element) => ({ url: 'src' in element ? element.src : element.href, integrity: element.integrity }))
        .filter(({ url }) => url.startsWith(from)),
    folder,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(file).toMatchObject({ integrity: expect.stringMatching(/^sha384-/) });
  const loaded = requested.filter((url) => url.startsWith(folder) && url.endsWith('.js'));
  expect(loaded.length).toBeGreaterThan(2);

  consoleGuard.allow(/integrity|ChunkLoadError|Loading chunk|net::ERR|Federation Runtime/);
  server.allow(PAGE_FAILED);
  for (const kind of ['remote-entry', '\\d+']) {
    await page.route(new RegExp(`^${folder}/${kind}\\..*js`), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}; document.title = 'Exchanged';` });
    });
    await page.goto('/panel/orders/delivery');
    await expect(page.getByText('No se pudo abrir esta sección')).toBeVisible();
    await expect(page).not.toHaveTitle('Exchanged');
    await page.unrouteAll({ behavior: 'wait' });
  }
  await owner.remove();
  await elsewhere.kill();
});

/** Code of a remote without a build; each of its screens does something that a check has to see. */
const FAULTY = `var faulty = (() => {
  let shared;
  const react = () => Object.values(shared.react)[0].lib();
  const acts = {
    throws: () => { throw new Error('broken on purpose'); },
    // An answer that nobody reads stays open.
    calls: () => void fetch('/api/tables'),
    rejects: () => void Promise.reject(new Error('nobody handles this')),
    polls: () => void fetch('/api/notifications').then((answer) => answer.text()).then(acts.polls),
    waits: () =>
      void setTimeout(() => document.querySelector('h1').insertAdjacentHTML('afterend', '<p aria-busy="true">'), 200),
    spins: () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => port2.postMessage(0);
      port2.postMessage(0);
    },
    works: () => {},
  };
  const Screens = () => {
    const act = location.pathname.split('/').pop();
    if (act === 'throws') acts.throws();
    react().useEffect(() => acts[act](), []);
    return react().createElement('h1', null, act);
  };
  return {
    init: (scope) => void (shared = scope),
    get: async () => () => ({ remote: { contractVersion: 1, Screens } }),
  };
})();`;

test('the check of a remote names the screens that fail or never come to rest, and what the panel does not offer, and leaves no report', async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carta-faulty-'));
  const screens = ['throws', 'calls', 'rejects', 'polls', 'waits', 'spins', 'works'].map((act) => ({
    path: `/panel/faulty/${act}`,
    title: act,
    parent: '/panel',
  }));
  const manifest = {
    name: 'faulty',
    metaData: { remoteEntry: { name: 'entry.js', path: '' } },
    exposes: [{ path: './remote', assets: {} }],
    carta: { screens, panel: '^1.0.0', imports: ['useNothing'], team: 'faulty', contact: 'faulty@carta.test' },
  };
  await writeFile(path.join(folder, 'entry.js'), FAULTY);
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'carta-check.json'), '{}');
  const { code, err } = await check(folder);
  expect(code).toBe(1);
  expect(err).toContain('/panel/faulty/throws: falla (render): broken on purpose');
  expect(err).toContain('/panel/faulty/calls: llama a GET /api/tables, que la API no tiene');
  expect(err).not.toContain('/panel/faulty/calls: la pantalla no aparece');
  expect(err).toContain('/panel/faulty/rejects: falla (event): nobody handles this');
  expect(err).toContain('/panel/faulty/polls: la pantalla no termina de cargar: sigue pidiendo GET /api/notifications');
  expect(err).toContain('/panel/faulty/waits: la pantalla no termina de cargar: sigue con aria-busy');
  expect(err).toContain('/panel/faulty/spins: la pantalla no termina de dibujarse');
  expect(err).toMatch(/importa useNothing de @carta\/panel, que el panel [\d.]+ no ofrece/);
  expect(err).not.toContain('/panel/faulty/works');
  await expect(stat(path.join(folder, 'carta-check.json'))).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});
