import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goToScreen, NEW_OWNER, openScreen, OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const CATEGORIES = 'Categorías más vistas últimos 30 días';

const HOURS = 'Visitas por hora últimos 30 días';

const VISITS = 'Visitas últimos 30 días';

const METRICS = ['/panel/menu/analytics', 'Métricas'] as const;

const total = async (page: Page) => Number((await page.getByRole('definition').first().innerText()).replace('.', ''));

/** Returns the cells of a table, row by row, without the heading row. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('table', { name });
  await table.waitFor({ state: 'attached' });
  const rows = await table
    .getByRole('row')
    .evaluateAll((all: HTMLTableRowElement[]) => all.map(({ cells }) => [...cells].map((cell) => cell.innerText)));
  return rows.slice(1);
}

/** Returns the cells of a CSV file, row by row. */
function cellsOf(csv: string): string[][] {
  const rows = csv.replace(/^\uFEFF/, '').match(/(?:"(?:[^"]|"")*"|[^"\r])+(?=\r\n)/g) ?? [];
  return rows.map((row) =>
    [...row.trimStart().matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;]*)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}

/** Returns the chart of the card with this title. */
const chartIn = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('img', { name: `${title}. Los números están en la tabla.` });

const BORDER = 'path[stroke="var(--color-chart-border)"]';

