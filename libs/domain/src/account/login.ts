import * as z from 'zod/mini';
import { isEmail } from './email.ts';
import { ok, refused, type Result } from '../result.ts';

/** Shortest and longest password, in characters. [LOGIN-3] */
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

const { min, max } = PASSWORD_LENGTH;

const field = (label: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `"${label}" is required` : `"${label}" must be a string`) })
    .check(z.minLength(1, { error: `"${label}" is not allowed to be empty`, abort: true }));

/** Credentials of an owner; the parsed email is in lower case. Messages are those of the reference validator. [LOGIN-2] [LOGIN-3] */
export const Credentials = z.strictObject(
  {
    email: field('email').check(
      z.overwrite((email) => email.toLowerCase()),
      z.refine(isEmail, { error: '"email" must be a valid email' }),
    ),
    // By UTF-16 units, as the reference counts; zod's own lengths count characters.
    password: field('password').check(
      z.refine(({ length }) => length >= min, {
        error: `"password" length must be at least ${min} characters long`,
        abort: true,
      }),
      z.refine(({ length }) => length <= max, {
        error: `"password" length must be less than or equal to ${max} characters long`,
      }),
    ),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `"${issue.keys[0]}" is not allowed` : '"value" must be of type object',
  },
);
export type Credentials = z.infer<typeof Credentials>;

/** Returns the parsed credentials. Refuses with the validator's first message. [LOGIN-4] */
export function checkLogin(credentials: unknown): Result<Credentials, string> {
  const parsed = Credentials.safeParse(credentials);
  if (parsed.success) return ok(parsed.data);
  return refused(parsed.error.issues[0]?.message ?? '');
}
