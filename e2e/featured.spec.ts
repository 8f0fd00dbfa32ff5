import type { Locator, Page } from '@playwright/test';
import { openHome, OWNER } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const FEATURED = [
  'Bife de chorizo con chimichurri',
  'Empanadas de carne cortada a cuchillo (x3)',
  'Flan casero con dulce de leche',
  'Ñoquis de papa con salsa de tomates asados',
];
const [BIFE = '', EMPANADAS = '', FLAN = '', NOQUIS = ''] = FEATURED;

async function openFeatured(page: Page, owner = OWNER): Promise<void> {
  await openHome(page, owner);
  await page.getByRole('link', { name: /Mi menú/ }).click();
  await page.getByRole('link', { name: 'Productos destacados' }).click();
  await page.getByRole('heading', { level: 1, name: 'Productos destacados' }).waitFor();
}

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Destacados' }).getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Mover ${title}`, exact: true });

async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits for a dropped card and its list, which glides to the nearest card: a handle measured before would be missed. */
async function centresOf(from: Locator, to: Locator) {
  await from.hover({ trial: true });
  await to.hover({ trial: true });
  return { from: await centreOf(from), to: await centreOf(to) };
}

async function saved(page: Page): Promise<void> {
  await page.getByText('Guardado', { exact: true }).waitFor();
}

test.describe('the featured products', () => {
  test('[FEAT-3] [FEAT-4] a featured product is moved by mouse and by keyboard, and stays where it is dropped at its place', async ({
    page,
  }) => {
    await openFeatured(page);

    await test.step('[FEAT-4] a featured product that is dropped at its place, outside, or cancelled does not move', async () => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
      for (const end of ['same place', 'outside', 'escape'] as const) {
        const { from, to } = await centresOf(handle(page, BIFE), handle(page, EMPANADAS));
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
        await expect(page.getByText(`${BIFE}: posición 2 de 4`)).toBeVisible();
        if (end === 'same place') {
          await page.mouse.move(from.x, from.y, { steps: 8 });
          await expect(page.getByText(`${BIFE}: posición 1 de 4`)).toBeVisible();
        }
        if (end === 'outside') await page.mouse.move(to.x, to.y + 700, { steps: 8 });
        if (end === 'escape') await page.keyboard.press('Escape');
        await page.mouse.up();
        await expect(page.getByText(`${BIFE}: no se movió, sigue en la posición 1 de 4`)).toBeAttached();
        expect(await titles(page), end).toEqual(FEATURED);
      }
      expect(sent).toEqual([]);
    });

    await test.step('[FEAT-3] a featured product dragged by mouse moves at once and stays there after a reload', async () => {
      const body = page.waitForRequest((request) => request.url().includes('/api/items/sort/featured/demo/'));
      const { from, to } = await centresOf(handle(page, FLAN), handle(page, BIFE));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await expect(page.getByText(`${FLAN}: posición 1 de 4`)).toBeVisible();
      await page.mouse.up();
      await expect.poll(() => titles(page)).toEqual([FLAN, BIFE, EMPANADAS, NOQUIS]);
      expect((await body).postDataJSON()).toEqual({ order: 0 });
      await saved(page);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual([FLAN, BIFE, EMPANADAS, NOQUIS]);
    });

    await test.step('[FEAT-3] a featured product is moved by keyboard, announced, and keeps the focus', async () => {
      await handle(page, BIFE).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`${BIFE}: posición 2 de 4`)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(`${BIFE}: posición 3 de 4`)).toBeVisible();
      await page.keyboard.press('Space');
      await expect.poll(() => titles(page)).toEqual([FLAN, EMPANADAS, BIFE, NOQUIS]);
      await expect(handle(page, BIFE)).toBeFocused();
      await expect(page.getByText(`${BIFE}: quedó en la posición 3 de 4`)).toBeAttached();
      await saved(page);
    });
  });
});

test.describe('the featured products on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('[FEAT-3] featured products are swiped through and moved by touch', async ({ page }) => {
    await openFeatured(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await handle(page, BIFE).waitFor();
    await finger.send('Input.synthesizeScrollGesture', { x: 300, y: 400, xDistance: -250, yDistance: 0 });
    // The list snaps to the second card.
    const fromEdge = async () => Math.round((await cards(page).nth(1).boundingBox())?.x ?? 0);
    await expect.poll(fromEdge).toBe(16);

    const from = await centreOf(handle(page, EMPANADAS));
    await touch('touchStart', from);
    // Chromium tells the page of no shorter movement of a finger.
    await touch('touchMove', { x: from.x, y: from.y + 18 });
    await expect(page.getByText(`${EMPANADAS}: posición 2 de 4`)).toBeVisible();
    // A card that is held at the left edge scrolls the list.
    for (let x = from.x; x > 20; x -= 20) await touch('touchMove', { x, y: from.y });
    await expect(page.getByText(`${EMPANADAS}: posición 1 de 4`)).toBeVisible();
    await touch('touchEnd');
    await expect.poll(() => titles(page)).toEqual([EMPANADAS, BIFE, FLAN, NOQUIS]);
    await saved(page);
  });
});
