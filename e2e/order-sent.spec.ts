import {
  bar,
  key,
  messageOf,
  openForOrders,
  order,
  pesos,
  plus,
  sendLink,
  storedRecord,
  storeRecord,
} from './testing/diners-order.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const FLAN = 'Flan casero con dulce de leche';
const PAPAS = 'Papas rústicas con alioli';

test('[ORDER-10] a diner is told what an order lacks only where it is tried, sends it once it is whole, and starts another', async ({
  page,
}) => {
  await startSession(page, OWNER);
  await openForOrders(page);
  await page.goto('/m/demo');
  await plus(page, PAPAS).tap();
  await bar(page).tap();
  const field = (name: string) => order(page).getByRole('textbox', { name, exact: true });
  const send = sendLink(page);
  /** The colour of what is wrong, among what is seen in the sheet. */
  const reds = () =>
    order(page).evaluate((sheet) => {
      const danger = document.createElement('p');
      danger.style.color = 'var(--color-danger)';
      sheet.append(danger);
      const red = getComputedStyle(danger).color;
      danger.remove();
      const colours = [...sheet.querySelectorAll('*')].flatMap((element) => {
        const { color, borderTopColor } = getComputedStyle(element);
        return [color, borderTopColor];
      });
      return colours.filter((colour) => colour === red).length;
    });

  await test.step('nothing is red before the first try, and the button says why it waits', async () => {
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('Elige la zona de entrega.');
    expect(await reds()).toBe(0);
  });

  await test.step('a try scrolls to what is missing, focuses and marks it, one after another', async () => {
    await send.tap({ force: true });
    await expect(order(page).getByRole('radio', { name: /^Centro/ })).toBeFocused();
    await expect(order(page).getByRole('radiogroup', { name: 'Zona' })).toBeInViewport();
    await expect(order(page).getByRole('radiogroup', { name: 'Zona' })).toContainText('Elige la zona de entrega.');
    expect(await reds()).toBeGreaterThan(0);
    await order(page)
      .getByRole('radio', { name: /^Centro/ })
      .check();
    await send.tap({ force: true });
    await expect(field('Dirección')).toBeFocused();
    await expect(field('Dirección')).toBeInViewport();
    await expect(field('Dirección')).toHaveAccessibleDescription('Escribe la dirección.');
    await expect(field('Dirección')).toHaveAttribute('aria-invalid', 'true');
    expect(await seriousViolations(page)).toEqual([]);
    await field('Dirección').fill('Perú 1082');
    await expect(send).toBeEnabled();
    expect(await reds()).toBe(0);
  });

  await test.step('cash is read as people write it, and its sign is no part of the field’s name', async () => {
    await field('Pagas con').fill('mucho');
    await expect(send).toBeDisabled();
    for (const typed of ['50 000', '50mil', '50.000']) {
      await field('Pagas con').fill(typed);
      await expect(order(page)).toContainText('Vuelto $ 41.300,00');
    }
    await field('Aclaraciones del pedido').fill('Tocar timbre');
  });

  let text = '';
  await test.step('what was sent says when, and asks whether it arrived in WhatsApp', async () => {
    text = await messageOf(page);
    expect(text).toContain('Delivery a Centro: $ 1.500,00\nPerú 1082');
    expect(text).toContain('Paga con $ 50.000,00 (vuelto $ 41.300,00)');
    await expect(bar(page)).toHaveAccessibleName(/Enviado a las? \d{1,2}\.\d\d$/);
    await page.reload();
    await bar(page).tap();
    await expect(order(page).getByRole('heading', { name: /^Enviado a las? \d{1,2}\.\d\d$/ })).toBeFocused();
    await expect(order(page)).toContainText('¿Enviaste tu pedido?');
    await expect(order(page)).toContainText('Total $ 8.700,00');
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('the same message can leave again, and be changed before', async () => {
    expect(await messageOf(page, order(page).getByRole('button', { name: 'Enviar otra vez' }))).toBe(text);
    await bar(page).tap();
    await order(page).getByRole('button', { name: 'Cambiar el pedido' }).tap();
    await expect(field('Dirección')).toHaveValue('Perú 1082');
    await expect(field('Aclaraciones del pedido')).toHaveValue('Tocar timbre');
    expect(await messageOf(page)).toBe(text);
  });

  await test.step('a message that has become another one is said before it leaves again', async () => {
    await bar(page).tap();
    await write(page, '/api/business/demo', { deliveryTime: 'Una hora' });
    const again = order(page).getByRole('button', { name: 'Enviar otra vez' });
    await again.tap();
    await expect(order(page).getByRole('alert')).toHaveText('Tu pedido cambió: míralo antes de enviar.');
    expect(await messageOf(page, again)).toContain('Tiempo de entrega: Una hora');
  });

  await test.step('another order is started, by the question or by a plus, and the last one can be repeated', async () => {
    await bar(page).tap();
    await order(page).getByRole('button', { name: 'Sí, empezar otro' }).tap();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Repetir el último pedido' }).tap();
    await expect(order(page)).toContainText(PAPAS);
    await expect(order(page).getByRole('radio', { name: /^Centro/ })).toBeChecked();
    await messageOf(page);
    await plus(page, FLAN).tap();
    await expect(bar(page)).toHaveAccessibleName(/^Ver pedido 1 \$ 5\.200,00$/);
    await bar(page).tap();
    await expect(order(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a zone that the business delivers to no more is not chosen', async () => {
    const zones = [{ key: key('boedo'), title: 'Boedo', price: pesos(900) }];
    await write(page, '/api/business/demo', { delivery: { zones, minimum: null } });
    await page.reload();
    await bar(page).tap();
    await expect(order(page).getByRole('radio', { name: /^Boedo/ })).not.toBeChecked();
  });
});

test('[ORDER-5] [ORDER-8] nothing that was typed is cut: an order that is too long for a message says so, and where', async ({
  page,
}) => {
  await startSession(page, OWNER);
  await openForOrders(page);
  const note = 'Alergia grave al maní: sin salsa, sin frutos secos y con cubiertos aparte, por favor. '
    .repeat(3)
    .slice(0, 200);
  await page.goto('/m/demo');
  await plus(page, FLAN).tap();
  await bar(page).tap();
  /** Stores an order of as many lines, each with a note of its own. */
  const store = async (count: number) => {
    const record = (await storedRecord(page, 'carta-pedido-demo')) as { lines: { note: string; key: string }[] };
    const lines = Array.from({ length: count }, (_, nth) => ({
      ...record.lines[0]!,
      note: `${nth} ${note}`.slice(0, 200),
      key: `${nth}`.padStart(21, '0'),
    }));
    await storeRecord(page, 'carta-pedido-demo', { ...record, isSent: false, lines });
  };
  const send = sendLink(page);

  await test.step('18 lines with notes of 200 characters leave whole', async () => {
    await store(18);
    await page.reload();
    await bar(page).tap();
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    const text = await messageOf(page);
    for (let nth = 0; nth < 18; nth += 1) expect(text).toContain(`Nota: ${`${nth} ${note}`.slice(0, 200).trim()}`);
  });

  await test.step('50 of them are too long for a message: the page says so, and the text can be copied whole', async () => {
    await store(50);
    await page.reload();
    await bar(page).tap();
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    await expect(send).toBeDisabled();
    await expect(order(page)).toContainText('Tu pedido es demasiado largo para un mensaje.');
    await expect(order(page)).toContainText(`Acorta lo que escribiste en ${FLAN}`);
  });

  await test.step('where the browser copies nothing, the text is shown selected, to be copied by hand', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await order(page).getByRole('button', { name: 'Copiar pedido' }).tap();
    const text = order(page).getByRole('textbox', { name: 'Copia el texto marcado' });
    await expect(text).toHaveValue(/^Hola, La Higuera\.[^]*Total: \$ 260\.000,00$/);
    await expect(text).toBeFocused();
    const isWhole = (field: HTMLTextAreaElement) =>
      field.selectionStart === 0 && field.selectionEnd === field.value.length;
    expect(await text.evaluate(isWhole)).toBe(true);
  });
});
