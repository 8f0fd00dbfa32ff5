import * as z from 'zod/mini';

export const Notification = z.object({
  title: z.string(),
  message: z.string(),
  image: z.string(),
  link: z.optional(z.string()),
  /** ms since 1970. */
  createdAt: z.int(),
});
export type Notification = z.infer<typeof Notification>;
