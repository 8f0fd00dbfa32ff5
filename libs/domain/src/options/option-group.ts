import * as z from 'zod/mini';
import { Allergens, declaredSoundly, Diets } from '../diets/diets.ts';
import { BusinessKey, Key } from '../menu/key.ts';
import { SoldOut } from '../prices/sold-out-schema.ts';
import { Price } from '../prices/price-schema.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { anyText, count, flag, object, text } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** Most groups of a business, options of a group and groups of a product. [OPT-1] */
export const OPTION_LIMITS = { groups: 1000, options: 50, perItem: 10 } as const;

/** What is said where a group would exceed their limit. [OPT-1] */
export const TOO_MANY_GROUPS = 'Un negocio puede tener hasta 1.000 grupos de opciones';

const written = {
  key: Key,
  title: text(TEXT_LIMITS.title),
  price: Price,
  allergens: z.optional(Allergens),
  diets: z.optional(Diets),
  /** True if it changes neither allergens nor diets, such as a cooking point; absent means false. [DIET-5] */
  neutral: z.optional(flag()),
};

/** One of the things to choose from; its price is added, or in a size takes the place of the product's. [OPT-1] [DIET-3] */
export const Option = object({
  ...written,
  show: flag(),
  /** When it is back on sale, in ms since 1970; null if it is not sold out. */
  soldOutUntil: z.nullable(count()),
}).check(declaredSoundly);
export type Option = z.infer<typeof Option>;

/** An option as owners write it: shown unless it says otherwise. [OPT-1] [DIET-3] */
const WrittenOption = object({ ...written, show: z.optional(flag()) }).check(declaredSoundly);

const optionsOf = <O extends z.ZodMiniType<{ readonly key: Key }>>(option: O) =>
  z.array(option, { error: 'Tiene que ser una lista' }).check(
    z.minLength(1, { error: 'Falta una opción' }),
    z.maxLength(OPTION_LIMITS.options, { error: `Hasta ${OPTION_LIMITS.options} opciones` }),
    z.refine((options) => new Set(options.map(({ key }) => key)).size === options.length, {
      error: 'Una opción está dos veces',
    }),
  );

type Choice = Pick<OptionGroup, 'pricing' | 'min' | 'max'> & { readonly options: readonly unknown[] };

/** Returns why so many of these options cannot be chosen; undefined if they can. [OPT-1] [OPT-2] */
export function choiceProblem({ pricing, min, max, options }: Choice): 'wrong-max' | 'wrong-size' | undefined {
  if (!(min <= max && max <= listOf(options).length)) return 'wrong-max';
  return pricing === 'replace' && (min !== 1 || max !== 1) ? 'wrong-size' : undefined;
}

/** What the owner reads, and at which field. [OPT-1] [OPT-2] */
export const CHOICE_PROBLEMS = {
  'wrong-max': { path: 'max', message: 'Tiene que ser desde el mínimo hasta el número de opciones' },
  'wrong-size': { path: 'pricing', message: 'De un tamaño se elige uno' },
} as const;

const choice = z.check<Choice>(({ value, issues }) => {
  if (issues.length > 0) return;
  const problem = choiceProblem(value);
  if (!problem) return;
  const { path, message } = CHOICE_PROBLEMS[problem];
  issues.push({ code: 'custom', input: value, path: [path], message });
});

const head = {
  title: text(TEXT_LIMITS.title),
  pricing: z.enum(['add', 'replace'], { error: 'Tiene que ser add o replace' }),
  min: count(),
  max: count(),
};

/** `min` to `max` of its options are chosen, each at most once; a size has exactly one. [OPT-1] [OPT-2] */
export const OptionGroup = object({
  _id: anyText(),
  key: Key,
  business: BusinessKey,
  ...head,
  options: optionsOf(Option),
  /** 0-based among the groups of the business. */
  order: count(),
  version: count(),
}).check(choice);
export type OptionGroup = z.infer<typeof OptionGroup>;

/** The fields of a new group. [OPT-1] [OPT-2] */
export const WrittenOptionGroup = object({ ...head, options: optionsOf(WrittenOption) }).check(choice);
export type WrittenOptionGroup = z.infer<typeof WrittenOptionGroup>;

/** The changed fields of a group; `options` replaces the list, `soldOut` is by the option's key. [GROUP-2] */
export const OptionGroupChanges = object({
  title: z.optional(head.title),
  pricing: z.optional(head.pricing),
  min: z.optional(head.min),
  max: z.optional(head.max),
  options: z.optional(optionsOf(WrittenOption)),
  soldOut: z.optional(z.record(Key, SoldOut, { error: 'Tiene que ser un objeto' })),
});
export type OptionGroupChanges = z.infer<typeof OptionGroupChanges>;

/** Returns how many are chosen, in words: 'Elegir 1', 'Hasta 3', 'De 1 a 3', 'Opcional', the last also for what is no number. [OPT-3] */
export function choiceWords({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  if (!Number.isFinite(min) || !Number.isFinite(max)) return 'Opcional';
  if (min === max) return `Elegir ${min}`;
  if (min > 0) return `De ${min} a ${max}`;
  return max === 1 ? 'Opcional' : `Hasta ${max}`;
}
