import * as z from 'zod/mini';

/** What an owner signs in with. */
export const Credentials = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.infer<typeof Credentials>;
