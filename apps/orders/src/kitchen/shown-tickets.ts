import {
  isMadeAt,
  kitchenTickets,
  stationLines,
  ticketStart,
  tickLines,
  type DinerOrder,
  type Key,
  type Menu,
} from '@carta/domain';
import { isTakenAway, type KitchenState, type Tick } from '../kitchen-slice.ts';
import { placeWords } from '../order-words.ts';
import { isSameDish } from '../same-dish.ts';

type Line = DinerOrder['lines'][number];

export interface ShownLine {
  readonly line: Line;
  readonly isTicked: boolean;
  /** True if it asks for something else than when the kitchen saw it first, and was not tapped since. */
  readonly isChanged: boolean;
}

/** 'later' has still time; 'gone' was taken from the kitchen by somebody else. */
type TicketKind = 'now' | 'later' | 'gone';

export interface ShownTicket {
  readonly kind: TicketKind;
  /** With the ticks that are not answered yet. */
  readonly order: DinerOrder;
  readonly lines: readonly ShownLine[];
  /** Lines that the order has no more. */
  readonly removed: readonly Line[];
  /** Where it went when the kitchen saw it first, if that is another place now. */
  readonly placeBefore: string | null;
}

interface Station {
  readonly menu: Pick<Menu, 'categoriesL2' | 'items' | 'orderDesk'>;
  /** Keys of its categories; none: it makes all. */
  readonly categories: readonly Key[];
  /** In ms since 1970. */
  readonly now: number;
}

/** Returns the orders of the list and the ended ones that it has no more. */
export function withEnded(orders: readonly DinerOrder[], ended: readonly DinerOrder[]): readonly DinerOrder[] {
  const listed = new Set(orders.map(({ key }) => key));
  return [...orders, ...ended.filter(({ key }) => !listed.has(key))];
}

/** Returns the orders of the day with the ticks that wait for their answer. */
export function withTicks(orders: readonly DinerOrder[], ticks: readonly Tick[], now: number): readonly DinerOrder[] {
  if (ticks.length === 0) return orders;
  return orders.map((order) => {
    let shown = order;
    for (const tick of ticks) if (tick.order === order.key) shown = withTick(shown, tick, now);
    return shown;
  });
}

function withTick(order: DinerOrder, { keys, ready }: Tick, now: number): DinerOrder {
  const open = !ready && order.state === 'ready' ? { ...order, state: 'accepted' as const } : order;
  const ticked = tickLines({ ...open, lastStep: null }, { keys, ready }, now);
  if (!ticked.ok) return order;
  return { ...open, lines: ticked.value.lines, ...(ticked.value.progress && { state: ticked.value.progress.state }) };
}

/** Returns the tickets of a station, the oldest first, those for later last; what somebody else took away stays where it was. [KITCHEN-3] */
export function shownTickets(
  orders: readonly DinerOrder[],
  { known, away }: Pick<KitchenState, 'known' | 'away'>,
  { menu, categories, now }: Station,
): ShownTicket[] {
  const { prepMinutes } = menu.orderDesk;
  const isMade = isMadeAt(menu, categories);
  const tickets = kitchenTickets(orders, { prepMinutes, now, isMade });
  const ticket = (kind: TicketKind) => (order: DinerOrder) => ticketOf(kind, order, known[order.key] ?? order, isMade);
  const open = tickets.now.map(ticket('now')).filter(({ order, lines }) => !isFinished(order, lines, away));
  const gone = orders
    .filter((order) => order.state !== 'accepted' && known[order.key] && isTakenAway(order))
    .map(ticket('gone'))
    .filter(({ order, lines }) => lines.length > 0 && (hasEnded(order) || lines.some(({ isTicked }) => !isTicked)));
  const start = ({ order }: ShownTicket) => ticketStart(order, prepMinutes);
  return [...[...open, ...gone].sort((one, other) => start(one) - start(other)), ...tickets.later.map(ticket('later'))];
}

const hasEnded = ({ state }: DinerOrder) => state === 'cancelled' || state === 'rejected' || state === 'new';

const isFinished = ({ key }: DinerOrder, lines: readonly ShownLine[], away: readonly Key[]) =>
  away.includes(key) && lines.every(({ isTicked }) => isTicked);

function ticketOf(kind: TicketKind, order: DinerOrder, known: DinerOrder, isMade: (item: Key) => boolean): ShownTicket {
  const before = new Map(known.lines.map((line) => [line.key, line]));
  const lines = stationLines(order, isMade).map((line) => {
    const isChanged = !isSameDish(before.get(line.key), line);
    return { line, isChanged, isTicked: line.readyAt !== null && !isChanged };
  });
  const kept = new Set(order.lines.map(({ key }) => key));
  const removed = stationLines(known, isMade).filter(({ key }) => !kept.has(key));
  const placeBefore = placeWords(known);
  return { kind, order, lines, removed, placeBefore: placeBefore === placeWords(order) ? null : placeBefore };
}

/** Returns the lines that 'Listo' ticks: those that are not, or all where the whole order waits only to be said ready. None where other stations have to go on. */
export function linesToFinish({ order, lines }: ShownTicket): Key[] {
  const open = lines.filter(({ isTicked }) => !isTicked);
  const isWhole = order.lines.every(({ readyAt }) => readyAt !== null);
  return (open.length > 0 ? open : isWhole ? lines : []).map(({ line }) => line.key);
}
