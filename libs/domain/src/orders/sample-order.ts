import type { Menu } from '../menu/menu.ts';
import type { MenuType } from './menu-types.ts';
import type { Order, OrderLine } from './order-text.ts';
import { selectedPaymentMethods } from './payment-methods.ts';
import { DEFAULT_PRICE } from '../prices/price.ts';
import { publicItems, publicMenu, type PublicItem, type PublicOptionGroup } from '../menu/public-menu.ts';
import { checkSelection, groupsOf } from '../options/selection.ts';
import { listOf } from '../list-of.ts';

/** Quantity of each item. */
const QUANTITIES = [2, 1] as const;
const ADDRESS = 'Av. Rivadavia 1234, 2.º B';
const NOTES = 'Sin cebolla, por favor';
const NAME = 'Julián';
/** Replaces the items of an empty menu. */
const INVENTED = { title: 'Producto de ejemplo', price: DEFAULT_PRICE };
/** Later than anything is sold out: a sample is the same every day. */
const ALWAYS = Infinity;

/**
 * Returns a sample order of this menu: the first shown item twice and the second once, featured items first, with the first options that they
 * need; to the first zone, paid by the first offered method. Name, address and notes are invented, as is the item of an empty menu. [ORDER-7]
 */
export function sampleOrder(menu: Menu, type: MenuType): Order {
  const { featured, paymentMethods, delivery, optionGroups, ...rest } = publicMenu(menu);
  const items = new Map([...featured, ...publicItems(rest)].map((item) => [item.key, item]));
  const ordered: SampleItem[] = items.size > 0 ? [...items.values()] : [INVENTED];
  return {
    lines: QUANTITIES.flatMap((quantity, nth) => {
      const item = ordered[nth];
      return item ? [sampleLine(item, optionGroups, quantity)] : [];
    }),
    type,
    zone: (type === 'delivery' && listOf(delivery.zones)[0]) || null,
    address: type === 'delivery' ? ADDRESS : '',
    payment: selectedPaymentMethods(paymentMethods)[0] ?? null,
    paysWith: null,
    name: NAME,
    notes: NOTES,
  };
}

type SampleItem = Pick<PublicItem, 'title' | 'price' | 'optionGroups'>;

function sampleLine(item: SampleItem, groups: readonly PublicOptionGroup[], quantity: number): OrderLine {
  const chosen = groupsOf(item, groups).map(({ key, min, options }) => ({ key, options: options.slice(0, min) }));
  const selection = Object.fromEntries(chosen.map(({ key, options }) => [key, options.map((option) => option.key)]));
  const checked = checkSelection(item, groups, selection, ALWAYS);
  return {
    item: { title: item.title },
    price: checked.ok ? checked.value : item.price,
    quantity,
    options: chosen.flatMap(({ options }) => options.map(({ title }) => title)),
    note: '',
  };
}
