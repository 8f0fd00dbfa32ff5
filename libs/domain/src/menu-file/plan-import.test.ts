import fc from 'fast-check';
import type { Menu } from '../menu/menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/menu.ts';
import { BUSINESS, keyOf } from '../testing/records.ts';
import { productsOf } from '../testing/table.ts';
import type { MenuFile } from './menu-file.ts';
import { menuToFile } from './menu-to-file.ts';
import { menuToTable } from './menu-to-table.ts';
import { firstMode, type ImportWay } from './import-way.ts';
import { planImport, planImportSteps, type ImportPlan } from './plan-import.ts';
import { readTable } from './read-table.ts';
import { rowsToFile } from './rows-to-file.ts';

const STORED = 'Cocina > Platos: bife*2, locro | Cocina > Entradas: rabas | Postres: flan*1, ~budín';

function plan(stored: Menu, file: MenuFile, way: ImportWay): ImportPlan {
  let made = 0;
  return planImport(stored, file, way, { business: BUSINESS, newKey: () => keyOf(`new-${(made += 1)}`) });
}

const fileOf = (...categories: MenuFile['categories']): MenuFile => ({ currency: '$', categories });
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
const tableFile = (stored: Menu, change: (rows: string[][]) => void = () => undefined) => {
  const rows = menuToTable(stored);
  change(rows);
  return rowsToFile(readTable([{ name: '', rows }]).products).file;
};

const size = (title: string, prices: Record<string, number>, key = keyOf(title)): OptionGroup => ({
  _id: key,
  key,
  business: BUSINESS,
  title,
  pricing: 'replace',
  min: 1,
  max: 1,
  order: 0,
  version: 0,
  options: Object.entries(prices).map(([option, big]) => ({
    key: keyOf(`${title}-${option}`),
    title: option,
    price: { currency: '$', big, small: '00' },
    show: true,
    soldOutUntil: null,
  })),
});

