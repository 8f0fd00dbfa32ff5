import * as z from 'zod/mini';

/** Visits of the last 30 days, most visited first; `page` is a category's title. */
export const AnalyticsReport = z.object({ report: z.array(z.object({ page: z.string(), count: z.int() })) });
export type AnalyticsReport = z.infer<typeof AnalyticsReport>;
