import type { Key } from '../menu/key.ts';
import { checkItemGroups } from './item-groups.ts';
import { OPTION_LIMITS, type OptionGroup } from './option-group.ts';
import { listOf } from '../list-of.ts';

/** Groups that several products get or lose. */
export interface GroupsChange {
  readonly added: readonly Key[];
  readonly removed: readonly Key[];
}

interface WithGroups {
  readonly key: Key;
  readonly optionGroups?: readonly Key[] | undefined;
}

/**
 * Returns the groups of each product that the change makes different: those that stay keep their order, new ones follow. `refused` holds the
 * keys of products that would have two sizes or too many groups; they stay as they are. [GROUP-7]
 */
export function changedItemGroups(
  items: readonly WithGroups[],
  { added, removed }: GroupsChange,
  groups: readonly Pick<OptionGroup, 'key' | 'pricing'>[],
): { readonly changed: { readonly key: Key; readonly optionGroups: Key[] }[]; readonly refused: Key[] } {
  const changed: { key: Key; optionGroups: Key[] }[] = [];
  const refused: Key[] = [];
  const seen = new Set<Key>();
  for (const { key, optionGroups: stored } of listOf(items)) {
    if (seen.has(key)) continue;
    seen.add(key);
    const optionGroups = listOf(stored);
    const kept = optionGroups.filter((group) => !listOf(removed).includes(group));
    const next = [...kept, ...new Set(listOf(added).filter((group) => !kept.includes(group)))];
    if (next.length === optionGroups.length && next.every((group, place) => group === optionGroups[place])) continue;
    if (next.length > OPTION_LIMITS.perItem || !checkItemGroups(next, groups).ok) refused.push(key);
    else changed.push({ key, optionGroups: next });
  }
  return { changed, refused };
}
