import type { Page } from '@playwright/test';
import { inThreeDays, openAlways } from './testing/diners-order.ts';
import { boxOf } from './testing/layout.ts';
import { MENU_WITHOUT_PICTURES, openMenu } from './testing/orders.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const actions = (page: Page) => page.getByRole('navigation', { name: 'Sobre el local' }).getByRole('link');
const filters = (page: Page) => page.getByRole('group', { name: 'Mostrar solo' }).getByRole('button');
const featured = (page: Page) => page.getByRole('region', { name: 'Destacados' }).getByRole('listitem');
const rows = (page: Page) => page.locator('[data-sections] [data-visit="product"]');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categorías', exact: true }).getByRole('link');

/** What the first screen of a menu with pictures consists of, from top to bottom. */
const partsOf = (page: Page) => [
  page.getByRole('link', { name: 'English' }),
  page.getByRole('heading', { level: 1 }),
  page.getByRole('searchbox'),
  filters(page),
  page.getByRole('heading', { name: 'Destacados' }),
  featured(page),
  tabs(page),
  rows(page),
];

test('on a phone the first screen of a menu shows its dishes, and its parts stand in the order in which they are read', async ({
  page,
}) => {
  await startSession(page, OWNER);
  // The notice of a closed restaurant has a test of its own.
  await openAlways(page);
  await page.goto('/m/demo');
  await expect(featured(page).getByRole('button')).not.toHaveCount(0);
  await expect(page.locator('header').getByText('Abierto')).toBeVisible();

  await test.step('cover, name, actions, search, filters, featured dishes, tabs and the first row of the menu begin within 740 px', async () => {
    const tops = [];
    for (const part of partsOf(page)) tops.push((await boxOf(part)).y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.at(-1)).toBeLessThan(740);
    const card = await boxOf(featured(page));
    expect(card.y + card.height).toBeLessThan(560);
  });

  await test.step('up to three actions are icons of 44 px beside the name, the others stand in Información', async () => {
    await expect(actions(page)).toHaveCount(3);
    const name = await boxOf(page.getByRole('heading', { level: 1 }));
    for (const action of await actions(page).all()) {
      const box = await boxOf(action);
      expect([box.width, box.height]).toEqual([44, 44]);
      expect(Math.abs(box.y + 22 - (name.y + name.height))).toBeLessThan(20);
    }
    await expect(actions(page)).toHaveText(['WiFi', 'Contacto', 'Información']);
    const more = page.getByRole('region', { name: 'Información' }).getByRole('link', { name: 'Pizarra' });
    await expect(more).toBeVisible();
  });

  await test.step('the filters keep to one row of 44 px', async () => {
    const boxes = await Promise.all((await filters(page).all()).map(boxOf));
    expect(boxes.length).toBe(3);
    expect(boxes.map(({ y, height }) => [y - (boxes[0]?.y ?? 0), height])).toEqual([
      [0, 44],
      [0, 44],
      [0, 44],
    ]);
    expect((await boxOf(page.getByRole('searchbox'))).height).toBe(44);
  });

  await test.step('a featured card has a picture of 136 × 100 with the plus on its corner, which puts the dish into the order', async () => {
    const picture = await boxOf(featured(page).locator('img'));
    expect([picture.width, picture.height]).toEqual([136, 100]);
    const plus = await boxOf(featured(page).getByRole('button'));
    expect(plus.x + plus.width).toBe(picture.x + picture.width);
    expect(plus.y + plus.height / 2).toBeLessThan(picture.y + picture.height);
    const card = featured(page).filter({ hasText: 'Flan casero' });
    await card.getByRole('button', { name: /^Agregar Flan casero/ }).click();
    await expect(page.getByRole('button', { name: /^Ver pedido/ })).toBeVisible();
    await expect(card.getByRole('button')).toHaveText('1');
  });
});

test('closed, the first screen still shows a dish below the notice', async ({ page }) => {
  await startSession(page, OWNER);
  const tomorrow = (new Date().getDay() % 7) + 1;
  await write(page, '/api/business/demo', { hours: [{ days: [tomorrow], from: '10:00', to: '11:00' }] });
  await page.goto('/m/demo');
  const closed = await boxOf(page.getByText('Cerrado ahora'));
  const search = await boxOf(page.getByRole('searchbox'));
  expect(closed.y + closed.height).toBeLessThan(search.y);
  const card = await boxOf(featured(page));
  expect(card.y + card.height).toBeLessThan(740);
});

