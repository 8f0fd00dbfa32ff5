import type { Browser, Page } from '@playwright/test';
import { AnsweringProxy } from './testing/answering-proxy.ts';
import type { CartaServer } from './testing/carta-server.ts';
import { sendOrder } from './testing/diner-orders.ts';
import { layoutFaults, WIDTHS } from './testing/layout-faults.ts';
import { bodyOfSave, heading } from './testing/orders.ts';
import { LOCKED_OWNER, nothingOpen, OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

/** The contract's limit for a new order to be on every open desk. */
const AT_ONCE = { timeout: 1_000 };
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

const card = (page: Page, number: number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const within = (page: Page, name: string, number: number) =>
  group(page, name).getByRole('article', { name: `Pedido ${number}`, exact: true });

/** Opens the desk of the demo, which takes orders at any hour, and waits until it listens to events. */
async function openDesk(page: Page): Promise<void> {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders') && answer.ok());
  await page.goto('/panel/orders/desk');
  await expect(group(page, 'Nuevos')).toBeVisible();
  await listens;
}

async function otherDevice(browser: Browser, server: CartaServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: DESK });
  const page = await context.newPage();
  await openDesk(page);
  return page;
}

test.use({ viewport: DESK });

test('[ORDER-15] [ORDER-16] an order is on every device at once; its steps, one back and a rejection are seen on all of them', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  await openDesk(page);
  const there = await otherDevice(browser, server);
  const first = await sendOrder(page.request, { type: 'delivery' });

  await test.step('a new order is on both devices within a second, with its lines and its diner', async () => {
    for (const device of [page, there]) {
      await expect(within(device, 'Nuevos', first.number)).toBeVisible(AT_ONCE);
      await expect(card(device, first.number)).toContainText(first.title);
      await expect(card(device, first.number)).toContainText('Sin sal');
      await expect(card(device, first.number)).toContainText('Julián · Perú 1082, 3.º B');
      expect(await seriousViolations(device)).toEqual([]);
    }
  });

  await test.step('it is accepted with minutes, and the other device shows that within a second', async () => {
    await card(page, first.number).getByRole('radio', { name: '45' }).check();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await card(page, first.number).getByRole('button', { name: 'Aceptar' }).click();
    expect((await sent).postDataJSON()).toEqual({ state: 'accepted', version: 0, minutes: 45 });
    await expect(within(there, 'En preparación', first.number)).toContainText(/faltan 4[45] min/, AT_ONCE);
  });

  await test.step('one step back undoes the last one, by the snackbar and on the card', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(within(page, 'Nuevos', first.number)).toBeVisible();
    await card(page, first.number).getByRole('button', { name: 'Aceptar' }).click();
    await card(page, first.number).getByRole('button', { name: 'Listo' }).click();
    await expect(within(page, 'Listos', first.number)).toBeVisible();
    await card(page, first.number).getByRole('button', { name: 'Deshacer' }).click();
    await expect(within(there, 'En preparación', first.number)).toBeVisible(AT_ONCE);
    await expect(card(page, first.number).getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  });

  await test.step('a delivery is on its way before it is delivered, and then among those that are over', async () => {
    await card(page, first.number).getByRole('button', { name: 'Listo' }).click();
    await card(page, first.number).getByRole('button', { name: 'En camino' }).click();
    await card(page, first.number).getByRole('button', { name: 'Entregado' }).click();
    await expect(card(page, first.number)).toHaveCount(0);
    await page.getByRole('button', { name: 'Historial' }).click();
    await expect(within(page, 'Historial', first.number)).toContainText('Entregado');
    await page.getByRole('button', { name: 'Pedidos abiertos' }).click();
  });

  await test.step('an order is rejected with a reason, which both devices show', async () => {
    const second = await sendOrder(page.request, { name: 'Sofía' });
    await card(page, second.number).getByRole('button', { name: 'Rechazar' }).click();
    const sheet = page.getByRole('dialog', { name: `Rechazar el pedido ${second.number}` });
    await sheet.getByText('Cocina cerrada').click();
    expect(await seriousViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Rechazar' }).click();
    await expect(card(there, second.number)).toHaveCount(0, AT_ONCE);
    for (const device of [page, there]) {
      await device.getByRole('button', { name: 'Historial' }).click();
      await expect(card(device, second.number)).toContainText('Cocina cerrada');
      await device.getByRole('button', { name: 'Pedidos abiertos' }).click();
    }
  });

  await test.step('a tab in the background hears of a new order as soon', async () => {
    await there.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const { number } = await sendOrder(page.request, { name: 'Carla' });
    await expect(within(there, 'Nuevos', number)).toBeVisible(AT_ONCE);
  });

  await test.step('the hub says how many are new', async () => {
    await sendOrder(page.request, { name: 'Inés' });
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('link', { name: /^Pedidos del día/ })).toContainText(/\d nuevos?/);
  });
  await there.context().close();
});

