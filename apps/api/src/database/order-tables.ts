import { MINUTE_MS } from '@carta/domain';

/** How often it is noted that a desk is open, in ms. */
export const DESK_NOTED_EVERY = MINUTE_MS;

/** Day, last number and revision of a business's orders. */
export interface OrderDayRow {
  business: string;
  /** As '2026-11-21'; it ends at 05:00 of the business's time zone. */
  day: string;
  last_number: number;
  /** That of the last day is the business's: each change of an order raises it. */
  revision: number;
}

/** When somebody was last at the desk of a business. [ORDER-24] [ORDER-25] */
export interface DeskPresenceRow {
  business: string;
  /** When a desk was last open, in ms since 1970; null if none ever was. */
  seen_at: number | null;
  /** From when on the owner is notified of slow orders again; null if never notified. */
  next_notice_at: number | null;
}

/** A diner's order. [ORDER-20] */
export interface OrderRow {
  business: string;
  key: string;
  day: string;
  number: number;
  /** An `OrderState` of the domain. */
  state: string;
  /** Keyed hash of the network that it came from; null from when it leaves 'unpaid' and 'new'. */
  network: string | null;
  /** Until when it waits for an answer or for its payment, in ms since 1970; null unless it is 'new' or 'unpaid'. */
  expires_at: number | null;
  created_at: number;
  changed_at: number;
  wanted_at: number | null;
  ready_at: number | null;
  type: string;
  payment: string | null;
  pays_with: number | null;
  paid: string;
  total_cents: number;
  reason: string;
  version: number;
  /** JSON: the domain's `OwnerStep`. */
  last_step: string | null;
  /** Keyed hash of what was sent; '' once who ordered is erased. */
  body_hash: string;
  /** JSON, as those below. */
  zone: string | null;
  at_table: string | null;
  lines: string;
  /** What the diner wrote; null once it is erased. */
  diner: string | null;
  /** Where it is paid; null where it is not, or not any more. */
  pay: string | null;
  /** When MercadoPago is asked for its charges next, in ms since 1970; null if it is not. */
  look_up_at: number | null;
  /** Key of its table until that is closed; null from then on, and for what is ordered elsewhere. [TABLE-7] */
  open_table: string | null;
}

/** What was asked for at a table. [TABLE-9] */
export interface TableRequestRow {
  business: string;
  key: string;
  /** Key of the table. */
  at_table: string;
  /** A `RequestKind` of the domain. */
  kind: string;
  created_at: number;
  /** Null while it waits. */
  answered_at: number | null;
}

/** What a diner pays online, as MercadoPago says it. [CHARGE-4] */
export interface ChargeRow {
  business: string;
  /** The number of the operation. */
  id: string;
  order_key: string;
  /** A `ChargeStatus` of the domain. */
  status: string;
  cents: number;
  fee_cents: number | null;
  /** When it changed at MercadoPago, and when it was seen first. In ms since 1970. */
  changed_at: number;
  seen_at: number;
  /** 'asked' or 'failed'; null if nobody gives it back. */
  refund: string | null;
  /** A `RefundReason` of the domain. */
  refund_reason: string | null;
  refund_asked_at: number | null;
  /** When it is tried next, in ms since 1970; null if it is not. */
  refund_at: number | null;
}
