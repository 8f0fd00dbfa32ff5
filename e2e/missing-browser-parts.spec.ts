import type { BrowserContext, Page } from '@playwright/test';
import { ConsoleGuard } from './testing/console-guard.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

interface Lack {
  /** Takes it away before a page's own scripts run. */
  readonly remove?: () => void;
  /** What the page says of it in the console. */
  readonly reports?: RegExp;
  /** True if the menu can be kept all the same. */
  readonly keepsMenu?: boolean;
}

/** What a browser may lack, by its settings, in a private window or by its age. */
const LACKS: Readonly<Record<string, Lack>> = {
  'no IndexedDB': {
    remove: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    reports: /The order is not stored in this browser/,
    keepsMenu: true,
  },
  'IndexedDB that throws when it is used': {
    remove: () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.assign(IDBFactory.prototype, { open: refuse, databases: refuse });
    },
    reports: /The order is not stored in this browser/,
    keepsMenu: true,
  },
  'IndexedDB that never answers': {
    remove: () =>
      Object.assign(IDBFactory.prototype, { open: () => ({}), databases: () => new Promise(() => undefined) }),
    reports: /The order is not stored in this browser/,
    keepsMenu: true,
  },
  'no channels between tabs': {
    remove: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
    reports: /Other tabs are not told of the order/,
    keepsMenu: true,
  },
  'no service worker': { remove: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker') },
  'a service worker and caches that a private window refuses': {
    remove: () => {
      // The page before the first one has neither.
      if (!window.isSecureContext || location.href === 'about:blank') return;
      const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      Object.assign(ServiceWorkerContainer.prototype, { register: refuse });
      Object.assign(CacheStorage.prototype, { open: refuse, match: refuse });
    },
    reports: /The operation is insecure/,
  },
  'no caches': { remove: () => Reflect.deleteProperty(window, 'caches'), keepsMenu: true },
  'caches that throw when they are named': {
    remove: () =>
      Object.defineProperty(window, 'caches', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    reports: /The operation is insecure/,
    keepsMenu: true,
  },
  'a full disk': { reports: /The order is not stored in this browser|The menu is not kept|Quota exceeded/ },
  'no idle callbacks': { remove: () => Reflect.deleteProperty(window, 'requestIdleCallback'), keepsMenu: true },
  'no observers of its performance': {
    remove: () => Reflect.deleteProperty(window, 'PerformanceObserver'),
    keepsMenu: true,
  },
  'no figures of its performance': {
    remove: () => Reflect.deleteProperty(Performance.prototype, 'getEntriesByType'),
    reports: /getEntriesByType/,
    keepsMenu: true,
  },
  'no beacons': { remove: () => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'), keepsMenu: true },
  'no observers of what is in sight': {
    remove: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
    keepsMenu: true,
  },
};

test('in a browser that lacks a part, a diner finds a product, opens it and orders it', async ({
  page: owner,
  browser,
  server,
}) => {
  test.slow();
  await startSession(owner, OWNER);
  await write(owner, '/api/business/demo', { hours: [] });

  for (const [what, { remove, reports, keepsMenu }] of Object.entries(LACKS)) {
    await test.step(what, async () => {
      const guard = new ConsoleGuard();
      const context = await browser.newContext({ baseURL: server.url, locale: 'es-AR' });
      guard.watch(context);
      const said: string[] = [];
      context.on('console', (message) => said.push(message.text()));
      if (reports) guard.allow(reports);
      if (remove) await context.addInitScript(remove);
      const page = await context.newPage();
      if (!remove) await fillDisk(context, page, server.url);
      const counted = page.waitForRequest('**/api/visits/demo', { timeout: 10_000 });
      await page.goto('/m/demo');
      await counted;
      // Kept a moment after the page has loaded; the order leads to another page.
      if (keepsMenu) await expect.poll(() => isWorkerActive(page)).toBe(true);
      await order(page);
      expect(guard.unexpected).toEqual([]);
      if (reports) await expect.poll(() => said).toContainEqual(expect.stringMatching(reports));
      await context.close();
    });
  }
});

/** Leaves no room for what the server's pages would store. */
async function fillDisk(context: BrowserContext, page: Page, url: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: 1 });
}

async function order(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('provoleta');
  await expect(page.getByRole('status').filter({ hasText: 'resultado' })).toBeVisible();
  await page.getByRole('link', { name: 'Provoleta al hierro', exact: true }).filter({ visible: true }).first().click();
  const product = page.getByRole('dialog', { name: 'Provoleta al hierro' });
  await product.getByRole('button', { name: /^Agregar/ }).click();
  await page.getByRole('button', { name: /^Ver pedido/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Tu pedido', exact: true });
  await sheet.getByRole('radio', { name: 'Retiro' }).click();
  await sheet.getByRole('textbox', { name: 'Nombre' }).fill('Julián');
  await sheet.getByRole('radio', { name: 'Efectivo' }).click();
  await sheet.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Esperamos que La Higuera lo acepte' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Provoleta al hierro' })).toBeVisible();
}

function isWorkerActive(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/m/');
    return registration?.active?.state === 'activated';
  });
}
