import type { DinerOrder } from '@carta/domain';
import { useEffect, useRef } from 'react';
import { playChime } from '../new-order-sound.ts';

/** Sounds once when a new order arrives while the screen is open. */
export function useArrivalSound(orders: readonly DinerOrder[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const isArrival = ({ state, key }: DinerOrder) => state === 'new' && known.current?.has(key) === false;
    if (orders.some(isArrival)) playChime();
    known.current = new Set(orders.map(({ key }) => key));
  }, [orders]);
}
