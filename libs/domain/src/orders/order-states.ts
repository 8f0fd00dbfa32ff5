import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import { ok, refused, type Result } from '../result.ts';
import { soldOutUntil } from '../prices/sold-out.ts';
import { numberOr } from '../number-or.ts';

/** The states of an order. [ORDER-15] */
export const ORDER_STATES = [
  'unpaid',
  'new',
  'accepted',
  'ready',
  'on-the-way',
  'done',
  'rejected',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What owners and diners call the states. [ORDER-15] */
export const ORDER_STATE_NAMES: Readonly<Record<OrderState, string>> = {
  unpaid: 'Sin pagar',
  new: 'Nuevo',
  accepted: 'En preparación',
  ready: 'Listo',
  'on-the-way': 'En camino',
  done: 'Entregado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
};

/** The states that can follow each; those without any are the last. 'on-the-way' is for deliveries alone, and only 'Cerrar mesa' takes 'accepted' to 'done'. [ORDER-15] */
export const ORDER_STEPS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  unpaid: ['new', 'cancelled'],
  new: ['accepted', 'rejected', 'cancelled'],
  accepted: ['ready', 'cancelled', 'done'],
  ready: ['on-the-way', 'done', 'cancelled'],
  'on-the-way': ['done', 'cancelled'],
  done: [],
  rejected: [],
  cancelled: [],
};

/** Why an order is rejected; instead of the last one the owner writes a text. [ORDER-15] */
export const REJECTION_REASONS = ['No hay stock', 'Cocina cerrada', 'Fuera de zona', 'Faltan datos', 'Otro'] as const;

/** The reason of an order that nobody answered. [ORDER-17] */
export const NO_ANSWER = 'Sin respuesta';

/** How long the owner's last step can be undone, in ms. [ORDER-16] */
export const STEP_UNDO_MS = 10 * MINUTE_MS;

/** How long after its moment an order for later waits for an answer, in ms. [ORDER-17] */
const LATE_MS = 2 * HOUR_MS;

/** The owner's last step, with what it changed. */
export interface OwnerStep {
  readonly from: OrderState;
  /** In ms since 1970. */
  readonly at: number;
  readonly readyAt: number | null;
  readonly reason: string;
}

/** What steps change of an order. */
export interface OrderProgress {
  readonly state: OrderState;
  /** When it is to be ready, in ms since 1970. */
  readonly readyAt: number | null;
  readonly reason: string;
  /** Null if there is none that can be undone. */
  readonly lastStep: OwnerStep | null;
}

interface SteppedOrder extends OrderProgress {
  readonly type: string;
  readonly paid: 'no' | 'paid' | 'refunded';
}

interface Step {
  readonly state: OrderState;
  readonly minutes?: number | undefined;
  readonly reason?: string | undefined;
}

/** Returns the states to which the owner can take an order, in the sequence of the table. [ORDER-15] */
export function nextOrderStates({ state, type }: Pick<SteppedOrder, 'state' | 'type'>): OrderState[] {
  return ORDER_STEPS[state].filter((next) => canFollow(state, next, type) && !isClosing(state, next));
}

const isClosing = (state: OrderState, next: OrderState) => state === 'accepted' && next === 'done';

function canFollow(state: OrderState, next: OrderState, type: string): boolean {
  if ([state, next].includes('on-the-way') && type !== 'delivery') return false;
  return ORDER_STEPS[state].includes(next) && (!isClosing(state, next) || type === 'table');
}

/** Returns the state from which the owner took an order to its own, where it can have been one only; null otherwise. [ORDER-16] */
export function onlyStateBefore({ state, type }: Pick<SteppedOrder, 'state' | 'type'>): OrderState | null {
  const [before, ...others] = ORDER_STATES.filter((one) => one !== 'unpaid' && canFollow(one, state, type));
  return before !== undefined && others.length === 0 ? before : null;
}

/**
 * Returns an order after a step of the owner at `now`, in ms since 1970: a step of the table, a step back that undoes the owner's last one within
 * 10 minutes, or, with `minutes`, another moment at which it is ready. Refuses 'not-allowed'. [ORDER-15] [ORDER-16]
 */
export function stepOrder(
  order: SteppedOrder,
  { state, minutes, reason = '' }: Step,
  now: number,
): Result<OrderProgress, 'not-allowed'> {
  const { readyAt, lastStep } = order;
  const moment = minutes === undefined ? null : now + minutes * MINUTE_MS;
  const promised = Number.isFinite(moment) ? moment : readyAt;
  if (state === order.state) {
    if (minutes === undefined || nextOrderStates(order).length === 0) return refused('not-allowed');
    return ok({ state, readyAt: promised, reason: order.reason, lastStep });
  }
  if (canUndoStep(order, state, now) && lastStep)
    return ok({ state, readyAt: lastStep.readyAt, reason: lastStep.reason, lastStep: null });
  if (!nextOrderStates(order).includes(state)) return refused('not-allowed');
  const step = stepFrom(order, now);
  return ok({ state, readyAt: promised, reason: isRefusal(state) ? reason : '', lastStep: step });
}

const stepFrom = ({ state, readyAt, reason }: OrderProgress, at: number): OwnerStep => ({
  from: state,
  at,
  readyAt,
  reason,
});

/** Returns an order as 'Cerrar mesa' at `now`, in ms since 1970, delivers it: what is accepted or ready; null for any other. [TABLE-7] */
export function closedOrder(order: OrderProgress, now: number): OrderProgress | null {
  const { state, readyAt } = order;
  if (state !== 'accepted' && state !== 'ready') return null;
  return { state: 'done', readyAt, reason: '', lastStep: stepFrom(order, now) };
}

/** True if `state` is the one before the owner's last step, which is not 10 minutes old; never of what was refunded. [ORDER-16] */
export function canUndoStep({ lastStep, paid }: Omit<SteppedOrder, 'type'>, state: OrderState, now: number): boolean {
  return lastStep !== null && lastStep.from === state && paid !== 'refunded' && now - lastStep.at <= STEP_UNDO_MS;
}

const isRefusal = (state: OrderState) => state === 'rejected' || state === 'cancelled';

/** True if the diner can cancel: nobody has answered yet. [ORDER-17] */
export function canDinerCancel({ state }: Pick<OrderProgress, 'state'>): boolean {
  return state === 'new' || state === 'unpaid';
}

/** True while an order is neither delivered, rejected nor cancelled. [ORDER-15] */
export function isOpenOrder({ state }: Pick<OrderProgress, 'state'>): boolean {
  return ORDER_STEPS[state].length > 0;
}

/** True if sums and sales count the order: those that are not paid, rejected or cancelled are left out. [ORDER-18] */
export function countsInSales({ state }: Pick<OrderProgress, 'state'>): boolean {
  return state !== 'unpaid' && !isRefusal(state);
}

/**
 * Returns until when an order waits for an answer: the end of its day, or two hours after the moment for which it is wanted. All in ms since
 * 1970. [ORDER-17]
 */
export function answerDeadline(
  { createdAt, at }: { readonly createdAt: number; readonly at: number | null },
  timeZone: string,
): number {
  return at === null ? soldOutUntil(timeZone, createdAt) : numberOr(at, 0) + LATE_MS;
}
