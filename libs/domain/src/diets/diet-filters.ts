import { isGlutenFree, type Declared } from './diets.ts';
import { listOf } from '../list-of.ts';

/** What diners may ask for: 'Sin TACC', 'Vegetariano', 'Vegano'. [FIND-6] */
export const DIET_FILTERS = ['glutenFree', 'vegetarian', 'vegan'] as const;
export type DietFilter = (typeof DIET_FILTERS)[number];

/** True if a product declares what the filter asks for; what is not stated is never inferred, but vegan is vegetarian, too. [FIND-6] */
export function suits(declared: Declared, filter: DietFilter): boolean {
  if (filter === 'glutenFree') return isGlutenFree(declared);
  const diets = listOf(declared.diets);
  return diets.includes('vegan') || (filter === 'vegetarian' && diets.includes('vegetarian'));
}

/** Returns the filters that at least one of the products suits. [FIND-6] */
export function usefulFilters(products: readonly Declared[]): DietFilter[] {
  return DIET_FILTERS.filter((filter) => listOf(products).some((product) => suits(product, filter)));
}
