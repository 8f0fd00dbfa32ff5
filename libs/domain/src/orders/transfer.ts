import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { flag, text } from '../texts/text.ts';

/** The account to which diners transfer: its alias and its holder. [TRANSFER-1] */
export const Transfer = z.object({ active: flag(), alias: text(TEXT_LIMITS.other), holder: text(TEXT_LIMITS.other) });
export type Transfer = z.infer<typeof Transfer>;
