import type { Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { UNTIL_BACK } from '../prices/sold-out.ts';
import { ok, refused, type Result } from '../result.ts';
import { withoutEmpty } from '../without-empty.ts';
import {
  choiceProblem,
  type Option,
  type OptionGroup,
  type OptionGroupChanges,
  type WrittenOptionGroup,
} from './option-group.ts';
import { listOf } from '../list-of.ts';

/** Returns a new group with its options on sale; they are shown unless they say otherwise. [GROUP-2] */
export function newOptionGroup(
  { options, ...head }: WrittenOptionGroup,
  place: Pick<OptionGroup, 'business' | 'key' | 'order'>,
): Omit<OptionGroup, '_id' | 'version'> {
  return { ...place, ...head, options: listOf(options).map((option) => storedOption(option, undefined)) };
}

/**
 * Returns the changed group. Options that stay keep their end of 'sold out', and `show` if they do not say it; `neutral` is kept only where it is
 * true. One that becomes sold out is back on sale at `soldOutEnd`, in ms since 1970, or once the owner says so. Refuses 'unknown-option', 'wrong-max' and 'wrong-size'. [GROUP-2]
 */
export function editOptionGroup(
  group: OptionGroup,
  { options: written, soldOut = {}, ...head }: OptionGroupChanges,
  soldOutEnd: number,
): Result<OptionGroup, 'unknown-option' | 'wrong-max' | 'wrong-size'> {
  const known = new Map(listOf(group.options).map((option) => [option.key, option]));
  const options = written
    ? listOf(written).map((option) => storedOption(option, known.get(option.key)))
    : listOf(group.options);
  if (Object.keys(soldOut).some((key) => options.every((option) => option.key !== key)))
    return refused('unknown-option');
  const edited = {
    ...group,
    ...withoutEmpty(head),
    options: options.map((option) => {
      const isOut = soldOut[option.key];
      return isOut === undefined
        ? option
        : { ...option, soldOutUntil: isOut === 'until-back' ? UNTIL_BACK : isOut ? soldOutEnd : null };
    }),
  };
  const problem = choiceProblem(edited);
  return problem ? refused(problem) : ok(edited);
}

function storedOption(
  { key, title, price, show, allergens, diets, neutral }: WrittenOptionGroup['options'][number],
  before: Option | undefined,
): Option {
  return {
    key,
    title,
    price,
    show: show ?? before?.show ?? true,
    soldOutUntil: before?.soldOutUntil ?? null,
    ...withoutEmpty({ allergens, diets }),
    ...(neutral && { neutral }),
  };
}

/** Returns the items that use the group. [GROUP-3] */
export function itemsWithGroup<I extends Pick<Item, 'optionGroups'>>(items: readonly I[], group: Key): I[] {
  return listOf(items).filter(({ optionGroups }) => listOf(optionGroups).includes(group));
}

/** True if one of the items that use the group has another size: then it cannot become one. [GROUP-3] */
export function hasOtherSize(
  items: readonly Pick<Item, 'optionGroups'>[],
  groups: readonly Pick<OptionGroup, 'key' | 'pricing'>[],
  group: Key,
): boolean {
  const sizes = new Set(
    listOf(groups).flatMap(({ key, pricing }) => (pricing === 'replace' && key !== group ? key : [])),
  );
  return itemsWithGroup(items, group).some(({ optionGroups }) => optionGroups?.some((key) => sizes.has(key)));
}
