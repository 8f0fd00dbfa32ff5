import { useEffect, useState } from 'react';
import { keep, readKept } from '../device-choice.ts';

const STORED = 'orders/seen-refunds';
/** As many as the server lists. */
const KEPT = 50;

/** Returns the charges whose refund was seen on this device, and what adds one; null until it is known. */
export function useSeenRefunds(): readonly [readonly string[] | null, (charge: string) => void] {
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void readKept(STORED).then((kept) => {
      if (!isOver) setSeen(Array.isArray(kept) ? kept.filter((charge) => typeof charge === 'string') : []);
    });
    return () => {
      isOver = true;
    };
  }, []);
  const see = (charge: string) => {
    const next = [...(seen ?? []), charge].slice(-KEPT);
    setSeen(next);
    void keep(STORED, next);
  };
  return [seen, see];
}
