import type { Page } from '@playwright/test';
import { declaredScreens } from './testing/declared-screens.ts';
import { layoutFaults, WIDTHS } from './testing/layout-faults.ts';
import { drawnPreview, LOCKED_OWNER, openEditorOf, openEmptyEditor, openHome, OWNER } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

/** The titles of the panel's screens in the specification. */
const TITLES = {
  '/panel/account': 'Cuenta',
  '/panel/manuals': 'Manuales',
  '/panel/menu': 'Mi menú',
  '/panel/menu/analytics': 'Métricas',
  '/panel/menu/board': 'Pizarra virtual',
  '/panel/menu/button': 'Botón de contacto',
  '/panel/menu/changes': 'Últimos cambios',
  '/panel/menu/customization': 'Personalización',
  '/panel/menu/featured': 'Productos destacados',
  '/panel/menu/flat': 'Categorías y productos',
  '/panel/menu/hours': 'Horarios de atención',
  '/panel/menu/import': 'Importar menú',
  '/panel/menu/info': 'Información',
  '/panel/menu/legal': 'Datos legales',
  '/panel/menu/mercadopago': 'MercadoPago',
  '/panel/menu/notice': 'Aviso para comensales',
  '/panel/menu/options': 'Opciones y tamaños',
  '/panel/menu/options/:group': 'Opciones y tamaños',
  '/panel/menu/prices': 'Precios programados',
  '/panel/menu/wifi': 'WiFi',
  '/panel/news': 'Anuncios',
  '/panel/news/:slug': 'Anuncios',
  '/panel/notifications': 'Notificaciones',
  '/panel/orders': 'Pedidos',
  '/panel/orders/delivery': 'Envío',
  '/panel/orders/desk': 'Pedidos del día',
  '/panel/orders/deliverytime': 'Tiempo de entrega',
  '/panel/orders/kitchen': 'Cocina',
  '/panel/orders/paymentmethods': 'Métodos de pago',
  '/panel/orders/pickuppoint': 'Punto de retiro',
  '/panel/orders/reception': 'Recepción de pedidos',
  '/panel/orders/sales': 'Ventas',
  '/panel/orders/tables': 'Mesas',
  '/panel/orders/transfer': 'Transferencia',
  '/panel/orders/whatsapp': 'Número de WhatsApp',
  '/panel/payments': 'Pagos',
  '/panel/support': 'Soporte técnico',
};

/** Chips and cards that a finger moves sideways. */
const SIDEWAYS = 'div:has(> label > [type=radio]), [aria-labelledby=destacados], [aria-label=Estación]';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

/** The screens of the menu that show the preview beside them from 1200 px. */
const WITH_PREVIEW = [
  '',
  '/flat',
  '/featured',
  '/board',
  '/wifi',
  '/customization',
  '/info',
  '/button',
  '/mercadopago',
];

/** Where the title says the number of new orders first. */
const COUNTING = new Set(['/panel/orders/desk', '/panel/orders/kitchen']);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test.describe('at all widths', () => {
  test.use({ viewport: PHONE });

  test('the remotes declare the screens of the specification, and every screen opens by its address, has one main, breaks no word, covers nothing and scrolls nowhere sideways at five widths, passes axe, and has the preview beside it from 1200 px where it shows the menu', async ({
    page,
    consoleGuard,
  }) => {
    test.setTimeout(240_000);
    consoleGuard.allow(/status of 404.*\/panel\/nada/);
    await openHome(page, OWNER);
    const screens = await declaredScreens(page);
    await test.step('the remotes declare the screens of the specification, and home shows their buttons in its order', async () => {
      expect(Object.fromEntries(screens.map(({ path, title }) => [path, title]))).toEqual(TITLES);
      const buttons = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link');
      await expect(buttons).toHaveText(['Mi menú', 'Pedidos NUEVO', 'Cuenta', 'Soporte técnico', 'Anuncios']);
    });
    const home = { path: '/panel', title: 'Inicio' };
    for (const { path, title } of [home, ...screens]) {
      await test.step(path, async () => {
        await page.goto(path.replace(':slug', 'novedades'));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page).toHaveTitle(COUNTING.has(path) ? `(1) ${title} · Carta` : `${title} · Carta`);
        expect(await seriousViolations(page)).toEqual([]);
        expect(await layoutFaults(page, WIDTHS, SIDEWAYS)).toEqual([]);
        expect(await seriousViolations(page)).toEqual([]);
        if (WITH_PREVIEW.some((end) => path === `/panel/menu${end}`)) {
          await page.setViewportSize({ width: 1200, height: 800 });
          await expect(drawnPreview(page).getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
          await expectNoSidewaysScroll(page);
        }
        if (path === '/panel/menu/analytics') {
          await expect(page.locator('iframe')).toHaveCount(0);
          await expect(page.getByRole('button', { name: /vista previa/i })).toHaveCount(0);
        }
        await page.setViewportSize(PHONE);
      });
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/panel/payments');
    const list = await page.getByRole('list', { name: 'Pagos' }).boundingBox();
    expect(list && list.x + list.width / 2).toBeCloseTo(960, -1);
    await test.step('an unknown panel address says so, with status 404', async () => {
      const answer = await page.goto('/panel/nada');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Página no encontrada']);
    });
  });

  test('login and public menu scroll nowhere sideways and pass axe', async ({ page }) => {
    for (const path of ['/login', '/m/demo', '/m/demo-vacio']) {
      await page.goto(path);
      if (path === '/login') expect(await layoutFaults(page, WIDTHS)).toEqual([]);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      expect(await seriousViolations(page)).toEqual([]);
      await page.setViewportSize(DESK);
      await expectNoSidewaysScroll(page);
      expect(await seriousViolations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
    }
  });
});

test('an empty menu says how to begin', async ({ page }) => {
  await openEmptyEditor(page);
  await expect(page.getByRole('heading', { name: 'Categorías principales' })).toBeVisible();
  await expect(
    page.getByText('Parece que no tienes información aún, presiona el círculo para cargar tus primeras categorías'),
  ).toBeVisible();
});

test('the editor shows a locked owner why nothing can be changed', async ({ page }) => {
  await openEditorOf(page, LOCKED_OWNER);
  await page
    .getByRole('button', { name: /^Opciones de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ocultar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editor bloqueado' });
  await expect(dialog).toContainText('Falta de pago');
  await expect(dialog).toContainText(
    'Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('treeitem', { name: /, oculta$/ })).toHaveCount(0);
});
