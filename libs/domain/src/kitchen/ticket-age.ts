import { MINUTE_MS } from '../duration.ts';
import { numberOr } from '../number-or.ts';
import type { DinerOrder } from '../orders/diner-order.ts';
import { preparationStart } from '../orders/preparation-start.ts';

/** How a ticket stands: in time, to be hurried, late. [KITCHEN-2] */
export const TICKET_PACES = ['calm', 'hurry', 'late'] as const;
export type TicketPace = (typeof TICKET_PACES)[number];

/** What the kitchen reads beside the minutes of a ticket. [KITCHEN-2] */
export const PACE_NAMES: Readonly<Record<TicketPace, string>> = { calm: '', hurry: 'apurar', late: 'atrasado' };

/** From so many minutes on a ticket is to be hurried, and late where no moment was promised. [KITCHEN-2] */
const HURRY_MINUTES = 10;
const LATE_MINUTES = 20;

interface KitchenMoment {
  readonly prepMinutes: number;
  /** In ms since 1970. */
  readonly now: number;
}

type Timed = Pick<DinerOrder, 'at' | 'readyAt' | 'createdAt'>;

/** Returns since when an order is to be prepared: since it came, one for later since the kitchen has to begin with it. In ms since 1970. [KITCHEN-2] */
export function ticketStart(order: Timed, prepMinutes: number): number {
  const cameAt = numberOr(order.createdAt, 0);
  return Math.max(cameAt, preparationStart(order, prepMinutes) ?? cameAt);
}

/** Returns how many whole minutes old a ticket is, and how it stands: from 10 minutes on it is 'hurry', from the promised moment on 'late', without one from 20 minutes on. [KITCHEN-2] */
export function ticketAge(
  order: Timed,
  { prepMinutes, now }: KitchenMoment,
): { readonly minutes: number; readonly pace: TicketPace } {
  const start = ticketStart(order, prepMinutes);
  const moment = numberOr(now, start);
  const minutes = Math.max(0, Math.floor((moment - start) / MINUTE_MS));
  if (moment >= numberOr(order.readyAt, start + LATE_MINUTES * MINUTE_MS)) return { minutes, pace: 'late' };
  return { minutes, pace: minutes >= HURRY_MINUTES ? 'hurry' : 'calm' };
}
