import { MINUTE_MS } from '../duration.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** What MercadoPago says of a charge. 'pending' is everything that is not decided. */
export const CHARGE_STATUSES = ['pending', 'approved', 'rejected', 'refunded', 'charged-back'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** What a diner pays online, as MercadoPago says it. */
export interface Charge {
  /** The number of the operation. */
  readonly id: string;
  readonly status: ChargeStatus;
  readonly cents: number;
  /** What MercadoPago keeps, in cents; null if it does not say. */
  readonly feeCents: number | null;
  /** When it changed last, in ms since 1970. */
  readonly changedAt: number;
}

/** A charge with whom and what it is for. */
export interface SentCharge extends Charge {
  /** As `chargeReference`. */
  readonly reference: string;
  /** 'ARS'. */
  readonly currency: string;
  /** The number of the account that receives it. */
  readonly receiver: string;
}

/** The only currency that is charged. [CHARGE-3] */
export const CHARGE_CURRENCY = 'ARS';

/** Returns the name under which MercadoPago knows an order. [CHARGE-3] */
export function chargeReference(business: string, orderKey: string): string {
  return `${business}:${orderKey}`;
}

/** True if a charge is for this order: reference, currency, receiver and amount are its own. [CHARGE-3] */
export function chargeFits(
  charge: SentCharge,
  order: { readonly reference: string; readonly receiver: string; readonly total: number },
): boolean {
  return (
    charge.reference === order.reference &&
    charge.currency === CHARGE_CURRENCY &&
    charge.receiver !== '' &&
    charge.receiver === order.receiver &&
    charge.cents === order.total
  );
}

/** Returns what the charges of an order make of it: paid by one that is approved, else refunded by one that was. [CHARGE-4] */
export function paidBy(charges: readonly Pick<Charge, 'status'>[]): 'no' | 'paid' | 'refunded' {
  const all = listOf(charges);
  if (all.some(({ status }) => status === 'approved')) return 'paid';
  return all.some(({ status }) => status === 'refunded' || status === 'charged-back') ? 'refunded' : 'no';
}

/** True if the charge as it is known is newer than this one, which then says nothing. [CHARGE-4] */
export function isStaleCharge(
  known: Pick<Charge, 'changedAt'> | undefined,
  charge: Pick<Charge, 'changedAt'>,
): boolean {
  return known !== undefined && known.changedAt > charge.changedAt;
}

/** Why a charge is given back: the order had ended, another charge had paid it, its diner or nobody's answer ended it, or the owner wants it. [CHARGE-5] */
export const REFUND_REASONS = ['ended', 'second', 'cancelled', 'owner'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Returns why the server gives a charge back that was just approved; null if it pays the order. [CHARGE-5] */
export function refundOfApproved({
  isOpen,
  isPaid,
}: {
  /** The order is neither delivered, rejected nor cancelled. */
  readonly isOpen: boolean;
  /** Another charge has paid it. */
  readonly isPaid: boolean;
}): 'ended' | 'second' | null {
  if (isPaid) return 'second';
  return isOpen ? null : 'ended';
}

/** True if the server gives back what was paid for an order that ended just now: the owner decides of what the owner has ended. [CHARGE-5] */
export function isRefundedAtEnd({
  state,
  paid,
  lastStep,
}: {
  readonly state: string;
  readonly paid: string;
  /** The owner's last step; null if others ended the order. */
  readonly lastStep: unknown;
}): boolean {
  return state === 'cancelled' && paid === 'paid' && lastStep === null;
}

const UNPAID_MS = 30 * MINUTE_MS;

/** Returns until when an order that was stored at `createdAt` waits for its payment: 30 minutes. In ms since 1970. [CHARGE-2] */
export function payDeadline(createdAt: number): number {
  return numberOr(createdAt, 0) + UNPAID_MS;
}

/** The reason of an order that nobody paid. [CHARGE-2] */
export const NOT_PAID = 'Sin pagar';

/** After so many minutes MercadoPago is asked for the charges of an order; the last time for what was paid at the last moment. [CHARGE-6] */
export const LOOK_UP_MINUTES = [1, 3, 10, 30, 60] as const;

/** After this many ms without an answer MercadoPago is not asked any more. */
const GIVE_UP = 24 * 60 * MINUTE_MS;

/** Returns when MercadoPago is asked next for the charges of an order, after it has answered at `now`; null if it is not. All in ms since 1970. [CHARGE-6] */
export function nextLookUp(createdAt: number, now: number): number | null {
  const moments = LOOK_UP_MINUTES.map((minutes) => numberOr(createdAt, 0) + minutes * MINUTE_MS);
  return moments.find((moment) => moment > now) ?? null;
}

/** Returns when it is asked again where it has not answered at `now`: after a minute, for a day. [CHARGE-6] */
export function lookUpAgain(createdAt: number, now: number): number | null {
  return now < numberOr(createdAt, 0) + GIVE_UP ? now + MINUTE_MS : null;
}

/** Returns when a refund that was asked for at `askedAt` and has failed at `now` is tried again: each minute for half an hour, then each hour; all in ms since 1970. [CHARGE-7] */
export function nextRefundTry(askedAt: number, now: number): number {
  const moment = numberOr(now, 0);
  return moment + (moment - numberOr(askedAt, 0) < UNPAID_MS ? 1 : 60) * MINUTE_MS;
}
