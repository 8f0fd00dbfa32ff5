import type { Key } from '@carta/domain';
import { useEffect, useRef, useState } from 'react';
import { ringOnce } from '../new-order-sound.ts';
import { placeWords } from '../order-words.ts';
import type { ShownTicket } from './shown-tickets.ts';

/** Sounds once for tickets that come to this station while it is open, and returns what is said of them to those who hear the screen. */
export function useArrivals(tickets: readonly ShownTicket[] | null, station: string): string {
  const seen = useRef<{ readonly station: string; readonly keys: ReadonlySet<Key> } | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!tickets) return;
    const open = tickets.filter(({ kind }) => kind !== 'gone');
    const before = seen.current?.station === station ? seen.current.keys : null;
    const arrived = before ? open.filter(({ order }) => !before.has(order.key)) : [];
    seen.current = { station, keys: new Set(open.map(({ order }) => order.key)) };
    if (arrived.length === 0) return;
    ringOnce();
    setWords(arrived.map(({ order }) => `Pedido ${order.number}: ${placeWords(order)}`).join('. '));
  }, [tickets, station]);
  return words;
}
