import { ALLERGENS, type Allergen, type Allergens, type Diet } from './diets.ts';
import { listOf } from '../list-of.ts';

/** Names on screens. [DECL-1] */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  crustaceans: 'Crustáceos',
  eggs: 'Huevo',
  fish: 'Pescado',
  peanuts: 'Maní',
  soy: 'Soja',
  milk: 'Leche',
  nuts: 'Frutos secos',
  celery: 'Apio',
  mustard: 'Mostaza',
  sesame: 'Sésamo',
  sulphites: 'Sulfitos',
  lupin: 'Altramuz',
  molluscs: 'Moluscos',
};

/** Names on screens. [DECL-1] */
export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  spicy: 'Picante',
};

/** Returns the names within a sentence: 'gluten, huevo y leche'. [DECL-1] */
export function allergenList(allergens: readonly Allergen[]): string {
  const names = listOf(allergens).map((code) => ALLERGEN_NAMES[code].toLowerCase());
  return new Intl.ListFormat('es-AR').format(names);
}

/** Returns what is declared in one line: 'Contiene gluten y leche · 11 sin dato'; what it is free of only if it contains nothing. [DECL-1] */
export function allergensSummary(allergens: Allergens): string {
  const having = (state: 'contains' | 'free') => ALLERGENS.filter((code) => allergens[code] === state);
  const [contained, free] = [having('contains'), having('free')];
  const unstated = ALLERGENS.length - contained.length - free.length;
  const parts = [
    contained.length > 0 && `Contiene ${allergenList(contained)}`,
    contained.length === 0 && free.length > 0 && `Libre de ${allergenList(free)}`,
    unstated > 0 && `${unstated} sin dato`,
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