test('a stale step is refused with the order as it is: the device shows it and says so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await openDesk(page);
  const { number } = await sendOrder(page.request);
  await expect(card(page, number)).toBeVisible(AT_ONCE);
  // The device does not hear of what another one does.
  const known = (await (await page.request.get('/api/orders/demo')).json()) as {
    orders: { key: string; number: number; state: string }[];
  };
  await page.route('**/api/orders/demo', (route) => route.fulfill({ json: known }));
  const { orders } = known;
  const key = orders.find((order) => order.number === number && order.state === 'new')?.key ?? '';
  await write(page, `/api/orders/demo/${key}`, { state: 'rejected', version: 0, reason: 'Faltan datos' });
  await card(page, number).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(`El pedido ${number} ya cambió en otro dispositivo: rechazado.`)).toBeVisible();
  await page.getByRole('button', { name: 'Historial' }).click();
  await expect(card(page, number)).toContainText('Faltan datos');
});

test('two people accept an order at once: one wins, and the other is told and sees it', async ({
  page,
  browser,
  server,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await openDesk(page);
  const there = await otherDevice(browser, server);
  const devices = [page, there];
  const { number } = await sendOrder(page.request);
  // Neither step is stored before both were sent.
  let waiting: (() => void)[] = [];
  for (const device of devices) {
    await expect(within(device, 'Nuevos', number)).toBeVisible(AT_ONCE);
    await device.route('**/api/orders/demo/*', async (route) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < devices.length) return;
        for (const release of waiting) release();
        waiting = [];
      });
      await route.continue();
    });
  }
  const answers = devices.map((device) =>
    device.waitForResponse((answer) => answer.request().method() === 'PUT').then((answer) => answer.status()),
  );
  await card(page, number).getByRole('radio', { name: '20' }).check();
  await card(there, number).getByRole('radio', { name: '60' }).check();
  for (const device of devices) await card(device, number).getByRole('button', { name: 'Aceptar' }).click();
  expect((await Promise.all(answers)).sort()).toEqual([200, 409]);
  const told = `El pedido ${number} ya cambió en otro dispositivo: en preparación.`;
  await expect
    .poll(async () => (await Promise.all(devices.map((device) => device.getByText(told).count()))).sort())
    .toEqual([0, 1]);
  const promised = /faltan (1[89]|20|59|60) min/;
  for (const device of devices) await expect(within(device, 'En preparación', number)).toContainText(promised);
  const words = await Promise.all(
    devices.map(async (device) => promised.exec(await card(device, number).innerText())?.[0]),
  );
  expect(words[0]).toBe(words[1]);
  await there.context().close();
});

test('[DESK-6] an order for later is accepted among the new ones, waits as scheduled, and comes into preparation by its time', async ({
  page,
}) => {
  await page.clock.install();
  await openDesk(page);
  const quarter = 15 * 60_000;
  const at = Math.ceil(Date.now() / quarter) * quarter + 2 * 3_600_000;
  const { number } = await sendOrder(page.request, { at });
  await expect(within(page, 'Nuevos', number)).toContainText(/para (hoy|mañana) /, AT_ONCE);
  await card(page, number).getByRole('button', { name: 'Aceptar' }).click();
  await expect(within(page, 'Programados', number)).toContainText(/para (hoy|mañana) /);
  await page.clock.fastForward(at - Date.now() - 29 * 60_000);
  await expect(within(page, 'En preparación', number)).toContainText(/faltan 2\d min/);
  await expect(group(page, 'Programados')).toHaveCount(0);
});

