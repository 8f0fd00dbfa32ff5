import { declaredScreens } from './testing/declared-screens.ts';
import { LOCKED_OWNER, openEditorOf, openEmptyEditor, openHome, OWNER, startSession } from './testing/panel.ts';
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
  '/panel/menu/customization': 'Personalización',
  '/panel/menu/featured': 'Productos destacados',
  '/panel/menu/flat': 'Categorías y productos',
  '/panel/menu/hours': 'Horarios de atención',
  '/panel/menu/info': 'Información',
  '/panel/menu/legal': 'Datos legales',
  '/panel/menu/mercadopago': 'MercadoPago',
  '/panel/menu/options': 'Opciones y tamaños',
  '/panel/menu/options/:group': 'Opciones y tamaños',
  '/panel/menu/prices': 'Precios programados',
  '/panel/menu/wifi': 'WiFi',
  '/panel/news': 'Anuncios',
  '/panel/news/:slug': 'Anuncios',
  '/panel/notifications': 'Notificaciones',
  '/panel/orders': 'Pedidos',
  '/panel/orders/delivery': 'Envío',
  '/panel/orders/deliverytime': 'Tiempo de entrega',
  '/panel/orders/paymentmethods': 'Métodos de pago',
  '/panel/orders/pickuppoint': 'Punto de retiro',
  '/panel/orders/transfer': 'Transferencia',
  '/panel/orders/whatsapp': 'Número de WhatsApp',
  '/panel/payments': 'Pagos',
  '/panel/support': 'Soporte técnico',
};

test('the remotes declare the screens of the specification, and home shows their buttons in its order', async ({
  page,
}) => {
  await openHome(page, OWNER);
  expect(Object.fromEntries((await declaredScreens(page)).map(({ path, title }) => [path, title]))).toEqual(TITLES);
  const buttons = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link');
  await expect(buttons).toHaveText(['Mi menú', 'Pedidos NUEVO', 'Cuenta', 'Soporte técnico', 'Anuncios']);
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('every screen opens by its address, has one main, scrolls nowhere sideways and passes axe', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await startSession(page, OWNER);
      await page.goto('/panel');
      const home = { path: '/panel', title: 'Inicio' };
      for (const { path, title } of [home, ...(await declaredScreens(page))]) {
        await test.step(path, async () => {
          await page.goto(path.replace(':slug', 'novedades'));
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expect(page.getByRole('main')).toHaveCount(1);
          await expect(page).toHaveTitle(`${title} · Carta`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
          expect(await seriousViolations(page)).toEqual([]);
        });
      }
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto('/panel/payments');
      const list = await page.getByRole('list', { name: 'Pagos' }).boundingBox();
      expect(list && list.x + list.width / 2).toBeCloseTo(960, -1);
    });

    test('login and public menu scroll nowhere sideways and pass axe', async ({ page }) => {
      for (const path of ['/login', '/m/demo', '/m/demo-vacio']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(await seriousViolations(page)).toEqual([]);
      }
    });
  });
}

test('an unknown panel address says so, with status 404', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  await startSession(page, OWNER);
  const answer = await page.goto('/panel/nada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
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
