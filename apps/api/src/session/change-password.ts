import type { PasswordChange } from '@carta/domain';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import type { Stores } from '../stores.ts';
import { newPasswordProblem } from './new-password.ts';
import { isPassword } from './passwords.ts';
import type { Owner } from './sessions.store.ts';

const NOT_THE_CURRENT = invalid([{ path: 'current', message: 'No es tu contraseña actual' }]);

interface Asked {
  readonly owner: Owner;
  readonly change: PasswordChange;
  /** Whose attempts are limited. */
  readonly client: string;
}

/** Stores a new password where the one that holds is known, or says why not; guesses are limited together with those at the sign-in. [PASSWORD-1] [PASSWORD-2] [PASSWORD-3] */
export async function changePassword(
  { users, businesses, loginLimits }: Pick<Stores, 'users' | 'businesses' | 'loginLimits'>,
  { owner, change, client }: Asked,
): Promise<Refusal | null> {
  const { business, email } = owner;
  const businessName = (await businesses.nameOf(business)) ?? '';
  const problem = await newPasswordProblem(change.next, { email, businessName });
  if (problem !== null) return invalid([{ path: 'next', message: problem }]);

  const attempt = await loginLimits.attempt({ client, email, isKnown: true });
  if (!attempt.allowed) return { ...REFUSALS.rateLimited, retryAfterSeconds: attempt.retryAfterSeconds };

  const user = await users.passwordOf(email);
  if (!user || !(await isPassword(change.current, user.hash))) return NOT_THE_CURRENT;

  await loginLimits.succeeded(client, attempt.id);
  return (await users.replacePassword(user, email, change.next)) ? null : NOT_THE_CURRENT;
}
