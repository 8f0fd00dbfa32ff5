import { useState } from 'react';
import type { ShownTicket } from './shown-tickets.ts';
import { heightOf, placeTickets, roomIn, type Columns } from './ticket-columns.ts';
import { useWindowSize } from './use-window-size.ts';

interface Placed {
  /** What the columns were made for: another station or window begins anew. */
  readonly place: string;
  readonly columns: Columns;
}

/** Returns the tickets of each column, the oldest first: none jumps to another column while it is shown. */
export function useColumns(tickets: readonly ShownTicket[], station: string): readonly (readonly ShownTicket[])[] {
  const size = useWindowSize();
  const room = roomIn(size.width, size.height);
  const place = `${room.columns} ${size.height} ${station}`;
  const [placed, setPlaced] = useState<Placed>({ place, columns: new Map() });
  const before = placed.place === place ? placed.columns : new Map<string, number>();
  const sized = tickets.map((ticket) => ({ key: ticket.order.key, height: heightOf(ticket, room.width) }));
  const columns = placeTickets(before, sized, room);
  if (placed.place !== place || !isSame(before, columns)) setPlaced({ place, columns });
  return Array.from({ length: room.columns }, (_, nth) =>
    tickets.filter(({ order }) => columns.get(order.key) === nth),
  );
}

const isSame = (one: Columns, other: Columns) =>
  one.size === other.size && [...one].every(([key, column]) => other.get(key) === column);
