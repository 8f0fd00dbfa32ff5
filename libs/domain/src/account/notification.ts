import * as z from 'zod/mini';
import { address } from '../texts/address.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { count, filledText, object } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** A message to one business; `image` and `link` are addresses. [NOTIF-1] */
export const Notification = object({
  title: filledText(TEXT_LIMITS.title),
  message: filledText(TEXT_LIMITS.description),
  image: address(),
  link: z.optional(address()),
  /** ms since 1970. */
  createdAt: count(),
});
export type Notification = z.infer<typeof Notification>;

/** Returns the notifications as shown: in reverse order of the answer. [NOTIF-2] */
export function newestFirst<T extends Pick<Notification, 'createdAt'>>(notifications: readonly T[]): T[] {
  return [...listOf(notifications)].reverse();
}
