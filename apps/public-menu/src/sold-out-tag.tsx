import { isSoldOut, type PublicItem } from '@carta/domain';
import { Tag } from '@carta/ui';
import { createContext, use } from 'react';

/** The time of rendering, in ms since 1970. */
export const NowContext = createContext(0);

/** 'Agotado' while the item is sold out. [SOLD-2] */
export function SoldOutTag({ item }: { item: PublicItem }) {
  return isSoldOut(item.soldOutUntil, use(NowContext)) && <Tag>Agotado</Tag>;
}
