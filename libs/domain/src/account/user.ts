import * as z from 'zod/mini';
import { Payment } from './payment.ts';
import { anyText, flag, list, object, wholeNumber } from '../texts/text.ts';

/** The owner of a business, as the panel sees it. [USER-1] */
export const User = object({
  email: anyText(),
  avatar: z.nullable(anyText()),
  payments: list(Payment),
  /** ms since 1970. */
  lastNotificationRead: wholeNumber(),
  /** A locked owner may not change categories and items. */
  locked: flag(),
});
export type User = z.infer<typeof User>;
