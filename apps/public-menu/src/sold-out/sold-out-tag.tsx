import { isSoldOut, type PublicItem } from '@carta/domain';
import { Tag } from '@carta/ui';
import { createContext, use } from 'react';

/** When the page is drawn, in ms since 1970. */
export const NowContext = createContext(0);

/** Says 'Agotado' while a product is sold out. */
export function SoldOutTag({ item }: { item: PublicItem }) {
  return isSoldOut(item.soldOutUntil, use(NowContext)) && <Tag>Agotado</Tag>;
}
