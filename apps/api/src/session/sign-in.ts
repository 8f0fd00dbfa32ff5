import { checkLogin } from '@carta/domain';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { Stores } from '../stores.ts';
import { guessingNotification } from './guessing-notification.ts';
import { PER_ACCOUNT, type Attempt } from './login-limits.store.ts';
import { isOutdated, isPassword } from './passwords.ts';

export type SignIn =
  | { ok: true; business: string; email: string; token: string }
  | { ok: false; refusal: Refusal; limit?: Extract<Attempt, { allowed: false }>['limit'] };

export type SignInStores = Pick<Stores, 'users' | 'sessions' | 'loginLimits' | 'notifications' | 'audit' | 'now'>;

const DAY = 24 * 60 * 60 * 1000;

export interface From {
  readonly address: string;
  readonly device: string;
  /** The id of a browser that has signed in to this account before. */
  readonly knownBrowser: (email: string) => string | null;
}

/** A known browser counts for itself: strangers at the same address do not use up its attempts. */
export function attemptingClient(address: string, knownBrowser: string | null): string {
  return knownBrowser === null ? clientNetwork(address) : `browser ${knownBrowser}`;
}

/** Opens a new session, never one that the browser already names. Refuses in the contract's order: 400, 429, 401. */
export async function signIn(
  { users, sessions, loginLimits, notifications, audit, now }: SignInStores,
  sent: unknown,
  { address, device, knownBrowser }: From,
): Promise<SignIn> {
  const checked = checkLogin(sent);
  if (!checked.ok) return { ok: false, refusal: refusalOfLogin(checked.reason) };
  const { email, password } = checked.value;

  const browser = knownBrowser(email);
  const client = attemptingClient(address, browser);
  const attempt = await loginLimits.attempt({ client, email, isKnown: browser !== null });
  if (!attempt.allowed) {
    const { retryAfterSeconds, limit } = attempt;
    return { ok: false, refusal: { ...REFUSALS.rateLimited, retryAfterSeconds }, limit };
  }

  const user = await users.passwordOf(email);
  const matches = await isPassword(password, user?.hash ?? null);
  if (!user || !matches) {
    await audit.add({
      business: user?.business ?? '',
      who: email,
      what: `ingreso fallido desde ${clientNetwork(address)}`,
    });
    if (attempt.failuresOfAccount >= PER_ACCOUNT) {
      // An email of nobody costs the same work.
      await notifications.addUnlessSince(user?.business ?? '', guessingNotification(now()), now() - DAY);
    }
    return { ok: false, refusal: REFUSALS.credentials };
  }

  if (isOutdated(user.hash)) await users.replacePassword(user, email, password);
  await loginLimits.succeeded(client, attempt.id);
  const token = await sessions.start(user.business, email, device);
  return { ok: true, business: user.business, email, token };
}

/** The validator's own message, which begins with the field's name in quotes, is what the screen shows. */
function refusalOfLogin(message: string): Refusal {
  const path = /^"(email|password)"/.exec(message)?.[1] ?? '';
  return { ...invalid([{ path, message }]), message };
}
