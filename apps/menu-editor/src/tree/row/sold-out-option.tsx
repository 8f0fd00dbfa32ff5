import { soldOutEnd, soldOutUntil, type Item } from '@carta/domain';
import { selectTimeZone, useSelector } from '@carta/panel';
import { MenuItem } from '@carta/ui';
import { PackageCheck, PackageX } from 'lucide-react';
import { useState } from 'react';
import { commandAction } from '../../outbox/command-action.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { useSoldOut } from './use-sold-out.ts';

/** Marks an item as sold out until the next 05:00, or puts it back on sale. [SOLD-1] [SOLD-4] */
export function SoldOutOption({ item }: { readonly item: Item }) {
  const dispatch = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const soldOut = useSoldOut(item);
  const [opened] = useState(() => Date.now());
  const change = (until: number | null) =>
    dispatch(commandAction('menu/itemChanged', { key: item.key, changes: { soldOutUntil: until } }));

  if (soldOut && item.soldOutUntil !== null) {
    const end = soldOutEnd(timeZone, item.soldOutUntil, opened);
    return (
      <MenuItem icon={PackageCheck} description={`Agotado ${end}`} onSelect={() => change(null)}>
        Volver a vender
      </MenuItem>
    );
  }
  const end = soldOutEnd(timeZone, soldOutUntil(timeZone, opened), opened);
  return (
    <MenuItem icon={PackageX} description={end} onSelect={() => change(soldOutUntil(timeZone, Date.now()))}>
      Agotado hoy
    </MenuItem>
  );
}
