import type { Page } from '@playwright/test';
import { addOptions, bar, changeItem, openAlways, order, plus, setDesk, sheetOf } from './testing/diners-order.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { boxOf, cutTexts } from './testing/layout.ts';
import { OWNER, startSession } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const PHONE = { width: 320, height: 640 };
const LONG = 'Provoleta al hierro con tomates asados, orégano fresco de la huerta, aceite de oliva y pan de masa madre';

test.use({ viewport: PHONE });

/** As a phone whose owner has set letters twice as large; the next page begins with the usual ones. */
async function doubleLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

/** Bars lie on dishes that scroll below them, the plus on the corner of its picture, the target of a line of the order on all of it. */
const ON_PURPOSE = / and button «Agregar | by «(?:Cambiar|Ver pedido|Cocina)/;

const faultsAt = async (page: Page, widths = [320, 360]) =>
  (await layoutFaults(page, widths, 'main ul, main div:has(> [data-marks])')).filter(
    (fault) => !ON_PURPOSE.test(fault),
  );

test('with letters twice as large, on the smallest phones nothing of the menu, a dish and the order is cut, covered or broken inside a word', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startSession(page, OWNER);
  await openAlways(page);
  await setDesk(page);
  await addOptions(page);
  await changeItem(page, 'Provoleta', { title: LONG });
  await page.goto('/m/demo');
  await expect(plus(page, 'Provoleta')).toBeVisible();
  await doubleLetters(page);

  await test.step('the languages stand in one line, off the name; the box of the search shows what it is for', async () => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...PHONE, width });
      const languages = await Promise.all(
        ['Español', 'English', 'Português'].map((name) => boxOf(page.getByRole('link', { name }))),
      );
      expect(new Set(languages.map(({ y }) => y)).size).toBe(1);
      const name = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(languages[0]!.y + languages[0]!.height).toBeLessThanOrEqual(name.y);
      expect(await cutTexts(page)).toEqual([]);
    }
    expect(await faultsAt(page)).toEqual([]);
  });

  await test.step('of a dish with a long name all can be reached', async () => {
    await page.setViewportSize(PHONE);
    await page.locator('a[data-title]').filter({ hasText: 'Provoleta' }).first().click();
    await sheetOf(page, LONG).getByRole('radio', { name: 'Chica' }).check();
    expect(await faultsAt(page)).toEqual([]);
    await sheetOf(page, LONG)
      .getByRole('button', { name: /^Agregar al pedido/ })
      .click();
  });

  await test.step('the bar and the sheet of the order', async () => {
    expect(await faultsAt(page)).toEqual([]);
    await bar(page).click();
    await expect(order(page)).toBeVisible();
    expect(await faultsAt(page)).toEqual([]);
  });
});
