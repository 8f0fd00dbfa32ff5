import type { Item } from '@carta/domain';
import type { Page } from '@playwright/test';
import { killPage } from './testing/kill-page.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { boxOf } from './testing/layout.ts';
import {
  Editor,
  goToScreen,
  nothingOpen,
  openEditor,
  openScreen,
  OWNER,
  startSession,
  write,
} from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Quedó algo sin guardar' });
const goOn = (page: Page) => offer(page).getByRole('button', { name: 'Seguir editando' });
const discard = (page: Page) => offer(page).getByRole('button', { name: 'Descartar' });

/** Resolves once the browser holds `text` in a draft: the code that keeps drafts is loaded with the first one. */
async function kept(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(async () => {
      // To open a database that is not there would make an empty one.
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'carta-drafts')) return '';
      return new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('carta-drafts');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onerror = () => reject(reading.error ?? new Error('not read'));
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      });
    });
  await expect.poll(drafts).toContain(text);
}

/** Resolves once a page that offers nothing has looked for drafts. */
async function offersNothing(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /draft/.test(name))))
    .toBe(true);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(offer(page)).toHaveCount(0);
}

test.describe('on a phone whose browser kills the page', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what was typed in a product is offered again, field by field, and goes on where it was', async ({ page }) => {
    const editor = await openEditor(page, 'Cocina', 'Platos principales');
    const title = 'Ñoquis de papa con salsa de tomates asados';
    await editor.choose(title, 'Editar');
    await page.getByLabel('Descripción').fill('Papa y parmesano, tomates asados y pesto de rúcula');
    await page.getByLabel('Precio', { exact: true }).fill('13.800');

    await kept(page, '13.800');
    const next = await killPage(page);
    const again = new Editor(next);
    await next.goto('/panel/menu/flat');
    await expect(offer(next)).toBeVisible();
    await expect(next.locator('[data-key]').filter({ hasText: title })).toContainText('Sin guardar');
    await expect(next.getByText('Sin guardar', { exact: true })).toBeInViewport();
    await test.step('the card lies at the lower edge, below the row that it is about, and the panel works behind it', async () => {
      const card = await boxOf(offer(next));
      expect([card.x, card.x + card.width, card.y + card.height]).toEqual([8, 352, 732]);
      const row = await boxOf(next.locator('[data-key]').filter({ hasText: title }));
      expect(row.y + row.height).toBeLessThanOrEqual(card.y);
      await next.getByRole('searchbox').fill('bife');
      await expect(again.row('Bife de chorizo con chimichurri')).toBeVisible();
      await next.getByRole('searchbox').fill('');
    });
    for (const words of ['Precio', '13.800,00', 'pesto de rúcula', title])
      await expect(offer(next)).toContainText(words);
    expect(await seriousViolations(next)).toEqual([]);
    await test.step('the card breaks no word on the narrowest phone', async () => {
      const faults = await layoutFaults(next, [195]);
      expect(faults.filter((fault) => fault.includes('broken inside'))).toEqual([]);
      await next.setViewportSize({ width: 360, height: 740 });
    });

    await test.step('back leaves it for the next time', async () => {
      await next.goBack();
      await expect(offer(next)).toBeHidden();
      await nothingOpen(next);
      await next.reload();
      await goOn(next).tap();
    });
    await expect(next.getByLabel('Descripción')).toHaveValue('Papa y parmesano, tomates asados y pesto de rúcula');
    await expect(next.getByLabel('Precio', { exact: true })).toHaveValue('13.800');
    // A second tap in the place of the first would count as a double one.
    await next.getByLabel('Descripción').tap();
    await next.getByRole('button', { name: 'Confirmar' }).tap();
    await again.saved();
    await expect(again.row(title)).toContainText('13.800');
    await nothingOpen(next);
    await next.reload();
    await offersNothing(next);
  });

  test('a row that is added, a pasted list and a group of options survive, and are gone once they are discarded', async ({
    page,
  }) => {
    let open = page;
    await openEditor(page, 'Cocina', 'Platos principales');
    await page.getByRole('button', { name: 'Agregar producto', exact: true }).first().tap();
    await page.getByLabel('Nombre').fill('Locro');
    await page.getByLabel('Precio', { exact: true }).fill('9.500');

    await kept(open, '9.500');
    open = await killPage(open);
    await open.goto('/panel/menu/flat');
    await expect(offer(open)).toContainText('Locro');
    await goOn(open).tap();
    await expect(open.getByLabel('Nombre')).toHaveValue('Locro');
    await expect(open.getByLabel('Precio', { exact: true })).toHaveValue('9.500');
    await open.reload();
    await discard(open).tap();
    await nothingOpen(open);
    await open.reload();
    await offersNothing(open);

    await new Editor(open).choose('Entradas', 'Pegar lista');
    await open.getByRole('textbox', { name: 'Lista' }).fill('Budín 3500\nFlan 4000');
    await kept(open, 'Flan 4000');
    open = await killPage(open);
    await open.goto('/panel/menu/flat');
    await expect(offer(open)).toContainText('Budín 3500');
    await goOn(open).tap();
    await expect(open.getByRole('dialog', { name: 'Pegar lista' })).toContainText('Budín');
    await open.getByRole('button', { name: 'Cancelar' }).tap();
    await open.getByRole('button', { name: 'Descartar' }).tap();
    await nothingOpen(open);
    await open.reload();
    await offersNothing(open);

    await goToScreen(open, '/panel/menu/options/new', 'Grupo nuevo');
    await open.getByLabel('Nombre').first().fill('Guarnición');
    await kept(open, 'Guarnición');
    open = await killPage(open);
    await open.goto('/panel/menu/options/new');
    await expect(offer(open)).toContainText('Guarnición');
    await goOn(open).tap();
    await expect(open.getByLabel('Nombre').first()).toHaveValue('Guarnición');
  });
});

