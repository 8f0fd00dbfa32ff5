import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';
import type { OrderState } from './order-states.ts';
import { preparationStart } from './preparation-start.ts';

/** The lists of the desk: 'Nuevos', 'En preparación', 'Listos', 'Programados', 'Historial'. [DESK-6] */
export const DESK_LISTS = ['new', 'preparing', 'ready', 'scheduled', 'over'] as const;
export type DeskList = (typeof DESK_LISTS)[number];

/** What decides where an order stands on the desk; moments in ms since 1970. */
interface DeskOrder {
  readonly state: OrderState;
  readonly at: number | null;
  readonly readyAt: number | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** How long an order takes, and the moment that is now, in ms since 1970. */
interface DeskMoment {
  readonly prepMinutes: number;
  readonly now: number;
}

/**
 * Returns the list in which an order stands: new until it is answered, also for later; an accepted one for later is scheduled until
 * `prepMinutes` before it has to be ready. Null for what is not on the desk: not paid yet. [DESK-6]
 */
export function deskListOf(
  order: Omit<DeskOrder, 'createdAt' | 'changedAt'>,
  { prepMinutes, now }: DeskMoment,
): DeskList | null {
  const { state } = order;
  if (state === 'new') return 'new';
  if (state === 'ready' || state === 'on-the-way') return 'ready';
  if (state === 'accepted') return now < (preparationStart(order, prepMinutes) ?? now) ? 'scheduled' : 'preparing';
  return state === 'unpaid' ? null : 'over';
}

/**
 * Returns orders by list, in the sequence in which they wait for the owner: new ones by age; in preparation and scheduled by when they have to be
 * ready; ready ones before those on their way, by how long they are so; what is over by age, the newest first. [DESK-6]
 */
export function deskLists<T extends DeskOrder>(orders: readonly T[], moment: DeskMoment): Record<DeskList, T[]> {
  const lists: Record<DeskList, T[]> = { new: [], preparing: [], ready: [], scheduled: [], over: [] };
  for (const order of listOf(orders)) {
    const list = deskListOf(order, moment);
    if (list) lists[list].push(order);
  }
  for (const list of DESK_LISTS) lists[list].sort((one, other) => waitsSince(one, list) - waitsSince(other, list));
  lists.ready.sort((one, other) => Number(one.state === 'on-the-way') - Number(other.state === 'on-the-way'));
  return lists;
}

function waitsSince({ at, readyAt, createdAt, changedAt }: DeskOrder, list: DeskList): number {
  if (list === 'over') return -numberOr(createdAt, 0);
  if (list === 'new') return numberOr(createdAt, 0);
  return list === 'ready' ? numberOr(changedAt, 0) : numberOr(readyAt ?? at ?? createdAt, 0);
}
