import type { MenuFile } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { NEW_BUSINESS } from './testing/operator.ts';
import { Editor, NEW_OWNER, openHome } from './testing/panel.ts';
import { photo, pick } from './testing/pictures.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const MENU = {
  Entradas: [
    'Provoleta 8200',
    'Empanada de carne 1.900',
    'Rabas 14.500',
    'Tabla de fiambres 18900',
    'Bruschettas 6.400',
  ],
  Pizzas: [
    'Muzzarella 9500',
    'Napolitana 12.800',
    'Fugazzeta 13.500,50',
    'Calabresa 13200',
    'Cuatro quesos 14.400',
    'Rúcula y crudo 15.800',
    'Anchoas 13.900',
    'Fainá 2600',
  ],
  Bebidas: ['Agua 2000', 'Limonada 3.500', 'Cerveza 4800', 'Vino de la casa 7.200', 'Café 1.800', 'Vermut 5500'],
  Postres: [
    'Flan 4500',
    'Budín de pan 4.200',
    'Helado 5000',
    'Fruta de estación 3.900,5',
    'Queso y dulce 4.800',
    'Panqueque 6200',
  ],
};
/** What the price of a line is stored as, where it is not plain pesos. */
const STORED: Record<string, string> = { '13.500,50': '13500.50', '3.900,5': '3900.50' };

/** At the place of the tap before, this one would be the second of a double tap. */
const BESIDE = { position: { x: 20, y: 20 } };

/** Most taps of a first day. */
const MOST_TAPS = 80;

function split(line: string): { title: string; price: string } {
  const at = line.lastIndexOf(' ');
  return { title: line.slice(0, at), price: line.slice(at + 1) };
}

/** An owner whose taps are counted, on the screen and on the keys that act, such as Enter; the letters of a text are not, a pasted text is one. */
class CountedOwner {
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator, options: Parameters<Locator['tap']>[0] = {}): Promise<void> {
    this.taps += 1;
    await target.tap(options);
  }
  async press(key: string): Promise<void> {
    this.taps += 1;
    await this.page.keyboard.press(key);
  }
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
  async paste(text: string): Promise<void> {
    this.taps += 1;
    await this.page.keyboard.insertText(text);
  }
}

async function stored(server: CartaServer): Promise<Record<string, string[]>> {
  const { out } = await server.carta(['menu', 'export', '--business', NEW_BUSINESS]);
  const { categories } = JSON.parse(out) as MenuFile;
  return Object.fromEntries(
    categories.map(({ title, products = [] }) => [title, products.map((item) => `${item.title} ${item.price}`)]),
  );
}

const expected = () =>
  Object.fromEntries(
    Object.entries(MENU).map(([category, lines]) => [
      category,
      lines.map(split).map(({ title, price }) => {
        return `${title} ${STORED[price] ?? `${price.replace('.', '')}.00`}`;
      }),
    ]),
  );

