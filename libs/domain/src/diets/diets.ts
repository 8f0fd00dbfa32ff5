import * as z from 'zod/mini';
import { ofObject } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** The allergens whose presence is declared, gluten (TACC) first. [DIET-1] */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Diets that a product suits, and 'picante'. [DIET-1] */
export const DIETS = ['vegetarian', 'vegan', 'spicy'] as const;
export type Diet = (typeof DIETS)[number];

const allergen = z.enum(ALLERGENS, { error: 'No es un alérgeno' });

/** What is declared of allergens; a code that is absent is not stated, which is never shown as safe. [DIET-1] */
export const Allergens = z.partialRecord(
  allergen,
  z.enum(['contains', 'free'], { error: 'Tiene que ser contiene o libre' }),
  { error: ofObject },
);
export type Allergens = z.infer<typeof Allergens>;

/** [DIET-1] */
export const Diets = z
  .array(z.enum(DIETS, { error: 'No es una dieta' }), { error: 'Tiene que ser una lista' })
  .check(z.refine((diets) => new Set(diets).size === diets.length, { error: 'Cada una, una vez' }));
export type Diets = z.infer<typeof Diets>;

/** What a product or an option declares. */
export interface Declared {
  readonly allergens?: Allergens | undefined;
  readonly diets?: Diets | undefined;
  /** Of an option: true if it changes neither allergens nor diets, such as a cooking point. [DIET-5] */
  readonly neutral?: boolean | undefined;
}

/** True for an option that changes neither allergens nor diets, whatever it declares. [DIET-5] */
export function isNeutral({ neutral = false }: Declared): boolean {
  return neutral;
}

/** True only if gluten is declared free: 'Sin TACC'. [DIET-2] */
export function isGlutenFree({ allergens }: Declared): boolean {
  return allergens?.gluten === 'free';
}

const OF_ANIMALS = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const;

/** Returns the allergens for which a product cannot be vegan as it says; none if it can. [DIET-3] */
export function veganConflicts({ allergens, diets }: Declared): Allergen[] {
  return listOf(diets).includes('vegan') ? OF_ANIMALS.filter((code) => allergens?.[code] === 'contains') : [];
}

/** What the owner reads where a diet is refused. [DIET-3] */
export const NOT_VEGAN = 'No puede ser vegano con lo que contiene';

/** Refuses what is vegan and contains milk, eggs, fish or the like. [DIET-3] */
export const declaredSoundly = z.check<Declared>(({ value, issues }) => {
  if (veganConflicts(value).length > 0)
    issues.push({ code: 'custom', input: value, path: ['diets'], message: NOT_VEGAN });
});

/** Returns the allergens of which a vegan product is probably free although it does not say so; declared only once the owner confirms. [DECL-2] */
export function veganSuggestion({ allergens, diets }: Declared): Allergen[] {
  return listOf(diets).includes('vegan') ? OF_ANIMALS.filter((code) => allergens?.[code] === undefined) : [];
}

/**
 * Returns what a line of an order declares: it contains what the product or any chosen option contains, and is free of something only if the
 * product and every option are. Neutral options are left out. [DIET-4] [DIET-5]
 */
export function lineAllergens(parts: readonly Declared[]): Allergens {
  const declared: Allergens = {};
  const counted = listOf(parts).filter((part) => !isNeutral(part));
  for (const code of ALLERGENS) {
    const states = counted.map(({ allergens }) => allergens?.[code]);
    if (states.includes('contains')) declared[code] = 'contains';
    else if (states.length > 0 && states.every((state) => state === 'free')) declared[code] = 'free';
  }
  return declared;
}
