import type { Menu } from '../menu/menu.ts';
import type { MenuType } from '../settings/settings.ts';
import type { Order, OrderLine } from './order-text.ts';
import { selectedPaymentMethods } from './payment-methods.ts';
import { DEFAULT_PRICE } from '../prices/price.ts';
import { publicMenu, type PublicCategory, type PublicItem } from '../menu/public-menu.ts';

/** Quantity of each item. */
const QUANTITIES = [2, 1] as const;
const ADDRESS = 'Av. Rivadavia 1234, 2.º B';
const NOTES = 'Sin cebolla, por favor';
/** Replaces the items of an empty menu. */
const INVENTED = { title: 'Producto de ejemplo', price: DEFAULT_PRICE };

/**
 * Returns a sample order of this menu: the first shown item twice and the second once, featured items first; paid by the first offered method.
 * Address and notes are invented, as is the item of an empty menu. [ORDER-7]
 */
export function sampleOrder(menu: Menu, type: MenuType): Order {
  const { featured, categories, paymentMethods } = publicMenu(menu);
  const products = new Map([...featured, ...categories.flatMap(itemsUnder)].map((item) => [item.key, item]));
  const ordered: OrderLine['item'][] = products.size > 0 ? [...products.values()] : [INVENTED];
  return {
    lines: QUANTITIES.flatMap((quantity, nth) => {
      const item = ordered[nth];
      return item ? [{ item: { title: item.title, price: item.price }, quantity }] : [];
    }),
    type,
    address: type === 'delivery' ? ADDRESS : '',
    payment: selectedPaymentMethods(paymentMethods)[0] ?? null,
    notes: NOTES,
  };
}

function itemsUnder({ items, categories }: PublicCategory): readonly PublicItem[] {
  return [...items, ...categories.flatMap(itemsUnder)];
}
