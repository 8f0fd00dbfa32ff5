import { encodeBoard, publicMenu, type ContactButton, type Item, type Menu } from '@carta/domain';
import { itemTitled, keyOf, menu } from '@carta/domain/testing';
import type { PageLanguage } from '@carta/contract';
import { within } from '@testing-library/dom';
import { keyOfElement } from './element-id.ts';
import { LANGUAGES, renderMenu, renderMenuInTurns, renderNotFound, renderWifi } from './server.tsx';

const assets = {
  scripts: ['/assets/public-menu/page.12345678.js'],
  styles: [],
  css: { styles: 'main{color:red}', item: '' },
};

/** Returns the page of a menu as HTML and as a document. */
function renderPage(menu: Menu, now = 0): { html: string; page: Document } {
  const { html } = renderMenu({ menu: publicMenu(menu), assets, now });
  document.open();
  document.write(html);
  document.close();
  return { html, page: document };
}

const screenOf = (page: Document) => within(page.body);
const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
const contact = (button: Partial<ContactButton>): ContactButton[] => [
  { active: true, type: 'whatsapp', phone: '1155550142', account: '', countryCode: 54, ...button },
];

function everySetting(written: string): Menu {
  return menu(written, {
    style: { ...menu('').style, backgroundImage: '/files/demo/c0ffee.webp' },
    logo: { url: '/files/demo/f16.webp' },
    board: { wifi: { active: true, name: 'Salón', password: 'higos' }, html: encodeBoard('<p>Hoy <em>locro</em></p>') },
    modalInfo: {
      address: 'Belgrano 1420',
      location: 'San Telmo',
      phone1: '011 5555-0142',
      phone2: '',
      schedule: 'Lunes\nMartes',
    },
    contactButton: contact({}),
  });
}

describe('sold-out items', () => {
  const stored = menu('Postres: flan*1, helado');
  const items = stored.items.map((item) => ({ ...item, soldOutUntil: item.title === 'flan' ? 100 : 99 }));

  it.each([
    [98, ['flan', 'flan', 'helado']],
    [99, ['flan', 'flan']],
    [100, []],
  ])('[SOLD-2] at %d only the items that are still sold out say so', (now, titles) => {
    const { page } = renderPage({ ...stored, items }, now);
    const tags = screenOf(page)
      .queryAllByText('Agotado')
      .map((tag) => textOf(tag.closest('li')));
    expect(tags.map((row) => row?.match(/flan|helado/)?.[0])).toEqual(titles);
  });
});

describe('the diner’s view', () => {
  const written =
    'Cocina > Platos: bife*1, ~locro*2 | Cocina > ~Ocultos: guiso*3 | Postres: flan, ~volcán | ~Cafetería: cortado*4';

  it('the page shows categories, items and featured items in their order', () => {
    const { page } = renderPage(menu(written));
    const screen = screenOf(page);
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Destacados',
      'Cocina',
      'Postres',
      'Información',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(['Platos']);
    const tabs = within(screen.getByRole('navigation', { name: 'Categorías' })).getAllByRole('link');
    expect(tabs.map(textOf)).toEqual(['Cocina', 'Postres']);
    const featured = within(screen.getByRole('region', { name: 'Destacados' })).getAllByRole('listitem');
    expect(featured.map(textOf)).toEqual(['bife$ 99,00']);
  });

  it('the source contains nothing of hidden records', () => {
    const { html } = renderPage(menu(written));
    expect(html).toContain('bife');
    for (const hidden of ['locro', 'Ocultos', 'guiso', 'volc', 'Cafeter', 'cortado'])
      expect(html).not.toContain(hidden);
  });

  it('the source contains no inactive WiFi, no inactive contact button and no token', () => {
    const settings = everySetting('Postres: flan');
    const { html, page } = renderPage({
      ...settings,
      board: { ...settings.board, wifi: { active: false, name: 'RedSecreta', password: 'clave-secreta' } },
      contactButton: contact({ active: false, phone: '1199998888' }),
      mercadoPago: { active: true, tokenSet: true, last4: '7q9z', account: null, checkedAt: null },
    });
    expect(screenOf(page).queryByText('WiFi')).toBeNull();
    expect(screenOf(page).queryByText('Contacto')).toBeNull();
    for (const secret of ['RedSecreta', 'clave-secreta', '1199998888', '7q9z']) expect(html).not.toContain(secret);
  });

  it('[DONE-2] a record without a title and an empty category are nowhere in the page, and no substitute is', () => {
    const made = menu('Postres: flan*1, helado*2 | Vacía');
    const items = made.items.map((item) => (item.title === 'flan' ? { ...item, title: '' } : item));
    const { page, html } = renderPage({ ...made, items });
    expect(screenOf(page).getByRole('heading', { level: 2, name: 'Postres' })).toBeTruthy();
    for (const left of [made.items[0]!.key, 'Vacía', 'sin nombre', 'Sin descripción']) expect(html).not.toContain(left);
  });

  it('a menu without categories says so and has no tabs', () => {
    const { page } = renderPage(menu('~Cafetería: cortado'));
    expect(screenOf(page).getByText('Todavía no hay productos en este menú.')).toBeTruthy();
    expect(screenOf(page).queryByRole('navigation', { name: 'Categorías' })).toBeNull();
  });
});

