import type { PasswordChange } from '@carta/domain';
import type { BusinessNames } from '../database/business-names.ts';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import { newPasswordProblem } from './new-password.ts';
import type { LoginLimitsStore } from './login-limits.store.ts';
import { isPassword } from './passwords.ts';
import type { Owner } from './sessions.store.ts';
import type { UsersStore } from './users.store.ts';

const WRONG_CURRENT_PASSWORD = invalid([{ path: 'current', message: 'No es tu contraseña actual' }]);

interface PasswordStores {
  readonly users: UsersStore;
  readonly businesses: BusinessNames;
  readonly loginLimits: LoginLimitsStore;
}

interface PasswordChangeRequest {
  readonly owner: Owner;
  readonly change: PasswordChange;
  /** The limits of failed sign-ins count for it. */
  readonly client: string;
}

/** Stores a new password, or returns why it is refused. A wrong current password counts as a failed sign-in. [PASSWORD-1] [PASSWORD-2] [PASSWORD-3] */
export async function changePassword(
  { users, businesses, loginLimits }: PasswordStores,
  { owner, change, client }: PasswordChangeRequest,
): Promise<Refusal | null> {
  const { business, email } = owner;
  const businessName = (await businesses.nameOf(business)) ?? '';
  const problem = await newPasswordProblem(change.next, { email, businessName });
  if (problem !== null) return invalid([{ path: 'next', message: problem }]);

  const attempt = await loginLimits.attempt({ client, email, isKnown: true });
  if (!attempt.allowed) return { ...REFUSALS.rateLimited, retryAfterSeconds: attempt.retryAfterSeconds };

  const user = await users.passwordOf(email);
  if (!user || !(await isPassword(change.current, user.hash))) {
    await loginLimits.failed(client, attempt.id);
    return WRONG_CURRENT_PASSWORD;
  }

  await loginLimits.succeeded(client, attempt.id);
  return (await users.replacePassword(user, email, change.next)) ? null : WRONG_CURRENT_PASSWORD;
}
