import type { VisitsReport } from '@carta/domain';
import type { Page } from '@playwright/test';
import { inEachFont } from './testing/each-font.ts';
import { cutTexts, expectOrder, focusJumps, overlaps, sidewaysScroll } from './testing/layout.ts';
import { MENU_WITHOUT_PICTURES, openMenu } from './testing/orders.ts';
import { sampleMenu } from './testing/sample-menu.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en el menú' });
const found = (page: Page) => page.getByRole('status');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns what diners searched for in vain, as the owner sees it: 'ramen 1'. */
async function missed(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/analytics/bodegon/visits?days=30');
  const { missedSearches } = (await answer.json()) as VisitsReport;
  return missedSearches.map(({ words, count }) => `${words} ${count}`).sort();
}
const titles = (page: Page) => page.locator('[data-visit="product"]:visible [data-title]').allTextContents();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categorías' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[FIND-1] [FIND-2] [FIND-3] [FIND-4] [FIND-6] [VISIT-6] a diner searches and filters the menu, and moves through it', async ({
    page,
    server,
  }) => {
    await openMenu(page, server, MENU_WITHOUT_PICTURES);

    await test.step('[FIND-6] filters narrow the menu together, and tabs and subcategories follow the reader without filling the history', async () => {
      const start = await page.evaluate(() => history.length);
      await filter(page, 'Vegetariano').tap();
      await expect(filter(page, 'Vegetariano')).toHaveAttribute('aria-pressed', 'true');
      await expect(found(page)).toHaveText('9 productos');
      await expect(tabs(page).getByRole('link')).toHaveText(['Cocina', 'Postres']);
      await filter(page, 'Sin TACC').tap();
      await expect(found(page)).toHaveText('4 productos');
      expect(await titles(page)).toEqual([
        'Provoleta al hierro',
        'Risotto de hongos',
        'Ensalada criolla',
        'Flan casero',
      ]);
      expect(await seriousViolations(page)).toEqual([]);
      await filter(page, 'Sin TACC').tap();
      await filter(page, 'Vegetariano').tap();
      await expect(tabs(page).getByRole('link')).toHaveCount(5);

      const link = (name: string) => page.getByRole('link', { name, exact: true });
      await expect(link('Cocina')).toHaveAttribute('aria-current', 'true');
      await tabs(page).getByRole('link', { name: 'Bebidas' }).tap();
      await expect(link('Bebidas')).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText('Malbec de la casa')).toBeInViewport();
      await tabs(page).getByRole('link', { name: 'Cocina' }).tap();
      await link('Para acompañar').tap();
      await expect(link('Para acompañar')).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText('Ensalada criolla')).toBeInViewport();
      expect(await page.evaluate(() => history.length)).toBe(start);
      const hash = new URL(page.url()).hash;
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Para acompañar' })).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(hash);
    });

    await test.step('[FIND-1] [FIND-4] a diner finds products despite a typing error, adds one, and goes back to the menu', async () => {
      await box(page).tap();
      await box(page).fill('milaneza');
      await expect(found(page)).toHaveText('6 resultados para «milanesa»No hay nada que se llame «milaneza».');
      expect(await titles(page)).toEqual([
        'Milanesa napolitana',
        'Milanesa de berenjena',
        'Milanesa de peceto',
        'Sándwich de milanesa',
        'Menú del mediodía',
        'Picada de milanesas para dos',
      ]);
      const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
      await expect(row('Milanesa napolitana')).toContainText('Cocina › Platos principales');
      await expect(row('Menú del mediodía').locator('mark')).toHaveText('milanesa');
      await expect(tabs(page)).toBeHidden();
      expect(await seriousViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Agregar Sándwich de milanesa' }).tap();
      await expect(page.getByRole('button', { name: /^Ver pedido/ })).toBeVisible();
      await filter(page, 'Vegetariano').tap();
      await expect(found(page)).toContainText('1 resultado para «milanesa»');
      expect(await titles(page)).toEqual(['Milanesa de berenjena']);
      await filter(page, 'Sin TACC').tap();
      await expect(found(page)).toContainText('Prueba sin los filtros.');
      await filter(page, 'Sin TACC').tap();
      await filter(page, 'Vegetariano').tap();

      await page.goBack();
      await expect(tabs(page)).toBeVisible();
      await expect(box(page)).toHaveValue('');
      expect((await titles(page)).slice(0, 2)).toEqual(['Empanada de carne a cuchillo', 'Buñuelos de acelga']);
      expect(await titles(page)).toHaveLength(25);
      await expect(page.locator('mark')).toHaveCount(0);
    });

    await test.step('a search stays below what is opened over it, comes back by going forward, and leaves no entry once it is emptied', async () => {
      const dish = page.getByRole('dialog', { name: 'Milanesa napolitana' });
      const state = () => page.evaluate(() => history.state as unknown);
      await box(page).fill('milanesa');
      await page.getByRole('link', { name: 'Milanesa napolitana' }).tap();
      await expect(dish).toBeVisible();
      await page.goBack();
      await expect(dish).toBeHidden();
      await expect(box(page)).toHaveValue('milanesa');
      await page.goForward();
      await expect(dish).toBeVisible();
      await page.goBack();
      await expect(box(page)).toHaveValue('milanesa');
      await page.getByRole('button', { name: /^Ver pedido/ }).tap();
      await page.getByRole('button', { name: 'Ver el mensaje' }).tap();
      await page.goBack();
      await page.goBack();
      await expect(box(page)).toHaveValue('milanesa');
      await page.goBack();
      await expect(box(page)).toHaveValue('');
      await page.goForward();
      await expect(box(page)).toHaveValue('milanesa');
      await expect(found(page)).toContainText('6 resultados');
      await page.getByRole('button', { name: 'Borrar' }).tap();
      await expect(box(page)).toHaveValue('');
      await expect.poll(state).toBeNull();
      await expect(tabs(page)).toBeVisible();
      await box(page).fill('flan');
      await expect.poll(state).toEqual({ finding: true, query: 'flan' });
      await box(page).fill('');
      await expect.poll(state).toBeNull();
    });

    await test.step('a search comes back when the page is loaded again, and ‘Back’ leads to the menu', async () => {
      await box(page).pressSequentially('flan');
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ finding: true, query: 'flan' });
      await page.reload();
      await expect(box(page)).toHaveValue('flan');
      await expect(found(page)).toHaveText('1 resultado para «flan»');
      await page.goBack();
      await expect(box(page)).toHaveValue('');
      await expect(tabs(page)).toBeVisible();
      await page.goForward();
      await expect(box(page)).toHaveValue('flan');
      await page.goBack();
    });

    await test.step('[VISIT-6] the owner sees what a diner searched for in vain, once and without what may say who searched', async () => {
      await box(page).tap();
      await box(page).pressSequentially('Súshi');
      await expect(found(page)).toHaveText('No hay nada que se llame «Súshi».Prueba con otra palabra.');
      await expect.poll(() => missed(page)).toEqual(['sushi 1']);
      await box(page).fill('sushi');
      await expect(found(page)).toContainText('«sushi»');
      await box(page).fill('ana@example.com');
      await expect(found(page)).toContainText('«ana@example.com»');
      await box(page).fill('ramen');
      await expect.poll(() => missed(page)).toEqual(['ramen 1', 'sushi 1']);
    });

    await test.step('[VISIT-6] a search that is left at once counts as well', async () => {
      await box(page).fill('tacos');
      await expect(found(page)).toContainText('«tacos»');
      await page.goBack();
      await expect(tabs(page)).toBeVisible();
      await box(page).fill('curry');
      await expect(found(page)).toContainText('«curry»');
      // A page that is really left reports under the browser's own name, which counts as a robot's.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await expect.poll(() => missed(page)).toEqual(['curry 1', 'ramen 1', 'sushi 1', 'tacos 1']);
    });

    await test.step('[FIND-2] [FIND-3] a diner finds dishes and drinks by their category, in singular and plural, among them by diet', async () => {
      await page.goto('/m/demo');
      await box(page).fill('cerveza');
      await expect(found(page)).toHaveText('8 resultados para «cerveza»');
      expect((await titles(page)).slice(0, 2)).toEqual([
        'Bondiola braseada a la cerveza negra',
        'Rubia tirada (pinta)',
      ]);
      await expect(page.getByRole('listitem').filter({ hasText: 'Rubia tirada' }).locator('mark')).toHaveText(
        'Cervezas',
      );
      await box(page).fill('pizza napolitana');
      await expect(found(page)).toHaveText('1 resultado para «pizza napolitana»');
      await expect(page.locator('mark')).toHaveText(['Napolitana', 'Pizzas']);
      await box(page).fill('pizza');
      await filter(page, 'Sin TACC').tap();
      await filter(page, 'Vegano').tap();
      await expect(found(page)).toHaveText('1 resultado para «pizza» · Sin TACC · Vegano');
      expect(await titles(page)).toEqual(['Fainá de garbanzos (porción)']);
      expect(await seriousViolations(page)).toEqual([]);
      await filter(page, 'Sin TACC').tap();
      await filter(page, 'Vegano').tap();
      await box(page).fill('flanes');
      await expect(found(page)).toHaveText('1 resultado para «flanes»');
      await expect(page.locator('mark')).toHaveText('Flan');
      await page.getByRole('button', { name: 'Borrar' }).tap();
    });

    await test.step('a tab pressed at the foot of a menu with pictures brings its category below the bars', async () => {
      await page.goto('/m/demo');
      await page.getByRole('link', { name: 'WhatsApp' }).first().scrollIntoViewIfNeeded();
      await tabs(page).getByRole('link', { name: 'Postres' }).tap();
      const top = () => page.getByRole('heading', { name: 'Postres' }).evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(52);
    });
  });
});

