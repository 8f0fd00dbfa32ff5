import fc from 'fast-check';
import { anyPrice } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/testing.ts';
import { formatPrice, priceFromCents, priceInCents } from './price.ts';
import {
  changedOptionPrices,
  changedPrice,
  changedPrices,
  PRICE_ROUNDINGS,
  PriceChange,
  repricedGroups,
  startingRounding,
} from './price-change.ts';

const percent = (value: number, rounding: PriceChange['rounding'] = 'none') =>
  ({ kind: 'percent', value, rounding }) as const;
const amount = (value: number, rounding: PriceChange['rounding'] = 'none') =>
  ({ kind: 'amount', value, rounding }) as const;

const price = (big: number, small = '00') => ({ currency: '$', big, small }) as const;

const written = (cents: number, change: PriceChange) => {
  const changed = changedPrice(priceFromCents(cents), change);
  return changed.ok ? formatPrice(changed.value) : changed.reason;
};

const anyChange = fc
  .tuple(fc.integer({ min: -10_000, max: 100_000 }), fc.boolean(), fc.constantFrom(...PRICE_ROUNDINGS))
  .map(([value, isPercent, rounding]) => (isPercent ? percent(value, rounding) : amount(value * 100, rounding)));

describe('a change of prices', () => {
  it.each([
    [10_000, percent(1_500), '$ 115,00'],
    [10_000, percent(-2_000), '$ 80,00'],
    [12_345, percent(1_000), '$ 135,80'],
    [99, percent(50), '$ 0,99'],
    [10_000, percent(-10_000), '$ 0,00'],
    [10_000, amount(2_550), '$ 125,50'],
    [10_000, amount(-10_000), '$ 0,00'],
    [10_000, amount(-10_001), 'out-of-range'],
    [9_999_999_999, percent(1), 'out-of-range'],
  ])('[PRICE-8] %d cents by %j give %s', (cents, change, result) => {
    expect(written(cents, change)).toBe(result);
  });

  it.each([
    [price(100), amount(0.5)],
    [price(100), percent(Number.NaN)],
    [price(99.001), amount(100)],
    [price(100, 'x'), percent(100)],
  ])('[PRICE-8] a change of %j by %j is refused, since the result would not be whole cents', (before, change) => {
    expect(changedPrice(before, change)).toEqual({ ok: false, reason: 'not-whole-cents' });
    expect(changedPrices([{ key: 'flan', price: before }], change)).toEqual({ changes: [], outOfRange: ['flan'] });
  });

  it.each([
    ['10', 123_499, '$ 1.230,00'],
    ['10', 123_500, '$ 1.240,00'],
    ['50', 122_500, '$ 1.250,00'],
    ['50', 122_499, '$ 1.200,00'],
    ['100', 125_000, '$ 1.300,00'],
    ['500', 124_999, '$ 1.000,00'],
    ['500', 125_000, '$ 1.500,00'],
    ['1000', 149_999, '$ 1.000,00'],
    ['1000', 150_000, '$ 2.000,00'],
    ['90', 125_000, '$ 1.290,00'],
    ['90', 123_900, '$ 1.190,00'],
    ['90', 124_000, '$ 1.290,00'],
    ['90', 129_000, '$ 1.290,00'],
  ] as const)('[PRICE-9] rounded to %s, %d cents become %s', (rounding, cents, result) => {
    expect(written(cents, amount(0, rounding))).toBe(result);
  });

  it.each([
    [1, amount(0, '100'), '$ 100,00'],
    [2_000, amount(0, '90'), '$ 90,00'],
    [0, percent(5_000, '90'), '$ 0,00'],
    [0, amount(2_000, '50'), '$ 50,00'],
  ])(
    '[PRICE-10] %d cents by %j: nothing becomes free by rounding, what is free stays free: %s',
    (cents, change, result) => {
      expect(written(cents, change)).toBe(result);
    },
  );

  it('[PRICE-9] [PRICE-10] every rounded price is on its step, and 0 only if the change itself gives 0', () => {
    fc.assert(
      fc.property(anyPrice, anyChange, (price, change) => {
        const changed = changedPrice(price, change);
        if (!changed.ok) return;
        const cents = priceInCents(changed.value);
        const steps = {
          none: 1,
          '10': 1_000,
          '50': 5_000,
          '100': 10_000,
          '500': 50_000,
          '1000': 100_000,
          '90': 10_000,
        };
        const step = steps[change.rounding];
        if (cents > 0) expect(cents % step).toBe(change.rounding === '90' ? 9_000 : 0);
        else expect(written(priceInCents(price), { ...change, rounding: 'none' })).toBe('$ 0,00');
      }),
    );
  });

  it('[PRICE-11] lists old and new prices, and the items whose price would be out of range', () => {
    const { items } = menu('Tapas: pan, bravas, jamón');
    const [pan, bravas, jamon] = items.map((item, nth) => ({
      ...item,
      price: priceFromCents([0, 10_000, 40_000][nth]!),
    }));
    expect(changedPrices([jamon!, pan!, bravas!], amount(-20_000))).toEqual({
      changes: [{ key: jamon!.key, from: priceFromCents(40_000), to: priceFromCents(20_000) }],
      outOfRange: [pan!.key, bravas!.key],
    });
    expect(changedPrices([pan!], percent(1_000))).toEqual({ changes: [], outOfRange: [] });
  });

  it.each([
    percent(0.5),
    percent(100_001),
    percent(-10_001),
    amount(10_000_000_000),
    { kind: 'percent', value: 100, rounding: '5' },
    { kind: 'half', value: 1, rounding: '10' },
  ])('[PRICE-8] refuses %j', (change) => {
    expect(PriceChange.safeParse(change).success).toBe(false);
  });

  it.each([
    [[], 'none'],
    [[500_000], 'none'],
    [[500_001], '100'],
    [[100, 500_100, 900_000], '100'],
    [[100, 500_000, 900_000], 'none'],
    [[900_000, 100, 100, 900_000], 'none'],
    [[900_000, 200_000, 900_000, 100], '100'],
  ] as const)('[PRICE-13] of prices of %j cents starts rounded to %s', (cents, rounding) => {
    expect(startingRounding(cents.map(priceFromCents))).toBe(rounding);
  });
});

const option = (key: string, big: number) => ({ key, title: key, price: price(big), show: true, soldOutUntil: null });

it('[PRICE-14] the options of a group change too, those that stay in range', () => {
  const group = { key: 'g', options: [option('chica', 10), option('gratis', 0), option('cara', 99_999_999)] };
  expect(changedOptionPrices([group], { kind: 'percent', value: 1_000, rounding: 'none' })).toEqual([
    { key: 'g', option: 'chica', from: price(10), to: price(11) },
  ]);
});

it('[PRICE-14] new prices of options are set in their groups, which alone are returned', () => {
  const [sizes, extras] = ['sizes', 'extras'].map((key) => ({ key, options: [option('a', 1), option('b', 2)] }));
  const prices = [
    { key: 'sizes', option: 'b', from: price(2), to: price(3) },
    { key: 'extras', from: price(2), to: price(4) },
  ];
  expect(
    repricedGroups(
      [sizes, extras].flatMap((group) => group ?? []),
      prices,
    ),
  ).toEqual([{ key: 'sizes', options: [option('a', 1), option('b', 3)] }]);
});
