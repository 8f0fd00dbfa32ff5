import { ALLERGENS, DIETS, veganSuggestion, type Allergen, type Allergens, type Declared, type Diet } from './diets.ts';
import { listOf } from '../list-of.ts';

/** What an owner says of one allergen; 'unstated' takes back what was said. */
export type AllergenState = 'contains' | 'free' | 'unstated';

/** What an owner changes; allergens and diets that are not named stay. */
export interface DeclaredChange {
  readonly allergens?: Readonly<Partial<Record<Allergen, AllergenState>>>;
  readonly diets?: Readonly<Partial<Record<Diet, boolean>>>;
}

/** Returns what is declared after a change, which touches only what it names; both values are whole, and empty if nothing is declared. [DECL-3] */
export function declare(
  { allergens: before = {}, diets: had }: Declared,
  { allergens = {}, diets = {} }: DeclaredChange,
): { allergens: Allergens; diets: Diet[] } {
  const declared: Allergens = {};
  for (const code of ALLERGENS) {
    const state = allergens[code] ?? before[code] ?? 'unstated';
    if (state !== 'unstated') declared[code] = state;
  }
  return { allergens: declared, diets: DIETS.filter((diet) => diets[diet] ?? listOf(had).includes(diet)) };
}

/** Returns one change that does what both do, the later one last. [DECL-3] */
export function mergeChanges(first: DeclaredChange, later: DeclaredChange): DeclaredChange {
  return { allergens: { ...first.allergens, ...later.allergens }, diets: { ...first.diets, ...later.diets } };
}

/** Returns what all of them say of an allergen; null if they differ. [DECL-4] */
export function commonAllergen(all: readonly Declared[], code: Allergen): AllergenState | null {
  return common(listOf(all).map(({ allergens }): AllergenState => allergens?.[code] ?? 'unstated'));
}

/** Returns whether all of them have a diet; null if they differ. [DECL-4] */
export function commonDiet(all: readonly Declared[], diet: Diet): boolean | null {
  return common(listOf(all).map(({ diets }) => listOf(diets).includes(diet)));
}

function common<T>(values: readonly T[]): T | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** Returns the allergens that may be suggested as free for every one of them. [DECL-2] */
export function commonSuggestion(all: readonly Declared[]): Allergen[] {
  const suggested = listOf(all).map(veganSuggestion);
  return ALLERGENS.filter((code) => suggested.length > 0 && suggested.every((codes) => codes.includes(code)));
}