/** The last two are those of a phone with its keyboard up, and of one that lies. */
const SCREENS = [
  ...[195, 280, 360, 390, 800].map((width) => ({ width, height: 740 })),
  { width: 1280, height: 800 },
  { width: 360, height: 430 },
  { width: 740, height: 360 },
];

const PARTS = { box: '[data-find] input', filters: '[data-marks]', count: '[role="status"] p' };
const RESULT = '[role="status"] + ul > li';

/** Box, filters, results and menu, without header and foot. */
const MENU_PART = ':has(> [data-sections])';
const SCROLLING_ROWS = '[data-tabs], [data-chips] ul, section[aria-labelledby="destacados"] ul, [role="group"]';

async function expectTidy(page: Page): Promise<void> {
  await inEachFont(page, async () => {
    expect(await overlaps(page, MENU_PART)).toEqual([]);
    expect(await sidewaysScroll(page, SCROLLING_ROWS)).toEqual([]);
    expect(await cutTexts(page, MENU_PART)).toEqual([]);
    expect(await focusJumps(page, MENU_PART)).toEqual([]);
  });
}

test.describe('at any width', () => {
  test.use({ hasTouch: true });

  test('box, filters, count and results stand in this order for the eye and for the focus, and nothing of them overlaps or is cut', async ({
    page,
    server,
  }) => {
    await openMenu(page, server, MENU_WITHOUT_PICTURES);
    for (const size of SCREENS) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectTidy(page);
        await expect(box(page)).toBeInViewport();
        await box(page).focus();
        await box(page).fill('milaneza');
        await expect(found(page)).toContainText('6 resultados para «milanesa»');
        await expectOrder(page, { ...PARTS, result: RESULT });
        if (size.width >= 360) await expect(page.locator(RESULT).first()).toBeInViewport({ ratio: 1 });
        await expectTidy(page);
        await filter(page, 'Vegetariano').click();
        await expect(found(page)).toContainText('1 resultado para «milanesa» · Vegetariano');
        await expectOrder(page, { ...PARTS, result: RESULT });
        await filter(page, 'Vegetariano').click();
        await box(page).fill('ramen');
        await expect(found(page)).toContainText('No hay nada que se llame «ramen».');
        await expectOrder(page, PARTS);
        await expect(found(page)).toBeInViewport({ ratio: 1 });
        await expectTidy(page);
        await box(page).press('Escape');
        await expect(box(page)).toBeFocused();
        await filter(page, 'Sin TACC').click();
        await expect(found(page)).toContainText('productos');
        await expectOrder(page, { ...PARTS, row: '[data-sections] [data-visit="product"]' });
        await expectTidy(page);
        await filter(page, 'Sin TACC').click();
      });
    }
  });
});

