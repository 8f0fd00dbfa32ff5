import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { text } from '../texts/text.ts';

const line = text(TEXT_LIMITS.other);

/** Address, phones and schedule of the business. [INFO-1] */
export const ModalInfo = z.object({
  address: line,
  location: line,
  phone1: line,
  phone2: line,
  schedule: text(TEXT_LIMITS.schedule),
});
export type ModalInfo = z.infer<typeof ModalInfo>;
