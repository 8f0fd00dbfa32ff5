import type { DinerOrder, Menu } from '@carta/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { sendOrder } from './testing/diner-orders.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const AT_ONCE = { timeout: 1_000 };
const PHONE = { width: 360, height: 640 };
const QUARTER = 15 * 60_000;

/** What a page of the desk asks of its browser, as the page that is spied on notes it. */
interface Asked {
  /** Chimes that are repeated now. */
  ringing: number;
  /** How often the speaker was silent and then was not. */
  chimes: number;
  /** The last badge; null: none. */
  badge: number | null;
  /** Screens that are kept awake now. */
  awake: number;
  printed: number;
}

declare global {
  interface Window {
    asked: Asked;
  }
}

test.use({ viewport: PHONE });

const card = (page: Page, number: number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true });
const asked = <Name extends keyof Asked>(page: Page, name: Name) => page.evaluate((which) => window.asked[which], name);
const button = (page: Page, number: number, name: string) => card(page, number).getByRole('button', { name });

/** Notes what every page of the context asks of its browser, which goes on doing it; what a headless browser lacks is stood in for. */
async function spy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: Asked = { ringing: 0, chimes: 0, badge: null, awake: 0, printed: 0 };
    window.asked = noted;
    const { start, stop, connect } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...given) {
      if (this.loop) noted.ringing += 1;
      start.apply(this, given);
    };
    AudioBufferSourceNode.prototype.stop = function (this: AudioBufferSourceNode, ...given) {
      if (this.loop) noted.ringing -= 1;
      stop.apply(this, given);
    };
    /** Listens to what is sent to the speaker. */
    const listen = (source: AudioNode) => {
      const analyser = new AnalyserNode(source.context, { fftSize: 8_192 });
      connect.apply(source, [analyser] as never);
      const samples = new Float32Array(analyser.fftSize);
      let silent = 20;
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const isLoud = samples.some((sample) => Math.abs(sample) > 0.02);
        if (isLoud && silent >= 10) noted.chimes += 1;
        silent = isLoud ? 0 : silent + 1;
      }, 100);
    };
    AudioBufferSourceNode.prototype.connect = function (this: AudioBufferSourceNode, ...given: unknown[]) {
      if (this.loop) listen(this);
      return connect.apply(this, given as never);
    } as typeof connect;
    const setAppBadge = async (count?: number) => void (noted.badge = count ?? 0);
    const clearAppBadge = async () => void (noted.badge = null);
    const request = async () => {
      noted.awake += 1;
      const sentinel = Object.assign(new EventTarget(), { released: false, type: 'screen', onrelease: null });
      const release = async () => {
        if (!sentinel.released) noted.awake -= 1;
        sentinel.released = true;
      };
      // A browser takes the screen back from a page that nobody sees.
      document.addEventListener('visibilitychange', () => void (document.hidden && release()));
      return Object.assign(sentinel, { release });
    };
    Object.defineProperties(navigator, {
      setAppBadge: { value: setAppBadge, configurable: true },
      clearAppBadge: { value: clearAppBadge, configurable: true },
      wakeLock: { value: { request }, configurable: true },
    });
    window.print = () => void (noted.printed += 1);
  });
}

/** Opens the desk and waits until it listens to events. */
async function openDesk(page: Page): Promise<void> {
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders') && answer.ok());
  await page.goto('/panel/orders/desk');
  await expect(page.getByRole('button', { name: 'Pausar pedidos' })).toBeVisible();
  await listens;
}

/** The demo takes orders at any hour, and has none that is open. */
async function signIn(page: Page, desk: object = {}): Promise<void> {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const orderDesk = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional', ...desk };
  await write(page, '/api/business/demo', { orderDesk });
  for (const { key, state, version } of await ordersOf(page))
    if (state === 'new') await step(page, key, { state: 'rejected', version, reason: 'Cocina cerrada' });
    else if (['accepted', 'ready', 'on-the-way'].includes(state))
      await step(page, key, { state: 'cancelled', version });
}

