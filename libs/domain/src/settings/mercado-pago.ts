import type * as z from 'zod/mini';
import { anyText, flag, object } from '../texts/text.ts';

/** The payment provider. The access token is write-only: reads return only whether it is set, and its last 4 characters. [TOKEN-1] */
export const MercadoPago = object({ active: flag(), tokenSet: flag(), last4: anyText() });
export type MercadoPago = z.infer<typeof MercadoPago>;

/** The owner's input. Without `accessToken` the stored one stays, '' clears it. */
export interface MercadoPagoDraft {
  readonly active: boolean;
  readonly accessToken?: string;
}

/** Returns the body of a save; it has the token only if one was typed. [TOKEN-2] */
export function mercadoPagoChanges(
  { tokenSet }: MercadoPago,
  { active, accessToken }: MercadoPagoDraft,
): MercadoPagoDraft {
  const typed = accessToken !== undefined && (accessToken !== '' || tokenSet);
  return typed ? { active, accessToken } : { active };
}

/** True if the draft may be saved: `active` differs from the stored one, or a token is set or cleared. [TOKEN-3] */
export function canSaveMercadoPago(stored: MercadoPago, draft: MercadoPagoDraft): boolean {
  return draft.active !== stored.active || mercadoPagoChanges(stored, draft).accessToken !== undefined;
}