test('a whole evening goes by keyboard alone, and the focus is never on nothing', async ({ page }) => {
  await openDesk(page);
  const numbers: number[] = [];
  for (const name of ['Ana', 'Beto', 'Ceci']) numbers.push((await sendOrder(page.request, { name })).number);
  const [ana = 0, beto = 0, ceci = 0] = numbers;
  await expect(within(page, 'Nuevos', ceci)).toBeVisible(AT_ONCE);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  /** Presses keys and waits until the server has answered the step. */
  const step = async (...keys: string[]) => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    for (const key of keys) await page.keyboard.press(key);
    return (await answered).request().postDataJSON() as { state: string; minutes?: number };
  };

  await test.step('J and K go from card to card, a digit chooses the minutes, Enter accepts', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(`Pedido ${ana}`);
    expect(await step('4', 'Enter')).toMatchObject({ state: 'accepted', minutes: 60 });
    await expect(within(page, 'En preparación', ana)).toBeVisible();
    await expect.poll(focused).toBe(`Pedido ${beto}`);
  });

  await test.step('R rejects: the reason is chosen by arrows, and the next card has the focus', async () => {
    await page.keyboard.press('r');
    const sheet = page.getByRole('dialog', { name: `Rechazar el pedido ${beto}` });
    await sheet.getByRole('radio', { name: 'No hay stock' }).focus();
    await page.keyboard.press('Space');
    expect(await step('Enter')).toMatchObject({ state: 'rejected' });
    await expect(card(page, beto)).toHaveCount(0);
    await expect.poll(focused).toBe(`Pedido ${ceci}`);
  });

  await test.step('D takes the last step back', async () => {
    expect(await step('d')).toMatchObject({ state: 'new' });
    await expect(within(page, 'Nuevos', beto)).toBeVisible();
    await expect.poll(focused).toBe(`Pedido ${ceci}`);
  });

  await test.step('arrows go to the next list, where Enter goes on', async () => {
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-list]')?.ariaLabel))
      .toBe('En preparación');
    expect(await step('Enter')).toMatchObject({ state: 'ready' });
    await expect.poll(focused).toBe(`Pedido ${ana}`);
  });

  await test.step('? lists the keys, H opens the history and comes back', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(group(page, 'Historial')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('h');
    await expect(group(page, 'Nuevos')).toBeVisible();
  });
});

