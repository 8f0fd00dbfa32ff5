import { expect } from '@playwright/test';
import { inEachFont } from '../testing/each-font.ts';
import { cutTexts, overlaps, sidewaysScroll } from '../testing/layout.ts';
import { OWNER, PASSWORD } from '../testing/panel.ts';
import type { Engine } from './engine.ts';
import { test } from './test.ts';
import type { View } from './view.ts';

const STEAK = 'Ojo de bife (400 g)';
const PAPAS = 'Papas rústicas con alioli';

/** Phones, at twice the letter size, lying, with the keyboard up; a desk. */
const SIZES = [
  [360, 740],
  [280, 640],
  [195, 600],
  [740, 360],
  [360, 430],
  [1180, 800],
] as const;

/** Measures what is open at each size, at its beginning and scrolled to its end. */
async function expectLaidOut({ engine }: View, what: string): Promise<void> {
  await inEachFont(engine, async (font) => {
    expect(await faults(engine), `${what} ${font}`).toEqual([]);
  });
  await engine.resize(360, 740);
}

async function faults(engine: Engine): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await engine.resize(width, height);
    for (const place of ['beginning', 'end']) {
      await engine.evaluate((isEnd: boolean) => {
        for (const each of document.querySelectorAll('dialog[open], dialog[open] *'))
          if (each.scrollHeight > each.clientHeight) each.scrollTop = isEnd ? each.scrollHeight : 0;
      }, place === 'end');
      const wrong = [
        ...(await overlaps(engine)).map((pair) => `${pair} overlap`),
        ...(await cutTexts(engine)).map((text) => `${text} is cut`),
        ...(await sidewaysScroll(engine, '[data-tabs], [data-chips] > ul, section > ul, [role=group]')).map(
          (part) => `${part} scrolls sideways`,
        ),
      ];
      found.push(...wrong.map((each) => `${width} × ${height}, ${place}: ${each}`));
    }
  }
  return found;
}

test('nothing lies on anything else in the sheets of a product and of an order, at any size', async ({
  view,
  server,
  request,
}) => {
  const { engine } = view;
  await request.post(`${server.url}/api/users/login`, { data: { email: OWNER, password: PASSWORD } });
  for (const data of BY_WHATSAPP)
    expect((await request.put(`${server.url}/api/business/demo`, { data })).ok()).toBe(true);
  await engine.resize(360, 740);
  await engine.goto(`${server.url}/m/demo?lang=es`);

  await view.until('the loaded page', () => engine.evaluate(() => 'settled' in document.documentElement.dataset));
  // What is not drawn yet has an estimated height: a row that is scrolled to would move.
  await engine.evaluate(() => void (document.documentElement.dataset.drawn = ''));
  await view.click('link', STEAK);
  await view.find('button', 'Compartir');
  await expectLaidOut(view, 'the sheet of a product');
  await view.click('radio', /^Jugoso/);
  await view.click('button', /^Agregar al pedido/);
  await view.gone('button', 'Compartir');
  await view.click('button', `Agregar ${PAPAS}`);
  await view.click('button', /^Ver pedido/);
  await view.find('heading', 'Tu pedido');
  await expectLaidOut(view, 'the order');

  await view.click('button', `Cambiar ${STEAK}`);
  await view.find('button', 'Listo');
  await expectLaidOut(view, 'a line that is changed');
  await view.click('button', 'Cancelar');
  await view.gone('button', 'Listo');

  await view.click('radio', /^Retiro/);
  await view.click('button', 'Ver el mensaje');
  await view.find('text', /^Hola, La Higuera\./);
  await expectLaidOut(view, 'the message');

  const { items } = (await (await request.get(`${server.url}/api/menus/demo`)).json()) as { items: ItemOnServer[] };
  const { key, parent, price } = items.find(({ title }) => title === PAPAS)!;
  const dearer = { business: 'demo', key, parent, price: { ...price, big: price.big + 300 } };
  expect((await request.put(`${server.url}/api/items`, { data: dearer })).ok()).toBe(true);
  await view.click('link', 'Enviar por WhatsApp');
  await view.find('heading', 'Tu pedido cambió');
  await expectLaidOut(view, 'what has changed');
  await view.click('button', 'Aceptar los cambios');
  await view.click('link', 'Enviar por WhatsApp');
  // The page of WhatsApp cannot be reached.
  await view.until('the page that is left', async () => !(await isOnMenu(view)));
  await engine.goto(`${server.url}/m/demo?lang=es`);
  await view.click('button', /^Ver pedido/);
  await view.find('heading', /^Enviado a las? /);
  await expectLaidOut(view, 'the order that was sent');
});

/** At any hour, without a desk that stores orders. */
const BY_WHATSAPP = [
  { hours: [] },
  { orderDesk: { active: false, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' } },
];

interface ItemOnServer {
  readonly key: string;
  readonly title: string;
  readonly parent: string;
  readonly price: { readonly big: number };
}

/** A page that is being left does not answer: a page that is opened meanwhile would not be loaded in Firefox. */
async function isOnMenu({ engine }: View): Promise<boolean> {
  return engine.evaluate(() => location.pathname.startsWith('/m/')).catch(() => true);
}
