/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publicMenu, type Item } from '@carta/domain';
import { keyOf, menu } from '@carta/domain/testing';
import { structuredData } from './structured-data.ts';

const pesos = (big: number) => ({ currency: '$' as const, big, small: '00' });
const size = (title: string, big: number, soldOutUntil: number | null = null) => ({
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
  options: [size('Grande', 15_900), size('Chica', 9_500, 100)],
  order: 0,
  version: 0,
};
const CHANGES: Record<string, Partial<Item>> = {
  fugazza: { optionGroups: [SIZES.key] },
  ensalada: { description: 'Con «tomate» & albahaca', diets: ['vegan', 'spicy'], allergens: { gluten: 'free' } },
  flan: { soldOutUntil: 100 },
};

const written = menu('Cocina > Pizzas: fugazza | Cocina > Frío: ensalada | Postres: flan, ~oculto', {
  optionGroups: [SIZES],
  modalInfo: { address: 'Belgrano 1420', location: 'San Telmo', phone1: '011 5555-0142', phone2: '', schedule: '' },
  hours: [{ days: [1, 7], from: '20:00', to: '00:30' }],
  closures: [
    { date: '2026-12-25', title: 'Navidad' },
    { date: '2027-01-04', to: '2027-01-18', title: 'Vacaciones' },
    {
      date: '2026-12-31',
      title: '',
      hours: [
        { from: '12:00', to: '17:00' },
        { from: '20:00', to: '20:00' },
      ],
    },
  ],
});
const shown = publicMenu({ ...written, items: written.items.map((item) => ({ ...item, ...CHANGES[item.title] })) });
const data = structuredData({ menu: shown, image: 'https://carta.test/files/share/demo.png', now: 0 });

/** Checks each value against the whole vocabulary of schema.org, which `schema-dts` has as types. Prints what is wrong in each. */
const VALIDATE = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import ts from 'typescript';
  const files = JSON.parse(readFileSync(0, 'utf8')).map((value, index) => {
    const file = process.argv[1] + '/data-' + index + '.ts';
    const json = JSON.stringify(value);
    writeFileSync(file, 'import type { Restaurant, WithContext } from "schema-dts"; export const data: WithContext<Restaurant> = ' + json);
    return file;
  });
  const options = { noEmit: true, strict: true, skipLibCheck: true, module: 200, moduleResolution: 100, types: [] };
  const program = ts.createProgram(files, options);
  const problemsOf = (file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  process.stdout.write(JSON.stringify(files.map(problemsOf)));
`;

const WRONG = [
  { what: 'a property that schema.org does not have', change: { openingTimes: 'always' }, named: 'openingTimes' },
  {
    what: 'a property of another type',
    change: { hasMenu: { '@type': 'Menu', hasMenuSection: { '@type': 'Offer' } } },
    named: 'hasMenu',
  },
];

describe('a validator', () => {
  let problems: readonly string[] | undefined;
  let problemsOfWrong: readonly (readonly string[])[] = [];

  beforeAll(() => {
    const tmp = path.resolve(__dirname, '../../../tmp');
    mkdirSync(tmp, { recursive: true });
    const folder = mkdtempSync(path.join(tmp, 'structured-data-'));
    const values = [data, ...WRONG.map(({ change }) => ({ ...(data as object), ...change }))];
    try {
      const run = { cwd: __dirname, input: JSON.stringify(values) };
      const printed = execFileSync('node', ['--input-type=module', '-e', VALIDATE, folder], run);
      [problems, ...problemsOfWrong] = JSON.parse(printed.toString()) as string[][];
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('finds no fault in the structured data of a whole menu', () => {
    expect(problems).toEqual([]);
  });

  it.each(WRONG.map(({ what, named }, index) => [what, named, index] as const))('finds %s', (_what, named, index) => {
    expect(problemsOfWrong[index]?.join()).toContain(named);
  });
});

it('sections, prices of sizes, diets, sold-out products and hours stand in the words of schema.org', () => {
  const text = JSON.stringify(data);
  expect(text).not.toContain('oculto');
  expect(data).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        {
          name: 'Cocina',
          hasMenuSection: [
            {
              name: 'Pizzas',
              hasMenuItem: [
                {
                  name: 'fugazza',
                  offers: [
                    { name: 'Grande', price: '15900.00', priceCurrency: 'ARS' },
                    { name: 'Chica', availability: 'https://schema.org/SoldOut' },
                  ],
                },
              ],
            },
            {
              hasMenuItem: [{ suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'] }],
            },
          ],
        },
        { hasMenuItem: [{ name: 'flan', offers: { price: '99.00', availability: 'https://schema.org/SoldOut' } }] },
      ],
    },
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Sunday'], opens: '20:00', closes: '00:30' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-04', validThrough: '2027-01-18', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '12:00', closes: '17:00' },
      { validFrom: '2026-12-31', opens: '20:00', closes: '19:59' },
    ],
  });
});

it.each([
  ['00:00', { opens: '00:00', closes: '23:59' }],
  ['10:00', { opens: '10:00', closes: '09:59' }],
])(
  '[HOURS-1] a shift from %s until the same time of the next day ends a minute before it: equal times would say «closed»',
  (clock, times) => {
    const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], from: clock, to: clock }];
    expect(structuredData({ menu: { ...shown, hours }, image: '', now: 0 })).toMatchObject({
      openingHoursSpecification: [times],
    });
  },
);

it.each([
  ['all hidden', SIZES.options.map((each) => ({ ...each, show: false }))],
  ['all gone', []],
])('[OPT-7] a product whose sizes are %s is offered at its own price', (_what, options) => {
  const made = { ...written, optionGroups: [{ ...SIZES, options }] };
  const items = made.items.map((item) => ({ ...item, ...CHANGES[item.title] }));
  expect(structuredData({ menu: publicMenu({ ...made, items }), image: '', now: 0 })).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        { hasMenuSection: [{ hasMenuItem: [{ name: 'fugazza', offers: { price: '99.00' } }] }, {}] },
        { name: 'Postres' },
      ],
    },
  });
});
