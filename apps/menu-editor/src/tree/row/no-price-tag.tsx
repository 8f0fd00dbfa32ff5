import { lacksPrice, type Item } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Tag } from '@carta/ui';
import { CircleDashed } from 'lucide-react';

/** Says that a product was imported without a price. [DONE-5] */
export function NoPriceTag({ item }: { readonly item: Item }) {
  const groups = useSelector(selectMenu)?.optionGroups ?? [];
  if (!lacksPrice(item, groups)) return null;
  return (
    <Tag tone="warning" icon={CircleDashed}>
      Sin precio
    </Tag>
  );
}
