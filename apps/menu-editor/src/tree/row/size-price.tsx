import { shownPrice, type Item } from '@carta/domain';
import { useSelector, type PanelState } from '@carta/panel';
import { Price } from '@carta/ui';
import { useState } from 'react';

/** The price of an item that has option groups: with sizes 'desde' the lowest. [OPT-7] */
export function SizePrice({ item }: { readonly item: Item }) {
  const groups = useSelector(({ menu }: PanelState) => menu.menu?.optionGroups);
  const [now] = useState(Date.now);
  const { from, price } = shownPrice(item, groups ?? [], now);
  return (
    <>
      {from && 'desde '}
      <Price price={price} muted={!item.show} />
    </>
  );
}
