import type { PublicOptionGroup, Selection } from '@carta/domain';

/** Returns the first group of which fewer are chosen than it needs. [OPT-5] */
export function missingGroup(
  groups: readonly PublicOptionGroup[],
  selection: Selection,
): PublicOptionGroup | undefined {
  return groups.find(({ key, min }) => (selection[key]?.length ?? 0) < min);
}