describe('prices', () => {
  it.each([
    { big: 12500, small: '00', shown: '$ 12.500,00' },
    { big: 14500, small: '50', shown: '$ 14.500,50' },
    { big: 0, small: '00', shown: '$ 0,00' },
    { big: 99_999_999, small: '99', shown: '$ 99.999.999,99' },
  ])('the price $shown is written as in Argentina', ({ big, small, shown }) => {
    const made = menu('Postres: flan');
    const items = made.items.map((item) => ({ ...item, price: { currency: '$' as const, big, small } }));
    const { page } = renderPage({ ...made, items });
    expect(screenOf(page).getAllByRole('listitem').map(textOf)).toContain(`flan${shown}`);
  });
});

describe('options, diets and hours', () => {
  const pesos = (big: number) => ({ currency: '$' as const, big, small: '00' });
  const option = (title: string, big: number, soldOutUntil: number | null = null) => ({
    key: keyOf(title),
    title,
    price: pesos(big),
    show: true,
    soldOutUntil,
  });
  const SIZES = {
    _id: 'g',
    key: keyOf('tamaño'),
    business: 'demo',
    title: 'Tamaño',
    pricing: 'replace' as const,
    min: 1,
    max: 1,
    options: [option('Grande', 15_900), option('Chica', 9_500, 100)],
    order: 0,
    version: 0,
  };
  const rowsOf = (page: Document) => screenOf(page).getAllByRole('listitem').map(textOf);
  const withItems = (written: Menu, changes: Partial<Item>) => ({
    ...written,
    items: written.items.map((item) => ({ ...item, ...changes })),
  });
  const pizza = withItems(menu('Pizzas: fugazza', { optionGroups: [SIZES] }), { optionGroups: [SIZES.key] });

  it.each([
    [100, 'fugazzadesde $ 9.500,00'],
    [99, 'fugazzadesde $ 15.900,00'],
  ])('[OPT-7] at %d the row of a product with sizes is «%s»', (now, row) => {
    expect(rowsOf(renderPage(pizza, now).page)).toContain(row);
  });

  it('[OPT-6] a product whose sizes are all sold out says so', () => {
    const optionGroups = [{ ...SIZES, options: [option('Chica', 9_500, 100)] }];
    expect(rowsOf(renderPage({ ...pizza, optionGroups }, 99).page)).toContain('fugazzaAgotado');
  });

  it('[DIET-1] [DIET-2] what a product is declared to be stands behind its name; nothing is said of what is not stated', () => {
    const declared = {
      diets: ['vegan', 'vegetarian', 'spicy'] as Item['diets'],
      allergens: { gluten: 'free' as const },
    };
    const marks = (changes: Partial<Item>) =>
      within(screenOf(renderPage(withItems(pizza, changes)).page).getByRole('region', { name: 'Pizzas' }))
        .queryAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label'));
    expect(marks(declared)).toEqual(['Vegano', 'Sin TACC', 'Picante']);
    expect(marks({ diets: ['vegetarian'], allergens: { gluten: 'contains', milk: 'free' } })).toEqual(['Vegetariano']);
    expect(marks({})).toEqual([]);
  });

  describe('the hours of a business', () => {
    const hours = [{ days: [1, 2], from: '12:00', to: '15:30' }];
    const made = menu('Almuerzo: milanesa', {
      timeZone: 'America/Argentina/Buenos_Aires',
      hours,
      modalInfo: { ...menu('').modalInfo, address: 'Perú 1082', location: 'San Telmo' },
      style: { ...menu('').style, backgroundImage: '/files/demo/c0ffee.webp' },
    });
    const orderDesk = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' };
    const headerAt = (time: string, of = made) =>
      textOf(renderPage(of, Date.parse(`${time}:00-03:00`)).page.querySelector('header')) ?? '';

    it('[HOURS-6] the header says until when a business is open', () => {
      expect(headerAt('2026-11-23T13:00')).toMatch(/Abierto hasta las 15.30 · Perú 1082, San Telmo/);
      expect(headerAt('2026-11-23T13:00')).not.toContain('Cerrado');
      expect(headerAt('2026-11-23T13:00', { ...made, hours: [] })).not.toMatch(/Abierto|Abre |Cerrado/);
    });

    it.each([
      ['2026-11-23T15:30', {}, 'Abre mañana a las 12.00. Puedes armar tu pedido y enviarlo desde esa hora.'],
      ['2026-11-24T09:00', {}, 'Abre hoy a las 12.00. Puedes armar tu pedido y enviarlo desde esa hora.'],
      ['2026-11-24T09:00', { menuTypes: [] }, 'Abre hoy a las 12.00.'],
      ['2026-11-24T09:00', { orderDesk }, 'Abre hoy a las 12.00. Puedes pedir ahora para más tarde.'],
      [
        '2026-11-24T09:00',
        { orderDesk, closures: [{ date: '2026-11-24', to: '2026-11-26', title: 'Vacaciones' }] },
        'Abre el lunes a las 12.00. Puedes armar tu pedido y enviarlo desde esa hora.',
      ],
    ] as const)('[HOURS-6] at %s, with %j, a box says «Cerrado ahora» and «%s»', (time, settings, words) => {
      expect(headerAt(time, { ...made, ...settings } as Menu).endsWith(`Cerrado ahora${words}`)).toBe(true);
    });

    it.each([
      ['2026-11-23T13:00', 'Abierto hasta las 15.30'],
      ['2026-11-23T15:30', 'Abre mañana a las 12.00'],
    ])('[HOURS-6] at %s the short header of a menu without pictures says «%s»', (time, words) => {
      expect(headerAt(time, { ...made, style: menu('').style })).toMatch(new RegExp(`${words}Perú 1082, San Telmo$`));
    });

    it('[HOURS-6] the header says in each language that a business never closes', () => {
      const never = { ...made, hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }] };
      expect(headerAt('2026-11-23T13:00', never)).toMatch(/Abierto las 24 horas · Perú 1082, San Telmo/);
      expect(headerAt('2026-11-23T13:00', { ...never, style: menu('').style })).toMatch(/Abierto las 24 horasPerú/);
      const saysIn = (language: PageLanguage) =>
        new DOMParser()
          .parseFromString(renderMenu({ menu: publicMenu(never), assets, now: 0, language }).html, 'text/html')
          .querySelector('header')?.textContent;
      expect(saysIn('en')).toContain('Open 24 hours');
      expect(saysIn('pt')).toContain('Aberto 24 horas');
    });
  });

  it('[HOURS-4] each product says when it is available, outside of its hours, and keeps its price', () => {
    const made = menu('Almuerzo: milanesa*1, guiso', { timeZone: 'America/Argentina/Buenos_Aires' });
    const availability = [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '15:30' }];
    const lunch = { ...made, categoriesL1: made.categoriesL1.map((one) => ({ ...one, availability })) };
    const rowsAt = (time: string) =>
      screenOf(renderPage(lunch, Date.parse(`2026-11-23T${time}:00-03:00`)).page)
        .getAllByRole('listitem')
        .map(textOf)
        .filter((text) => text?.includes('$'));
    expect(rowsAt('15:29')).toEqual(['milanesa$ 99,00', 'milanesa$ 99,00', 'guiso$ 99,00']);
    expect(rowsAt('15:30')).toEqual(
      ['milanesa', 'milanesa', 'guiso'].map((title) => `${title}$ 99,00Disponible lun a vie de 12.00 a 15.30`),
    );
  });
});

