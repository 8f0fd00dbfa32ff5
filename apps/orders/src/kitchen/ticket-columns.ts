import type { Key } from '@carta/domain';
import type { ShownTicket } from './shown-tickets.ts';

/** In CSS pixels. */
const ASIDE = { from: 1000, wide: 252, from1200: 1200, narrow: 240 };
const COLUMN = 300;
const GAP = 16;
const BAR = 76;

/** The 0-based column of each ticket, by its order's key. */
export type Columns = ReadonlyMap<Key, number>;

interface Sized {
  readonly key: Key;
  /** In CSS pixels. */
  readonly height: number;
}

interface Room {
  readonly columns: number;
  /** Of each column, in CSS pixels. */
  readonly height: number;
}

/** Returns how many columns a window of this size has for tickets, how wide and how high they are. */
export function roomIn(width: number, height: number): Room & { readonly width: number } {
  const aside = width >= ASIDE.from1200 ? ASIDE.wide : width >= ASIDE.from ? ASIDE.narrow : 0;
  const free = width - aside - 2 * GAP;
  const columns = Math.max(1, Math.floor((free + GAP) / (COLUMN + GAP)));
  return { columns, width: (free + GAP) / columns - GAP, height: height - BAR - 2 * GAP };
}

/**
 * Returns the column of each ticket, oldest first. One that has a column keeps it. A new one follows the ticket before it, in the next column that
 * has room for it; where none has, it goes below the others of the lowest column.
 */
export function placeTickets(before: Columns, tickets: readonly Sized[], { columns, height }: Room): Columns {
  const filled = Array.from({ length: columns }, () => 0);
  const placed = new Map<Key, number>();
  const put = ({ key, height: own }: Sized, column: number) => {
    placed.set(key, column);
    filled[column] = (filled[column] ?? 0) + own + GAP;
  };
  for (const ticket of tickets) {
    const column = before.get(ticket.key);
    if (column !== undefined && column < columns) put(ticket, column);
  }
  let last = 0;
  for (const ticket of tickets) {
    if (!placed.has(ticket.key)) {
      const inTurn = filled.map((_, nth) => (last + nth) % columns);
      const free = inTurn.find((column) => (filled[column] ?? 0) + ticket.height <= height);
      const lowest = filled.indexOf(Math.min(...filled));
      put(ticket, free ?? lowest);
    }
    last = placed.get(ticket.key) ?? last;
  }
  return placed;
}

/** Returns about how high a ticket is in a column of this width, in CSS pixels. */
export function heightOf({ kind, lines, order, removed }: ShownTicket, width: number): number {
  const rowsOf = (text: string, letter: number) => Math.ceil((text.length * letter) / (width - 84));
  if (kind === 'later') return 70;
  if (kind === 'gone') return 200 + 29 * lines.length;
  const heights = lines.map(({ line: { title, options, note } }) => {
    const words = 31 * rowsOf(title, 12) + 24 * rowsOf(options.join(', '), 9.6);
    return Math.max(60, 24 + words + (note === '' ? 0 : 16 + 24 * rowsOf(note, 11)));
  });
  const notes = order.notes === '' ? 0 : 20 + 24 * rowsOf(order.notes, 11);
  return 70 + heights.reduce((sum, one) => sum + one, 0) + 50 * removed.length + notes + 88;
}
