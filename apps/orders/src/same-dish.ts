import type { DinerOrder } from '@carta/domain';

type Line = DinerOrder['lines'][number];

/** Returns whether two versions of a line ask the kitchen for the same; a missing one asks for nothing. */
export function isSameDish(one: Line | undefined, other: Line | undefined): boolean {
  return one !== undefined && other !== undefined && dishOf(one) === dishOf(other);
}

const dishOf = ({ item, title, options, quantity, note }: Line) =>
  JSON.stringify([item, title, options, quantity, note]);
