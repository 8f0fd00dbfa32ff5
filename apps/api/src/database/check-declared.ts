import { checkItemGroups, ok, refused, veganConflicts, type Item } from '@carta/domain';
import type { Change, ChangeResult } from './change-business.ts';
import { readGroupPricing } from './option-group-row.ts';

type DeclaredFields = Pick<Item, 'allergens' | 'diets' | 'optionGroups'>;

/** Checks option groups that an edit gives to items, and allergens and diets as they would be stored. [GROUP-1] [DIET-3] */
export async function checkDeclared(
  change: Change,
  business: string,
  { allergens, diets, optionGroups }: Partial<DeclaredFields>,
  edited: readonly DeclaredFields[],
): Promise<ChangeResult<unknown>> {
  if ((allergens ?? diets) && edited.some((item) => veganConflicts(item).length > 0)) return refused('vegan-conflict');
  return optionGroups ? checkItemGroups(optionGroups, await readGroupPricing(change, business)) : ok(edited);
}