describe("'Actualizar'", () => {
  it('[FILE-16] [FILE-18] changes prices by key, by place and by a name that only one has, and leaves all else', () => {
    const stored = menu(STORED);
    const file = fileOf(
      { title: 'Otra', products: [{ key: keyOf('bife'), title: 'Bife grande', price: '200.00' }] },
      { title: 'POSTRES', products: [{ title: 'Flán', price: '300.00' }] },
      {
        title: 'Nueva',
        products: [
          { title: 'Rabas', price: '400' },
          { title: 'Sopa', price: '50' },
        ],
      },
    );
    const { changed, added, removed, effect } = plan(stored, file, { mode: 'update' });
    expect(
      changed.items.map(({ key, title, price, parent, featured }) => [key, title, price.big, parent, featured]),
    ).toEqual([
      [keyOf('bife'), 'bife', 200, keyOf('Platos'), 2],
      [keyOf('flan'), 'flan', 300, keyOf('Postres'), 1],
      [keyOf('rabas'), 'rabas', 400, keyOf('Entradas'), false],
    ]);
    expect([added.items.map(({ title }) => title), titles(added.categories), removed.items]).toEqual([
      ['Sopa'],
      ['Nueva'],
      [],
    ]);
    expect([effect.products, effect.found, titles(effect.repriced), titles(effect.added), titles(effect.kept)]).toEqual(
      [4, 3, ['bife', 'flan', 'rabas'], ['Sopa'], ['locro', 'budín']],
    );
  });

  it('[FILE-18] leaves out what stands only in the file where the owner says so', () => {
    const file = fileOf({ title: 'Nueva', products: [{ title: 'Sopa', price: 50 }] });
    const { added, effect } = plan(menu(STORED), file, { mode: 'update', rest: 'skip' });
    expect([added, titles(effect.skipped)]).toEqual([{ categories: [], items: [], groups: [] }, ['Sopa']]);
  });

  it('[FILE-18] hides, shows and describes where the file has a cell', () => {
    const stored = menu(STORED);
    const file = fileOf({
      title: 'Postres',
      products: [
        { title: 'flan', price: '0.00', show: false },
        { title: 'budín', price: '99.00', show: true, description: 'De pan' },
      ],
    });
    const { changed, effect } = plan(stored, file, { mode: 'update' });
    expect(changed.items.map(({ title, show, description }) => [title, show, description])).toEqual([
      ['flan', false, ''],
      ['budín', true, 'De pan'],
    ]);
    expect([titles(effect.hidden), titles(effect.shown), effect.repriced]).toEqual([['flan'], ['budín'], []]);
  });

  it("[FILE-18] puts a new product of a category with subcategories into 'Otros', and marks an empty one", () => {
    const stored = menu('Cocina > Platos: bife | Barra');
    const file = fileOf(
      { title: 'Cocina', products: [{ title: 'Pan', price: 1 }] },
      { title: 'Barra', products: [{ title: 'Soda', price: 1 }] },
    );
    const { added, changed } = plan(stored, file, { mode: 'update' });
    expect(added.categories.map(({ title, parent }) => [title, parent])).toEqual([['Otros', keyOf('Cocina')]]);
    expect(changed.categories.map(({ title, toLevel }) => [title, toLevel])).toEqual([['Barra', 3]]);
    expect(added.items.map(({ title, level }) => [title, level])).toEqual([
      ['Pan', 3],
      ['Soda', 2],
    ]);
  });

  it('[FILE-17] changes the prices of sizes where they are; a shared group is copied for the product that differs', () => {
    const shared = size('Tamaño', { Chica: 10, Grande: 20 });
    const stored = menu('Pizzas: napo, fuga', { optionGroups: [shared] });
    for (const item of stored.items) item.optionGroups = [shared.key];
    const both = tableFile(stored, (rows) => {
      for (const row of rows.slice(1)) if (row[6] === 'Grande') row[5] = '25';
    });
    const inPlace = plan(stored, both, { mode: 'update' });
    expect(inPlace.changed.groups.map(({ key, options }) => [key, options.map(({ price }) => price.big)])).toEqual([
      [shared.key, [10, 25]],
    ]);
    expect([inPlace.added.groups, inPlace.changed.items]).toEqual([[], []]);
    expect(inPlace.effect.repriced.map(({ title, size: of, from, price }) => [title, of, from.big, price.big])).toEqual(
      [
        ['napo', 'Grande', 20, 25],
        ['fuga', 'Grande', 20, 25],
      ],
    );

    const one = tableFile(stored, (rows) => (rows[2]![5] = '25'));
    const copied = plan(stored, one, { mode: 'update' });
    expect([copied.changed.groups, copied.added.groups.length]).toEqual([[], 1]);
    expect(copied.changed.items.map(({ title, optionGroups }) => [title, optionGroups])).toEqual([
      ['napo', [copied.added.groups[0]!.key]],
    ]);
    expect(copied.effect.repriced.map(({ title, size: of }) => [title, of])).toEqual([['napo', 'Grande']]);
  });
});

describe('a product with sizes', () => {
  const stored = menu('Pizzas: napo, ~fuga, soda', { optionGroups: [size('Tamaño', { Chica: 99, Grande: 200 })] });
  for (const item of stored.items.slice(0, 2)) item.optionGroups = [keyOf('Tamaño')];
  const file = (...prices: string[]): MenuFile => ({
    ...fileOf({
      title: 'Pizzas',
      products: ['napo', 'fuga', 'soda'].map((title, nth) => ({ title, price: prices[nth] ?? '99.00', show: true })),
    }),
    partial: true,
  });

  it.each(['update', 'replace'] as const)(
    '[FILE-17] [FILE-18] keeps its prices where the file has one without a size (%s), and the effect names it',
    (mode) => {
      const { changed, effect } = plan(stored, file('300', '300', '300'), { mode });
      expect(changed.items.map(({ title, price, optionGroups }) => [title, price.big, optionGroups])).toEqual([
        ['fuga', 99, [keyOf('Tamaño')]],
        ['soda', 300, undefined],
      ]);
      expect([titles(effect.sized ?? []), titles(effect.repriced), titles(effect.equal), titles(effect.shown)]).toEqual(
        [['napo', 'fuga'], ['soda'], ['napo'], ['fuga']],
      );
      expect(plan(stored, file(), { mode }).effect.sized).toEqual([]);
    },
  );

  it('[FILE-18] has one price after a file of ours that says so replaced the menu', () => {
    const own: MenuFile = { ...fileOf({ title: 'Pizzas', products: [{ title: 'napo', price: '300' }] }), options: [] };
    const { changed, effect } = plan(stored, own, { mode: 'replace' });
    expect([changed.items.map(({ price, optionGroups }) => [price.big, optionGroups]), effect.sized]).toEqual([
      [[300, undefined]],
      [],
    ]);
  });
});

