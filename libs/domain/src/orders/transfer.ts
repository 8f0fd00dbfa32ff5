import type * as z from 'zod/mini';
import { isChanged } from '../settings/changed.ts';
import { isBlank } from '../texts/is-blank.ts';
import { flag, object, shortText } from '../texts/text.ts';

/** The account to which diners transfer: its alias and its holder. [TRANSFER-1] */
export const Transfer = object({ active: flag(), alias: shortText(), holder: shortText() });
export type Transfer = z.infer<typeof Transfer>;

/** True if the transfer may be saved: it differs from the stored one, and an active one has an alias. [TRANSFER-2] */
export function canSaveTransfer(stored: Transfer, next: Transfer): boolean {
  return isChanged(stored, next) && (!next.active || !isBlank(next.alias));
}

/** Returns the transfer as diners see it: nothing of one that is inactive or has no alias. [TRANSFER-2] */
export function transferShown(transfer: Transfer): Transfer {
  return transfer.active && !isBlank(transfer.alias) ? transfer : { active: false, alias: '', holder: '' };
}
