import * as z from 'zod/mini';

/** News of the product; `content` is HTML. */
export const Announcement = z.object({
  tag: z.string(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  show: z.boolean(),
});
export type Announcement = z.infer<typeof Announcement>;