test('a menu without pictures begins below a short header, whose languages open from an icon', async ({
  page,
  server,
}) => {
  await openMenu(page, server, MENU_WITHOUT_PICTURES);
  const first = await boxOf(rows(page));
  expect(first.y + first.height).toBeLessThan(440);
  await expect(page.locator('main[data-text-only]')).toBeVisible();
  const languages = page.getByRole('navigation', { name: 'Idioma' });
  await expect(languages.getByRole('link', { name: 'English' })).toBeHidden();
  await languages.locator('summary').click();
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('at each width', () => {
  test.use({ hasTouch: false });

  test('nothing scrolls sideways and no word is cut, on the menu, a product, the WiFi and an unknown address', async ({
    page,
    consoleGuard,
  }) => {
    test.setTimeout(120_000);
    consoleGuard.allow(/404/);
    await page.goto('/m/demo');
    const product = (await page.locator('a[data-title]').first().getAttribute('href')) ?? '';
    for (const address of ['/m/demo', product, '/m/demo/wifi', '/m/demo/p/unknown', '/m/unknown-menu']) {
      await page.goto(address);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        expect([address, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          address,
          width,
          width,
        ]);
        expect([address, width, await overflowingTexts(page)]).toEqual([address, width, []]);
        expect([address, width, await brokenWords(page)]).toEqual([address, width, []]);
      }
    }
  });
});

const SCREENS = [
  [195, 430],
  [280, 640],
  [360, 740],
  [390, 844],
  [740, 360],
  [800, 900],
  [1280, 800],
] as const;

/** Returns the words of up to ten letters in titles and headings that stand in two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('[data-title], h1, h2, h3')) {
      const text = element.firstChild;
      if (!text || text.nodeType !== 3 || element.closest('div, li')?.clientWidth === 1) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\S)\S{2,10}(?!\S)/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test('on a screen of 360 px height, what sticks to the top leaves two thirds of it to the menu', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/m/demo');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const tab = await boxOf(tabs(page));
  expect(tab.y).toBeLessThan(4);
  const sticking = await page.evaluate(
    () => document.elementsFromPoint(innerWidth / 2, 90).filter((element) => element.matches('[data-chips] *')).length,
  );
  expect(sticking).toBe(0);
});

test('the page’s letters grow with the browser’s letter size', async ({ page, context }) => {
  await page.goto('/m/demo');
  const sizes = () =>
    page.evaluate(() =>
      ['h1', '[data-title]', '[data-tabs] a', '[data-marks]', 'dd'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? parseFloat(getComputedStyle(element).fontSize) : 0;
      }),
    );
  const usual = await sizes();
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await expect.poll(sizes).toEqual(usual.map((size) => size * 1.5));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await overflowingTexts(page)).toEqual([]);
});

test('a dish without a picture has words alone among dishes with pictures, on the same lines', async ({ page }) => {
  await page.goto('/m/demo');
  const pictured = rows(page).filter({ has: page.locator('picture') });
  const plain = rows(page)
    .filter({ hasNot: page.locator('picture') })
    .filter({ hasText: 'Tabla de fiambres' });
  await expect(plain.getByRole('button')).toBeVisible();
  await expect(plain.locator('svg:not([role=img])')).toHaveCount(0);
  const edge = (box: { x: number; width: number }) => box.x + box.width;
  expect((await boxOf(plain.locator('a'))).x).toBe((await boxOf(pictured.locator('a'))).x);
  expect(edge(await boxOf(plain.getByRole('button')))).toBe(edge(await boxOf(pictured.getByRole('button'))));
  const title = await boxOf(plain.locator('a'));
  const price = await boxOf(plain.getByText('18.400'));
  expect(price.y + price.height / 2).toBeLessThan(title.y + title.height);
  expect(edge(price)).toBeLessThan((await boxOf(plain.getByRole('button'))).x + 6);
});

test('[LAW-1] the price without national taxes stands in one line below the price, with the long words for readers', async ({
  page,
}) => {
  await page.goto('/m/demo');
  const words = rows(page).getByRole('img', { name: 'Precio sin impuestos nacionales' });
  await expect(words.first()).toHaveText('Sin imp. nac.');
  const net = words.first().locator('xpath=..');
  await expect(net).toHaveText(/^Sin imp\. nac\. \$ 5\.702,48$/);
  expect((await boxOf(net)).height).toBeLessThan(26);
  const price = await boxOf(rows(page).getByText('6.900'));
  expect((await boxOf(net)).y).toBeGreaterThan(price.y + price.height / 2);
});

test('[HOURS-4] a dish outside its hours says when it is available and has no plus, in its row and in what is found', async ({
  page,
  server,
}) => {
  const dish = (title: string) => ({ title, price: '4300.00' });
  await openMenu(page, server, {
    currency: '$',
    categories: [
      {
        title: 'Mediodía',
        availability: [{ days: [inThreeDays()], from: '12:00', to: '15:30' }],
        products: [dish('Guiso de lentejas'), dish('Milanesa')],
      },
      { title: 'Siempre', products: [dish('Tortilla'), dish('Guiso de mondongo')] },
    ],
  });
  const expectHours = async (title: string) => {
    const row = rows(page).or(page.locator('li[data-visit]')).filter({ hasText: title }).first();
    await expect(row).toContainText(/Disponible \S+ de 12\.00 a 15\.30/);
    await expect(row).toContainText('4.300');
    await expect(row.getByRole('button')).toHaveCount(0);
  };
  await expect(rows(page).getByRole('button')).toHaveCount(2);
  await expectHours('Guiso de lentejas');
  await expectHours('Milanesa');
  const [title, hours] = [page.getByText('Guiso de lentejas'), page.getByText(/^Disponible/)];
  expect((await boxOf(hours)).y).toBeGreaterThan((await boxOf(title)).y + 10);
  await page.getByRole('searchbox').fill('guiso');
  await expect(page.getByRole('status')).toContainText('2 resultados');
  await expectHours('Guiso de lentejas');
  await expect(page.getByRole('button', { name: 'Agregar Guiso de mondongo' })).toBeVisible();
});

test('a picture that cannot be fetched is replaced by its title, and comes back with the connection', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const pictures = /\/files\/(?!icon)/;
  await page.route(pictures, (route) => route.abort());
  await page.goto('/m/demo');
  const row = rows(page).filter({ hasText: 'Provoleta al hierro' }).first();
  await row.scrollIntoViewIfNeeded();
  const place = row.locator('picture');
  await expect(place).toHaveText('Provoleta al hierro');
  const box = await boxOf(place.locator('span'));
  expect([box.width, box.height]).toEqual([104, 104]);
  const broken = () =>
    page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length);
  await expect.poll(broken).toBe(0);
  await page.unroute(pictures);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(row.getByRole('img', { name: 'Provoleta al hierro' })).toBeVisible();
  await expect(page.locator('[data-broken]')).toHaveCount(0);
});

test('the tab of the category that fills most of the screen is current, and a pressed one while it begins in sight', async ({
  page,
  server,
}) => {
  const titles = ['Larga', 'Corta', 'Media', 'Breve', 'Última'];
  const sizes = [20, 1, 6, 1, 2];
  await openMenu(page, server, {
    currency: '$',
    categories: titles.map((title, nth) => ({
      title,
      products: Array.from({ length: sizes[nth] ?? 0 }, (_, dish) => ({
        title: `Plato ${nth}.${dish}`,
        price: '4300.00',
      })),
    })),
  });
  const current = () => tabs(page).and(page.locator('[aria-current]'));
  /** The category that fills most of what the tabs leave of the screen, measured on the screen. */
  const fullest = () =>
    page.evaluate(() => {
      const top = document.querySelector('[data-tabs]')?.getBoundingClientRect().bottom ?? 0;
      const shown = [...document.querySelectorAll('[data-sections] > section')].map((section) => {
        const box = section.getBoundingClientRect();
        return [
          Math.min(box.bottom, innerHeight) - Math.max(box.top, top),
          section.querySelector('h2')?.textContent,
        ] as const;
      });
      return shown.toSorted(([a], [b]) => b - a)[0]?.[1] ?? '';
    });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const seen = new Set<string>();
  for (let y = 0; y < height; y += 150) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    const expected = await fullest();
    seen.add(expected);
    await expect(current()).toHaveText([expected]);
  }
  expect(seen.size).toBeGreaterThan(1);

  for (const title of ['Breve', 'Última', 'Corta', 'Larga']) {
    await tabs(page).filter({ hasText: title }).click();
    await expect(current()).toHaveText([title]);
    await page.mouse.wheel(0, -20);
    await expect(current()).toHaveText([title]);
  }
});

test('the link to the order is the first that the keyboard reaches, once there is an order', async ({ page }) => {
  await page.goto('/m/demo');
  const skip = page.locator('[data-skip]');
  await expect(skip).toBeHidden();
  await expect(skip).toHaveAttribute('href', '#pedido');
  await skip.evaluate((link: HTMLElement) => (link.hidden = false));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al pedido' })).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
});

/** Returns the texts that do not fit into their boxes; without those that are cut after some lines, or scroll in a row of their own. */
function overflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('main *:not(svg *)')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { fontSize, display } = getComputedStyle(element);
        return fontSize !== '0px' && display !== 'inline' && display !== '-webkit-box' && element.checkVisibility();
      })
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => !element.closest('ul, [role=group]')?.matches('[data-tabs], [data-chips] ul, [role=group]'))
      .map(({ textContent }) => textContent.trim()),
  );
}
