import type { DinerOrder } from '@carta/domain';
import type { Page } from '@playwright/test';
import { sendOrder } from './testing/diner-orders.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

/** The contract's limit for what happens to an order to be on every open screen. */
const AT_ONCE = { timeout: 1_000 };
const WALL = { width: 1280, height: 800 };
/** In CSS pixels, for hands in gloves. */
const GLOVE = 56;
/** A row that scrolls sideways. */
const STATIONS = '[aria-label="Estación"]';

test.use({ viewport: WALL });

const ticket = (page: Page, number: number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true });
const row = (page: Page, number: number, title: string) =>
  ticket(page, number).getByRole('button', { name: title, exact: false });
const ready = (page: Page, number: number) => ticket(page, number).getByRole('button', { name: 'Listo' });
const undo = (page: Page) => page.getByRole('button', { name: /^Deshacer/ });

async function ordersOf(page: Page): Promise<DinerOrder[]> {
  return ((await (await page.request.get('/api/orders/demo')).json()) as { orders: DinerOrder[] }).orders;
}

/** Takes an order to another state, as the desk does. */
async function step(page: Page, key: string, state: string, more: object = {}): Promise<void> {
  const { version } = (await ordersOf(page)).find((each) => each.key === key)!;
  await write(page, `/api/orders/demo/${key}`, { state, version, ...more });
}

const stateOf = async (page: Page, key: string) => (await ordersOf(page)).find((each) => each.key === key)?.state;

/** An order that the desk has accepted. */
async function ticketFor(page: Page, sent: Parameters<typeof sendOrder>[1] = {}) {
  const order = await sendOrder(page.request, { products: 2, ...sent });
  await step(page, order.key, 'accepted', { minutes: 30 });
  return order;
}

/** Signs in, and leaves the demo, which takes orders at any hour, without open orders. */
async function signIn(page: Page): Promise<void> {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const orderDesk = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' };
  await write(page, '/api/business/demo', { orderDesk });
  for (const { key, state } of await ordersOf(page))
    if (state === 'new') await step(page, key, 'rejected', { reason: 'Cocina cerrada' });
    else if (['accepted', 'ready', 'on-the-way'].includes(state)) await step(page, key, 'cancelled');
}

/** Opens the kitchen and waits until it listens to events. */
async function openKitchen(page: Page): Promise<void> {
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders') && answer.ok());
  await page.goto('/panel/orders/kitchen');
  await expect(page.getByRole('heading', { level: 1, name: 'Cocina' })).toBeVisible();
  await listens;
}

/** Returns the targets that a glove would miss. */
const smallTargets = (page: Page) =>
  page.locator('main').evaluate(
    (main, least) =>
      [...main.querySelectorAll('button, a[href]')]
        .filter((target) => target.checkVisibility())
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ target }) => target.getAttribute('aria-label') ?? target.textContent),
    GLOVE,
  );

/** Returns the texts that nobody reads from two metres. */
const smallTexts = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => {
        const { width } = element.getBoundingClientRect();
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        return hasText && width > 2 && parseFloat(getComputedStyle(element).fontSize) < 18;
      })
      .map(({ textContent }) => textContent),
  );