describe("'Agregar'", () => {
  const file = fileOf({
    title: 'Postres',
    products: [
      { title: 'flan', price: 1 },
      { title: 'tarta', price: 2, featured: 1 },
    ],
  });

  it('[FILE-18] leaves out what is there already and says so, and adds to the category that is there', () => {
    const { added, changed, effect } = plan(menu(STORED), file, { mode: 'add' });
    expect(added.items.map(({ title, parent, order, featured }) => [title, parent, order, featured])).toEqual([
      ['tarta', keyOf('Postres'), 2, 3],
    ]);
    expect([added.categories, changed.items, titles(effect.skipped), titles(effect.added)]).toEqual([
      [],
      [],
      ['flan'],
      ['tarta'],
    ]);
  });

  it('[FILE-18] adds all of it if it is told to', () => {
    const { added } = plan(menu(STORED), file, { mode: 'add', rest: 'add' });
    expect(titles(added.items)).toEqual(['flan', 'tarta']);
  });
});

describe("'Reemplazar'", () => {
  it('[FILE-18] a table without visibility keeps what is hidden; in a file of ours what does not say so is shown', () => {
    const file = fileOf({ title: 'Postres', products: [{ title: 'budín', price: '99.00' }] });
    const hidden = (given: MenuFile) =>
      plan(menu('Postres: ~budín'), given, { mode: 'replace' }).changed.items.map(({ show }) => show);
    expect([hidden({ ...file, partial: true }), hidden(file)]).toEqual([[], [true]]);
  });

  it('[FILE-18] keeps what is found, with picture, groups, sold out and rank; only the rest is new, or goes to the trash', () => {
    const stored = menu(STORED);
    stored.items[0]!.soldOutUntil = 7;
    stored.items[0]!.allergens = { gluten: 'free' };
    const file = fileOf(
      { title: 'Postres', products: [{ title: 'flan', price: '150.00' }] },
      {
        title: 'Cocina',
        categories: [
          {
            title: 'Platos',
            products: [
              { title: 'bife', price: '200.00' },
              { title: 'Sopa', price: 5 },
            ],
          },
        ],
      },
    );
    const { added, changed, removed, effect } = plan(stored, file, { mode: 'replace' });
    expect(
      changed.items.map(({ key, price, soldOutUntil, featured, allergens }) => [
        key,
        price.big,
        soldOutUntil,
        featured,
        allergens,
      ]),
    ).toEqual([
      [keyOf('flan'), 150, null, 1, undefined],
      [keyOf('bife'), 200, 7, 2, { gluten: 'free' }],
    ]);
    expect([titles(added.items), added.categories, titles(removed.items), titles(removed.categories)]).toEqual([
      ['Sopa'],
      [],
      ['locro', 'rabas', 'budín'],
      ['Entradas'],
    ]);
    expect(changed.categories.map(({ title, order }) => [title, order])).toEqual([
      ['Postres', 0],
      ['Cocina', 1],
    ]);
    expect(titles(effect.removed)).toEqual(['locro', 'rabas', 'budín']);
  });

  it('[FILE-18] names what is no longer featured, hidden and back on sale', () => {
    const stored = menu(STORED);
    const file = fileOf(
      { title: 'Postres', products: [{ title: 'budín', price: '99.00', show: true, featured: 1 }] },
      {
        title: 'Cocina',
        categories: [
          {
            title: 'Platos',
            products: [
              { title: 'bife', price: '99.00' },
              { title: 'locro', price: '99.00', show: false },
            ],
          },
        ],
      },
    );
    const { effect } = plan(stored, file, { mode: 'replace' });
    expect([titles(effect.unfeatured), titles(effect.shown), titles(effect.hidden)]).toEqual([
      ['flan', 'bife'],
      ['budín'],
      ['locro'],
    ]);
  });

  it('[FILE-17] a group of a file of ours keeps its key and those of its options; one that it does not have goes', () => {
    const extras: OptionGroup = { ...size('Extras', { Queso: 1, Huevo: 2 }), pricing: 'add', min: 0, max: 2 };
    const salsas: OptionGroup = { ...size('Salsas', { Roja: 1 }), pricing: 'add', min: 0, order: 1 };
    const stored = menu('Pizzas: napo', { optionGroups: [extras, salsas] });
    stored.items[0]!.optionGroups = [extras.key, salsas.key];
    const file = menuToFile(stored);
    file.options = file.options!.filter(({ title }) => title === 'Extras');
    file.options[0]!.options[0]!.price = '5.00';
    file.categories[0]!.products![0]!.options = ['Extras'];
    const { changed, removed, added } = plan(stored, file, { mode: 'replace' });
    expect(
      changed.groups.map(({ key, options }) => [key, options.map(({ key: of, price }) => [of, price.big])]),
    ).toEqual([
      [
        extras.key,
        [
          [keyOf('Extras-Queso'), 5],
          [keyOf('Extras-Huevo'), 2],
        ],
      ],
    ]);
    expect([titles(removed.groups), added.groups, changed.items.map(({ optionGroups }) => optionGroups)]).toEqual([
      ['Salsas'],
      [],
      [[extras.key]],
    ]);
  });
});