test('Métricas draws its charts, zooms them, gives a file and the report of other days, and fits into each screen', async ({
  page,
  context,
  consoleGuard,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const title = '=1+1; "con" todo';
  await startSession(page, OWNER);
  const menu = (await (await page.request.get('/api/menus/demo')).json()) as { categoriesL1: { key: string }[] };
  const key = menu.categoriesL1[0]?.key ?? '';
  const answer = await page.request.put(`/api/categories/demo/1/${key}`, { data: { key, business: 'demo', title } });
  expect(answer.ok()).toBe(true);
  await goToScreen(page, ...METRICS);

  await test.step('the category chart draws the most viewed categories first, in five colours with a black border', async () => {
    const rows = await rowsOf(page, CATEGORIES);
    const counts = rows.map(([, count = '']) => Number(count.replace('.', '')));
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));

    const bars = chartIn(page, CATEGORIES).locator(BORDER);
    await expect(bars).toHaveCount(counts.length);
    const share = (counts[1] ?? 0) / (counts[0] ?? 1);
    // Waits for the animation of the bars.
    await expect
      .poll(
        async () => ((await bars.nth(1).boundingBox())?.width ?? 0) / ((await bars.nth(0).boundingBox())?.width ?? 1),
      )
      .toBeCloseTo(share, 1);
    const looks = await bars.evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar)).map(({ fill, stroke, strokeWidth }) => ({ fill, stroke, strokeWidth })),
    );
    expect(looks.slice(0, 6).map(({ fill }) => fill)).toEqual([
      'rgb(228, 99, 63)',
      'rgb(242, 181, 58)',
      'rgb(111, 157, 84)',
      'rgb(95, 159, 176)',
      'rgb(162, 69, 109)',
      'rgb(228, 99, 63)',
    ]);
    expect(new Set(looks.map(({ stroke, strokeWidth }) => `${strokeWidth} ${stroke}`))).toEqual(
      new Set(['2px rgb(0, 0, 0)']),
    );
  });

  await test.step('the axis of the category chart ends at the largest bar', async () => {
    const [[, largest = ''] = []] = await rowsOf(page, CATEGORIES);
    const chart = chartIn(page, CATEGORIES);
    const numbers = chart.locator('text', { hasText: new RegExp(`^${largest}$`) });
    // One stands behind the longest bar, one below its end.
    await expect(numbers).toHaveCount(2);
    const ends = [chart.locator(BORDER).first(), numbers.nth(0), numbers.nth(1)].map(async (drawn) => {
      const box = await drawn.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    });
    const [bar = 0, ...ofNumbers] = await Promise.all(ends);
    expect(Math.abs(bar - Math.min(...ofNumbers))).toBeLessThan(4);
  });

  await test.step('a tooltip gives the figures of the bar and of the day under the pointer', async () => {
    const [[category = '', count = ''] = []] = await rowsOf(page, CATEGORIES);
    const categories = chartIn(page, CATEGORIES);
    await categories.locator(BORDER).first().hover();
    await expect(categories.locator('div', { hasText: category }).last()).toBeVisible();
    await expect(categories).toContainText(`Visitas${count}`);

    const days = chartIn(page, VISITS);
    await days.hover({ position: { x: 200, y: 80 } });
    await expect(days).toContainText(/\d+ [a-z]{3}: \d+Por código QR\d+Directas\d+/);
  });

  await test.step('[STATS-16] the hours of the week are drawn, said in words and listed in a table', async () => {
    const hours = page.getByRole('region', { name: HOURS });
    await expect(hours.getByText(/^La hora con más visitas: [a-zéá]+ de \d+ a \d+, con \d+\.$/)).toBeVisible();
    const cells = chartIn(page, HOURS).locator('path[fill="var(--color-accent)"]');
    expect(await cells.count()).toBeGreaterThan(20);
    await hours.getByText('Ver los números de cada hora').focus();
    await page.keyboard.press('Enter');
    const rows = await rowsOf(page, 'Visitas por hora y día de la semana');
    const last = (rows.at(-1) ?? []).slice(1).map((count) => Number(count.replace('.', '')));
    expect(last).toHaveLength(7);
    expect(last.reduce((sum, count) => sum + count)).toBe(await total(page));
    await page.keyboard.press('Enter');
  });

  await test.step('the days are zoomed by buttons, to a week at least, also by keyboard', async () => {
    const zoom = page.getByRole('group', { name: 'Días del gráfico' });
    const button = (name: string) => zoom.getByRole('button', { name, exact: true });
    const shown = zoom.getByRole('status');
    await page.getByText('Ver los números de cada día').click();
    const days = (await rowsOf(page, 'Visitas por día')).map(([day = '']) => day).reverse();
    const range = (first: number, last: number) => `${days[first]} – ${days[last]}`;
    const columns = chartIn(page, VISITS).locator('path[fill="var(--color-accent)"][d]');
    await expect(shown).toHaveText(range(0, 29));
    const before = await columns.count();

    await button('Acercar').focus();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText(range(15, 29));
    expect(await columns.count()).toBeLessThan(before);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText(range(22, 29));
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText(range(23, 29));
    await expect(button('Acercar')).toBeFocused();
    await expect(button('Acercar')).toHaveAttribute('aria-disabled', 'true');
    await button('Días anteriores').click();
    await expect(shown).toHaveText(range(16, 22));
    await button('Días siguientes').click();
    await expect(shown).toHaveText(range(23, 29));
    await button('Alejar').click();
    await expect(shown).toHaveText(range(16, 29));
    for (let times = 0; times < 2; times += 1) await button('Alejar').click();
    await expect(shown).toHaveText(range(0, 29));
    await page.getByText('Ver los números de cada día').click();
  });

  await test.step('the days are zoomed by the slider', async () => {
    const shown = page.getByRole('group', { name: 'Días del gráfico' }).getByRole('status');
    const all = await shown.textContent();
    const chart = chartIn(page, VISITS);
    await chart.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 10, y + height - 16);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height - 16, { steps: 20 });
    await page.mouse.up();
    await expect(shown).not.toHaveText(all ?? '');
    expect((await shown.textContent())?.split(' – ')[1]).toBe(all?.split(' – ')[1]);
  });

  await test.step('the charts need no style element, and follow a change of the colour scheme and of the font size', async () => {
    const name = chartIn(page, CATEGORIES).locator('text', { hasText: (await rowsOf(page, CATEGORIES))[0]?.[0] ?? '' });
    const look = () => name.first().evaluate((text) => [getComputedStyle(text).fill, getComputedStyle(text).fontSize]);
    expect(await look()).toEqual(['rgb(31, 27, 22)', '15px']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look()).toEqual(['rgb(246, 240, 231)', '15px']);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(look).toEqual(['rgb(246, 240, 231)', '30px']);
    expect(await page.locator('style').count()).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });

  await test.step('the printed page has the figures as tables and no chart', async () => {
    await expect(chartIn(page, CATEGORIES)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(chartIn(page, CATEGORIES)).toBeHidden();
    for (const name of [CATEGORIES, 'Visitas por día']) {
      const row = page.getByRole('table', { name }).getByRole('row').last();
      expect((await row.boundingBox())?.height).toBeGreaterThan(10);
    }
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('[STATS-10] [CSV-1] [CSV-2] the CSV file holds the figures, and no cell that a spreadsheet runs', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^visitas-demo-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = cellsOf(await readFile(await download.path(), 'utf8'));
    const orders = ['Pedidos empezados', 'Pedidos enviados'];
    expect(head).toEqual(['Tipo', 'Nombre', 'Visitas', 'Por código QR', 'Directas', ...orders]);
    const days = rows.filter(([type]) => type === 'Día');
    expect(days).toHaveLength(30);
    expect(days.reduce((sum, [, , visits]) => sum + Number(visits), 0)).toBe(await total(page));
    const categories = rows.filter(([type]) => type === 'Categoría').map(([, name, count]) => [name, count]);
    const shown = (await rowsOf(page, CATEGORIES)).map(([name, count = '']) => [
      name === title ? `'${title}` : name,
      count.replace('.', ''),
    ]);
    expect(categories).toEqual(shown);
    expect(categories.map(([name]) => name)).toContain(`'${title}`);
  });

  await test.step('a visit of the menu is counted at once, and a scan of its QR code as such', async () => {
    const before = await total(page);
    const diner = await context.newPage();
    const nextReport = () => diner.waitForResponse((response) => response.url().includes('/api/visits/'));
    await Promise.all([nextReport(), diner.goto('/m/demo?qr')]);
    await Promise.all([nextReport(), diner.goto('/m/demo')]);
    await page.reload();
    await expect.poll(() => total(page)).toBe(before + 2);
    await page.getByText('Ver los números de cada día').click();
    const [today] = await rowsOf(page, 'Visitas por día');
    expect(today?.[0]).toMatch(/^\d{1,2} [a-z]{3}$/);
    expect(Number(today?.[2])).toBeGreaterThan(0);
    await diner.close();
  });

  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const)
    await test.step(`Métricas fits into ${width} px and has no serious axe violation in ${colorScheme} colours`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await expect(chartIn(page, VISITS)).toBeVisible();
      await expect(page.getByRole('table', { name: 'Visitas por día' })).toBeVisible();
      const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        scrollHeight: document.documentElement.scrollHeight,
      }));
      expect(scrollWidth).toBe(width);
      const footer = await page.getByRole('contentinfo').boundingBox();
      const end = (footer?.y ?? 0) + (footer?.height ?? 0) + (await page.evaluate(() => scrollY));
      expect(scrollHeight - end).toBeLessThan(100);
      expect(await seriousViolations(page)).toEqual([]);
    });

  await test.step('the report of 7 or 90 days is chosen by pointer and by keyboard', async () => {
    await page.getByText('Ver los números de cada día').click();
    const month = await total(page);
    await page.getByRole('radio', { name: '30 días' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Categorías más vistas últimos 7 días' })).toBeVisible();
    expect(await total(page)).toBeLessThan(month);
    await expect(page.getByRole('group', { name: 'Días del gráfico' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByText('Ver los números de cada día')).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await rowsOf(page, 'Visitas por día')).toHaveLength(7);
    await page.getByRole('radio', { name: '90 días' }).check();
    await expect(page.getByRole('heading', { name: 'Visitas últimos 90 días' })).toBeVisible();
    expect(await rowsOf(page, 'Visitas por día')).toHaveLength(90);
  });

  await test.step('[STATS-14] [STATS-15] other days are chosen by keyboard and compared with as many before, and wrong ones are refused', async () => {
    await page.getByRole('radio', { name: '7 días' }).check();
    await expect(
      page.getByText(/^\d+ % más que los 7 días anteriores$|^\d+ en los 7 días anteriores$|^(Casi )?[iI]gual/),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'Fechas' }).check();
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Desde').fill(dayBefore(10));
    await page.getByLabel('Hasta').fill(dayBefore(14));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription('Elige el primer día o uno posterior');
    await page.getByLabel('Hasta').fill(dayBefore(6));
    const answered = page.waitForResponse((response) => response.url().includes('/visits?'));
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('heading', { name: /^Visitas (del|el) / })).toBeVisible();
    expect((await rowsOf(page, 'Visitas por día')).map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    await expect(page.getByText(/ los 5 días anteriores$/)).toBeVisible();
    await page.getByLabel('Desde').fill(dayBefore(390));
    await page.getByLabel('Hasta').fill(dayBefore(380));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Sin visitas del / })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('a report that could not be loaded is loaded by a press', async () => {
    consoleGuard.allow(/ERR_FAILED/);
    await page.route('**/api/analytics/demo/visits?*', (route) => route.abort());
    await page.getByRole('radio', { name: '30 días' }).check();
    await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las métricas');
    await page.unroute('**/api/analytics/demo/visits?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: CATEGORIES })).toBeVisible();
  });

  await test.step('a menu without visits shows an empty state', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openScreen(page, ...METRICS, NEW_OWNER);
    await expect(page.getByRole('heading', { name: 'Sin visitas en los últimos 30 días' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });
});