describe('languages', () => {
  const made = everySetting('Postres: flan*1');
  const soldOut = {
    ...made,
    items: made.items.map((item) => ({ ...item, description: 'Con dulce', soldOutUntil: 9 })),
  };
  const pageIn = (language: PageLanguage) => {
    document.open();
    document.write(renderMenu({ menu: publicMenu(soldOut), assets, now: 0, language }).html);
    document.close();
    return document;
  };

  it.each([
    {
      language: 'es',
      lang: 'es-AR',
      title: 'La Higuera · Menú',
      tag: 'Agotado',
      headings: ['Destacados', 'Postres', 'Información', 'WiFi', 'Pizarra', 'Contacto'],
    },
    {
      language: 'en',
      lang: 'en',
      title: 'La Higuera · Menu',
      tag: 'Sold out',
      headings: ['Featured', 'Postres', 'Information', 'WiFi', 'Board', 'Contact'],
    },
    {
      language: 'pt',
      lang: 'pt-BR',
      title: 'La Higuera · Cardápio',
      tag: 'Esgotado',
      headings: ['Destaques', 'Postres', 'Informações', 'WiFi', 'Lousa', 'Contato'],
    },
  ] as const)('the page in $language has its words in that language', ({ language, lang, title, tag, headings }) => {
    const page = pageIn(language);
    expect([page.documentElement.lang, page.title]).toEqual([lang, title]);
    expect(screenOf(page).getAllByText(tag)).toHaveLength(2);
    expect(screenOf(page).getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(headings);
    expect(screenOf(page).getByRole('link', { current: true }).getAttribute('href')).toBe(`?lang=${language}`);
  });

  it('what the restaurant typed is marked as Spanish in a page of another language', () => {
    const typed = ['La Higuera', 'flan', 'Con dulce', 'Postres', 'Belgrano 1420, San Telmo'];
    const marked = (language: PageLanguage) =>
      [...pageIn(language).body.querySelectorAll('[lang=es]:not([hreflang])')].map(textOf);
    expect(marked('en')).toEqual(expect.arrayContaining(typed));
    expect(marked('es')).toEqual([]);
  });

  it('no language lacks hours, options and times that are written by its own customs', () => {
    const hours = [
      { days: [1, 2, 3], from: '20:00', to: '00:30' },
      { days: [6], from: '12:00', to: '15:00' },
    ];
    const now = Date.parse('2026-11-23T12:00Z');
    const said = Object.values(LANGUAGES).map(({ available, opening, choice }) => [
      available(hours),
      opening({ open: true, until: now + 30 * 60_000 }, 'UTC', now),
      opening({ open: false, until: now + 13.5 * 3_600_000 }, 'UTC', now),
      opening({ open: false, until: now + 48 * 3_600_000 }, 'UTC', now),
      opening({ open: false, until: now + 240 * 3_600_000 }, 'UTC', now),
      choice({ min: 0, max: 3 }),
    ]);
    expect(said).toEqual([
      [
        'Disponible lun a mié de 20.00 a 0.30, sáb de 12.00 a 15.00',
        'Abierto hasta las 12.30',
        'Abre mañana a la 1.30',
        'Abre el miércoles a las 12.00',
        'Abre el 3 de diciembre a las 12.00',
        'Hasta 3',
      ],
      [
        'Available Mon to Wed from 20:00 to 0:30, Sat from 12:00 to 15:00',
        'Open until 12:30',
        'Opens tomorrow at 1:30',
        'Opens on Wednesday at 12:00',
        'Opens on 3 December at 12:00',
        'Up to 3',
      ],
      [
        'Disponível seg a qua das 20h às 0h30, sáb das 12h às 15h',
        'Aberto até 12h30',
        'Abre amanhã à 1h30',
        'Abre na quarta-feira às 12h',
        'Abre em 3 de dezembro às 12h',
        'Até 3',
      ],
    ]);
  });
});

describe('on paper', () => {
  it.each([
    ['es', 'Menú del 21 de noviembre de 2026. Siempre al día en carta.test/m/higuera'],
    ['en', 'Menu as of November 21, 2026. Always up to date at carta.test/m/higuera'],
    ['pt', 'Cardápio de 21 de novembro de 2026. Sempre atualizado em carta.test/m/higuera'],
  ] as const)(
    'in %s the page says from when it is, where it is up to date, and has the code that leads there',
    (language, words) => {
      const made = menu('Postres: flan', { key: 'higuera', publicUrl: 'https://carta.test/m/higuera' });
      const { html } = renderMenu({
        menu: publicMenu({ ...made, timeZone: 'America/Argentina/Buenos_Aires' }),
        assets,
        language,
        now: Date.parse('2026-11-22T02:00:00Z'),
      });
      const page = new DOMParser().parseFromString(html, 'text/html');
      const foot = page.querySelector('main > footer');
      expect(textOf(foot)?.endsWith(words)).toBe(true);
      expect(foot?.querySelector('img')?.getAttribute('src')).toBe('/m/higuera/code.svg');
    },
  );
});

describe('ordering', () => {
  const page = (settings: Partial<Menu>) => renderPage(menu('Pastas: ñoquis, ravioles', settings)).page;

  it('[CART-5] only the page of a business that accepts orders has what the order’s script needs', () => {
    expect(page({}).querySelector('main')?.dataset.orders).toBeDefined();
    for (const settings of [{ menuTypes: [] }, { whatsAppNumber: '' }])
      expect(page(settings).querySelector('main')?.dataset.orders).toBeUndefined();
  });

  it('[CART-1] products that are sold out or not available now are marked as such for the script', () => {
    const made = menu('Pastas: ñoquis, ravioles | Almuerzo: bife');
    const items = made.items.map((item) => (item.title === 'ravioles' ? { ...item, soldOutUntil: 100 } : item));
    const never = [{ days: [1], from: '03:00', to: '04:00' }];
    const categoriesL1 = made.categoriesL1.map((one) =>
      one.title === 'Almuerzo' ? { ...one, availability: never } : one,
    );
    const offered = [...renderPage({ ...made, items, categoriesL1 }).page.querySelectorAll('[data-order]')];
    expect(offered.map((row) => row.querySelector('[data-title]')?.textContent)).toEqual(['ñoquis']);
  });
});

describe('the information about a business', () => {
  const made = menu('Postres: flan', {
    timeZone: 'America/Argentina/Buenos_Aires',
    hours: [
      { days: [1, 2, 3, 4, 5], from: '20:00', to: '00:30' },
      { days: [1, 2, 3, 4, 5], from: '12:00', to: '15:00' },
      { days: [6], from: '00:00', to: '00:00' },
    ],
    closures: [
      { date: '2026-12-25', title: 'Navidad' },
      { date: '2027-01-04', title: '' },
      { date: '2027-01-05', title: '' },
      { date: '2026-11-22', title: 'Inventario' },
      {
        date: '2027-01-31',
        to: '2027-02-02',
        title: 'Aniversario',
        hours: [
          { from: '20:00', to: '01:00' },
          { from: '12:00', to: '17:00' },
        ],
      },
    ],
  });
  // In Buenos Aires it is still the 23rd.
  const now = Date.parse('2026-11-24T02:00:00Z');
  const factsOf = (of: Menu, language: PageLanguage = 'es') => {
    const { html } = renderMenu({ menu: publicMenu(of), assets, now, language });
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('#informacion dl > div')].map(({ children: [label, text] }) => ({
      label: label?.textContent,
      lines: text?.textContent.replace(/[^\S\n]/g, ' ').split('\n'),
      typed: [text, ...(text?.children ?? [])].filter((part) => part?.matches('[lang=es]')).map(textOf),
    }));
  };

  it.each([
    [
      'es',
      ['Horarios', 'Lunes a viernes de 12.00 a 15.00 y de 20.00 a 0.30', 'Sábado las 24 horas'],
      [
        'Feriados y cierres',
        '25 de diciembre · Navidad',
        '4–5 de enero',
        '31 de enero – 2 de febrero · Aniversario, de 12.00 a 17.00 y de 20.00 a 1.00',
      ],
      [],
    ],
    [
      'en',
      ['Opening hours', 'Monday to Friday from 12:00 to 15:00 and from 20:00 to 0:30', 'Saturday 24 hours'],
      [
        'Holidays and closures',
        '25 December · Navidad',
        '4 – 5 January',
        '31 January – 2 February · Aniversario, from 12:00 to 17:00 and from 20:00 to 1:00',
      ],
      ['Navidad', 'Aniversario'],
    ],
    [
      'pt',
      ['Horários', 'Segunda a sexta das 12h às 15h e das 20h às 0h30', 'Sábado 24 horas'],
      [
        'Feriados e fechamentos',
        '25 de dezembro · Navidad',
        '4 – 5 de janeiro',
        '31 de janeiro – 2 de fevereiro · Aniversario, das 12h às 17h e das 20h às 1h',
      ],
      ['Navidad', 'Aniversario'],
    ],
  ] as const)('[HOURS-5] in %s it lists the hours and the coming closures', (language, hours, closures, typed) => {
    const [first, second] = factsOf(made, language).map(({ label, lines = [], ...fact }) => ({
      ...fact,
      said: [label, ...lines],
    }));
    expect(first).toEqual({ said: [...hours], typed: [] });
    expect(second).toEqual({ said: [...closures], typed: [...typed] });
  });

  it('the free text stays where the owner has written one; without hours nothing is said of closures', () => {
    const modalInfo = { ...made.modalInfo, schedule: 'De noche\nDomingos no' };
    expect(factsOf({ ...made, modalInfo }, 'en').slice(0, 2)).toMatchObject([
      { label: 'Opening hours', lines: ['De noche', 'Domingos no'], typed: ['De noche Domingos no'] },
      { label: 'Holidays and closures' },
    ]);
    const labels = factsOf({ ...made, hours: [] }).map(({ label }) => label);
    expect(labels).not.toContain('Horarios');
    expect(labels).not.toContain('Feriados y cierres');
  });
});

