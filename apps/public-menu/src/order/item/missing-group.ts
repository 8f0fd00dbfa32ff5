import { groupsOf, type PublicItem, type PublicOptionGroup, type Selection } from '@carta/domain';

/** Returns the groups of a product of which something can be seen, in the order in which diners choose. */
export function shownGroups(item: PublicItem, groups: readonly PublicOptionGroup[]): PublicOptionGroup[] {
  return groupsOf(item, groups).filter(({ options }) => options.length > 0);
}

/** Returns the first group of which fewer are chosen than it needs. [OPT-5] */
export function missingGroup(
  groups: readonly PublicOptionGroup[],
  selection: Selection,
): PublicOptionGroup | undefined {
  return groups.find(({ key, min }) => (selection[key]?.length ?? 0) < min);
}
