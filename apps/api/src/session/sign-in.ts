import { checkLogin, DAY_MS, PRODUCT_PLACEHOLDER, type Notification } from '@carta/domain';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import { signals } from '../processes/signals.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { AuditStore } from './audit.store.ts';
import { MAX_PER_ACCOUNT, type Attempt, type LoginLimitsStore } from './login-limits.store.ts';
import { isOutdated, isPassword } from './passwords.ts';
import type { SessionsStore } from './sessions.store.ts';
import type { UsersStore } from './users.store.ts';

export type SignIn =
  | { ok: true; business: string; email: string; token: string }
  | { ok: false; refusal: Refusal; limit?: Extract<Attempt, { allowed: false }>['limit'] };

/** What a sign-in reads and writes. */
export interface AccountStores {
  readonly users: UsersStore;
  readonly sessions: SessionsStore;
  readonly loginLimits: LoginLimitsStore;
  readonly audit: AuditStore;
  readonly notifications: {
    /** Adds one, unless the business has one of the same title that is newer than `since`, in ms. */
    readonly addUnlessSince: (business: string, notification: Notification, since: number) => Promise<void>;
  };
}

export interface SignInSource {
  readonly address: string;
  readonly device: string;
  /** The id of a browser that has signed in to this account before. */
  readonly knownBrowser: (email: string) => string | null;
}

/** Names the client for which failures count: the known browser, so that strangers at its address do not use up its attempts, or else the network. */
export function attemptingClient(address: string, knownBrowser: string | null): string {
  return knownBrowser === null ? clientNetwork(address) : `browser ${knownBrowser}`;
}

/** Starts a new session, never one of the browser's choice. Refuses in the contract's order: 400, 429, 401. */
export async function signIn(
  { users, sessions, loginLimits, notifications, audit, now }: AccountStores & { readonly now: () => number },
  credentials: unknown,
  { address, device, knownBrowser }: SignInSource,
): Promise<SignIn> {
  const checked = checkLogin(credentials);
  if (!checked.ok) return { ok: false, refusal: refusalOfLogin(checked.reason) };
  const { email, password } = checked.value;

  const browser = knownBrowser(email);
  const client = attemptingClient(address, browser);
  const attempt = await loginLimits.attempt({ client, email, isKnown: browser !== null });
  if (!attempt.allowed) {
    const { retryAfterSeconds, limit } = attempt;
    signals.signInFailed.publish('limit');
    return { ok: false, refusal: { ...REFUSALS.rateLimited, retryAfterSeconds }, limit };
  }

  const user = await users.passwordOf(email);
  const matches = await isPassword(password, user?.hash ?? null);
  if (!user || !matches) {
    await loginLimits.failed(client, attempt.id);
    signals.signInFailed.publish('credentials');
    await audit.add({
      business: user?.business ?? '',
      who: email,
      what: `ingreso fallido desde ${clientNetwork(address)}`,
    });
    if (attempt.failuresOfAccount >= MAX_PER_ACCOUNT) {
      // Also for an unknown email, which then costs the same work.
      await notifications.addUnlessSince(user?.business ?? '', guessingNotification(now()), now() - DAY_MS);
    }
    return { ok: false, refusal: REFUSALS.credentials };
  }

  if (isOutdated(user.hash)) await users.replacePassword(user, email, password);
  await loginLimits.succeeded(client, attempt.id);
  const token = await sessions.start(user.business, email, device);
  return { ok: true, business: user.business, email, token };
}

/** The validator's message, which the screen shows, begins with the field's name in quotes. */
function refusalOfLogin(message: string): Refusal {
  const path = /^"(email|password)"/.exec(message)?.[1] ?? '';
  return { ...invalid([{ path, message }]), message };
}

/** Warns an owner that somebody guesses the password; `createdAt` in ms since 1970. */
const guessingNotification = (createdAt: number): Notification => ({
  title: 'Alguien prueba contraseñas de tu cuenta',
  message:
    'Hubo más de 100 intentos fallidos de ingresar en la última hora. Tu cuenta sigue abierta para ti. ' +
    'Si no fuiste tú, elige en Cuenta una contraseña larga que no uses en otro sitio.',
  image: PRODUCT_PLACEHOLDER,
  link: '/panel/account',
  createdAt,
});
