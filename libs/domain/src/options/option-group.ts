import * as z from 'zod/mini';
import { Allergens, Diets } from '../diets/diets.ts';
import { BusinessKey, Key } from '../menu/key.ts';
import { Price } from '../prices/price.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { count, flag, text } from '../texts/text.ts';

/** Most groups of a business, options of a group and groups of a product. [OPT-1] */
export const OPTION_LIMITS = { groups: 200, options: 50, perItem: 10 } as const;

/** One of the things to choose from; its price is added, or in a size takes the place of the product's. [OPT-1] */
export const Option = z.object({
  key: Key,
  title: text(TEXT_LIMITS.title),
  price: Price,
  show: flag(),
  /** When it is back on sale, in ms since 1970; null if it is not sold out. */
  soldOutUntil: z.nullable(count()),
  allergens: z.optional(Allergens),
  diets: z.optional(Diets),
});
export type Option = z.infer<typeof Option>;

/** `min` to `max` of its options are chosen, each at most once; a size has exactly one. [OPT-1] [OPT-2] */
export const OptionGroup = z
  .object({
    _id: z.string(),
    key: Key,
    business: BusinessKey,
    title: text(TEXT_LIMITS.title),
    pricing: z.enum(['add', 'replace'], { error: 'Tiene que ser add o replace' }),
    min: count(),
    max: count(),
    options: z.array(Option, { error: 'Tiene que ser una lista' }).check(
      z.minLength(1, { error: 'Falta una opción' }),
      z.maxLength(OPTION_LIMITS.options, { error: `Hasta ${OPTION_LIMITS.options} opciones` }),
      z.refine((options) => new Set(options.map(({ key }) => key)).size === options.length, {
        error: 'Una opción está dos veces',
      }),
    ),
    /** 0-based among the groups of the business. */
    order: count(),
    version: count(),
  })
  .check(
    z.refine(({ min, max, options }) => min <= max && max <= options.length, {
      error: 'Tiene que ser desde el mínimo hasta el número de opciones',
      path: ['max'],
    }),
    z.refine(({ pricing, min, max }) => pricing === 'add' || (min === 1 && max === 1), {
      error: 'De un tamaño se elige uno',
      path: ['pricing'],
    }),
  );
export type OptionGroup = z.infer<typeof OptionGroup>;

/** Returns how many are chosen, in words: 'Elegir 1', 'Hasta 3', 'De 1 a 3', 'Opcional'. [OPT-3] */
export function choiceWords({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  if (min === max) return `Elegir ${min}`;
  if (min > 0) return `De ${min} a ${max}`;
  return max === 1 ? 'Opcional' : `Hasta ${max}`;
}
