import * as z from 'zod/mini';
import { HOUR_MS } from '../duration.ts';
import { anyText, flag, object, wholeNumber } from '../texts/text.ts';

/** The payment provider. The access token is write-only: reads return only whether it is set, and its last 4 characters. [TOKEN-1] */
export const MercadoPago = object({
  active: flag(),
  tokenSet: flag(),
  last4: anyText(),
  /** To whom the token belongs, as MercadoPago says; null while that is not known, or if it does not accept the token. [TOKEN-4] */
  account: z.nullable(object({ nickname: anyText(), site: anyText() })),
  /** When MercadoPago said so last, in ms since 1970; null if it has never answered. */
  checkedAt: z.nullable(wholeNumber()),
});
export type MercadoPago = z.infer<typeof MercadoPago>;

/** The owner's input. Without `accessToken` the stored one stays, '' clears it. */
export interface MercadoPagoDraft {
  readonly active: boolean;
  readonly accessToken?: string;
}

/** Returns the body of a save; it has the token only if one was typed. [TOKEN-2] */
export function mercadoPagoChanges(
  { tokenSet }: Pick<MercadoPago, 'tokenSet'>,
  { active, accessToken }: MercadoPagoDraft,
): MercadoPagoDraft {
  const typed = accessToken !== undefined && (accessToken !== '' || tokenSet);
  return typed ? { active, accessToken } : { active };
}

/** True if the draft may be saved: `active` differs from the stored one, or a token is set or cleared. [TOKEN-3] */
export function canSaveMercadoPago(stored: Pick<MercadoPago, 'active' | 'tokenSet'>, draft: MercadoPagoDraft): boolean {
  return draft.active !== stored.active || mercadoPagoChanges(stored, draft).accessToken !== undefined;
}

/** The site of the accounts that charge: Argentina. [TOKEN-4] */
export const CHARGING_SITE = 'MLA';

/** What is known of a token: none is stored, its account charges, its account is of another site, MercadoPago refuses it, or it was not checked. [TOKEN-4] */
export type TokenState = 'none' | 'connected' | 'other-site' | 'refused' | 'unchecked';

/** What a server of before accounts were known does not say. */
type ReadToken = Pick<MercadoPago, 'tokenSet'> & Partial<Pick<MercadoPago, 'account' | 'checkedAt'>>;

/** Returns what is known of the token: whose it is, that MercadoPago does not accept it, or, while it has not answered, nothing. [TOKEN-4] */
export function tokenState({ tokenSet, account = null, checkedAt = null }: ReadToken): TokenState {
  if (!tokenSet) return 'none';
  if (account !== null) return account.site === CHARGING_SITE ? 'connected' : 'other-site';
  return checkedAt === null ? 'unchecked' : 'refused';
}

/** While nobody knows whose a token is, MercadoPago is asked again after so many ms. [TOKEN-6] */
export const TOKEN_CHECK_MS = HOUR_MS;

/** Text of the warnings on home and the desk. [TOKEN-5] */
export const TOKEN_WARNING = {
  text: 'MercadoPago ya no acepta tu token: tus clientes no pueden pagar en línea.',
  label: 'Cambiar el token',
} as const;

/** True if home and the desk warn: MercadoPago is active, and it does not accept the token any more. [TOKEN-5] */
export function needsTokenWarning({
  mercadoPago,
}: {
  readonly mercadoPago: Pick<MercadoPago, 'active'> & ReadToken;
}): boolean {
  return mercadoPago.active && tokenState(mercadoPago) === 'refused';
}
