import * as z from 'zod/mini';

/** A month of service. `status` is 'pending', 'approved', 'expired' or another text. `month` is 1-based. */
export const Payment = z.object({
  year: z.int(),
  month: z.int().check(z.minimum(1), z.maximum(12)),
  day: z.int().check(z.minimum(1), z.maximum(31)),
  status: z.string(),
});
export type Payment = z.infer<typeof Payment>;
