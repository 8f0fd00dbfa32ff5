import * as z from 'zod/mini';

/** A help video. */
export const Manual = z.object({ title: z.string(), url: z.string() });
export type Manual = z.infer<typeof Manual>;