describe('an exported file', () => {
  it('[FILE-19] is updated first, an unknown one added', () => {
    const stored = menu(STORED);
    expect(firstMode(stored, menuToFile(stored))).toBe('update');
    expect(firstMode(stored, menuToFile(menu('Vinos: malbec, syrah | Postres: flan')))).toBe('add');
    expect(firstMode(stored, fileOf())).toBe('add');
  });

  it('[FILE-21] is a table with keys, sizes and visibility', () => {
    const stored = menu('Pizzas: ~napo | Barra > Vinos: malbec', {
      optionGroups: [size('Tamaño', { Chica: 10, Grande: 20 })],
    });
    stored.items[0]!.optionGroups = [keyOf('Tamaño')];
    expect(menuToTable(stored)).toEqual([
      ['Código', 'Categoría', 'Subcategoría', 'Nombre', 'Descripción', 'Precio', 'Tamaño', 'Visible'],
      [keyOf('napo'), 'Pizzas', '', 'napo', '', '10', 'Chica', 'no'],
      [keyOf('napo'), 'Pizzas', '', 'napo', '', '20', 'Grande', ''],
      [keyOf('malbec'), 'Barra', 'Vinos', 'malbec', '', '99', '', 'sí'],
    ]);
    expect(productsOf(readTable([{ name: '', rows: menuToTable(stored) }]))).toEqual([
      'Pizzas > napo (Chica 10.00, Grande 20.00) oculto',
      'Barra > Vinos > malbec 99.00 visible',
    ]);
  });

  it.each(['Menú > Noche', 'Todos', 'POS'])('[FILE-21] keeps a category that is called %j', (title) => {
    const stored = menu('Platos: bife | Postres: flan');
    stored.categoriesL1[0]!.title = title;
    expect(tableFile(stored).categories.map((category) => category.title)).toEqual([title, 'Postres']);
    const { effect, added, removed } = plan(stored, tableFile(stored), { mode: 'replace' });
    expect([effect.equal.length, added.categories, removed.categories]).toEqual([2, [], []]);
  });

  it('[FILE-13] [FILE-21] changes nothing without its codes and sorted by price', () => {
    const stored = menu('Pizzas: napo, fuga', { optionGroups: [size('Tamaño', { Chica: 10, Grande: 20 })] });
    for (const item of stored.items) item.optionGroups = [keyOf('Tamaño')];
    const [headers = [], ...rows] = menuToTable(stored).map((row) => row.slice(1));
    const sorted = [headers, ...rows.toSorted((a, b) => Number(b[4]) - Number(a[4]))];
    const { effect } = plan(stored, rowsToFile(readTable([{ name: '', rows: sorted }]).products).file, {
      mode: 'update',
    });
    expect([effect.products, effect.equal.length]).toEqual([2, 2]);
  });

  it.each(['update', 'replace'] as const)(
    "[FILE-13] [FILE-21] keeps descriptions and visibility where another row of a product's sizes has become its first one, by %j",
    (mode) => {
      const stored = menu('Pizzas: ~napo, fuga', { optionGroups: [size('Tamaño', { Chica: 10, Grande: 20 })] });
      for (const item of stored.items) item.description = 'Con aceitunas';
      stored.items[0]!.optionGroups = [keyOf('Tamaño')];
      const file = tableFile(stored, (rows) => rows.splice(1, rows.length, ...rows.slice(1).toReversed()));
      const napo = plan(stored, file, { mode }).changed.items.find(({ key }) => key === keyOf('napo'));
      expect({ ...stored.items[0], ...napo }).toMatchObject({ description: 'Con aceitunas', show: false });
      expect(file.categories[0]?.products).toHaveLength(2);
    },
  );

  it('[FILE-18] [FILE-21] of any menu changes nothing as table and as file, and exactly the prices that were changed', () => {
    fc.assert(
      fc.property(anyMenu, fc.nat(), (any, at) => {
        const nothing = { categories: [], items: [], groups: [] };
        const ways: ImportWay[] = [{ mode: 'update' }, { mode: 'add' }];
        for (const way of ways) {
          const { added, changed, removed } = plan(any, tableFile(any), way);
          expect([added, changed, removed]).toEqual([nothing, nothing, nothing]);
        }
        const { effect, added, removed, changed } = plan(any, menuToFile(any), { mode: 'replace' });
        expect([added, removed, effect.equal.length, changed.groups]).toEqual([nothing, nothing, any.items.length, []]);
        if (any.items.length === 0) return;
        const row = 1 + (at % any.items.length);
        const repriced = plan(
          any,
          tableFile(any, (rows) => (rows[row]![5] = rows[row]![5] === '1' ? '2' : '1')),
          { mode: 'update' },
        );
        expect(repriced.effect.repriced.length + repriced.effect.equal.length).toBe(any.items.length);
        expect(repriced.changed.items).toHaveLength(1);
      }),
    );
  });

  it('[FILE-18] of 5,000 products is planned in steps of some hundred, with the same result', () => {
    const stored = menu(`Platos: ${Array.from({ length: 5_000 }, (_, nth) => `plato ${nth}`).join(',')}`);
    const file = menuToFile(stored);
    const target = { business: BUSINESS, newKey: () => keyOf('new') };
    const steps = planImportSteps(stored, file, { mode: 'replace' }, target);
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses += 1;
    expect(pauses).toBeGreaterThan((4 * 5_000) / 500);
    expect(step.value).toEqual(planImport(stored, file, { mode: 'replace' }, target));
  });

  it('[FILE-18] [FILE-21] of 5,000 products changes nothing', () => {
    const stored = menu(
      Array.from(
        { length: 50 },
        (_, c) => `C${c}: ${Array.from({ length: 100 }, (_, i) => `plato ${c}-${i}`).join(',')}`,
      ).join('|'),
    );
    const file = tableFile(stored);
    expect(plan(stored, file, { mode: 'update' }).effect.equal).toHaveLength(5_000);
    expect(plan(stored, file, { mode: 'replace' }).effect.equal).toHaveLength(5_000);
  });
});