describe('the notice for diners', () => {
  const text = 'En Navidad cerramos del 24 al 26. Encarga tu «vitel toné» <hoy>.';
  const made = menu('Postres: flan', {
    timeZone: 'America/Argentina/Buenos_Aires',
    pageNotice: { text, from: '2026-12-15', to: '2026-12-26' },
  });
  const withStyles = { ...assets, css: { ...assets.css, notice: '.notice{color:blue}' } };
  const at = (now: string, language: PageLanguage = 'es') => {
    const { html, styles } = renderMenu({ menu: publicMenu(made), assets: withStyles, now: Date.parse(now), language });
    const page = new DOMParser().parseFromString(html, 'text/html');
    return { notice: page.querySelector('main > details:first-of-type'), html, styles };
  };

  it.each([
    ['es', 'Cerrar', null],
    ['en', 'Close', 'es'],
    ['pt', 'Fechar', 'es'],
  ] as const)(
    '[NOTICE-2] in %s it stands on top of the page, can be closed, and brings its styles',
    (language, close, lang) => {
      const { notice, styles } = at('2026-12-20T12:00Z', language);
      expect(notice).toHaveProperty('open', true);
      expect(notice?.querySelector('p')?.textContent).toBe(text);
      expect(notice?.querySelector('p')?.getAttribute('lang')).toBe(lang);
      expect(notice?.querySelector('summary')?.getAttribute('aria-label')).toBe(close);
      expect(styles.join()).toContain('.notice{color:blue}');
    },
  );

  it.each(['2026-12-15T02:59Z', '2026-12-27T03:00Z'])(
    '[NOTICE-2] at %s, outside of its days, the page has neither the notice nor its styles',
    (now) => {
      const { notice, html } = at(now);
      expect(notice).toBeNull();
      expect(html).not.toContain('notice');
    },
  );
});