test('[DESK-6] from 768 px there are two columns, from 1200 px three beside the tables, also with scheduled orders; a phone on its side has tabs', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDesk(page);
  await write(page, '/api/business/demo', { tables: [{ key: 'mesa-1'.padEnd(21, '_'), title: 'Mesa 1' }] });
  const quarter = 900_000;
  const at = Math.ceil((Date.now() + 12 * quarter) / quarter) * quarter;
  const { key, number } = await sendOrder(page.request, { at });
  await write(page, `/api/orders/demo/${key}`, { state: 'accepted', version: 0 });
  await expect(within(page, 'Programados', number)).toBeVisible();
  const place = async (name: string) => {
    const box = await group(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  const isOneBelow = async (lower: string, upper: string) => {
    const [above, below] = [await place(upper), await place(lower)];
    expect([Math.round(below.x - above.x), below.y > above.y]).toEqual([0, true]);
  };

  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const)
    await test.step(`at ${width} px 'Listos' and 'Programados' stand below 'En preparación'`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('tab')).toHaveCount(0);
      const [left, right] = [await place('Nuevos'), await place('En preparación')];
      expect(right.x).toBeGreaterThan(left.x + left.width);
      expect(left.width).toBeGreaterThan(340);
      expect(Math.abs(left.width - right.width)).toBeLessThan(10);
      await isOneBelow('Listos', 'En preparación');
      await isOneBelow('Programados', 'Listos');
      await expect(group(page, 'Mesas')).toHaveCount(0);
    });

  for (const width of [1200, 1280])
    await test.step(`at ${width} px there are three columns and the tables`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const lefts = [];
      for (const name of ['Nuevos', 'En preparación', 'Listos', 'Mesas']) lefts.push((await place(name)).x);
      expect(lefts).toEqual([...new Set(lefts)].toSorted((one, other) => one - other));
      await isOneBelow('Programados', 'Listos');
      expect((await place('Nuevos')).width).toBeGreaterThan(270);
    });

  for (const [width, height] of [
    [768, 1024],
    [1200, 800],
    [1280, 800],
  ] as const)
    await test.step(`at ${width} px the title is one line, also beside the sound's switch`, async () => {
      await page.setViewportSize({ width, height });
      const silent = page.getByRole('button', { name: 'Activar sonido', exact: true });
      if (await silent.isVisible()) await silent.click();
      const title = await heading(page, 'Pedidos del día').boundingBox();
      expect(title?.height).toBeLessThan(40);
    });

  const scrollable = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await test.step('at a desk the columns scroll, and the page does not', async () => {
    await expect.poll(scrollable).toBe(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  await test.step('a phone on its side has tabs, and the page scrolls down to its footer', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('tab')).toHaveCount(5);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('what slides under the second press of a double click takes no press', async ({ page }) => {
  await openDesk(page);
  const { number } = await sendOrder(page.request);
  await expect(within(page, 'Nuevos', number)).toBeVisible(AT_ONCE);
  const accept = group(page, 'Nuevos').getByRole('article').first().getByRole('button', { name: 'Aceptar' });
  const box = (await accept.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = await page.evaluateHandle(({ x, y }) => {
    const first = document.querySelector('[data-list="new"] article');
    const slid = new Promise<string | null | undefined>((resolve) => {
      new MutationObserver((_, observer) => {
        if (first?.isConnected && first.closest('[data-list="new"]')) return;
        observer.disconnect();
        resolve(document.elementFromPoint(x, y)?.closest('article')?.ariaLabel);
      }).observe(document.body, { childList: true, subtree: true });
    });
    return { slid };
  }, point);
  await page.mouse.click(point.x, point.y);
  expect(await hit.evaluate(({ slid }) => slid)).toBeUndefined();
  await group(page, 'Nuevos').getByRole('button', { name: 'Aceptar' }).first().click();
  await expect(within(page, 'En preparación', number)).toBeVisible();
});

test('[ORDER-18] the history shows each day with its sum and its file; reload and back keep the day', async ({
  page,
}) => {
  await openDesk(page);
  await page.getByRole('button', { name: 'Historial' }).click();
  await page.getByRole('button', { name: 'Día anterior' }).click();
  await expect(page.getByRole('heading', { name: 'Ayer' })).toBeVisible();
  // The demo is closed on Mondays.
  const order = page.getByRole('article').first();
  await page.getByLabel('Día', { exact: true }).waitFor();
  for (let day = 0; day < 2 && (await order.count()) === 0; day += 1) {
    const read = page.waitForResponse((answer) => answer.url().includes('/api/orders/demo?day='));
    await page.getByRole('button', { name: 'Día anterior' }).click();
    await read;
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  await order.getByRole('button', { name: /^Abrir el pedido/ }).click();
  await expect(order.getByRole('listitem').first()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  const day = await page.getByLabel('Día', { exact: true }).inputValue();
  const all = (await (await page.request.get(`/api/orders/demo?day=${day}`)).json()) as { sums: { count: number } };
  await expect(group(page, 'Historial')).toContainText(new RegExp(`${all.sums.count} pedidos? · \\$`));
  const title = await group(page, 'Historial').getByRole('heading', { level: 2 }).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`pedidos-demo-${day}.csv`);
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(heading(page, 'Pedidos')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[DESK-6] tabs hold the lists, new orders show on theirs, and every list fits at each width', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await startSession(page, OWNER);
    await write(page, '/api/business/demo', { hours: [] });
    const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders') && answer.ok());
    await page.goto('/panel/orders/desk');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Nuevos')).toHaveAttribute('aria-selected', 'true');
    await listens;
    const fits = async () => {
      expect(await layoutFaults(page, WIDTHS)).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await seriousViolations(page)).toEqual([]);
    };

    await test.step('the oldest is open, a later one is folded until a tap', async () => {
      const { number } = await sendOrder(page.request, { name: 'Sofía' });
      await expect(card(page, number)).toContainText('Sofía · 5 productos · Efectivo', AT_ONCE);
      await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveCount(1);
      await fits();
      await card(page, number).click();
      await expect(card(page, number).getByRole('button', { name: 'Aceptar' })).toBeVisible();
    });

    await test.step('an order that arrives is counted on its tab, while another list is shown', async () => {
      await tab('En preparación').click();
      await expect(tab('Nuevos')).toHaveText(/2/);
      await sendOrder(page.request, { name: 'Carla' });
      await expect(tab('Nuevos')).toHaveText(/3/, AT_ONCE);
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Listo', exact: true })).toBeVisible();
      await fits();
    });

    await test.step('a reload keeps the tab; what is on its way is in Listos, and what is over in Historial', async () => {
      await page.reload();
      await expect(tab('En preparación')).toHaveAttribute('aria-selected', 'true');
      const { key, number } = await sendOrder(page.request, { type: 'delivery' });
      for (const [version, state] of ['accepted', 'ready'].entries()) {
        const step = await page.request.put(`/api/orders/demo/${key}`, { data: { state, version } });
        expect(step.status(), await step.text()).toBe(200);
      }
      await tab('Listos').click();
      await expect(card(page, number)).toBeVisible();
      await fits();
      await card(page, number).getByRole('button', { name: 'En camino' }).click();
      await card(page, number).getByRole('button', { name: 'Entregado' }).click();
      await expect(card(page, number)).toHaveCount(0);
      await tab('Historial').click();
      await expect(card(page, number)).toContainText('Entregado');
      // Without the snackbars.
      await page.reload();
      await page.getByRole('button', { name: `Abrir el pedido ${number}` }).click();
      await fits();
    });
  });
});

test('[DESK-2] [ORDER-21] [ORDER-23] orders are paused and taken again, a diner is erased, and all are downloaded', async ({
  page,
}) => {
  await openDesk(page);
  const { number } = await sendOrder(page.request);
  await expect(card(page, number)).toBeVisible(AT_ONCE);

  await test.step('a pause is shown to diners until it is ended', async () => {
    const paused = async () => {
      const menu = (await (await page.request.get('/api/public/menus/demo')).json()) as {
        ordering: { pausedUntil: number | null };
      };
      return menu.ordering.pausedUntil;
    };
    await page.getByRole('button', { name: 'Pausar pedidos' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^1 hora/ })
      .click();
    await expect(page.getByText(/^En pausa hasta las? /)).toBeVisible();
    expect(await paused()).toBeGreaterThan(Date.now());
    await nothingOpen(page);
    await page.reload();
    await page.getByRole('button', { name: 'Reabrir' }).click();
    await expect(page.getByText('Tomas pedidos', { exact: true })).toBeVisible();
    expect(await paused()).toBeNull();
  });

  await test.step('what the diner wrote is erased after a question', async () => {
    await card(page, number)
      .getByRole('button', { name: `Más del pedido ${number}` })
      .click();
    await page.getByRole('menuitem', { name: 'Borrar datos del comensal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(card(page, number)).not.toContainText('Julián');
    await expect(card(page, number)).not.toContainText('Sin sal');
    await nothingOpen(page);
    await page.reload();
    await expect(card(page, number)).toBeVisible();
    await expect(card(page, number)).not.toContainText('Julián');
  });

  await test.step('the orders are a file for spreadsheets', async () => {
    await page.getByRole('button', { name: 'Historial' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^pedidos-demo-\d{4}-\d\d-\d\d\.csv$/);
  });
});

test('without a connection the bar beside the desk says since when, and the steps wait', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await openDesk(page);
  const step = page.getByRole('button', { name: 'Aceptar' }).first();
  await expect(step).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toHaveText(
    /^Sin conexión desde las? \d+\.\d\d\. No entran pedidos nuevos hasta que vuelva\.$/,
  );
  await expect(step).toBeDisabled();
  await context.setOffline(false);
  await expect(step).toBeEnabled({ timeout: 15_000 });
});

test('a desk behind a proxy says within seconds that the server is away, shows what came meanwhile once it is back, and asks for the password of a session that ended', async ({
  browser,
  server,
  request,
}) => {
  const proxy = await AnsweringProxy.start(server.url);
  const context = await browser.newContext({ baseURL: proxy.url, viewport: DESK });
  const page = await context.newPage();
  await openDesk(page);
  const offline = page.getByText('No entran pedidos nuevos hasta que vuelva.');

  proxy.answer = () => ({ status: 502 });
  proxy.server.closeAllConnections();
  await expect(offline).toBeVisible({ timeout: 10_000 });
  const { number } = await sendOrder(request);
  proxy.answer = () => undefined;
  await expect(within(page, 'Nuevos', number)).toBeVisible({ timeout: 10_000 });
  await expect(offline).toBeHidden({ timeout: 10_000 });

  await page.request.post('/api/users/logout', { headers: { origin: proxy.url } });
  await expect(page.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible({ timeout: 15_000 });
  await context.close();
  await proxy.close();
});

test('[CHARGE-5] however many refunds are under way, the orders keep most of the screen', async ({ page }) => {
  await page.route('**/api/orders/demo', async (route) => {
    const answer = await route.fetch();
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    const listed = (await answer.json()) as { orders: { key: string; number: number; day: string; total: number }[] };
    const [{ key, number, day, total: cents }] = listed.orders as [(typeof listed.orders)[number]];
    const refunds = Array.from({ length: 13 }, (_, nth) => {
      return { charge: `${nth}`, order: { key, number, day }, cents, state: 'asked', reason: 'owner', changedAt: nth };
    });
    return route.fulfill({ response: answer, json: { ...listed, refunds } });
  });
  await openDesk(page);
  const refunds = group(page, 'Devoluciones');
  await expect(refunds.getByRole('listitem')).toHaveCount(13);
  for (const size of [DESK, { width: 1024, height: 640 }]) {
    await page.setViewportSize(size);
    const { height } = (await group(page, 'Nuevos').boundingBox())!;
    expect(height).toBeGreaterThan(size.height * 0.4);
    await refunds.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(refunds.getByRole('listitem').last()).toBeInViewport();
  }
  await page.setViewportSize(DESK);
  expect(await seriousViolations(page)).toEqual([]);
  expect(await layoutFaults(page, [360, 768, 1280])).toEqual([]);
});

test('[DESK-1] [HOME-7] a business from before turns the reception on by one step, also as a locked owner, and its desk is ready', async ({
  page,
}) => {
  await startSession(page, LOCKED_OWNER);
  await write(page, '/api/business/demo-bloqueado', { menuTypes: ['takeaway'] });
  await page.goto('/panel/orders');
  await page.getByRole('link', { name: /^Recepción de pedidos NUEVO/ }).click();
  await expect(heading(page, 'Recepción de pedidos')).toBeVisible();
  await page.getByRole('switch', { name: 'Activar', exact: true }).click();
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('radio', { name: 'No pedir' }).check();
  expect(await bodyOfSave(page)).toEqual({
    orderDesk: { active: true, prepMinutes: 35, pausedUntil: null, name: 'required', phone: 'hidden' },
  });
  await expect(page.getByRole('link', { name: 'Hacer un pedido de prueba' })).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('link', { name: /^Recepción de pedidos/ })).toHaveText(/Activada · 35 minutos/);
  await page.getByRole('link', { name: /^Pedidos del día/ }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no hay pedidos hoy' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});
