import type { MenuFile } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { NEW_BUSINESS } from './testing/operator.ts';
import { openEmptyEditor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const MENU = {
  Pizzas: ['Muzzarella 9500', 'Napolitana 12.800', 'Fugazzeta 13.500,50', 'Calabresa 13200'],
  Bebidas: ['Agua 2000', 'Limonada 3.500', 'Cerveza 4800', 'Vino de la casa 7.200'],
  Postres: ['Flan 4500', 'Budín de pan 4.200', 'Helado 5000', 'Fruta de estación 3.900,5'],
};
/** What the price of a line is stored as, where it is not plain pesos. */
const STORED: Record<string, string> = { '13.500,50': '13500.50', '3.900,5': '3900.50' };

/** Most taps and keys for a first menu, beside its texts. */
const MOST_STEPS = 60;

function split(line: string): { title: string; price: string } {
  const at = line.lastIndexOf(' ');
  return { title: line.slice(0, at), price: line.slice(at + 1) };
}

/** An owner whose taps and keys are counted; texts are not. */
class CountedOwner {
  steps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.steps += 1;
    await target.tap();
  }
  async press(key: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.press(key);
  }
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
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

test.describe('a first menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test(`a first menu of 3 categories and 12 products takes an owner at most ${MOST_STEPS} taps and keys beside the texts`, async ({
    page,
    server,
  }) => {
    const editor = await openEmptyEditor(page);
    const owner = new CountedOwner(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });

    await owner.tap(button('Agregar categoría'));
    for (const category of Object.keys(MENU)) {
      await expect(field('Nombre')).toBeFocused();
      await owner.type(category);
      await owner.press('Enter');
      await expect(editor.row(category)).toContainText('Agregado');
    }
    expect(await seriousViolations(page)).toEqual([]);
    await owner.tap(button('Cancelar'));

    for (const [category, lines] of Object.entries(MENU)) {
      await owner.tap(button(`Expandir ${category}`));
      await owner.tap(button('Agregar producto').last());
      const peso = await page.locator('form').getByText('$', { exact: true }).boundingBox();
      const price = await field('Precio').boundingBox();
      expect(peso && price && Math.abs(peso.y + peso.height / 2 - price.y - price.height / 2)).toBeLessThanOrEqual(2);
      for (const { title, price } of lines.map(split)) {
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
      if (category === 'Pizzas') expect(await seriousViolations(page)).toEqual([]);
      await owner.tap(button('Cancelar'));
    }
    await expect.poll(() => stored(server)).toEqual(expected());
    expect(owner.steps).toBeLessThanOrEqual(MOST_STEPS);

    await page.reload();
    await editor.tree.waitFor();
    await expect(editor.row('Fugazzeta')).toContainText('$ 13.500,50');

    await editor.choose('Postres', 'Pegar lista');
    await field('Lista').fill('Tiramisú 6500\nQueso y dulce 4.800 / 5.900\nArroz con leche\tCon canela\t$ 4.200,00');
    await button('Ver productos').click();
    await expect(page.getByText('Queso y dulce espera su precio y no se agrega.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('group', { name: 'Queso y dulce' }).getByRole('textbox').fill('5.900');
    await button('Agregar 3 productos').click();
    await expect(editor.row('Tiramisú')).toBeInViewport();
    await expect
      .poll(async () => (await stored(server)).Postres?.slice(4))
      .toEqual(['Tiramisú 6500.00', 'Queso y dulce 5900.00', 'Arroz con leche 4200.00']);
  });
});