test('[FIND-1] of many results the first are drawn, and the rest as the diner comes near; the menu keeps its own rows', async ({
  page,
  server,
}) => {
  await openMenu(page, server, sampleMenu({ categories: 4, products: 1000 }));
  const results = page.locator(RESULT);
  const plus = page.getByRole('button', { name: /^Agregar Flan 1\.7(,|$)/ });
  const twice = () =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, nth) => ids.indexOf(id) !== nth);
    });

  await plus.click();
  await expect(plus).toHaveText('1');
  const place = await page.evaluate(() => scrollY);
  await box(page).focus();
  await box(page).pressSequentially('flan');
  await expect(found(page)).toHaveText('100 resultados para «flan»');
  await expect(results.nth(19)).toHaveAttribute('aria-setsize', '100');
  expect(await results.count()).toBeLessThan(60);
  expect(await twice()).toEqual([]);
  await expect(plus).toHaveText('1');
  await plus.click();
  await expect(plus).toHaveText('2');

  await results.last().getByRole('link').focus();
  for (let nth = 0; nth < 6; nth += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`${RESULT} :focus`)).toBeInViewport();
  }
  while ((await results.count()) < 100) await results.last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Agregar Flan 4.247' }).click();
  await expect(page.getByRole('button', { name: /^Ver pedido/ })).toContainText('3');

  await box(page).press('Escape');
  await expect(plus).toHaveText('2');
  expect(await page.locator('[data-visit="product"]').count()).toBe(1000);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('the menu without pictures is complete, and has neither search box nor filters', async ({ page, server }) => {
    await openMenu(page, server, MENU_WITHOUT_PICTURES);
    await expect(box(page)).toBeHidden();
    await expect(filter(page, 'Sin TACC')).toBeHidden();
    expect(await titles(page)).toHaveLength(25);
    await page.getByRole('link', { name: 'Platos principales' }).click();
    await expect(page.getByText('Bife de chorizo')).toBeInViewport();
  });

  test('at a desk, the side column does not claim to know the category in sight', async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openMenu(page, server, MENU_WITHOUT_PICTURES);
    await expect(page.getByText('Empanada de carne a cuchillo')).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'En esta categoría' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cocina' }).getByRole('link', { name: 'Entradas' })).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[FIND-2] a diner searches, filters and moves through the side column by keyboard', async ({ page, server }) => {
    await openMenu(page, server, MENU_WITHOUT_PICTURES);
    const side = page.getByRole('navigation', { name: 'En esta categoría' });
    await expect(side.getByRole('link')).toHaveText(['Entradas7', 'Platos principales7', 'Para acompañar2']);
    await expect(side.getByRole('link', { name: 'Entradas' })).toHaveAttribute('aria-current', 'true');
    const [first, fifth] = await Promise.all(
      ['Empanada de carne a cuchillo', 'Papas rústicas con alioli'].map((title) =>
        page.getByText(title).evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    expect(fifth! - first!).toBeGreaterThan(300);
    expect(await seriousViolations(page)).toEqual([]);

    await box(page).focus();
    await page.keyboard.type('casa');
    await expect(found(page)).toContainText('3 resultados para «casa»');
    await expect(tabs(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Borrar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('vimos');
    await expect(found(page)).toContainText('2 resultados para «vinos»');
    expect(await seriousViolations(page)).toEqual([]);
    await box(page).fill('ramen $$ $&');
    await expect(found(page)).toContainText('No hay nada que se llame «ramen $$ $&».');
    await page.keyboard.press('Escape');
    expect(await titles(page)).toHaveLength(25);

    await filter(page, 'Vegano').focus();
    await page.keyboard.press('Space');
    await expect(found(page)).toHaveText('1 producto');
    await expect(side.getByRole('link')).toHaveText(['Para acompañar1']);
    await page.keyboard.press('Space');
    await tabs(page).getByRole('link', { name: 'Bebidas' }).press('Enter');
    await expect(side.getByRole('link')).toHaveText(['Vinos2', 'Cafetería2']);

    await test.step('a tab or a subcategory pressed during a search leads into the menu, and ‘Back’ from there leaves the page', async () => {
      await page.goto('/m/demo');
      await page.goto('/m/bodegon');
      for (const link of [
        tabs(page).getByRole('link', { name: 'Postres' }),
        side.getByRole('link', { name: 'Platos principales' }),
      ]) {
        await tabs(page).getByRole('link', { name: 'Cocina' }).click();
        await box(page).fill('casa');
        await expect(found(page)).toContainText('3 resultados para «casa»');
        await link.click();
        await expect(box(page)).toHaveValue('');
        await expect(link).toHaveAttribute('aria-current', 'true');
      }
      await expect(page.getByText('Bife de chorizo')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/m/demo');
    });
  });
});
