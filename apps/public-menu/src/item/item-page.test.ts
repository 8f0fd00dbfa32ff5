import { publicMenu, type Item, type Menu, type OptionGroup } from '@carta/domain';
import { itemTitled, keyOf, menu } from '@carta/domain/testing';
import { within } from '@testing-library/dom';
import { renderNotFound, renderItem } from '../server.tsx';

const assets = {
  scripts: ['/page.js'],
  styles: [],
  css: { styles: '', item: 'main{color:red}' },
};

const pesos = (big: number) => ({ currency: '$' as const, big, small: '00' });
const option = (title: string, big: number, soldOutUntil: number | null = null) => ({
  key: keyOf(title),
  title,
  price: pesos(big),
  show: true,
  soldOutUntil,
});
const group = (title: string, rest: Partial<OptionGroup>): OptionGroup => ({
  _id: title,
  key: keyOf(title),
  business: 'demo',
  title,
  pricing: 'add',
  min: 0,
  max: 3,
  options: [],
  order: 0,
  version: 0,
  ...rest,
});
const SIZES = group('Tamaño', {
  pricing: 'replace',
  min: 1,
  max: 1,
  options: [option('Chica', 9_500), option('Grande', 15_900)],
});
const EXTRAS = group('Agregados', { options: [option('Muzzarella', 2_200), option('Cheddar', 900, 100)] });

/** The menu with one pizza, 'fugazza', that has these fields. */
function withPizza(changes: Partial<Item>, settings: Partial<Menu> = {}): Menu {
  const made = menu('Pizzas: fugazza, ~secreta', { optionGroups: [SIZES, EXTRAS], ...settings });
  const items = made.items.map((item) => (item.title === 'fugazza' ? { ...item, ...changes } : item));
  return { ...made, items };
}

function open(made: Menu, now = 0): Document {
  const item = itemTitled(made, 'fugazza').key;
  document.open();
  document.write(renderItem({ menu: publicMenu(made), item, assets, now }).html);
  document.close();
  return document;
}

const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
const texts = (elements: Iterable<Element>) => [...elements].map(textOf);

describe('the page of a product', () => {
  it('shows sizes and extras with their rules and prices in words, and what is sold out', () => {
    const page = open(withPizza({ description: 'De cebolla', optionGroups: [SIZES.key, EXTRAS.key] }), 99);
    expect(textOf(page.querySelector('h1'))).toBe('fugazza');
    expect(page.body.textContent).toContain('De cebolla');
    expect(texts(page.querySelectorAll('main section')).slice(0, 2)).toEqual([
      'TamañoElige 1Chica$ 9.500,00Grande$ 15.900,00',
      'AgregadosHasta 3Muzzarella+ $ 2.200,00CheddarAgotado',
    ]);
    expect(page.body.textContent).toContain('Vale para el plato sin agregados. Si tienes alergia, avisa al pedir.');
  });

  it('[DIET-1] names each allergen in one of three states', () => {
    const page = open(
      withPizza({ allergens: { gluten: 'contains', milk: 'contains', eggs: 'free' }, diets: ['vegetarian'] }),
    );
    const states = [...page.querySelectorAll('dt')].map((term) => [textOf(term), textOf(term.nextElementSibling)]);
    expect(states).toEqual([
      ['Contiene', 'Gluten, leche'],
      ['Libre de', 'Huevo'],
      [
        'No declarado',
        'Crustáceos, pescado, maní, soja, frutos secos, apio, mostaza, sésamo, sulfitos, altramuz, moluscos',
      ],
    ]);
    expect(page.body.textContent).toContain('VegetarianoContiene gluten y leche');
    expect(page.body.textContent).not.toContain('sin agregados');
  });

  it('[CART-1] [HOURS-4] offers to order only what can be ordered now', () => {
    const button = (page: Document) => page.querySelector<HTMLElement>('[data-add]')?.dataset.add;
    const plain = withPizza({});
    expect(button(open(plain))).toBe(itemTitled(plain, 'fugazza').key);
    expect(button(open(withPizza({ soldOutUntil: 100 }), 99))).toBeUndefined();
    expect(document.body.textContent).toContain('Agotado');
    const availability = [{ days: [1], from: '03:00', to: '04:00' }];
    const closed = { ...plain, categoriesL1: plain.categoriesL1.map((one) => ({ ...one, availability })) };
    expect(button(open(closed))).toBeUndefined();
    expect(document.body.textContent).toContain('Disponible lun de 3.00 a 4.00');
    expect(open(withPizza({}, { menuTypes: [] })).querySelector('main')?.dataset.orders).toBeUndefined();
  });

  it('leads back to its place in the menu, and has its own title, address and picture', () => {
    const made = withPizza({ description: 'De cebolla', image: { url: '/files/demo/abc.webp' } });
    const { key } = itemTitled(made, 'fugazza');
    const page = open(made);
    expect(within(page.body).getByRole('link', { name: 'Menú de La Higuera' }).getAttribute('href')).toBe(
      `/m/demo#m-${key}`,
    );
    expect(page.title).toBe('fugazza · La Higuera');
    const content = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `http://localhost:3000/m/demo/p/${key}`,
    );
    expect([content('description'), content('og:title'), content('og:image')]).toEqual([
      'De cebolla · $ 99,00',
      'fugazza · La Higuera',
      'http://localhost:3000/files/demo/abc-960.webp',
    ]);
  });

  it('escapes what the restaurant typed', () => {
    const evil = '</script><img src=x onerror=alert(1)>"';
    const made = withPizza({ title: evil, description: evil }, { name: evil });
    document.open();
    document.write(renderItem({ menu: publicMenu(made), item: keyOf('fugazza'), assets, now: 0 }).html);
    document.close();
    expect(document.querySelector('h1')?.textContent).toBe(evil);
    expect(document.querySelectorAll('[onerror], img[src=x]')).toHaveLength(0);
  });
});

it('the page of an unknown product leads to the menu', () => {
  const { html } = renderNotFound({ assets, menu: publicMenu(menu('Postres: flan')) });
  expect(html).toContain('<h1>Producto no encontrado</h1>');
  expect(html).toContain('<a href="/m/demo">Ver el menú de La Higuera</a>');
});
