import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { text } from '../texts/text.ts';

const line = text(TEXT_LIMITS.other);

/** Where the business is, how it is called and when it is open. [INFO-1] */
export const ModalInfo = z.object({
  address: line,
  location: line,
  phone1: line,
  phone2: line,
  schedule: text(TEXT_LIMITS.schedule),
});
export type ModalInfo = z.infer<typeof ModalInfo>;
