import * as z from 'zod/mini';

/** HTTP status of each error code. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  credentials: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  busy: 409,
  changed: 409,
  closed: 409,
  'too-large': 413,
  unsupported: 415,
  locked: 423,
  'rate-limited': 429,
  unavailable: 503,
} as const;

/** The reason of a refusal, for programs; `ERROR_STATUS` has its HTTP status. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with a field; `path` is its place in what was sent: 'hours[0].days', '' for the whole. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** Body of every refused call. `issues`: one for each bad field of a 400. `current`: the stored record, for a 409 with a stale version or an existing key; `{ until }` for `closed`. */
export const ApiError = z.object({
  error: z.literal(true),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  issues: z.optional(z.array(Issue)),
  current: z.optional(z.unknown()),
});
export type ApiError = z.infer<typeof ApiError>;
