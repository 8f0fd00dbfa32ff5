import { checkLogin } from '@carta/domain';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import type { LoginLimitsStore } from './login-limits.store.ts';
import { isOutdated, isPassword } from './passwords.ts';
import type { SessionsStore } from './sessions.store.ts';
import type { UsersStore } from './users.store.ts';

export type SignIn =
  | { ok: true; business: string; email: string; token: string }
  | { ok: false; refusal: Refusal; retryAfterSeconds?: number };

export interface SignInStores {
  readonly users: UsersStore;
  readonly sessions: SessionsStore;
  readonly loginLimits: LoginLimitsStore;
}

/** Opens a new session, never one that the browser already names. Refuses in the contract's order: 400, 429, 401. */
export async function signIn(
  { users, sessions, loginLimits }: SignInStores,
  sent: unknown,
  { address, device }: { address: string; device: string },
): Promise<SignIn> {
  const checked = checkLogin(sent);
  if (!checked.ok) return { ok: false, refusal: refusalOfLogin(checked.reason) };
  const { email, password } = checked.value;

  const attempt = await loginLimits.attempt(address, email);
  if (!attempt.allowed)
    return { ok: false, refusal: REFUSALS.rateLimited, retryAfterSeconds: attempt.retryAfterSeconds };

  const user = await users.passwordOf(email);
  const matches = await isPassword(password, user?.hash ?? null);
  if (!user || !matches) return { ok: false, refusal: REFUSALS.credentials };

  if (isOutdated(user.hash)) await users.replacePassword(user, email, password);
  await loginLimits.succeeded(address, attempt.id);
  const token = await sessions.start(user.business, email, device);
  return { ok: true, business: user.business, email, token };
}

/** The validator's own message, which begins with the field's name in quotes, is what the screen shows. */
function refusalOfLogin(message: string): Refusal {
  const path = /^"(email|password)"/.exec(message)?.[1] ?? '';
  return { ...invalid([{ path, message }]), message };
}
