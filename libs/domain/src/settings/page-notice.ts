import * as z from 'zod/mini';
import { writtenDay } from '../hours/written-day.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { filledText, object } from '../texts/text.ts';

/** What diners read on top of the page from one day to another, both included. [NOTICE-1] */
export const PageNotice = object({
  text: filledText(TEXT_LIMITS.other),
  from: writtenDay(),
  to: writtenDay(),
}).check(z.refine(({ from, to }) => to >= from, { error: 'Tiene que terminar después de empezar', path: ['to'] }));
export type PageNotice = z.infer<typeof PageNotice>;
