import * as z from 'zod/mini';
import { Payment } from './payment.ts';

/** The owner of a business, as the panel sees it. [USER-1] */
export const User = z.object({
  email: z.string(),
  avatar: z.nullable(z.string()),
  payments: z.array(Payment),
  /** ms since 1970. */
  lastNotificationRead: z.int(),
  /** A locked owner may not change categories and items. */
  locked: z.boolean(),
});
export type User = z.infer<typeof User>;
