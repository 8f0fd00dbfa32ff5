import { isSoldOut, soldOutUntil, type Item } from '@carta/domain';
import { PackageCheck, PackageX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { itemChanged, useSelector, selectTimeZone } from '@carta/panel';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';

/** Returns whether an item is sold out, updated when it is back on sale, and the button that changes it. [SOLD-1] [SOLD-2] */
export function useSoldOut({ key, soldOutUntil: until }: Pick<Item, 'key' | 'soldOutUntil'>) {
  const dispatch = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null || until <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  const soldOut = isSoldOut(until, now);
  const toggle = () => {
    const changes = { soldOutUntil: soldOut ? null : soldOutUntil(timeZone, Date.now()) };
    dispatch(itemChanged({ key, changes }));
  };
  return {
    soldOut,
    toggle,
    label: soldOut ? 'Volver a vender' : 'Agotado hoy',
    icon: soldOut ? PackageCheck : PackageX,
  };
}
