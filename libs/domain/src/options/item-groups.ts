import * as z from 'zod/mini';
import { Key } from '../menu/key.ts';
import { ok, refused, type Result } from '../result.ts';
import { OPTION_LIMITS, type OptionGroup } from './option-group.ts';
import { listOf } from '../list-of.ts';

/** The groups of a product in the order in which diners choose, each once. [GROUP-1] */
export const ItemOptionGroups = z.array(Key, { error: 'Tiene que ser una lista' }).check(
  z.maxLength(OPTION_LIMITS.perItem, { error: `Hasta ${OPTION_LIMITS.perItem} grupos` }),
  z.refine((keys) => new Set(keys).size === keys.length, { error: 'Un grupo está dos veces' }),
);

type Groups = readonly Pick<OptionGroup, 'key' | 'pricing'>[];

/** What the owner reads where a second group of sizes is refused. [GROUP-1] */
export const ONE_SIZE_GROUP = 'Un producto puede tener un solo grupo de tamaños';

/** Returns the keys if a product may have these groups. Refuses 'unknown-group' and 'second-size'. [GROUP-1] */
export function checkItemGroups(keys: readonly Key[], groups: Groups): Result<Key[], 'unknown-group' | 'second-size'> {
  const pricing = new Map(listOf(groups).map((group) => [group.key, group.pricing]));
  const wanted = [...listOf(keys)];
  if (wanted.some((key) => !pricing.has(key))) return refused('unknown-group');
  return wanted.filter((key) => pricing.get(key) === 'replace').length > 1 ? refused('second-size') : ok(wanted);
}

/** Returns the keys of the groups that a restored product may still have: those that exist, the first size, at most ten. [GROUP-1] */
export function keptItemGroups(keys: readonly Key[], groups: Groups): Key[] {
  return listOf(keys).reduce<Key[]>((kept, key) => {
    const more = [...kept, key];
    return kept.length < OPTION_LIMITS.perItem && checkItemGroups(more, groups).ok ? more : kept;
  }, []);
}

/** Where a product had a group; `place` is 0-based. */
export interface GroupUse {
  readonly key: Key;
  readonly place: number;
}

/** Returns where each product had the group. [GROUP-4] */
export function groupUses(
  items: readonly { readonly key: Key; readonly optionGroups?: readonly Key[] | undefined }[],
  group: Key,
): GroupUse[] {
  return listOf(items).flatMap(({ key, optionGroups }) => {
    const place = listOf(optionGroups).indexOf(group);
    return place < 0 ? [] : [{ key, place }];
  });
}

/** Returns the groups of each product that gets `group` back at its former place; products that may not have it any more stay as they are. [GROUP-4] */
export function restoredUses(
  items: readonly { readonly key: Key; readonly optionGroups?: readonly Key[] | undefined }[],
  { group, uses, groups }: { readonly group: Key; readonly uses: readonly GroupUse[]; readonly groups: Groups },
): { key: Key; optionGroups: Key[] }[] {
  const places = new Map(listOf(uses).map(({ key, place }) => [key, place]));
  return listOf(items).flatMap(({ key, optionGroups: stored }) => {
    const optionGroups = listOf(stored);
    const place = places.get(key);
    if (place === undefined || optionGroups.includes(group) || optionGroups.length >= OPTION_LIMITS.perItem) return [];
    const checked = checkItemGroups(optionGroups.toSpliced(place, 0, group), groups);
    return checked.ok ? [{ key, optionGroups: checked.value }] : [];
  });
}
