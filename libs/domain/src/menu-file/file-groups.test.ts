import type { Menu } from '../menu/menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { itemTitled, menu } from '../testing/menu.ts';
import { BUSINESS, keyOf } from '../testing/records.ts';
import { parseMenuFile } from './menu-file.ts';
import { withoutKeys } from '../testing/without-keys.ts';
import { menuFileToRecords } from './menu-file-to-records.ts';
import { declaresMore, menuToFile } from './menu-to-file.ts';

const price = (big: number) => ({ currency: '$' as const, big, small: '00' });
const group = (title: string, fields: Partial<OptionGroup> = {}): OptionGroup => ({
  _id: title,
  key: keyOf(title),
  business: BUSINESS,
  title,
  pricing: 'add',
  min: 0,
  max: 1,
  order: 0,
  version: 0,
  options: [
    { key: keyOf('queso'), title: 'Queso', price: price(900), show: true, soldOutUntil: null, diets: ['vegetarian'] },
    { key: keyOf('huevo'), title: 'Huevo', price: price(800), show: false, soldOutUntil: null, neutral: true },
  ],
  ...fields,
});

/** A pizza with sizes and extras, in a category that is sold at noon. */
function pizzeria(): Menu {
  const sizes = group('Tamaño', { pricing: 'replace', min: 1, order: 1 });
  const written = menu('Pizzas: muzza, faina', { optionGroups: [sizes, group('Extras')] });
  written.categoriesL1[0]!.availability = [{ days: [1, 2], from: '12:00', to: '15:30' }];
  Object.assign(itemTitled(written, 'muzza'), {
    optionGroups: [sizes.key, keyOf('Extras')],
    allergens: { gluten: 'contains' },
    diets: ['vegetarian'],
  });
  return written;
}

const FILE = {
  currency: '$',
  options: [
    {
      title: 'Extras',
      pricing: 'add',
      min: 0,
      max: 1,
      options: [
        { title: 'Queso', price: '900.00', diets: ['vegetarian'] },
        { title: 'Huevo', price: '800.00', show: false, neutral: true },
      ],
    },
    {
      title: 'Tamaño',
      pricing: 'replace',
      min: 1,
      max: 1,
      options: [
        { title: 'Queso', price: '900.00', diets: ['vegetarian'] },
        { title: 'Huevo', price: '800.00', show: false, neutral: true },
      ],
    },
  ],
  categories: [
    {
      title: 'Pizzas',
      availability: [{ days: [1, 2], from: '12:00', to: '15:30' }],
      products: [
        {
          title: 'muzza',
          price: '99.00',
          allergens: { gluten: 'contains' },
          diets: ['vegetarian'],
          options: ['Tamaño', 'Extras'],
        },
        { title: 'faina', price: '99.00' },
      ],
    },
  ],
};

const issuesOf = (file: unknown) => {
  const parsed = parseMenuFile(file);
  return parsed.ok ? [] : parsed.issues;
};
const withOptions = (options: unknown) => ({ ...FILE, options, categories: [] });
const withProduct = (fields: object) => ({
  ...FILE,
  categories: [{ title: 'Pizzas', categories: [{ title: 'A', products: [{ title: 'x', price: 1, ...fields }] }] }],
});

describe('a menu file with options', () => {
  it('[GROUP-5] [FILE-4] a menu becomes a file with its groups by title, and the file the same menu', () => {
    const written = pizzeria();
    expect(withoutKeys(menuToFile(written))).toEqual(FILE);
    let made = 0;
    const newKey = () => keyOf(`new-${(made += 1)}`);
    const records = menuFileToRecords(menuToFile(written), { business: BUSINESS, newKey });
    const again = menu('', {
      categoriesL1: records.categories.map((record) => ({ ...record, _id: record.key, version: 0 })),
      items: records.items.map((record) => ({ ...record, _id: record.key, version: 0 })),
      optionGroups: records.optionGroups.map((record) => ({ ...record, _id: record.key, version: 0 })),
    });
    expect(withoutKeys(menuToFile(again))).toEqual(FILE);
    expect(parseMenuFile(FILE).ok).toBe(true);
  });

  it("[GROUP-5] equal titles of groups get ' (2)', also where that is taken", () => {
    const groups = ['Extras', 'Extras', 'Extras (2)', 'x'.repeat(120), 'x'.repeat(120)].map((title, order) =>
      group(title, { key: keyOf(`g${order}`), order }),
    );
    const titles = menuToFile(menu('', { optionGroups: groups })).options?.map(({ title }) => title);
    expect(titles).toEqual(['Extras', 'Extras (3)', 'Extras (2)', 'x'.repeat(120), `${'x'.repeat(116)} (2)`]);
  });

  it.each<[string, unknown, string]>([
    ['two groups of one title', withOptions([FILE.options[0], FILE.options[0]]), 'options[1].title'],
    ['a group without options', withOptions([{ ...FILE.options[0], options: [] }]), 'options[0].options'],
    ['a maximum over the options', withOptions([{ ...FILE.options[0], max: 3 }]), 'options[0].max'],
    ['a size of which none is chosen', withOptions([{ ...FILE.options[1], min: 0 }]), 'options[0].pricing'],
    [
      'an option without a price',
      withOptions([{ ...FILE.options[0], options: [{ title: 'Queso' }] }]),
      'options[0].options[0].price',
    ],
    [
      'an unknown group',
      withProduct({ options: ['Extras', 'Otro'] }),
      'categories[0].categories[0].products[0].options[1]',
    ],
    [
      'a group twice',
      withProduct({ options: ['Extras', 'Extras'] }),
      'categories[0].categories[0].products[0].options',
    ],
    [
      'what is vegan and contains milk',
      withProduct({ diets: ['vegan'], allergens: { milk: 'contains' } }),
      'categories[0].categories[0].products[0].diets',
    ],
  ])('[GROUP-5] a file with %s is refused with its place', (_, file, path) => {
    expect(issuesOf(file).map((issue) => issue.path)).toEqual([path]);
  });

  it('[GROUP-5] [GROUP-1] two sizes of a product and eleven groups are refused', () => {
    const many = Array.from({ length: 11 }, (_, nth) => ({ ...FILE.options[0], title: `g${nth}` }));
    const sizes = [FILE.options[1], { ...FILE.options[1], title: 'Porción' }];
    const product = (options: object[]) => ({
      currency: '$',
      options,
      categories: [
        {
          title: 'A',
          products: [{ title: 'x', price: 1, options: options.map((each) => 'title' in each && each.title) }],
        },
      ],
    });
    for (const file of [product(many), product(sizes as object[])])
      expect(issuesOf(file).map(({ path }) => path)).toEqual(['categories[0].products[0].options']);
  });

  it.each([
    [{}, false],
    [{ options: [] }, true],
    [{ categories: FILE.categories }, true],
    [{ categories: [{ title: 'A', categories: [{ title: 'B', products: [{ title: 'x', price: 1 }] }] }] }, false],
    [{ categories: [{ title: 'A', categories: [{ title: 'B', availability: [] }] }] }, true],
  ])('[GROUP-6] the file %j says something of options, allergens, diets or availability: %s', (fields, declares) => {
    const { options: _, ...old } = { ...FILE, categories: [] };
    const parsed = parseMenuFile({ ...old, options: FILE.options, ...fields });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { options, ...file } = parsed.value;
    expect(declaresMore('options' in fields ? { ...file, options } : file)).toBe(declares);
  });
});
