import type { DinerOrder } from '@carta/domain';
import { useEffect, useRef, useState } from 'react';
import hidden from '../visually-hidden.module.css';
import { placeWords } from '../order-words.ts';

/** Says each new order that arrives while the desk is open, for those who hear the screen. */
export function Arrivals({ orders }: { readonly orders: readonly DinerOrder[] | null }) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!orders) return;
    const arrived = orders.filter(({ state, key }) => state === 'new' && known.current?.has(key) === false);
    if (arrived.length > 0) setWords(arrived.map(arrivalWords).join('. '));
    known.current = new Set(orders.map(({ key }) => key));
  }, [orders]);
  return (
    <p role="status" className={hidden.visuallyHidden}>
      {words}
    </p>
  );
}

const arrivalWords = (order: DinerOrder) => `Pedido nuevo ${order.number}: ${placeWords(order)}`;
