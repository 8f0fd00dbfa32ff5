import { suits } from './diet-filters.ts';
import { ALLERGENS, isNeutral, type Allergen, type Declared } from './diets.ts';
import { listOf } from '../list-of.ts';

/** A mark of a product, in the order on the page; what is vegan is not marked as vegetarian, too. [DIET-6] */
export type DietMark = 'vegan' | 'vegetarian' | 'glutenFree' | 'spicy';

/**
 * Returns the marks of a line of an order. 'vegan', 'vegetarian' and 'glutenFree' stay only where the product and every chosen option have them
 * (what is vegan is vegetarian); a line is spicy if any of them is. Neutral options are left out. [DIET-5] [DIET-6]
 */
export function lineDiets(product: Declared, options?: readonly Declared[]): DietMark[] {
  const parts = [product, ...listOf(options).filter((option) => !isNeutral(option))];
  const all = (filter: Parameters<typeof suits>[1]) => parts.every((part) => suits(part, filter));
  const marks: (DietMark | false)[] = [
    all('vegan') ? 'vegan' : all('vegetarian') && 'vegetarian',
    all('glutenFree') && 'glutenFree',
    parts.some(({ diets }) => listOf(diets).includes('spicy')) && 'spicy',
  ];
  return marks.filter((mark) => mark !== false);
}

/** What a product loses by an option. */
export interface LostMarks {
  readonly marks: DietMark[];
  /** What the product is declared free of, and the option contains. */
  readonly contains: Allergen[];
  /** What the product is declared free of, and the option says nothing of. */
  readonly undeclared: Allergen[];
}

/** Returns the marks of a product that an option takes away, and what it is no longer declared free of; nothing for a neutral option. [DIET-7] */
export function lostMarks(product: Declared, option: Declared): LostMarks {
  const kept = lineDiets(product, [option]);
  const free = isNeutral(option) ? [] : ALLERGENS.filter((code) => product.allergens?.[code] === 'free');
  return {
    marks: lineDiets(product).filter((mark) => !kept.includes(mark)),
    contains: free.filter((code) => option.allergens?.[code] === 'contains'),
    undeclared: free.filter((code) => option.allergens?.[code] === undefined),
  };
}

/** Returns the chosen options by which a line contains an allergen; none where the product itself contains it. [DIET-8] */
export function containedBy<O extends Declared>(code: Allergen, product: Declared, options: readonly O[]): O[] {
  if (product.allergens?.[code] === 'contains') return [];
  return listOf(options).filter((option) => !isNeutral(option) && option.allergens?.[code] === 'contains');
}
