import type { TableRequest } from '@carta/contract';
import type { DinerOrder } from '@carta/domain';
import { visuallyHidden } from '@carta/ui';
import { useEffect, useRef, useState } from 'react';
import { placeWords } from '../order-words.ts';
import { requestWords } from './table-words.ts';

interface ArrivalsProps {
  readonly orders: readonly DinerOrder[] | null;
  readonly requests: readonly TableRequest[];
}

/** Says each new order and each request of a table that arrives while the desk is open, for those who hear the screen. */
export function Arrivals({ orders, requests }: ArrivalsProps) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!orders) return;
    const isNew = ({ key }: { readonly key: string }) => known.current?.has(key) === false;
    const arrived = [
      ...requests.filter(isNew).map(requestWords),
      ...orders.filter((order) => order.state === 'new' && isNew(order)).map(arrivalWords),
    ];
    if (arrived.length > 0) setWords(arrived.join('. '));
    known.current = new Set([...orders, ...requests].map(({ key }) => key));
  }, [orders, requests]);
  return (
    <p role="status" className={visuallyHidden}>
      {words}
    </p>
  );
}

const arrivalWords = (order: DinerOrder) => `Pedido nuevo ${order.number}: ${placeWords(order)}`;
