import type { Key } from '../menu/key.ts';
import type { Price } from '../prices/price-schema.ts';
import { priceFromCents, priceInCents } from '../prices/price.ts';
import { isSoldOut } from '../prices/sold-out.ts';
import { ok, refused, type Result } from '../result.ts';
import type { Option, OptionGroup } from './option-group.ts';
import { listOf } from '../list-of.ts';

/** A product as far as its options go; `optionGroups` in the order in which diners choose. */
export interface SelectedItem {
  readonly price: Price;
  readonly optionGroups?: readonly Key[] | undefined;
}

/** Keys of the chosen options by the key of their group. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** Why a selection cannot be ordered. */
export type SelectionProblem =
  | 'unknown-group'
  | 'unknown-option'
  | 'repeated-option'
  | 'hidden'
  | 'sold-out'
  | 'too-few'
  | 'too-many';

type Groups = readonly Pick<OptionGroup, 'key' | 'pricing' | 'min' | 'max' | 'options'>[];

/**
 * Returns the price of one unit with what is chosen: that of the size, or else of the product, and the extras. Refuses with the first problem
 * of the groups, in the product's order. `now` in ms since 1970. [OPT-4] [OPT-5]
 */
export function checkSelection(
  item: SelectedItem,
  groups: Groups,
  selection: Selection,
  now: number,
): Result<Price, SelectionProblem> {
  const used = groupsOf(item, groups);
  if (Object.keys(selection).some((key) => !used.some((group) => group.key === key))) return refused('unknown-group');
  let cents = priceInCents(item.price);
  for (const group of used) {
    const keys = listOf(selection[group.key]);
    const problem = problemOf(group, keys, now);
    if (problem) return refused(problem);
    const chosen = listOf(group.options).filter(({ key }) => keys.includes(key));
    const sum = chosen.reduce((total, { price }) => total + priceInCents(price), 0);
    if (group.pricing === 'add') cents += sum;
    else cents += sum - priceInCents(item.price);
  }
  return ok(priceFromCents(cents));
}

function problemOf(
  { options, min, max }: Groups[number],
  keys: readonly string[],
  now: number,
): SelectionProblem | undefined {
  if (new Set(keys).size < keys.length) return 'repeated-option';
  for (const key of keys) {
    const option = listOf(options).find((each) => each.key === key);
    if (!option) return 'unknown-option';
    if (!option.show) return 'hidden';
    if (isSoldOut(option.soldOutUntil, now)) return 'sold-out';
  }
  if (keys.length > max) return 'too-many';
  return keys.length < min ? 'too-few' : undefined;
}

/** Returns the product's groups in its order; a group that is not there is left out. [OPT-4] */
export function groupsOf<G extends { readonly key: string }>(
  { optionGroups }: Pick<SelectedItem, 'optionGroups'>,
  groups: readonly G[],
): G[] {
  return listOf(optionGroups).flatMap((key) => listOf(groups).find((group) => group.key === key) ?? []);
}

/** True if each group has as many options that can be chosen at `now`, in ms since 1970, as it needs. [OPT-6] */
export function canBeOrdered(item: SelectedItem, groups: Groups, now: number): boolean {
  return groupsOf(item, groups).every(
    ({ options, min }) => listOf(options).filter((each) => isOffered(each, now)).length >= min,
  );
}

function isOffered({ show, soldOutUntil }: Option, now: number): boolean {
  return show && !isSoldOut(soldOutUntil, now);
}

/**
 * Returns the price that diners see: with sizes 'desde' the lowest of a size that can be chosen, or of a shown one if all are sold out; else
 * the product's own. `now` is in ms since 1970. [OPT-7]
 */
export function shownPrice(
  item: SelectedItem,
  groups: Groups,
  now: number,
): { readonly from: boolean; readonly price: Price } {
  const sizes = groupsOf(item, groups).find(({ pricing }) => pricing === 'replace');
  const shown = listOf(sizes?.options).filter(({ show }) => show);
  const offered = shown.filter((each) => isOffered(each, now));
  const prices = (offered.length > 0 ? offered : shown).map(({ price }) => priceInCents(price));
  return prices.length > 0
    ? { from: true, price: priceFromCents(Math.min(...prices)) }
    : { from: false, price: item.price };
}
