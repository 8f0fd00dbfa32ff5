import { formatPrice, PRODUCT_PLACEHOLDER, publicMenu, type Category, type Item, type Menu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import sharp from 'sharp';
import { readPdf, textOf, type PdfPage, type ReadPdf } from '../testing/read-pdf.ts';
import { renderMenu } from './render-menu.ts';
import { EMPTY_MENU } from './render-cover.ts';

const TODAY = '2026-11-22';
const noPictures = () => Promise.resolve(null);

async function render(
  whole: Menu,
  readPicture: (url: string) => Promise<Buffer | null> = noPictures,
): Promise<ReadPdf> {
  return readPdf(await renderMenu({ menu: publicMenu(whole), today: TODAY }, readPicture));
}

const withItems = (whole: Menu, change: (item: Item, index: number) => Partial<Item>): Menu => ({
  ...whole,
  items: whole.items.map((item, index) => ({ ...item, ...change(item, index) })),
});
const withCategories = (whole: Menu, change: (category: Category) => Partial<Category>): Menu => ({
  ...whole,
  categoriesL1: whole.categoriesL1.map((category) => ({ ...category, ...change(category) })),
});

/** A menu of one category for each of `sizes`, which is its number of items; price and description identify each item. */
function bigMenu(sizes: readonly number[]): Menu {
  const categories = sizes.map((size, category) => {
    const titles = Array.from({ length: size }, (_, item) => `Plato ${category}-${item}`);
    return titles.length === 0 ? `Capítulo ${category}` : `Capítulo ${category}: ${titles.join(', ')}`;
  });
  return withItems(menu(categories.join(' | ')), (item, index) => ({
    description: `Descripción de ${item.title}`,
    price: { currency: '$', big: 1000 + index, small: '50' },
  }));
}

/** Expects each part to follow the one before it. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect([part, at >= 0]).toEqual([part, true]);
    from = at + part.length;
  }
}

describe('the text of a menu’s PDF', () => {
  it('a PDF shows categories of both levels, titles, prices and descriptions in the menu’s order', async () => {
    const whole = withItems(
      menu('Tapas: croquetas, bravas | Cocina > Platos: bife | Cocina > Sopas: locro, sopa crema | Postres: flan'),
      (item, index) => ({
        description: `Con ${item.title}`,
        price: { currency: '$', big: 12_500 * (index + 1), small: '05' },
      }),
    );
    const pdf = await render(whole);
    expectInOrder(textOf(pdf), [
      'La Higuera',
      'Tapas',
      'croquetas',
      '$ 12.500,05',
      'Con croquetas',
      'bravas',
      '$ 25.000,05',
      'Con bravas',
      'Cocina',
      'Platos',
      'bife',
      '$ 37.500,05',
      'Con bife',
      'Sopas',
      'locro',
      '$ 50.000,05',
      'Con locro',
      'sopa crema',
      '$ 62.500,05',
      'Postres',
      'flan',
      '$ 75.000,05',
      'Con flan',
    ]);
  });

  it('[SHOW-2] a PDF has no hidden category and no hidden item', async () => {
    const text = textOf(
      await render(menu('Tapas: croquetas, ~bravas | ~Cocina > Platos: bife | Otra > ~Sopas: locro')),
    );
    expectInOrder(text, ['Tapas', 'croquetas']);
    for (const hidden of ['bravas', 'Cocina', 'Platos', 'bife', 'Otra', 'Sopas', 'locro'])
      expect(text).not.toContain(hidden);
  });

  it('[SHOW-4] [SHOW-5] a PDF contains no WiFi, no board, no token and no key', async () => {
    const whole = menu('Tapas: croquetas', {
      board: { wifi: { active: true, name: 'Salón', password: 'higos-y-brasas' }, html: 'Pizarra' },
      mercadoPago: { active: true, tokenSet: true, last4: '1420', account: null, checkedAt: null },
    });
    const bytes = await renderMenu({ menu: publicMenu(whole), today: TODAY }, noPictures);
    const text = textOf(await readPdf(bytes));
    for (const secret of ['Salón', 'higos-y-brasas', 'Pizarra', '1420', whole.items[0]?.key ?? '']) {
      expect(text).not.toContain(secret);
    }
  });

  it('[OPT-7] an item with sizes shows its lowest price, and each size with its price', async () => {
    const sizes = {
      _id: 'g',
      key: 'g'.repeat(21),
      business: 'demo',
      title: 'Tamaño',
      order: 0,
      version: 0,
      pricing: 'replace' as const,
      min: 1,
      max: 1,
      options: ['Chica', 'Grande', 'Oculta'].map((title, nth) => ({
        key: title.padEnd(21, '_'),
        title,
        price: { currency: '$' as const, big: 500 + 400 * nth, small: '00' },
        show: title !== 'Oculta',
        soldOutUntil: nth === 0 ? 4_000_000_000_000 : null,
      })),
    };
    const whole = withItems(menu('Pizzas: muzza', { optionGroups: [sizes] }), () => ({ optionGroups: [sizes.key] }));
    const text = textOf(await render(whole));
    expectInOrder(text, ['muzza', 'desde', '$ 500,00', 'Chica $ 500,00 · Grande $ 900,00']);
    for (const hidden of ['$ 99,00', 'Oculta']) expect(text).not.toContain(hidden);
  });

  it('[DIET-1] [DIET-2] an item says its diets and what it contains; what is not stated is not said', async () => {
    const text = textOf(
      await render(
        withItems(menu('Tapas: uno, dos, tres'), (_, index) =>
          index === 0
            ? { allergens: { gluten: 'free', milk: 'contains', nuts: 'contains' }, diets: ['vegetarian', 'spicy'] }
            : index === 1
              ? { allergens: { milk: 'free' }, diets: ['vegetarian', 'vegan'] }
              : {},
        ),
      ),
    );
    expectInOrder(text, [
      'uno',
      'Sin TACC · Vegetariano · Picante · Contiene leche y frutos secos',
      'dos',
      'Vegano',
      'tres',
    ]);
    expect(text.match(/Sin TACC|Contiene|Vegetariano/g)).toHaveLength(3);
  });

  it('a PDF ends with the day that it is from, the menu’s address and a code of that address', async () => {
    const whole = menu('Tapas: croquetas', { publicUrl: 'https://carta.example/m/higuera' });
    const legal = { ...whole.legal, notice: 'Precios en pesos' };
    const bytes = await renderMenu({ menu: publicMenu({ ...whole, legal }), today: TODAY }, noPictures);
    const pdf = await readPdf(bytes, { readsCode: true });
    expectInOrder(textOf(pdf.pages.at(-1)!), [
      'croquetas',
      'Precios en pesos',
      'Menú del 22 de noviembre de 2026.',
      'Siempre al día en',
      'carta.example/m/higuera',
    ]);
    expect(pdf.code).toBe('https://carta.example/m/higuera');
  });

  it('[LAW-1] [LAW-2] the price without taxes stands below each price, table charge and notice at the end', async () => {
    const price = { currency: '$' as const, big: 1210, small: '00' };
    const whole = withItems(menu('Tapas: uno | Postres: flan'), () => ({ price }));
    expect(textOf(await render(whole))).not.toMatch(/impuestos|Cubierto/);
    const legal = { netPrices: true, tableCharge: { price, text: 'Pan y agua' }, notice: 'Precios en pesos' };
    expectInOrder(textOf(await render({ ...whole, legal })), [
      'uno',
      '$ 1.210,00',
      'Precio sin impuestos nacionales: $ 1.000,00',
      'flan',
      'sin impuestos nacionales',
      'Cubierto: $ 1.210,00 · Pan y agua',
      'Precios en pesos',
    ]);
  });

  it('[HOURS-5] a category says below its heading when it is available', async () => {
    const availability = [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '15:30' }];
    const whole = withCategories(menu('Tapas: uno'), () => ({ availability }));
    expectInOrder(textOf(await render(whole)), ['Tapas', 'Disponible lun a vie de 12.00 a 15.30', 'uno']);
  });

  it('[PRICE-4] every price is one piece of text, aligned at the right', async () => {
    const prices = [0, 99, 1000, 17_111, 72_564, 99_999_999].map((big) => ({
      currency: '$' as const,
      big,
      small: '09',
    }));
    const { pages } = await render(
      withItems(menu('Tapas: uno, dos, tres, cuatro, cinco, seis'), (_item, index) => ({ price: prices[index]! })),
    );
    const printed = pages[1]!.texts.filter(({ text }) => text.startsWith('$'));
    expect(printed.map(({ text }) => text)).toEqual(prices.map(formatPrice));
    const ends = printed.map(({ x, width }) => Math.round(x + width));
    expect(new Set(ends).size).toBe(1);
    expect(printed[3]!.width).toBeCloseTo(printed[4]!.width, 5);
  });

  it('[DONE-2] a PDF has no item without a title and no empty category; an empty description gets no text', async () => {
    const whole = withItems(menu('Tapas: pan, bravas | Vacía'), ({ title }) => ({
      title: title === 'bravas' ? '' : title,
      description: '',
    }));
    const text = textOf(await render(whole));
    expectInOrder(text, ['Tapas', 'pan']);
    for (const left of ['sin nombre', 'Vacía', 'Sin descripción']) expect(text).not.toContain(left);
  });

  it('accents, typographic quotes and foreign letters are kept; characters that the typeface lacks are dropped', async () => {
    const kept = 'Ñandú “al horno” ‘chico’ — 5 € · ½ kg · crème brûlée · Żurek · Plzeň · Phở · ¿¡Güiña!?';
    const whole = withItems(menu('Tapas: a, b, c'), (_item, index) => ({
      title: [kept, '🍕 Pizza 👩‍🍳 de 2️⃣ quesos ❤️', '🍕🔥'][index]!,
      description: ['n\u0303andu\u0301', 'uno\u200d\u00ad\n\n  dos\t日本 tres', '\u2011\u2010 ﬁn'][index]!,
    }));
    expectInOrder(textOf(await render(whole)), [
      kept,
      'ñandú',
      'Pizza de 2 quesos',
      'uno dos tres',
      'Producto sin nombre',
      '-- fin',
    ]);
  });
});

describe('the pages of a menu’s PDF', () => {
  it('every page but the cover has a number', async () => {
    const { pages } = await render(bigMenu([40, 30, 20]));
    expect(pages.length).toBeGreaterThan(3);
    expect(textOf(pages[0]!)).not.toContain('Página');
    for (const [index, page] of pages.entries()) {
      if (index > 0) expect(textOf(page)).toMatch(new RegExp(`La Higuera Página ${index + 1} de ${pages.length}$`));
    }
  });

  it('every item of a long menu is printed once, in order', async () => {
    const whole = bigMenu([25, 1, 60, 0, 14]);
    const text = textOf(await render(whole));
    expectInOrder(
      text,
      whole.items.flatMap(({ title, price }) => [title, formatPrice(price), `Descripción de ${title}`]),
    );
    expect(text.match(/\$ /g)).toHaveLength(whole.items.length);
  });

  it('no page ends with a category’s title', async () => {
    const isTitle = (text: string) => /^(Capítulo|Parte) /.test(text);
    const lastOf = ({ texts }: PdfPage) => texts.filter(({ y }) => y > 60).at(-1)?.text ?? '';
    for (const size of [15, 16, 17, 18, 19, 20, 21, 22]) {
      const dishes = (from: number) => Array.from({ length: size }, (_, index) => `Plato ${from + index}`).join(', ');
      const whole = menu([0, 1, 2].map((n) => `Capítulo ${n} > Parte ${n}: ${dishes(n * 100)}`).join(' | '));
      const { pages } = await render(whole);
      expect(pages.slice(1).map((page) => isTitle(lastOf(page)))).toEqual(pages.slice(1).map(() => false));
    }
  });

  it('the longest possible texts stay inside the margins', async () => {
    const longest = 'Wurstplattenbrettchen'.repeat(6).slice(0, 120);
    const whole = withItems(menu('Tapas: a, b', { name: 'La Higuera de la Esquina '.repeat(8).trim() }), () => ({
      title: longest,
      description: 'mucho texto '.repeat(83),
      price: { currency: '$', big: 99_999_999, small: '99' },
    }));
    const named = withCategories(whole, () => ({ title: 'Capítulo '.repeat(13) }));
    const settings = {
      address: 'Avenida '.repeat(25),
      location: 'x'.repeat(200),
      phone1: '1'.repeat(200),
      phone2: '2'.repeat(200),
      schedule: 'Lunes de 9 a 18\n'.repeat(62),
    };
    const { pages } = await render({ ...named, modalInfo: settings });
    for (const { text, x, y, width } of pages.flatMap(({ texts }) => texts)) {
      expect([text, x >= 50, x + width <= 545, y >= 36, y <= 800]).toEqual([text, true, true, true, true]);
    }
    expect(textOf(pages[0]!)).toContain('…');
    expect(pages[1]!.texts.filter(({ text }) => text === '$ 99.999.999,99')).toHaveLength(2);
  });
});

describe('the cover of a menu’s PDF', () => {
  const modalInfo = {
    address: 'Av. Belgrano 1420',
    location: 'San Telmo',
    phone1: '011 5555-0142',
    phone2: '011 5555-0143',
    schedule: 'Martes a viernes de 12 a 15.30\nLunes cerrado',
  };

  it('the cover shows name, address, phones, opening hours and the menu’s address', async () => {
    const pdf = await render(menu('Tapas: pan', { modalInfo }));
    expectInOrder(textOf(pdf.pages[0]!), [
      'La Higuera',
      'Dirección',
      'Av. Belgrano 1420',
      'San Telmo',
      'Teléfonos',
      '011 5555-0142',
      '011 5555-0143',
      'Horarios',
      'Martes a viernes de 12 a 15.30',
      'Lunes cerrado',
      menu('').publicUrl,
    ]);
    expect([pdf.title, pdf.language]).toEqual(['Menú de La Higuera', 'es-AR']);
  });

  it('[HOURS-5] the cover shows the hours where the owner has written no text of them', async () => {
    const hours = [{ days: [2, 3, 4], from: '12:00', to: '15:30' }];
    const covers = ['', 'De noche'].map(async (schedule) =>
      textOf((await render(menu('Tapas: pan', { hours, modalInfo: { ...modalInfo, schedule } }))).pages[0]!),
    );
    const [empty, written] = await Promise.all(covers);
    expectInOrder(empty!, ['Horarios', 'Martes a jueves de 12.00 a 15.30']);
    expectInOrder(written!, ['Horarios', 'De noche']);
    expect(written).not.toContain('Martes');
  });

  it('the cover has no label for an empty field', async () => {
    const text = textOf(
      (await render(menu('Tapas: pan', { modalInfo: { ...modalInfo, phone2: '', schedule: '' } }))).pages[0]!,
    );
    expect(text).toContain('Teléfono 011 5555-0142');
    expect(text).not.toContain('Horarios');
  });

  it('the PDF of an empty menu is a cover that says so', async () => {
    const { pages } = await render(menu('~Tapas: pan'));
    expect(pages).toHaveLength(1);
    expect(textOf(pages[0]!)).toContain(EMPTY_MENU);
  });

  it.each(['#ffffff', '#000000', '#f2b53a', '#1f5'])(
    'a menu with the main colour %s is rendered',
    async (mainColor) => {
      const style = { ...menu('').style, mainColor };
      expect((await render(menu('Tapas: pan', { style }))).pages).toHaveLength(2);
    },
  );
});

describe('the pictures of a menu’s PDF', () => {
  const webp = (background: string) =>
    sharp({ create: { width: 480, height: 300, channels: 4, background } })
      .webp()
      .toBuffer();
  const url = (name: string) => `/files/higuera/${name}.webp`;

  it('a PDF has the pictures of business, categories and items, and reads each once', async () => {
    const picture = await webp('#00ff00');
    const style = { ...menu('').style, backgroundImage: url('fondo') };
    const whole = withCategories(menu('Tapas: a, b, c', { style, logo: { url: url('logo') } }), () => ({
      image: { url: url('tapas') },
    }));
    const read: string[] = [];
    const { pages } = await render(
      withItems(whole, (_item, index) => ({ image: { url: index === 2 ? PRODUCT_PLACEHOLDER : url('plato') } })),
      async (wanted) => {
        read.push(wanted);
        return wanted.startsWith('/files/') ? picture : null;
      },
    );
    expect(pages.map(({ pictures }) => pictures)).toEqual([2, 3]);
    expect(read.filter((wanted) => wanted.includes('plato'))).toHaveLength(1);
    expectInOrder(textOf(pages[1]!), ['Tapas', 'a', 'b', 'c']);
  });

  it('the longest title of a category stays on the category’s picture', async () => {
    const cover = await webp('#00ff00');
    const whole = withCategories(menu('Tapas: a'), () => ({ title: 'W'.repeat(120), image: { url: url('tapas') } }));
    const { texts } = (await render(whole, async (wanted) => (wanted.includes('tapas') ? cover : null))).pages[1]!;
    const title = texts.filter(({ text }) => text.startsWith('W'));
    expect(title.map(({ text }) => text).join('')).toBe('W'.repeat(120));
    const [top, bottom] = [841.89 - 54, 841.89 - 54 - 104];
    for (const { y } of title) expect([y < top - 8, y > bottom + 8]).toEqual([true, true]);
  });

  it('a file that cannot be decoded is left out', async () => {
    const whole = withItems(menu('Tapas: a, b'), (_item, index) => ({ image: { url: url(`plato${index}`) } }));
    const { pages } = await render(whole, async (wanted) =>
      wanted.includes('plato0') ? Buffer.from('no picture') : null,
    );
    expect(pages[1]!.pictures).toBe(0);
    expectInOrder(textOf(pages[1]!), ['a', 'b']);
  });
});
