import { publicItems, type PublicItem } from '@carta/domain';
import type { OrderMenu } from './read-menu.ts';

/** Returns the item with this key, where diners see it. */
export function publicItem(menu: OrderMenu, key: string): PublicItem | undefined {
  return publicItems(menu).find((item) => item.key === key);
}