test('what was typed in one product is offered once the conflict of another is settled', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|status of 409|Unexpected error while trying update item/);
  const [conflicting, typed] = ['Bife de chorizo con chimichurri', 'Ñoquis de papa con salsa de tomates asados'];
  const editor = await openEditor(page, 'Cocina', 'Platos principales');
  // Loads the code of the form and of the drafts while there is a connection.
  await editor.choose(typed, 'Editar');
  await page.getByLabel('Descripción').fill('De ayer');
  await kept(page, 'De ayer');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();

  await page.context().setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await editor.choose(conflicting, 'Editar');
  await page.getByLabel('Precio', { exact: true }).fill('21.000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(editor.row(conflicting).getByText('Pendiente', { exact: true })).toBeVisible();
  await editor.choose(typed, 'Editar');
  await page.getByLabel('Descripción').fill('Con pesto de rúcula');
  await kept(page, 'Con pesto de rúcula');
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const next = await context.newPage();
  const { items } = (await (await next.request.get('/api/menus/demo')).json()) as { items: Item[] };
  const { key, parent } = items.find(({ title }) => title === conflicting)!;
  const price = { currency: '$', big: 22_000, small: '00' };
  await write(next, '/api/items', { business: 'demo', key, parent, price });

  await next.goto('/panel/menu/flat');
  const conflict = next.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await expect(conflict).toContainText(conflicting);
  await expect(conflict).toContainText('22.000');
  await expect(offer(next)).toHaveCount(0);
  await conflict.getByRole('radio', { name: /^Lo que escribiste/ }).check();
  await conflict.getByRole('button', { name: 'Guardar' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(offer(next)).toContainText('Con pesto de rúcula');
  const again = new Editor(next);
  await expect(again.row(conflicting)).toContainText('21.000');
  await goOn(next).click();
  await expect(next.getByLabel('Descripción')).toHaveValue('Con pesto de rúcula');
});

test('settings are offered again after the page was killed, but never a password or a token', async ({ page }) => {
  await openScreen(page, '/panel/menu/wifi', 'WiFi');
  await page.getByLabel('Nombre de la red').fill('La Higuera nueva');
  await page.getByLabel('Contraseña de la red').fill('muy-secreta');
  await kept(page, 'La Higuera nueva');
  let open = await killPage(page);
  await open.goto('/panel/menu/wifi');
  await expect(offer(open)).toContainText('La Higuera nueva');
  await expect(offer(open)).not.toContainText('muy-secreta');
  await goOn(open).click();
  await expect(open.getByLabel('Nombre de la red')).toHaveValue('La Higuera nueva');
  await expect(open.getByLabel('Contraseña de la red')).not.toHaveValue('muy-secreta');

  await test.step('another form and another account see nothing of it', async () => {
    await goToScreen(open, '/panel/menu/mercadopago', 'MercadoPago');
    await offersNothing(open);
    await open.getByLabel('Token de acceso', { exact: true }).fill('APP_USR-1420-9999');
    open = await killPage(open);
    await goToScreen(open, '/panel/menu/mercadopago', 'MercadoPago');
    await offersNothing(open);
  });

  await test.step('signing out deletes it', async () => {
    await open.goto('/panel/menu/wifi');
    await expect(offer(open)).toBeVisible();
    // A session that ends while home asks is a 401 of what it asks.
    const answered = ['/api/events', '/api/analytics/demo/home'].map((path) =>
      open.waitForResponse((answer) => answer.url().endsWith(path)),
    );
    await open.goto('/panel');
    await Promise.all(answered);
    await open.getByRole('button', { name: 'Cerrar sesión' }).click();
    await open.waitForURL('**/login**');
    await startSession(open, OWNER);
    await goToScreen(open, '/panel/menu/wifi', 'WiFi');
    await offersNothing(open);
  });
});

test('a draft of another tab is not offered while that tab is open', async ({ page }) => {
  await openScreen(page, '/panel/menu/wifi', 'WiFi');
  await page.getByLabel('Nombre de la red').fill('Mía');
  const other = await page.context().newPage();
  await goToScreen(other, '/panel/menu/wifi', 'WiFi');
  await offersNothing(other);
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await goOn(other).click();
  await expect(other.getByLabel('Nombre de la red')).toHaveValue('Mía');
});