test.describe('a first day on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test(`a first day with four categories, 25 products, logo, hours, WhatsApp, delivery and QR code takes an owner at most ${MOST_TAPS} taps`, async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000);
    const owner = new CountedOwner(page);
    const editor = new Editor(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const link = (name: string | RegExp) => page.getByRole('link', { name });
    const steps = page.getByRole('region', { name: 'Primeros pasos' });
    const save = async (name = 'Guardar') => {
      await owner.tap(button(name));
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
      await expect(button(name)).toBeDisabled();
    };
    const goHome = async () => {
      await owner.tap(page.getByRole('banner').getByRole('link', { name: 'Carta' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    };
    const addByTyping = async (category: keyof typeof MENU) => {
      await owner.tap(button(`Expandir ${category}`));
      await owner.tap(button('Agregar producto').last());
      const peso = await page.locator('form').getByText('$', { exact: true }).boundingBox();
      const box = await field('Precio').boundingBox();
      expect(peso && box && Math.abs(peso.y + peso.height / 2 - box.y - box.height / 2)).toBeLessThanOrEqual(2);
      for (const { title, price } of MENU[category].map(split)) {
        await expect(field('Nombre')).toBeFocused();
        await owner.type(title);
        await owner.press('Enter');
        await expect(field('Precio')).toBeFocused();
        await owner.type(price);
        await owner.press('Enter');
        await expect(editor.row(title)).toContainText('Agregado');
        await expect(field('Nombre')).toBeInViewport({ ratio: 1 });
        await expect(button('Agregar producto').last()).toBeInViewport({ ratio: 1 });
      }
      if (category === 'Bebidas') expect(await seriousViolations(page)).toEqual([]);
      await owner.tap(button('Cancelar'));
    };

    await openHome(page, NEW_OWNER);
    await test.step('the first category comes with its products from a pasted list on the empty screen', async () => {
      await owner.tap(steps.getByRole('link', { name: /Primera categoría/ }));
      await owner.tap(button('Pegar lista'));
      await expect(field('Nombre de la categoría')).toBeFocused();
      await owner.type('Entradas');
      expect(await seriousViolations(page)).toEqual([]);
      await owner.tap(field('Lista'));
      await owner.paste(MENU.Entradas.join('\n'));
      await owner.tap(button('Ver productos'));
      await owner.tap(button('Agregar 5 productos'), BESIDE);
      await expect(editor.row('Bruschettas')).toBeVisible();
    });
    await test.step('three more categories are typed one after another', async () => {
      await owner.tap(button('Agregar categoría').last());
      for (const category of ['Pizzas', 'Bebidas', 'Postres']) {
        await expect(field('Nombre')).toBeFocused();
        await owner.type(category);
        await owner.press('Enter');
        await expect(editor.row(category)).toContainText('Agregado');
      }
      expect(await seriousViolations(page)).toEqual([]);
      await owner.tap(button('Cancelar'));
    });
    await test.step('a list is pasted into a category that is there', async () => {
      await owner.tap(button('Opciones de Pizzas'));
      await owner.tap(page.getByRole('menuitem', { name: 'Pegar lista' }));
      await expect(field('Lista')).toBeFocused();
      await owner.paste(MENU.Pizzas.join('\n'));
      await owner.tap(button('Ver productos'));
      await owner.tap(button('Agregar 8 productos'), BESIDE);
      await expect(editor.row('Fainá')).toBeVisible();
    });
    await test.step('products are typed without a tap between them', async () => {
      await addByTyping('Bebidas');
      await addByTyping('Postres');
    });
    await expect.poll(() => stored(server)).toEqual(expected());

    await test.step('the logo', async () => {
      await goHome();
      await owner.tap(link('Subir el logo'));
      // The row, and the photo in the system's picker, which opens for a click alone.
      owner.taps += 2;
      await pick(
        page,
        () => page.getByRole('main').getByRole('button', { name: 'Logo' }).click(),
        await photo({ width: 600, height: 400 }),
      );
      await save('Guardar cambios');
    });
    await test.step('the hours of all days', async () => {
      await goHome();
      await owner.tap(link(/Cargar los horarios/));
      await owner.tap(button('Lunes Cerrado'));
      await owner.tap(page.getByRole('switch', { name: 'Abierto' }));
      await owner.tap(button('Copiar a…'));
      await owner.tap(page.getByRole('checkbox', { name: 'Todos los días' }));
      await owner.tap(button('Copiar'));
      await save();
    });
    await test.step('delivery with the number for orders and one zone', async () => {
      await goHome();
      // Home has no button of orders before they are offered.
      for (const name of ['Mi menú', 'Información', 'Delivery y takeaway']) await owner.tap(link(name));
      await owner.tap(page.getByRole('switch', { name: 'Delivery' }));
      await save();
      await owner.tap(link(/^Número de WhatsApp/));
      await owner.tap(field('Número de WhatsApp'));
      await owner.type('1149832211');
      await save();
      await owner.tap(link('Volver'));
      await owner.tap(link(/^Envío/));
      await owner.tap(button('Agregar zona'));
      await owner.tap(field('Nombre de la zona 1'));
      await owner.type('Centro');
      await owner.tap(field('Envío a la zona 1'));
      await owner.type('1.500');
      await save();
    });
    await test.step('the QR code ends the first steps', async () => {
      await goHome();
      await owner.tap(link('Ir a descargarlo'));
      const download = page.waitForEvent('download');
      await owner.tap(link('Descargar código QR'));
      await download;
    });
    expect(owner.taps).toBeLessThanOrEqual(MOST_TAPS);
    await page.goto('/panel');
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    await expect(steps).toHaveCount(0);

    await editor.open();
    await editor.openTool('Contraer todo');
    await editor.choose('Postres', 'Pegar lista');
    await field('Lista').fill('Tiramisú 6500\nQueso fresco 4.800 / 5.900\nArroz con leche\tCon canela\t$ 4.200,00');
    await button('Ver productos').click();
    await expect(page.getByText('Queso fresco espera su precio y no se agrega.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('group', { name: 'Queso fresco' }).getByRole('textbox').fill('5.900');
    await button('Agregar 3 productos').click();
    await expect(editor.row('Tiramisú')).toBeInViewport();
    await expect
      .poll(async () => (await stored(server)).Postres?.slice(6))
      .toEqual(['Tiramisú 6500.00', 'Queso fresco 5900.00', 'Arroz con leche 4200.00']);
  });
});
