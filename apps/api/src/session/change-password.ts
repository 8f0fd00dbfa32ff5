import type { PasswordChange } from '@carta/domain';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import { isPassword } from './passwords.ts';
import type { Owner } from './sessions.store.ts';
import type { SignInStores } from './sign-in.ts';

const NOT_THE_CURRENT = invalid([{ path: 'current', message: 'No es tu contraseña actual' }]);

interface Asked {
  readonly owner: Owner;
  readonly change: PasswordChange;
  readonly address: string;
}

/** Stores a new password where the one that holds is known, or says why not; guesses are limited together with those at the sign-in. [PASSWORD-1] [PASSWORD-2] */
export async function changePassword(
  { users, loginLimits }: Pick<SignInStores, 'users' | 'loginLimits'>,
  { owner, change, address }: Asked,
): Promise<Refusal | null> {
  const { email } = owner;
  const attempt = await loginLimits.attempt(address, email);
  if (!attempt.allowed) return { ...REFUSALS.rateLimited, retryAfterSeconds: attempt.retryAfterSeconds };

  const user = await users.passwordOf(email);
  if (!user || !(await isPassword(change.current, user.hash))) return NOT_THE_CURRENT;

  await loginLimits.succeeded(address, attempt.id);
  return (await users.replacePassword(user, email, change.next)) ? null : NOT_THE_CURRENT;
}