describe('what the law asks for', () => {
  const carta = menu('Postres: flan', {
    legal: {
      netPrices: true,
      tableCharge: { price: { currency: '$', big: 1_500, small: '00' }, text: 'Por persona, con pan' },
      notice: 'Lista vigente desde el 1 de noviembre',
    },
  });

  it('[LAW-1] [LAW-2] a page shows net prices, the table charge and a notice where the owner gives them', () => {
    const screen = screenOf(renderPage(carta).page);
    expect(screen.getAllByRole('listitem').map(textOf)).toContain('flan$ 99,00Sin imp. nac. $ 81,82');
    expect(screen.getByRole('img', { name: 'Precio sin impuestos nacionales' }).textContent).toBe('Sin imp. nac.');
    expect(screen.getByText('$ 1.500,00 · Por persona, con pan')).toBeTruthy();
    expect(screen.getByText('Lista vigente desde el 1 de noviembre')).toBeTruthy();
    const plain = screenOf(renderPage(menu('Postres: flan')).page);
    expect([plain.queryByText(/impuestos/), plain.queryByText('Cubierto')]).toEqual([null, null]);
  });
});

describe('finding', () => {
  const declared = (changes: Partial<Item>, written = 'Postres: flan, budín') => {
    const made = menu(written);
    return { ...made, items: made.items.map((item) => (item.title === 'flan' ? { ...item, ...changes } : item)) };
  };
  const filterButtons = (page: Document) =>
    screenOf(page)
      .queryAllByRole('button')
      .filter(({ dataset }) => dataset.marks !== undefined);

  it('a page with products has a search box, and one without has none', () => {
    expect(
      screenOf(renderPage(menu('Postres: flan')).page).getByRole('searchbox', { name: 'Buscar en el menú' }),
    ).toBeTruthy();
    expect(screenOf(renderPage(menu('')).page).queryByRole('searchbox')).toBeNull();
  });

  it.each<[Partial<Item>, string[]]>([
    [{ diets: ['vegetarian'] }, ['Vegetariano']],
    [{ diets: ['vegan'] }, ['Vegetariano', 'Vegano']],
    [{ allergens: { gluten: 'free' } }, ['Sin TACC']],
    [{ allergens: { gluten: 'contains', milk: 'free' }, diets: ['spicy'] }, []],
  ])(
    '[FIND-6] where a product declares %j, the page offers the filters %j, and its marks are those of the row',
    (changes, filters) => {
      const { page } = renderPage(declared(changes));
      expect(filterButtons(page).map(textOf)).toEqual(filters);
      const row = screenOf(page).getByText('flan').closest('li');
      const marks = [...(row?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href')?.slice(6) ?? '');
      for (const filter of filterButtons(page))
        expect(filter.dataset.marks?.split(' ').some((mark) => marks.includes(mark))).toBe(true);
    },
  );

  it('a category’s subcategories have links with their numbers of products', () => {
    const { page } = renderPage(menu('Cocina > Entradas: empanada, rabas | Cocina > Platos: bife | Postres: flan'));
    const links = [...(page.querySelector('section [data-chips]')?.querySelectorAll('a') ?? [])];
    expect(links.map(textOf)).toEqual(['Entradas2', 'Platos1']);
    expect(links.map(({ hash }) => textOf(page.querySelector(hash)))).toEqual(['Entradas', 'Platos']);
    expect(page.querySelectorAll('section [data-chips]')).toHaveLength(1);
  });
});

describe('a menu without pictures', () => {
  const picture = { image: { url: '/files/demo/abc123.webp' } };
  const isTextOnly = (made: Menu) => renderPage(made).page.querySelector('main')?.dataset.textOnly !== undefined;
  const made = menu('Cocina > Platos: bife | Postres: flan, budín', { logo: { url: '/files/demo/f16.webp' } });

  it('a menu with a logo alone has the short header; a picture of a product, a category or the business makes it a menu with pictures', () => {
    expect(isTextOnly(made)).toBe(true);
    const items = made.items.map((item) => (item.title === 'bife' ? { ...item, ...picture } : item));
    const categoriesL1 = made.categoriesL1.map((category) => ({ ...category, ...picture }));
    const style = { ...made.style, backgroundImage: picture.image.url };
    expect([{ items }, { categoriesL1 }, { style }].map((changes) => isTextOnly({ ...made, ...changes }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('a row or a featured card without a picture has words alone, also beside others with pictures', () => {
    const carta = menu('Postres: flan*1, budín*2');
    const items = carta.items.map((item) => (item.title === 'flan' ? { ...item, ...picture } : item));
    const { page } = renderPage({ ...carta, items });
    const pictured = [...page.querySelectorAll('section li:has(img, svg)')].map((row) =>
      row.querySelector('[data-title]'),
    );
    expect(pictured.map(textOf)).toEqual(['flan', 'flan']);
    const rowOf = (title: string) => screenOf(page).getAllByText(title).at(-1)?.closest('li');
    const plain = renderPage(carta).page;
    const withoutKeys = (html: string | undefined) => html?.replace(/[\w-]{21}/g, '');
    expect(withoutKeys(rowOf('budín')?.outerHTML)).toBe(
      withoutKeys(screenOf(plain).getAllByText('budín').at(-1)?.closest('li')?.outerHTML),
    );
  });

  it('[CART-1] a featured card names its product for the order’s script, while it can be ordered', () => {
    const carta = menu('Postres: flan*1, budín*2');
    const items = carta.items.map((item) => (item.title === 'budín' ? { ...item, soldOutUntil: 9 } : item));
    const cards = within(screenOf(renderPage({ ...carta, items }).page).getByRole('region', { name: 'Destacados' }));
    expect(cards.getAllByRole('listitem').map(({ dataset }) => dataset.order)).toEqual([keyOf('flan'), undefined]);
  });

  it.each<[string, Partial<Item>, string[]]>([
    ['declares nothing', {}, []],
    ['is vegan', { diets: ['vegan'] }, ['mark-vegan', 'mark-vegetarian']],
    [
      'is free of gluten and spicy',
      { allergens: { gluten: 'free' }, diets: ['spicy'] },
      ['mark-glutenFree', 'mark-spicy'],
    ],
    ['has a picture', picture, []],
  ])('the page of a product that %s has the drawings that it uses and no other', (_what, changes, drawings) => {
    const items = made.items.map((item) => (item.title === 'flan' ? { ...item, ...changes } : item));
    const { page } = renderPage({ ...made, items });
    expect([...page.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(drawings);
    const used = [...page.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect([...new Set(used)].sort()).toEqual(drawings.map((id) => `#${id}`).sort());
  });
});

describe('pictures', () => {
  const made = menu('Postres: flan, budín');
  const withPicture = {
    ...made,
    items: made.items.map((item) =>
      item.title === 'flan' ? { ...item, image: { url: '/files/demo/abc123.webp' } } : item,
    ),
  };

  it('an item’s picture has several widths, a fixed size and an alternative text', () => {
    const { page } = renderPage(withPicture);
    const picture = screenOf(page).getByRole('img', { name: 'flan' });
    expect(picture.getAttribute('srcset')).toContain(
      '/files/demo/abc123-160.webp 160w, /files/demo/abc123-480.webp 480w',
    );
    expect(['sizes', 'width', 'height', 'loading'].map((name) => picture.getAttribute(name))).toEqual([
      '104px',
      '104',
      '104',
      'lazy',
    ]);
  });

  it('a placeholder is not shown to diners', () => {
    const { html, page } = renderPage(withPicture);
    expect(page.querySelectorAll('[data-sections] img')).toHaveLength(1);
    expect(html).not.toContain('/assets/placeholders/');
  });

  it('cover and logo are not loaded lazily', () => {
    const { page } = renderPage(everySetting('Postres: flan'));
    const [cover, logo] = page.querySelectorAll('header img');
    expect([cover?.getAttribute('loading'), logo?.getAttribute('loading')]).toEqual([null, null]);
    expect(cover?.getAttribute('srcset')).toContain('/files/demo/c0ffee-960.webp 960w');
  });
});

describe('about the business', () => {
  it('links at the top lead to the sections that are filled in', () => {
    const { page } = renderPage(everySetting('Postres: flan'));
    const actions = within(screenOf(page).getByRole('navigation', { name: 'Sobre el local' })).getAllByRole('link');
    expect(actions.map(textOf)).toEqual(['WiFi', 'Pizarra', 'Contacto', 'Información']);
    const more = within(screenOf(page).getByRole('region', { name: 'Información' }));
    expect(more.getByRole('link', { name: 'Pizarra' }).getAttribute('href')).toBe('#pizarra');
    const map = screenOf(page).getByRole('link', { name: 'Belgrano 1420, San Telmo' });
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe('Belgrano 1420, San Telmo');
    const facts = [...page.querySelectorAll('dt')].map((term) => [textOf(term), term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Dirección', 'Belgrano 1420, San Telmo'],
      ['Teléfono', '011 5555-0142'],
      ['Horarios', 'Lunes\nMartes'],
      ['Pedidos', 'Delivery · Retiro'],
      ['Formas de pago', 'Efectivo'],
      ['Red', 'Salón'],
      ['Contraseña', 'Ver la contraseña'],
    ]);
    expect(page.querySelector('#pizarra em')?.textContent).toBe('locro');
  });

  it.each([
    { what: 'with', modalInfo: { ...menu('').modalInfo, address: 'Belgrano 1420' }, there: 1, more: 3 },
    { what: 'without', modalInfo: menu('').modalInfo, there: 3, more: 0 },
  ])(
    'on a phone a menu without pictures $what information has $there links in its header and $more in Información',
    ({ modalInfo, there, more }) => {
      const { board, contactButton } = everySetting('Postres: flan');
      const { page } = renderPage(menu('Postres: flan', { board, contactButton, modalInfo, menuTypes: [] }));
      const links = screenOf(page).getByRole('navigation', { name: 'Sobre el local' }).querySelectorAll('li');
      expect([...links].filter((link) => !link.matches('.wide'))).toHaveLength(there);
      expect(page.querySelectorAll('#informacion ul a')).toHaveLength(more);
    },
  );

  it.each([
    { button: { type: 'whatsapp' }, name: 'Escribir por WhatsApp', href: 'https://wa.me/5491155550142' },
    { button: { type: 'phone' }, name: 'Llamar por teléfono', href: 'tel:+541155550142' },
    {
      button: { type: 'instagram', account: 'lahiguera' },
      name: 'Ver Instagram',
      href: 'https://www.instagram.com/lahiguera',
    },
  ] as const)('the contact button leads to $href', ({ button, name, href }) => {
    const { page } = renderPage(menu('Postres: flan', { contactButton: contact(button) }));
    expect(screenOf(page).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['011 15 4983-2211', 'tel:+5491149832211'],
    ['+54 9 341 555-1234', 'tel:+5493415551234'],
    ['4983-2211', 'tel:49832211'],
    ['0800-555-1234', 'tel:08005551234'],
    ['11 4983-2211 (int. 12)', 'tel:114983221112'],
    ['consultar en el local', undefined],
  ])('[PHONE-1] the phone %j stands as it was written, and dials %s', (phone1, href) => {
    const { page } = renderPage(menu('Postres: flan', { modalInfo: { ...menu('').modalInfo, phone1 } }));
    const links = [...page.querySelectorAll('#informacion a[href^="tel:"]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(href === undefined ? [] : [href]);
    expect(page.querySelector('#informacion')?.textContent).toContain(phone1);
  });

  it.each([
    { what: 'a contact button without a number', settings: { contactButton: contact({ phone: '' }) } },
    {
      what: 'a board without text',
      settings: { board: { ...menu('').board, html: encodeBoard('<p> </p><p>&nbsp;</p>') } },
    },
    { what: 'WiFi without a name', settings: { board: { html: '', wifi: { active: true, name: '', password: 'x' } } } },
    { what: 'every section without content', settings: {} },
  ])('the page leaves out $what', ({ settings }) => {
    const nothing = { cash: false, mercadoPago: false, other: false };
    const { page } = renderPage(menu('Postres: flan', { menuTypes: [], paymentMethods: nothing, ...settings }));
    expect(screenOf(page).queryByRole('navigation', { name: 'Sobre el local' })).toBeNull();
  });
});

describe('the WiFi', () => {
  const made = everySetting('Postres: flan');

  it('[WIFI-2] the menu’s page holds no password and links to the page that does', () => {
    const { html, page } = renderPage(made);
    expect(html).not.toContain('higos');
    const links = [...page.querySelectorAll('a[data-wifi]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/demo/wifi', '/m/demo/wifi']);
  });

  it('[WIFI-1] [WIFI-2] the WiFi’s page shows name, password and code, and links to the menu in its language', () => {
    document.open();
    const shown = { wifi: { name: 'Salón', password: '<higos>' }, code: { side: 9, path: 'M0 0h1v1H0z' } };
    const language = { language: 'en', isLanguageChosen: true } as const;
    document.write(renderWifi({ ...shown, ...language, menu: publicMenu(made), assets }).html);
    document.close();
    const facts = [...document.querySelectorAll('dd')].map(textOf);
    expect(facts).toEqual(['Salón', '<higos>']);
    expect(screenOf(document).getByRole('img', { name: 'QR code of the WiFi' })).toBeTruthy();
    expect(screenOf(document).getByRole('link').getAttribute('href')).toBe('/m/demo?lang=en');
    expect(document.querySelector<HTMLElement>('[data-copy]')?.hidden).toBe(true);
  });
});

describe('the document', () => {
  it('the document has language, title, address and picture for search engines and chats', () => {
    const { page } = renderPage(everySetting('Cocina: bife | Postres: flan'));
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
    expect(page.documentElement.lang).toBe('es-AR');
    expect(page.title).toBe('La Higuera · Menú');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://localhost:3000/m/demo');
    expect(content('meta[name=description]')).toBe('Menú de La Higuera. Belgrano 1420, San Telmo. Cocina, Postres');
    expect(content('meta[property="og:image"]')).toBe('http://localhost:3000/files/share/demo.png');
    expect(page.querySelectorAll('main')).toHaveLength(1);
  });

  it('the document has no inline script, and all its styles stand in one element, which is named for the policy', () => {
    const made = everySetting('Postres: flan*1');
    const { page } = renderPage(made);
    const inline = [...page.querySelectorAll('script:not([src])')];
    expect(inline.map((script) => script.getAttribute('type'))).toEqual(['application/ld+json']);
    expect(page.querySelectorAll('[onclick], [onload], link[rel=stylesheet]')).toHaveLength(0);
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(renderMenu({ menu: publicMenu(made), assets, now: 0 }).styles).toEqual(styles);
    expect(styles).toEqual([expect.stringMatching(/^main\{color:red\}:root\{--owner-color:#1f6f5c;/)]);
  });

  it('the preview keeps its stylesheet, which its script adds to', () => {
    const preview = { scripts: ['/preview.js'], styles: ['/preview.css'] };
    const { html } = renderMenu({
      menu: publicMenu(menu('Postres: flan')),
      now: 0,
      preview: true,
      assets: { ...assets, entries: { preview } },
    });
    expect(html).toContain('<link rel="stylesheet" href="/preview.css"/>');
    expect(html).not.toContain('main{color:red}');
  });

  it('every link into the page has a target, and no id occurs twice', () => {
    const { page } = renderPage(everySetting('Cocina > Platos: bife*1, flan | Postres: flan*2'));
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    // The order's part makes the target of the link to it.
    const links = [...page.querySelectorAll('a[href^="#"]:not([data-skip])')].map((link) =>
      link.getAttribute('href')?.slice(1),
    );
    expect(links.length).toBeGreaterThan(6);
    expect(links.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    '</script><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "<!--<script>alert('1')//",
    '&lt;b&gt;',
  ])('the text %s is escaped everywhere', (text) => {
    const made = everySetting('Cocina > Platos: bife*1 | Postres: flan');
    const evil = <T extends { title: string }>(records: T[]) => records.map((record) => ({ ...record, title: text }));
    const { page } = renderPage({
      ...made,
      name: text,
      modalInfo: { address: text, location: text, phone1: text, phone2: text, schedule: text },
      board: { ...made.board, wifi: { active: true, name: text, password: text } },
      contactButton: contact({ type: 'instagram', account: text }),
      categoriesL1: evil(made.categoriesL1),
      categoriesL2: evil(made.categoriesL2),
      items: evil(made.items).map((item) => ({ ...item, description: text })),
    });
    expect(page.querySelector('h1')?.textContent).toBe(text);
    expect(page.title).toBe(`${text} · Menú`);
    expect(page.querySelectorAll('[onerror], [onload], img[src=x], body script')).toHaveLength(0);
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as unknown;
    expect(data).toMatchObject({ '@type': 'Restaurant', name: text, telephone: text });
  });

  it('the page of a missing menu says that it does not exist', () => {
    const { html } = renderNotFound({ assets });
    expect(html).toMatch(/^<!doctype html><html lang="es-AR">/);
    expect(html).toContain('<h1>Menú no encontrado</h1>');
  });
});

it('the page names the address for visits and marks the elements that are counted', () => {
  const board = menu('Cocina > Platos: bife | Postres: flan');
  const { page } = renderPage(board);
  expect(page.querySelector('main')?.dataset.visits).toBe(`/api/visits/${board.key}`);
  const idsOf = (kind: string) =>
    [...page.querySelectorAll(`[data-visit="${kind}"]`)].map(({ id }) => keyOfElement(id));
  expect(idsOf('category')).toEqual(board.categoriesL1.map(({ key }) => key));
  expect(idsOf('product')).toEqual(board.items.map(({ key }) => key));
});

it('a featured card links to the item in its category', () => {
  const made = menu('Postres: flan*1');
  const { page } = renderPage(made);
  const card = within(screenOf(page).getByRole('region', { name: 'Destacados' })).getByRole('link');
  const row = page.querySelector(card.getAttribute('href') ?? '');
  expect(textOf(row)).toContain(itemTitled(made, 'flan').title);
});

describe('renderMenuInTurns', () => {
  it.each([
    ['small', 'Postres: flan*1, helado'],
    ['large', `Vacía | Cocina > Platos: ${'bife, '.repeat(250)}locro | Postres: ${'flan, '.repeat(130)}helado`],
  ])('renders a %s menu as renderMenu does', async (_size, written) => {
    const document = { menu: publicMenu(menu(written)), assets, now: 0 };
    expect(await renderMenuInTurns(document, async () => undefined)).toEqual(renderMenu(document));
  });

  it('pauses after each step of a large menu: some products, a category, and the list of them', async () => {
    let pauses = 0;
    const pause = async () => void (pauses += 1);
    const render = (written: string) => renderMenuInTurns({ menu: publicMenu(menu(written)), assets, now: 0 }, pause);
    await render(`Postres: ${'flan, '.repeat(50)}helado`);
    expect(pauses).toBe(0);
    await render(`Postres: ${'flan, '.repeat(999)}helado | Bebidas: agua`);
    expect(pauses).toBe(50 + 1 + 2 + 1);
  });
});
