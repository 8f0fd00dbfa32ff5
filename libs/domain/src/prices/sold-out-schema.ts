import * as z from 'zod/mini';

/** How something is sold out as it is written: until the next 05:00, not at all, or until it is put back on sale. [SOLD-5] */
export const SoldOut = z.union([z.boolean(), z.literal('until-back')], {
  error: "Tiene que ser sí, no o 'until-back'",
});
export type SoldOut = z.infer<typeof SoldOut>;
