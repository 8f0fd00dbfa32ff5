import { listOf } from '../list-of.ts';
import type { Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import type { OptionGroup } from './option-group.ts';

/** Returns the group whose option's price is that of the product; undefined for a product without sizes. [GROUP-1] */
export function sizeGroupOf<G extends Pick<OptionGroup, 'pricing'>>(
  { optionGroups }: Pick<Item, 'optionGroups'>,
  byKey: ReadonlyMap<Key, G>,
): G | undefined {
  return listOf(optionGroups)
    .map((key) => byKey.get(key))
    .find((group) => group?.pricing === 'replace');
}