async function ordersOf(page: Page): Promise<DinerOrder[]> {
  return ((await (await page.request.get('/api/orders/demo')).json()) as { orders: DinerOrder[] }).orders;
}

const step = (page: Page, key: string, body: object) => write(page, `/api/orders/demo/${key}`, body);

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('[ALERT-2] a new order sounds in one tab of the browser and stands in titles and badge until another device answers it', async ({
  page,
  context,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  // A tab that another one has told of the sound waits for a tap.
  consoleGuard.allow(/AudioContext was not allowed to start/);
  await spy(context);
  await signIn(page);
  await openDesk(page);
  const other = await context.newPage();
  await openDesk(other);
  const both = [page, other];
  const ringing = async () => Promise.all(both.map((tab) => asked(tab, 'ringing')));
  await page.bringToFront();

  await test.step('the screen of an active desk stays awake, and nothing waits', async () => {
    await expect.poll(() => asked(page, 'awake')).toBe(1);
    await expect(page).toHaveTitle('Pedidos del día · Carta');
  });

  await test.step('after a tap on «Activar sonido» both tabs may sound: the other one from its first tap on', async () => {
    await page.getByRole('button', { name: 'Activar sonido', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Desactivar sonido' })).toBeVisible();
    await other.bringToFront();
    await other.getByRole('heading', { level: 1 }).click();
    await expect(other.getByRole('button', { name: 'Desactivar sonido' })).toBeVisible();
    expect(await ringing()).toEqual([0, 0]);
    await setHidden(other, true);
    await setHidden(other, false);
  });

  const first = await sendOrder(page.request);
  await test.step('an order sounds within a second in the tab that was seen last, and all say that it waits', async () => {
    await expect.poll(ringing, AT_ONCE).toEqual([0, 1]);
    for (const tab of both) {
      await expect(tab).toHaveTitle('(1) Pedidos del día · Carta');
      expect(await asked(tab, 'badge')).toBe(1);
    }
  });

  await test.step('it sounds again and again, also in a tab that nobody sees', async () => {
    await setHidden(other, true);
    const before = await asked(other, 'chimes');
    await expect.poll(() => asked(other, 'chimes'), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 3);
    expect(await ringing()).toEqual([0, 1]);
  });

  await test.step('the tab that is looked at takes the sound over, and gives it back when it is closed', async () => {
    await setHidden(page, true);
    await setHidden(page, false);
    await expect.poll(ringing).toEqual([1, 0]);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect.poll(ringing).toEqual([0, 1]);
    await expect(page).toHaveTitle('Pedidos · Carta');
    expect([await asked(page, 'badge'), await asked(page, 'awake')]).toEqual([null, 0]);
    await page.getByRole('link', { name: /^Pedidos del día/ }).click();
    await expect(page).toHaveTitle('(1) Pedidos del día · Carta');
    await expect.poll(ringing).toEqual([1, 0]);
  });

  await test.step('of two orders one still sounds once the other is answered elsewhere; then nothing does', async () => {
    const second = await sendOrder(page.request, { name: 'Sofía' });
    await expect(page).toHaveTitle('(2) Pedidos del día · Carta');
    await step(page, first.key, { state: 'accepted', version: 0, minutes: 30 });
    await expect(page).toHaveTitle('(1) Pedidos del día · Carta');
    expect(await ringing()).toEqual([1, 0]);
    await step(page, second.key, { state: 'rejected', version: 0, reason: 'Cocina cerrada' });
    await expect.poll(ringing, AT_ONCE).toEqual([0, 0]);
    for (const tab of both) {
      await expect(tab).toHaveTitle('Pedidos del día · Carta');
      expect(await asked(tab, 'badge')).toBeNull();
    }
  });

  await test.step('the sound that is turned off in one tab is off in all of them', async () => {
    await page.getByRole('button', { name: 'Desactivar sonido' }).click();
    await expect(other.getByRole('button', { name: 'Activar sonido', exact: true })).toBeVisible();
    await sendOrder(page.request, { name: 'Inés' });
    await expect(page).toHaveTitle('(1) Pedidos del día · Carta');
    expect(await ringing()).toEqual([0, 0]);
  });

  await test.step('a page that is seen again keeps the screen awake again', async () => {
    await setHidden(page, true);
    expect(await asked(page, 'awake')).toBe(0);
    await setHidden(page, false);
    await expect.poll(() => asked(page, 'awake')).toBe(1);
  });
});

test('[ALERT-2] [TABLE-9] a table that calls the waiter sounds like a new order until somebody goes there', async ({
  page,
  context,
}) => {
  await spy(context);
  await signIn(page);
  await openDesk(page);
  await page.getByRole('button', { name: 'Activar sonido', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Desactivar sonido' })).toBeVisible();
  const [table] = ((await (await page.request.get('/api/menus/demo')).json()) as Menu).tables;
  await write(page, `/api/public/tables/demo/${table!.token}/requests`, { kind: 'waiter' }, 'post');
  await expect.poll(() => asked(page, 'ringing')).toBe(1);
  await expect(page).toHaveTitle('(1) Pedidos del día · Carta');
  await page
    .getByRole('article', { name: `${table!.title} llama al mozo` })
    .getByRole('button', { name: 'Ya va' })
    .click();
  await expect.poll(() => asked(page, 'ringing')).toBe(0);
  await expect(page).toHaveTitle('Pedidos del día · Carta');
});

test('[ALERT-3] an accepted order for later sounds again when the kitchen has to begin with it', async ({
  page,
  context,
}) => {
  await spy(context);
  await signIn(page, { prepMinutes: 5 });
  await page.clock.install();
  await openDesk(page);
  await page.getByRole('button', { name: 'Activar sonido', exact: true }).click();
  const at = (Math.ceil((Date.now() + 5 * 60_000) / QUARTER) + 1) * QUARTER;
  const { number } = await sendOrder(page.request, { at });
  await expect.poll(() => asked(page, 'ringing')).toBe(1);
  await button(page, number, 'Aceptar').click();
  await expect.poll(() => asked(page, 'ringing')).toBe(0);
  await page.clock.fastForward(at - 5 * 60_000 - Date.now() - 30_000);
  expect(await asked(page, 'ringing')).toBe(0);
  await page.clock.runFor(45_000);
  await expect.poll(() => asked(page, 'ringing')).toBe(1);
  await page.clock.runFor(60_000);
  await expect.poll(() => asked(page, 'ringing')).toBe(0);
});

test('the ticket is printed alone on paper of 80 mm, whatever was written, by its button and on accepting where this device wants that', async ({
  page,
  context,
}) => {
  await spy(context);
  await signIn(page);
  const note = `Sin ${'muzzarella '.repeat(14)}${'x'.repeat(30)}`;
  const notes = 'Timbre roto: llamar al llegar. '.repeat(9);
  // The tab of a phone shows the oldest order unfolded.
  const plain = await sendOrder(page.request);
  const { number, title } = await sendOrder(page.request, { type: 'delivery', name: 'N'.repeat(120), note, notes });

  await test.step('accepting prints nothing unless this device wants it', async () => {
    await openDesk(page);
    await button(page, plain.number, 'Aceptar').click();
    await expect(page.getByText(`Pedido ${plain.number}: en preparación`)).toBeVisible();
    expect(await asked(page, 'printed')).toBe(0);
    await page.goto('/panel/orders/reception');
    await page.getByRole('switch', { name: 'Imprimir al aceptar' }).click();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Imprimir al aceptar' })).toBeChecked();
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('accepting prints one ticket', async () => {
    await openDesk(page);
    await button(page, number, 'Aceptar').click();
    await expect.poll(() => asked(page, 'printed')).toBe(1);
  });

  await test.step('the paper has 80 mm, one page, and nothing else on it', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ticket = page.locator('[data-printed-alone]');
    await expect(ticket).toBeVisible();
    for (const text of [`${number}`, 'San Telmo', title, note, notes.trim(), 'N'.repeat(120), 'Total'])
      await expect(ticket).toContainText(text);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('article').first()).toBeHidden();
    const inside = await ticket.evaluate((paper) => {
      const { left, right, width } = paper.getBoundingClientRect();
      const parts = [...paper.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      const { color, backgroundColor } = getComputedStyle(paper);
      const isInside = parts.every((part) => part.left >= left && part.right <= right);
      return { isInside, millimetres: Math.round((width / 96) * 25.4), color, backgroundColor };
    });
    expect(inside).toEqual({
      isInside: true,
      millimetres: 80,
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
    });
    const written = await ticket.evaluate((paper) => (paper.getBoundingClientRect().height / 96) * 25.4);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, points = '0', height = '0'] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
    expect(Math.round((Number(points) / 72) * 25.4)).toBe(80);
    expect(Math.abs((Number(height) / 72) * 25.4 - written)).toBeLessThan(5);
    expect(/\/Type\s*\/Pages\b[^>]*\/Count\s+(\d+)|\/Count\s+(\d+)/.exec(pdf)?.slice(1).join('')).toBe('1');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await test.step('it is printed again by its button, and the page shows nothing of it', async () => {
    await expect(page.locator('[data-printed-alone]')).toHaveCount(0);
    await page.getByRole('tab', { name: 'En preparación' }).click();
    await button(page, number, 'Imprimir comanda').click();
    await expect.poll(() => asked(page, 'printed')).toBe(2);
    await expect(page.locator('[data-printed-alone]')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

test('[CHAT-1] [SOLD-1] the owner writes to the diner of an order that is ready, and sells one of its products no more today: diners see it', async ({
  page,
  context,
}) => {
  await signIn(page);
  const { number, title } = await sendOrder(page.request);
  await openDesk(page);
  const diner = await context.newPage();
  const row = diner.getByRole('listitem').filter({ hasText: title }).last();
  await diner.goto('/m/demo');
  await expect(row).not.toContainText('Agotado');

  await test.step('a product of its lines is sold out, and for sale again by «Deshacer»', async () => {
    await button(page, number, `Más del pedido ${number}`).click();
    await page.getByRole('menuitem', { name: 'Agotado hoy' }).click();
    const sheet = page.getByRole('dialog', { name: 'Agotado hoy' });
    expect(await seriousViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: `${title} Agotado hoy` }).click();
    await expect(page.getByText(`${title}: agotado hoy`)).toBeVisible();
    await diner.reload();
    await expect(row).toContainText('Agotado');
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(page.getByText(`${title}: otra vez a la venta`)).toBeVisible();
    await diner.reload();
    await expect(row).not.toContainText('Agotado');
  });

  await test.step('the chat with the diner says that the order is ready', async () => {
    await button(page, number, 'Aceptar').click();
    await page.getByRole('tab', { name: 'En preparación' }).click();
    await button(page, number, 'Listo').click();
    await page.getByRole('tab', { name: 'Listos' }).click();
    const chat = card(page, number).getByRole('link', { name: 'Escribir al cliente' });
    await expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/5491155550142?text=${encodeURIComponent(`Tu pedido ${number} está listo`)}`,
    );
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const opened = context.waitForEvent('page');
    await chat.click();
    await expect((await opened).getByText('WhatsApp')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test('[ALERT-4] home says how many orders are open and how long they wait, as soon as it changes, and leads to the desk', async ({
  page,
}) => {
  await signIn(page);
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.ok());
  await page.goto('/panel');
  const row = page.getByRole('link', { name: /^Pedidos abiertos/ });
  await expect(row).toHaveText(/^Pedidos abiertos\s*Ninguno$/);
  await listens;
  const { key } = await sendOrder(page.request);
  await expect(row).toContainText('1 sin responder · el más viejo, recién');
  expect(await seriousViolations(page)).toEqual([]);
  await step(page, key, { state: 'accepted', version: 0, minutes: 30 });
  await expect(row).toContainText('El más viejo, recién');
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos del día' })).toBeVisible();
});
