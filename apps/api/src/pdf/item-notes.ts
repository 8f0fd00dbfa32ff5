import {
  allergenList,
  ALLERGENS,
  DIET_NAMES,
  formatPrice,
  groupsOf,
  isGlutenFree,
  shownPrice,
  type Price,
  type PublicItem,
  type PublicMenu,
} from '@carta/domain';

type Groups = Pick<PublicMenu, 'optionGroups'>;

/** Returns the price in print, which knows no moment: with sizes 'desde' the lowest, sold out or not. [OPT-7] */
export function printedPrice(
  item: PublicItem,
  { optionGroups }: Groups,
): { readonly from: boolean; readonly price: Price } {
  return shownPrice(item, optionGroups, Infinity);
}

/** Returns the lines below the description: the sizes with their prices, then diets and allergens. [OPT-7] [DIET-1] [DIET-2] */
export function itemNotes(item: PublicItem, { optionGroups }: Groups): string[] {
  const sizes = groupsOf(item, optionGroups).find(({ pricing }) => pricing === 'replace');
  const prices = sizes?.options.map(({ title, price }) => `${title} ${formatPrice(price)}`) ?? [];
  // What is vegan is vegetarian anyway.
  const diets = item.diets?.filter((diet, _, all) => diet !== 'vegetarian' || !all.includes('vegan')) ?? [];
  const contained = ALLERGENS.filter((code) => item.allergens?.[code] === 'contains');
  const declared = [
    ...(isGlutenFree(item) ? ['Sin TACC'] : []),
    ...diets.map((diet) => DIET_NAMES[diet]),
    ...(contained.length > 0 ? [`Contiene ${allergenList(contained)}`] : []),
  ];
  return [prices, declared].filter((parts) => parts.length > 0).map((parts) => parts.join(' · '));
}
