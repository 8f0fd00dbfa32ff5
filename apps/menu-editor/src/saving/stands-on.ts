import type { ApiFailure } from '@carta/api-client';
import { categoryMoved, featuredMoved, isAnyOf, itemMoved, itemMovedInto } from '@carta/panel';
import { additionConfirmed, type OwnersChange } from './owners-change.ts';
import { recordsOf } from './records-of.ts';

const isMove = isAnyOf(categoryMoved, itemMoved, itemMovedInto, featuredMoved);

/**
 * Whether a change that was made after a refused one stands on it: it counts places among rows that do not stand so, or names
 * what is not there. An owner who is locked can change nothing.
 */
export function standsOn(later: OwnersChange, refused: OwnersChange, { code }: ApiFailure): boolean {
  if (code === 'locked') return true;
  if (isMove(refused) && isMove(later)) return true;
  if (code !== 'not-found' && !additionConfirmed.match(refused)) return false;
  const missing = recordsOf(refused);
  return [...recordsOf(later), holderIn(later)].some((key) => key !== null && missing.includes(key));
}

function holderIn(change: OwnersChange): string | null {
  return 'parent' in change.payload ? change.payload.parent : null;
}
