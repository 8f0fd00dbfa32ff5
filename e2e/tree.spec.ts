import type { CDPSession, Page } from '@playwright/test';
import { holdScripts } from './testing/hold-scripts.ts';
import { openEditor, type Editor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const STARTERS = [
  'Empanadas de carne cortada a cuchillo (x3)',
  'Provoleta al hierro',
  'Papas rústicas con alioli',
  'Tabla de fiambres, quesos y encurtidos para compartir entre dos',
  'Locro del 25 de mayo',
];

/** Chromium tells the page of no shorter movement of a finger; in pixels. */
const SLOP = 18;

const openStarters = (page: Page) => openEditor(page, 'Cocina', 'Entradas');

const starters = async (editor: Editor) => (await editor.titles()).filter((title) => STARTERS.includes(title));

async function touch(
  fingers: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
): Promise<void> {
  await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

test('rows are reordered by finger, mouse and keyboard, also before the drag code has loaded', async ({
  page,
  context,
}) => {
  const PROVOLETA = 'Provoleta al hierro';
  const place = (nth: number) => page.getByText(`${PROVOLETA}: posición ${nth} de 5`);
  let release = await holdScripts(page, '**/drag.*.js');
  const editor = await openStarters(page);
  const devtools = await context.newCDPSession(page);

  await test.step('[ORD-4] a finger that moves a row before the drag code has loaded lifts it once it has', async () => {
    const { x, y } = await editor.centreOf(PROVOLETA);
    await touch(devtools, 'touchStart', { x, y });
    await touch(devtools, 'touchMove', { x, y: y + SLOP });
    release();
    await expect(place(2)).toBeVisible();
    await touch(devtools, 'touchEnd');
    await expect(page.getByText(/Provoleta al hierro: posición/)).toHaveCount(0);
    await expect(page.getByText(PROVOLETA, { exact: true })).toHaveCount(1);
  });

  await test.step('[ORD-5] a drop at the same place, outside the list, or cancelled by Escape sends nothing', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    for (const end of ['same place', 'outside', 'escape'] as const) {
      const from = await editor.centreOf(PROVOLETA);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y + 90, { steps: 6 });
      await expect(page.getByText(/Provoleta al hierro: posición \d de 5/)).toBeVisible();
      if (end === 'same place') {
        await page.mouse.move(from.x, from.y, { steps: 6 });
        await expect(place(2)).toBeVisible();
      }
      if (end === 'outside') {
        await page.mouse.move(from.x, 2, { steps: 6 });
        await expect(page.getByText(/^Provoleta al hierro: fuera/)).toBeVisible();
      }
      if (end === 'escape') await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(page.getByText(/Provoleta al hierro: (posición|fuera)/)).toHaveCount(0);
      // The drop animation has ended.
      await expect(page.getByText(PROVOLETA, { exact: true })).toHaveCount(1);
      expect(await starters(editor), end).toEqual(STARTERS);
    }
    expect(sent).toEqual([]);
  });

  await test.step('[ORD-4] a row held before the drag code has loaded is lifted once it has', async () => {
    await page.unrouteAll();
    release = await holdScripts(page, '**/drag.*.js');
    await page.reload();
    const from = await editor.centreOf(PROVOLETA);
    const press = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y + 60, { steps: 6 });
    };
    await press();
    await page.mouse.up();
    await press();
    release();
    await expect(place(2)).toBeVisible();
    await page.mouse.move(from.x, from.y + 90, { steps: 6 });
    await expect(place(3)).toBeVisible();
    await page.mouse.up();
    await editor.saved();
    expect((await starters(editor))[2]).toBe(PROVOLETA);
  });

  await test.step('[ORD-4] a dropped row can be lifted again during its drop animation', async () => {
    await expect(page.getByText(PROVOLETA, { exact: true })).toHaveCount(1);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
    for (const nth of [4, 5]) {
      const { x, y } = await editor.centreOf(PROVOLETA);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 90, { steps: 6 });
      await expect(place(nth)).toBeVisible();
      await page.mouse.up();
    }
    await editor.saved();
    expect((await starters(editor))[4]).toBe(PROVOLETA);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await devtools.send('Animation.disable');
  });

  await test.step('quick moves are sent in order; [ORD-4] a category is dragged with all that it holds; both are there after a reload', async () => {
    await editor.handle(PROVOLETA).focus();
    for (let move = 0; move < 4; move++) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
    }
    await editor.saved();
    await page.evaluate(() => window.scrollTo(0, 0));
    const from = await editor.centreOf('Cocina');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 4 });
    const below = await editor.centreOf('Pizzas a la piedra');
    await page.mouse.move(from.x, below.y, { steps: 10 });
    const sorted = page.waitForResponse((response) => response.url().includes('/sort/'));
    await page.mouse.up();
    expect((await sorted).status()).toBe(200);
    await editor.saved();
    await page.reload();
    await editor.tree.waitFor();
    expect((await editor.titles()).slice(0, 2)).toEqual(['Pizzas a la piedra', 'Cocina']);
    const expected = [PROVOLETA, ...STARTERS.filter((title) => title !== PROVOLETA)];
    await expect.poll(() => starters(editor)).toEqual(expected);
  });

  await test.step('[STORE-2] the tree restores its open rows within the tab, and its scroll position', async () => {
    await page.getByRole('button', { name: 'Agregar categoría principal' }).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(100);
    await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('carta:scroll')))).toBe(left);
    await page.reload();
    await editor.tree.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(editor.row(PROVOLETA)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[ORD-4] a row is lifted as soon as the finger moves its handle; a touch of the handle or a swipe over the row lifts nothing', async ({
    page,
    context,
  }) => {
    const editor = await openStarters(page);
    const fingers = await context.newCDPSession(page);
    const from = await editor.centreOf('Papas rústicas con alioli');
    const to = await editor.centreOf('Empanadas de carne cortada a cuchillo (x3)');

    await touch(fingers, 'touchStart', from);
    await touch(fingers, 'touchEnd');
    await expect(page.getByText(/Papas rústicas con alioli: posición/)).toHaveCount(0);

    const words = { x: from.x + 120, y: from.y };
    const scrolled = await page.evaluate(() => window.scrollY);
    // Sent without waiting for answers: a finger that rests for half a second selects the row.
    const swipe = Array.from({ length: 6 }, (_, step) => ({ ...words, y: words.y - (step + 1) * 10 }));
    await Promise.all([
      touch(fingers, 'touchStart', words),
      ...swipe.map((place) => touch(fingers, 'touchMove', place)),
    ]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
    const momentum = await page.evaluateHandle(() => {
      const state = { hasEnded: false };
      document.addEventListener('scrollend', () => (state.hasEnded = true), { once: true });
      return state;
    });
    await touch(fingers, 'touchEnd');
    await expect(page.getByText(/Papas rústicas con alioli: posición/)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveCount(0);
    await expect.poll(() => momentum.evaluate(({ hasEnded }) => hasEnded)).toBe(true);
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);

    await touch(fingers, 'touchStart', from);
    await touch(fingers, 'touchMove', { x: from.x, y: from.y + SLOP });
    await expect(page.getByText('Papas rústicas con alioli: posición 3 de 5')).toBeVisible();
    for (let step = 1; step <= 10; step++) {
      await touch(fingers, 'touchMove', { x: from.x, y: from.y + ((to.y - 20 - from.y) * step) / 10 });
    }
    await expect(page.getByText('Papas rústicas con alioli: posición 1 de 5')).toBeVisible();
    await touch(fingers, 'touchEnd');
    await editor.saved();
    await page.reload();
    await editor.tree.waitFor();
    await expect.poll(async () => (await starters(editor))[0]).toBe('Papas rústicas con alioli');
  });
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`the names in sight at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 700, isMobile: width < 700 });

    test(`the names of both categories stay in sight while their products scroll, and work (${width} px)`, async ({
      page,
    }) => {
      const editor = await openEditor(page, 'Cocina', 'Entradas', 'Platos principales');
      const band = editor.row('Entradas');
      const top = async (title: string) => (await editor.row(title).boundingBox())?.y;
      const header = (await page.locator('main header').boundingBox())?.height ?? 0;
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(band).not.toContainText('Cocina');

      await editor
        .row('Papas rústicas con alioli')
        .evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 104));
      await expect(band).toContainText('Cocina');
      expect(await top('Entradas')).toBe(header);
      expect((await editor.centreOf('Entradas')).y).toBeLessThan(header + 48);
      expect(await seriousViolations(page)).toEqual([]);

      await editor
        .row('Platos principales')
        .evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 76));
      await expect.poll(() => top('Entradas')).toBeLessThan(header);
      await editor
        .row('Platos principales')
        .evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 50));
      await expect(editor.row('Platos principales')).toContainText('Cocina');
      expect(await top('Platos principales')).toBe(header);

      await page.getByRole('button', { name: 'Contraer Platos principales' }).click();
      await expect.poll(() => top('Platos principales')).toBe(header);
      await page.getByRole('button', { name: 'Expandir Platos principales' }).click();
      await page.evaluate(() => window.scrollBy(0, 300));
      await expect(editor.row('Platos principales')).toContainText('Cocina');
      await editor.handle('Platos principales').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await editor.saved();
      await expect(editor.handle('Platos principales')).toBeInViewport();
      await expect(editor.row('Platos principales')).toHaveAttribute('aria-posinset', '1');
    });
  });
}
