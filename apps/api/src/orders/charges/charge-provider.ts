import type { SentCharge } from '@carta/domain';
import type { ChargeAccount } from '../../database/business-row.ts';

/** An order that is to be paid. */
export interface Checkout {
  /** What the diner reads: 'Pedido 27 en La Higuera'. */
  readonly title: string;
  readonly cents: number;
  readonly reference: string;
  /** The same for the same order, so that it is made once. */
  readonly idempotencyKey: string;
  /** Until when it can be paid, in ms since 1970. */
  readonly until: number;
  /** Where the diner comes back to. */
  readonly backUrl: string;
  /** Where notices go; null where they cannot arrive. */
  readonly noticeUrl: string | null;
}

/**
 * What the provider says. 'token': it does not accept the token; 'refused': it does not do what was asked; 'no-answer': nothing, too late, or nothing
 * that can be read, to be asked again after `retryAfter` ms where it says so.
 */
export type ProviderAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'token' | 'refused' | 'not-found' }
  | { readonly ok: false; readonly reason: 'no-answer'; readonly retryAfter?: number };

/** Who charges diners, with the token of one account. Nothing throws. */
export interface ChargeProvider {
  readonly account: () => Promise<ProviderAnswer<ChargeAccount>>;
  /** Returns the address at which the order is paid. */
  readonly checkout: (order: Checkout) => Promise<ProviderAnswer<string>>;
  readonly charge: (id: string) => Promise<ProviderAnswer<SentCharge>>;
  /** Returns the charges of an order. */
  readonly charges: (reference: string) => Promise<ProviderAnswer<SentCharge[]>>;
  /** Gives a whole charge back; the same key gives it back once. */
  readonly refund: (id: string, idempotencyKey: string) => Promise<ProviderAnswer<null>>;
}

/** Whose a token is, or why nobody says. */
export type CheckedToken = { readonly account: ChargeAccount } | 'refused' | 'no-answer';
