import * as z from 'zod/mini';
import type { Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import type { OptionGroup } from '../options/option-group.ts';
import type { Price } from './price-schema.ts';
import { MOST_CENTS } from './most-cents.ts';
import { priceFromCents, priceInCents } from './price.ts';
import { ok, refused, type Result } from '../result.ts';
import { ofKind, object } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** Steps of a rounded price, in cents; a price that ends in 90 is rounded to the nearest such one. [PRICE-9] */
const STEPS = {
  none: 1,
  '10': 1_000,
  '50': 5_000,
  '100': 10_000,
  '500': 50_000,
  '1000': 100_000,
  '90': 10_000,
} as const;
const ENDING_IN_90 = 9_000;

/** Hundredths of a percent that leave a price as it is. */
const WHOLE = 10_000;
const LARGEST_PERCENT = 100_000;

/** To what a changed price is rounded, in pesos; '90' is the nearest price that ends in 90. [PRICE-9] */
export const PRICE_ROUNDINGS = ['none', '10', '50', '100', '500', '1000', '90'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

const rounding = z.enum(PRICE_ROUNDINGS, { error: 'No es un redondeo conocido' });
const tooMuch = { error: 'Es demasiado grande' };
const whole = { error: 'Tiene que ser un número entero' };

/** How prices change: `value` is hundredths of a percent (at most ±1,000 %) or cents, negative to reduce. [PRICE-8] */
export const PriceChange = z.discriminatedUnion(
  'kind',
  [
    object({
      kind: z.literal('percent'),
      value: z.int(whole).check(z.minimum(-WHOLE, tooMuch), z.maximum(LARGEST_PERCENT, tooMuch)),
      rounding,
    }),
    object({
      kind: z.literal('amount'),
      value: z.int(whole).check(z.minimum(-MOST_CENTS, tooMuch), z.maximum(MOST_CENTS, tooMuch)),
      rounding,
    }),
  ],
  { error: ofKind },
);
export type PriceChange = z.infer<typeof PriceChange>;

/** Prices from which a change starts rounded, in cents. */
const ROUNDED_ABOVE = 500_000;

/** Returns the rounding that a change of these prices starts with: to $ 100 if their median is over $ 5.000, otherwise none. [PRICE-13] */
export function startingRounding(prices: readonly Price[]): PriceRounding {
  const cents = listOf(prices)
    .map(priceInCents)
    .sort((a, b) => a - b);
  const [lower = 0, upper = lower] = cents.slice(Math.ceil(cents.length / 2) - 1, Math.floor(cents.length / 2) + 1);
  return (lower + upper) / 2 > ROUNDED_ABOVE ? '100' : 'none';
}

/** Old and new price of the item with this key, or of an option of the group with this key. */
export interface ChangedPrice {
  readonly key: Key;
  readonly option?: Key | undefined;
  readonly from: Price;
  readonly to: Price;
}

/**
 * Returns the changed price, rounded half up to whole cents and then to the wanted step. [PRICE-8] [PRICE-9]
 * Rounding never makes an item free, and a percentage leaves a free item free. [PRICE-10]
 * Refuses 'out-of-range' below 0 and above the highest price, and 'not-whole-cents' where the price or the change's value is no whole number.
 */
export function changedPrice(price: Price, change: PriceChange): Result<Price, 'out-of-range' | 'not-whole-cents'> {
  const before = priceInCents(price);
  if (!Number.isSafeInteger(price.big) || !/^\d{2}$/.test(price.small) || !Number.isSafeInteger(change.value))
    return refused('not-whole-cents');
  const after =
    change.kind === 'percent' ? Math.round((before * (WHOLE + change.value)) / WHOLE) : before + change.value;
  const rounded = after > 0 ? roundedCents(after, change.rounding) : after;
  return rounded < 0 || rounded > MOST_CENTS ? refused('out-of-range') : ok(priceFromCents(rounded));
}

/**
 * Returns the changed prices in the sequence of the items. `outOfRange` are the keys of the items that keep their price because the new one would
 * be out of range or not whole cents. [PRICE-11]
 */
export function changedPrices(
  items: readonly Pick<Item, 'key' | 'price'>[],
  change: PriceChange,
): { changes: ChangedPrice[]; outOfRange: Key[] } {
  const changes: ChangedPrice[] = [];
  const outOfRange: Key[] = [];
  for (const { key, price } of listOf(items)) {
    const changed = changedPrice(price, change);
    if (!changed.ok) outOfRange.push(key);
    else if (priceInCents(changed.value) !== priceInCents(price)) changes.push({ key, from: price, to: changed.value });
  }
  return { changes, outOfRange };
}

/** Returns the changed prices of the groups' options, those that stay in range. [PRICE-14] */
export function changedOptionPrices(
  groups: readonly Pick<OptionGroup, 'key' | 'options'>[],
  change: PriceChange,
): ChangedPrice[] {
  return listOf(groups).flatMap(({ key, options }) =>
    changedPrices(options, change).changes.map(({ key: option, from, to }) => ({ key, option, from, to })),
  );
}

function roundedCents(cents: number, rounding: PriceRounding): number {
  const step = STEPS[rounding];
  const ending = rounding === '90' ? ENDING_IN_90 : 0;
  const nearest = Math.round((cents - ending) / step) * step + ending;
  return Math.max(nearest, ending || step);
}

/** Returns the groups with the new prices of their options; leaves out those that get none. [PRICE-14] */
export function repricedGroups<T extends Pick<OptionGroup, 'key' | 'options'>>(
  groups: readonly T[],
  prices: readonly ChangedPrice[],
): T[] {
  const ofOptions = listOf(prices).filter(({ option }) => option !== undefined);
  const wanted = new Map(ofOptions.map(({ key, option, to }) => [`${key} ${option}`, to]));
  const changed = new Set(ofOptions.map(({ key }) => key));
  return listOf(groups)
    .filter(({ key }) => changed.has(key))
    .map((group) => ({
      ...group,
      options: listOf(group.options).map((option) => ({
        ...option,
        price: wanted.get(`${group.key} ${option.key}`) ?? option.price,
      })),
    }));
}
