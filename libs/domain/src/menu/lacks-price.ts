import { priceInCents } from '../prices/price.ts';
import type { OptionGroup } from '../options/option-group.ts';
import type { Item } from './item.ts';

/** True for a hidden product of price 0 without a size: one that was imported without a price, and waits for it. [DONE-5] */
export function lacksPrice(
  { show, price, optionGroups = [] }: Pick<Item, 'show' | 'price' | 'optionGroups'>,
  groups: readonly Pick<OptionGroup, 'key' | 'pricing'>[],
): boolean {
  if (show || priceInCents(price) !== 0) return false;
  return !groups.some(({ key, pricing }) => pricing === 'replace' && optionGroups.includes(key));
}
