import * as z from 'zod/mini';
import { flag } from '../texts/text.ts';

/** The payment provider. The access token is write-only: reading tells only if it is set, and its last 4 characters. [TOKEN-1] */
export const MercadoPago = z.object({ active: flag(), tokenSet: flag(), last4: z.string() });
export type MercadoPago = z.infer<typeof MercadoPago>;

/** What the owner entered. Without `accessToken` the stored one stays, '' clears it. */
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

/** True if the draft may be saved: it is active or not otherwise than stored, or it brings or clears a token. [TOKEN-3] */
export function canSaveMercadoPago(stored: MercadoPago, draft: MercadoPagoDraft): boolean {
  return draft.active !== stored.active || mercadoPagoChanges(stored, draft).accessToken !== undefined;
}
