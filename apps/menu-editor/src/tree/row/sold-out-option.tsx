import { soldOutEnd, soldOutUntil, UNTIL_BACK, type Item } from '@carta/domain';
import { selectTimeZone, useSelector } from '@carta/panel';
import { MenuItem } from '@carta/ui';
import { PackageCheck, PackageMinus, PackageX } from 'lucide-react';
import { useState } from 'react';
import { commandAction } from '../../outbox/command-action.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { useSoldOut } from './use-sold-out.ts';

/** Marks an item as sold out until the next 05:00 or until the owner says so, or puts it back on sale. [SOLD-1] [SOLD-4] [SOLD-5] */
export function SoldOutOption({ item }: { readonly item: Item }) {
  const dispatch = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const soldOut = useSoldOut(item);
  const [opened] = useState(() => Date.now());
  const change = (until: number | null) =>
    dispatch(commandAction('menu/itemChanged', { key: item.key, changes: { soldOutUntil: until } }));

  const today = soldOutUntil(timeZone, opened);
  return (
    <>
      {soldOut && item.soldOutUntil !== null ? (
        <MenuItem
          icon={PackageCheck}
          description={`Agotado ${soldOutEnd(timeZone, item.soldOutUntil, opened)}`}
          onSelect={() => change(null)}
        >
          Volver a vender
        </MenuItem>
      ) : (
        <MenuItem
          icon={PackageX}
          description={soldOutEnd(timeZone, today, opened)}
          onSelect={() => change(soldOutUntil(timeZone, Date.now()))}
        >
          Agotado hoy
        </MenuItem>
      )}
      {item.soldOutUntil !== UNTIL_BACK && (
        <MenuItem
          icon={PackageMinus}
          description={soldOutEnd(timeZone, UNTIL_BACK, opened)}
          onSelect={() => change(UNTIL_BACK)}
        >
          Agotado sin fecha
        </MenuItem>
      )}
    </>
  );
}