test('[KITCHEN-1] [KITCHEN-3] [KITCHEN-4] a cook ticks dishes, says orders ready, takes a step back, and sees at once what the desk cancels', async ({
  page,
  context,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.goto('/panel/orders');
  await page.getByRole('link', { name: /^Cocina/ }).click();
  await expect(page.getByText('Nada para hacer')).toBeVisible();
  const first = await ticketFor(page, { notes: 'Sin cubiertos' });
  const [dish = '', other = ''] = first.titles;

  await test.step('an accepted order is a ticket at once, in a window without bar and footer, and dark', async () => {
    await openKitchen(page);
    await expect(ticket(page, first.number)).toContainText('Retiro0 min');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Notificaciones' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const second = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/demo') && answer.ok());
    const { number } = await ticketFor(page, { type: 'delivery' });
    await second;
    await expect(ticket(page, number)).toBeVisible(AT_ONCE);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await expect(page.getByRole('region', { name: 'Para hacer' })).toContainText(`10${dish}`);
    // The second tap may land beside what the first has taken away.
    await page.getByRole('region', { name: 'Para hacer' }).getByText(dish).dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  await test.step('the screen is read from two metres and tapped with gloves, on a wall, on a tablet and on a phone', async () => {
    expect(await smallTexts(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await layoutFaults(page, [360, 1024, 1280], STATIONS)).toEqual([]);
    await page.setViewportSize({ width: 195, height: 700 });
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize(WALL);
  });

  await test.step('a tap ticks a line on the server, and it stays ticked after a reload', async () => {
    const stored = page.waitForResponse((answer) => answer.url().endsWith(`/${first.key}/lines`) && answer.ok());
    await row(page, first.number, dish).click();
    await expect(row(page, first.number, dish)).toHaveAttribute('aria-pressed', 'true');
    await stored;
    await openKitchen(page);
    await expect(row(page, first.number, dish)).toHaveAttribute('aria-pressed', 'true');
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('the last line makes the order ready, and «Deshacer» brings it back', async () => {
    const stored = page.waitForResponse((answer) => answer.url().endsWith(`/${first.key}/lines`) && answer.ok());
    await row(page, first.number, other).click();
    await expect(ticket(page, first.number)).toHaveCount(0);
    await stored;
    expect(await stateOf(page, first.key)).toBe('ready');
    const back = page.waitForResponse((answer) => answer.url().endsWith(`/${first.key}/lines`) && answer.ok());
    await undo(page).click();
    await expect(row(page, first.number, dish)).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, first.number, other)).toHaveAttribute('aria-pressed', 'false');
    await back;
    expect(await stateOf(page, first.key)).toBe('accepted');
  });

  await test.step('a double click on «Listo» says one order ready and not the one that moves up', async () => {
    const below = await ticketFor(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(ticket(page, below.number)).toBeVisible();
    const stored = page.waitForResponse((answer) => answer.url().endsWith(`/${first.key}/lines`) && answer.ok());
    await ready(page, first.number).dblclick();
    await stored;
    await expect(ticket(page, first.number)).toHaveCount(0);
    await page.setViewportSize(WALL);
    expect([await stateOf(page, first.key), await stateOf(page, below.key)]).toEqual(['ready', 'accepted']);
    await ready(page, below.number).click();
    await expect(ticket(page, below.number)).toHaveCount(0);
  });

  const cancelled = await ticketFor(page);
  await test.step('a ticket that the desk cancels says so at once, where it was, until it is read', async () => {
    await expect(row(page, cancelled.number, dish)).toBeVisible();
    await step(page, cancelled.key, 'cancelled', { reason: 'No hay stock' });
    await expect(ticket(page, cancelled.number)).toContainText('Cancelado', AT_ONCE);
    await expect(ticket(page, cancelled.number)).toContainText(`No hagas 5 ${dish} ni 5 ${other}`);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await layoutFaults(page, [360, 1024, 1280], STATIONS)).toEqual([]);
    await page.setViewportSize(WALL);
    await ticket(page, cancelled.number).getByRole('button', { name: 'Entendido' }).click();
    await expect(ticket(page, cancelled.number)).toHaveCount(0);
  });

  await test.step('a station shows its categories alone, and this device keeps it', async () => {
    const stations = page.getByRole('group', { name: 'Estación' }).getByRole('button');
    const last = stations.last();
    await last.click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.getByRole('link', { name: /^Cocina/ }).click();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await openKitchen(page);
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Nada para hacer')).toBeVisible();
    await stations.first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('it works by keyboard alone: arrows, the number of a line, D, Enter', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('article')).toBeFocused();
    const line = page.getByRole('article').getByRole('button').first();
    for (const [key, isTicked] of [
      ['1', 'true'],
      ['d', 'false'],
    ] as const) {
      const stored = page.waitForResponse((answer) => answer.url().endsWith('/lines') && answer.ok());
      await page.keyboard.press(key);
      await expect(line).toHaveAttribute('aria-pressed', isTicked);
      await stored;
    }
  });

  await test.step('without a connection it says since when it shows its tickets, nothing can be ticked, and what happened meanwhile comes with it', async () => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/);
    const line = page.getByRole('article').getByRole('button').first();
    await context.setOffline(true);
    await expect(page.getByText(/^Se muestran los pedidos de las? \d+\.\d\d\. No se puede marcar/)).toBeVisible();
    await expect(line).toBeDisabled();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await layoutFaults(page, [360, 1024, 1280], STATIONS)).toEqual([]);
    await page.setViewportSize(WALL);
    const { number } = await ticketFor(page);
    await context.setOffline(false);
    await expect(page.getByText(/No se puede marcar/)).toHaveCount(0);
    await expect(ticket(page, number)).toBeVisible();
    await expect(line).toBeEnabled();
  });
});

test('a quantity of two figures and the check of a ticked line stand apart from the product’s title, on a wall and on the narrowest phone', async ({
  page,
}) => {
  await signIn(page);
  const { number, title } = await ticketFor(page, { quantity: 12 });
  await openKitchen(page);
  /** How far what stands before the title ends from it, in CSS pixels. */
  const gap = () =>
    row(page, number, title).evaluate(({ children: [before, dish] }) => {
      const drawn = document.createRange();
      if (before instanceof SVGElement) drawn.selectNode(before);
      else drawn.selectNodeContents(before!);
      return dish!.getBoundingClientRect().left - drawn.getBoundingClientRect().right;
    });
  for (const isTicked of [false, true]) {
    if (isTicked) await row(page, number, title).click();
    await expect(row(page, number, title)).toHaveAttribute('aria-pressed', `${isTicked}`);
    for (const width of [WALL.width, 195]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(gap).toBeGreaterThanOrEqual(6);
    }
  }
});
