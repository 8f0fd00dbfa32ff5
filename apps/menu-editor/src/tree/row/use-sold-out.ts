import { isSoldOut, UNTIL_BACK, type Item } from '@carta/domain';
import { useEffect, useState } from 'react';

/** Returns whether an item is sold out; updated when it is back on sale. [SOLD-2] */
export function useSoldOut({ soldOutUntil: until }: Pick<Item, 'soldOutUntil'>): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null || until === UNTIL_BACK || until <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return isSoldOut(until, now);
}
