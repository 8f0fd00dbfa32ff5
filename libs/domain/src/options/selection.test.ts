import type { Key } from '../menu/key.ts';
import type { Price } from '../prices/price-schema.ts';
import { formatPrice } from '../prices/price.ts';
import type { Option, OptionGroup } from './option-group.ts';
import { canBeOrdered, checkSelection, groupsOf, shownPrice, type Selection } from './selection.ts';

const NOW = 1_000;
const pesos = (big: number): Price => ({ currency: '$', big, small: '00' });
const option = (key: string, big: number, changes: Partial<Option> = {}): Option => ({
  key,
  title: key,
  price: pesos(big),
  show: true,
  soldOutUntil: null,
  ...changes,
});
const group = (
  key: string,
  pricing: OptionGroup['pricing'],
  [min, max]: [number, number],
  options: Option[],
): OptionGroup => ({
  _id: key,
  key,
  business: 'demo',
  title: key,
  pricing,
  min,
  max,
  options,
  order: 0,
  version: 0,
});
const GROUPS = [
  group(
    'tamano',
    'replace',
    [1, 1],
    [
      option('chica', 9_000, { soldOutUntil: NOW + 1 }),
      option('grande', 12_000),
      option('familiar', 15_000),
      option('mini', 5_000, { show: false }),
    ],
  ),
  group(
    'extras',
    'add',
    [0, 2],
    [
      option('queso', 800),
      option('jamon', 1_000),
      option('huevo', 700),
      option('trufa', 9_000, { soldOutUntil: NOW + 1 }),
      option('rucula', 500, { soldOutUntil: NOW }),
    ],
  ),
  group('salsas', 'add', [1, 2], [option('roja', 0), option('blanca', 200)]),
];
const PIZZA = { price: pesos(10_000), optionGroups: ['tamano', 'extras'] as Key[] };
const PASTA = { price: pesos(8_000), optionGroups: ['salsas'] as Key[] };
const PLAIN = { price: pesos(4_300) };
const outcome = (item: typeof PIZZA | typeof PLAIN, selection: Selection) => {
  const checked = checkSelection(item, GROUPS, selection, NOW);
  return checked.ok ? formatPrice(checked.value) : checked.reason;
};

describe('checkSelection', () => {
  it.each([
    [PLAIN, {}, '$ 4.300,00'],
    [PIZZA, { tamano: ['grande'] }, '$ 12.000,00'],
    [PIZZA, { tamano: ['grande'], extras: [] }, '$ 12.000,00'],
    [PIZZA, { extras: ['queso', 'rucula'], tamano: ['familiar'] }, '$ 16.300,00'],
    [PASTA, { salsas: ['roja', 'blanca'] }, '$ 8.200,00'],
  ])('[OPT-5] %j with %j costs %s', (item, selection, price) => {
    expect(outcome(item, selection)).toBe(price);
  });

  it.each([
    [PIZZA, {}, 'too-few'],
    [PIZZA, { tamano: [] }, 'too-few'],
    [PIZZA, { tamano: ['grande', 'familiar'] }, 'too-many'],
    [PIZZA, { tamano: ['grande'], extras: ['queso', 'jamon', 'huevo'] }, 'too-many'],
    [PIZZA, { tamano: ['grande'], extras: ['queso', 'queso'] }, 'repeated-option'],
    [PIZZA, { tamano: ['gigante'] }, 'unknown-option'],
    [PIZZA, { tamano: ['grande'], salsas: ['roja'] }, 'unknown-group'],
    [PIZZA, { tamano: ['chica'] }, 'sold-out'],
    [PIZZA, { tamano: ['mini'] }, 'hidden'],
    [PIZZA, { tamano: ['grande'], extras: ['trufa'] }, 'sold-out'],
    [PASTA, {}, 'too-few'],
    [PLAIN, { extras: ['queso'] }, 'unknown-group'],
  ])('[OPT-4] of %j, %j is refused: %s', (item, selection, problem) => {
    expect(outcome(item, selection)).toBe(problem);
  });

  it('[OPT-4] a product has its groups in its own order, without those that are gone', () => {
    const item = { optionGroups: ['salsas', 'gone', 'tamano'] as Key[] };
    expect(groupsOf(item, GROUPS).map(({ key }) => key)).toEqual(['salsas', 'tamano']);
  });
});

describe('what diners see of a product with options', () => {
  const soldOut = (keys: readonly string[]) =>
    GROUPS.map((each) => ({
      ...each,
      options: each.options.map((one) => (keys.includes(one.key) ? { ...one, soldOutUntil: NOW + 1 } : one)),
    }));

  it.each([
    [PLAIN, [], true],
    [PIZZA, [], true],
    [PIZZA, ['grande', 'familiar'], false],
    [PASTA, ['roja'], true],
    [PASTA, ['roja', 'blanca'], false],
  ])('[OPT-6] %j with %j sold out can be ordered: %p', (item, keys, orderable) => {
    expect(canBeOrdered(item, soldOut(keys), NOW)).toBe(orderable);
  });

  it.each([
    [PLAIN, [], false, '$ 4.300,00'],
    [PASTA, [], false, '$ 8.000,00'],
    [PIZZA, [], true, '$ 12.000,00'],
    [PIZZA, ['grande'], true, '$ 15.000,00'],
    [PIZZA, ['grande', 'familiar'], true, '$ 9.000,00'],
  ])('[OPT-7] %j with %j sold out shows «desde»: %p, %s', (item, keys, from, price) => {
    const shown = shownPrice(item, soldOut(keys), NOW);
    expect([shown.from, formatPrice(shown.price)]).toEqual([from, price]);
  });
});
