import type * as z from 'zod/mini';
import { isBlank } from '../texts/is-blank.ts';
import { TEXT_LIMITS, textProblem } from '../texts/text-limits.ts';
import { filledText, object, shortText, text } from '../texts/text.ts';

/** Address, phones and schedule of the business. [INFO-1] */
export const ModalInfo = object({
  address: shortText(),
  location: shortText(),
  phone1: shortText(),
  phone2: shortText(),
  schedule: text(TEXT_LIMITS.schedule),
});
export type ModalInfo = z.infer<typeof ModalInfo>;

/** The name that an owner gives to the business: 1 to 60 characters, not only spaces. [NAME-1] */
export const BusinessName = filledText(TEXT_LIMITS.businessName);

/** Returns why the typed text cannot be saved as the name, without loading the schema; undefined if it can. [NAME-1] */
export function businessNameProblem(typed: string): string | undefined {
  return isBlank(typed) ? 'No puede estar vacío' : textProblem(typed, TEXT_LIMITS.businessName);
}
